"""The in-app rules: chapters and paragraphs in order, and which paragraph explains a ruling."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple


class Paragraph(NamedTuple):
    """A paragraph: `key` is its heading, `key.text` its text."""

    key: str
    rulings: tuple[str, ...]
    example: Mapping[str, Any] | None
    """A position to try it on, as in the file."""
    box: tuple[str, ...]
    """Facts of the box it states besides the numbers in its text: keys of `Box.status`."""


class Chapter(NamedTuple):
    """A chapter: `key` is its title, `key.text` its introduction."""

    key: str
    paragraphs: tuple[Paragraph, ...]

    @property
    def part(self) -> str:
        """The rule module it is about, such as base."""
        return self.key.split("-")[1]


@cache
def rulebook() -> tuple[Chapter, ...]:
    """Return the chapters in order."""
    text = (files("rifugio") / "locales" / "rulebook.toml").read_text(encoding="utf-8")
    return tuple(
        Chapter(
            chapter["key"],
            tuple(
                Paragraph(one["key"], tuple(one["rulings"]), one.get("example"), tuple(one.get("box", ())))
                for one in chapter["paragraphs"]
            ),
        )
        for chapter in tomllib.loads(text)["chapter"]
    )


@cache
def paragraph_of(ruling: str) -> str | None:
    """Return the key of the paragraph that explains a ruling, such as that of a reason."""
    for chapter in rulebook():
        for paragraph in chapter.paragraphs:
            if ruling in paragraph.rulings:
                return paragraph.key
    return None
