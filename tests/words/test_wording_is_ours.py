"""No sentence of the printed rulebooks is copied.

Their texts are not part of this repository. Whoever has them puts them in a folder as .txt files and names
it: RIFUGIO_RULEBOOKS=/some/where pytest tests/words
"""

import os
import re
from functools import cache
from pathlib import Path

import pytest

from tests.words.files import ALL_PATHS, contents, entries, name_of

FOLDER = os.environ.get("RIFUGIO_RULEBOOKS", "")
RUN = 7
"""So many words in a row are a copy."""

pytestmark = pytest.mark.skipif(
    not FOLDER or not any(Path(FOLDER).glob("*.txt")),
    reason="RIFUGIO_RULEBOOKS names no folder with rulebooks",
)


def runs(text: str) -> set[tuple[str, ...]]:
    words = re.findall(r"\w+", text.lower())
    return {tuple(words[start : start + RUN]) for start in range(len(words) - RUN + 1)}


@cache
def printed() -> set[tuple[str, ...]]:
    return set().union(*(runs(path.read_text(encoding="utf-8")) for path in Path(FOLDER).glob("*.txt")))


@pytest.mark.parametrize("path", ALL_PATHS, ids=name_of)
def test_nothing_is_copied(path: Path) -> None:
    for entry in entries(path):
        for text in contents(entry).texts:
            assert not runs(text) & printed(), f"{entry.id.name}: {sorted(runs(text) & printed())}"


def test_a_copy_would_be_found() -> None:
    text = next(Path(FOLDER).glob("*.txt")).read_text(encoding="utf-8")
    assert runs(" ".join(re.findall(r"\w+", text)[100:120])) & printed()
