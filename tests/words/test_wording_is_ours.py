"""No sentence of the printed rulebooks is copied.

Their texts are not part of this repository. If you have them, put them in a folder as .txt files and name it:
RIFUGIO_RULEBOOKS=/some/where pytest tests/words
"""

import os
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from tests.words.files import ALL_PATHS, contents, name_of

FOLDER = os.environ.get("RIFUGIO_RULEBOOKS", "")
RUN = 7
"""This many consecutive words count as a copy."""

with_rulebooks = pytest.mark.skipif(
    not FOLDER or not any(Path(FOLDER).glob("*.txt")),
    reason="RIFUGIO_RULEBOOKS names no folder with rulebooks",
)


def runs(text: str) -> set[tuple[str, ...]]:
    words = re.findall(r"\w+", text.casefold())
    return {tuple(words[start : start + RUN]) for start in range(len(words) - RUN + 1)}


def copied(source: str, book: set[tuple[str, ...]]) -> dict[str, list[tuple[str, ...]]]:
    """Key of a message → its parts that are copied from a book. Parameters do not hide a copy."""
    found = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message):
            texts = contents(entry).texts
            same = set().union(*map(runs, texts), runs(" ".join(texts))) & book
            if same:
                found[entry.id.name] = sorted(same)
    return found


@cache
def printed() -> set[tuple[str, ...]]:
    return set().union(*(runs(path.read_text(encoding="utf-8")) for path in Path(FOLDER).glob("*.txt")))


@with_rulebooks
@pytest.mark.parametrize("path", ALL_PATHS, ids=name_of)
def test_nothing_is_copied(path: Path) -> None:
    assert not copied(path.read_text(encoding="utf-8"), printed())


@with_rulebooks
def test_every_sentence_of_the_rulebooks_would_be_found() -> None:
    for path in Path(FOLDER).glob("*.txt"):
        sentences = re.split(r"[.!?]\s", path.read_text(encoding="utf-8"))
        long = [words for words in (re.findall(r"\w+", one) for one in sentences) if len(words) >= RUN]
        assert len(long) > 50, path.name
        for words in long:
            assert copied(f"some-key = {', '.join(words).upper()}!", printed()), words


def test_a_copy_is_found_whatever_its_case_and_commas() -> None:
    book = runs("Once upon a time a hiker built a hut on a green meadow.")
    assert copied("mine = He said: a TIME, a hiker built – a hut", book)
    assert copied("mine = Upon a time a { $animal } hiker built a hut", book)
    assert not copied("mine = Once upon a time a hiker slept in a hut on a meadow", book)
