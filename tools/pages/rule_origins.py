"""Where each rule comes from: the rulebook, a ruling of ours, or a reconstruction.

Read from the tags of docs/rules/rulings.md, and from the status of the box contents: a paragraph mentions a
number of the box if its text has that variable, or if rulebook.toml lists it as its `box`.
"""

import re
from collections.abc import Iterable
from functools import cache
from typing import Final, NamedTuple

from kit.repository import ROOT
from kit.rulings import RULINGS, UNTAGGED, part
from rifugio.box import NEWEST, load_box
from rifugio.engine.box import Box
from rifugio.words import FALLBACK, Paragraph
from rifugio.words.catalogue import sources
from rifugio.words.numbers import MARK, numbers_of

ORIGINS: Final = ("book", "ours", "reconstructed")
_OF_TAG: Final = {"T": "book", "D": "book", "E": "ours", "X": "reconstructed"}
_IN_WORDS: Final = {"T": "(stated)", "D": "(follows)", "E": "(our ruling)", "X": "(reconstructed)", "N": ""}
_LINE: Final = re.compile(r"^- \*\*([BHRC]-[A-Z0-9]+-\d{2})\*\*((?: \[[A-Z]\])*) (.*)$", re.MULTILINE)
_TAG: Final = re.compile(r"`?\[([TDEXN])\]`?")
_VARIABLE: Final = re.compile(rf"\${MARK}([\w-]+)")


class Told(NamedTuple):
    """A ruling as the rules page shows it."""

    origin: str
    text: str


@cache
def told_rulings() -> dict[str, Told]:
    """Return every ruling of Part 1 with its text, without Markdown emphasis."""
    found = {}
    for name, opening, text in _LINE.findall(part((ROOT / RULINGS).read_text(encoding="utf-8"), 1)):
        tags = _TAG.findall(opening) or [UNTAGGED]
        found[name] = Told(
            joined(_OF_TAG[tag] for tag in [*tags, *_TAG.findall(text)] if tag != "N"), plain(text)
        )
    return found


def plain(text: str) -> str:
    """Return a line of the specification as plain text; a tag within it becomes a word."""
    worded = _TAG.sub(lambda tag: _IN_WORDS[tag[1]], text)
    return re.sub(r"\s+", " ", re.sub(r"\*\*|[*`]", "", worded)).strip()


def origin_of(paragraph: Paragraph, box: Box | None = None) -> str:
    """Return where a paragraph comes from: names of ORIGINS, joined, such as “book-ours”."""
    box = box or load_box(NEWEST)
    kinds = {kind for ruling in paragraph.rulings for kind in told_rulings()[ruling].origin.split("-")}
    kinds.discard("reconstructed")  # the box's own status is more precise
    if "reconstructed" in {box.status[name] for name in box_parts(paragraph, box)}:
        kinds.add("reconstructed")
    return joined(kinds) or ORIGINS[0]


def box_parts(paragraph: Paragraph, box: Box) -> set[str]:
    """Return the names in `Box.status` of everything in the box that a paragraph mentions."""
    numbers = numbers_of(box)
    variables = _VARIABLE.findall(sources(FALLBACK)[paragraph.key])
    return {name for variable in variables for name in numbers[variable].told_by} | set(paragraph.box)


def joined(kinds: Iterable[str]) -> str:
    """Return kinds of origin as one name, in the order of ORIGINS."""
    found = set(kinds)
    return "-".join(kind for kind in ORIGINS if kind in found)
