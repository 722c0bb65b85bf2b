"""The recorded playthroughs are still played exactly the same."""

import difflib

import pytest

from kit.ways import COMBINATIONS, Way
from tests.playthroughs.writing import FOLDER, PLAYERS, playthrough

WAYS_WRITTEN = [Way(PLAYERS, extensions) for extensions in COMBINATIONS]
MOST_BYTES = 400_000


@pytest.mark.parametrize("way", WAYS_WRITTEN, ids=str)
def test_the_game_is_played_as_written(way: Way) -> None:
    path = FOLDER / f"{way}.txt"
    assert path.exists(), "run `python -m tests.playthroughs.make`"
    expected, found = path.read_text(encoding="utf-8"), playthrough(way)
    if found != expected:
        lines = difflib.unified_diff(expected.splitlines(), found.splitlines(), "written", "now", lineterm="")
        pytest.fail("if meant, run `python -m tests.playthroughs.make`:\n" + "\n".join([*lines][:60]))


@pytest.mark.parametrize("way", WAYS_WRITTEN, ids=str)
def test_the_file_is_small_enough_to_read(way: Way) -> None:
    assert (FOLDER / f"{way}.txt").stat().st_size < MOST_BYTES


def test_every_file_is_compared() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == {str(way) for way in WAYS_WRITTEN}
