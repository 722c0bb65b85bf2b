"""Who has won, in words."""

import pytest

from kit.positions import position
from rifugio.engine.base.scoring import Standing
from rifugio.words import Words, verdict

WORDS = Words("en", strict=True)
NAMES = ["Ann", "Bob", "Cleo"]


def standing(total: int, tie_break: tuple[int, ...], rank: int) -> Standing:
    return Standing((), total, tie_break, rank)


def say(extensions: list[str], *standings: Standing, reader: int | None = None) -> str:
    end = position(players=3, extensions=extensions, awaiting="over")
    return verdict(WORDS, standings, end, reader, NAMES)


def test_one_wins() -> None:
    table = [standing(20, (4,), 2), standing(31, (2,), 1), standing(12, (8,), 3)]
    assert say([], *table) == "Bob wins with 31 points. Congratulations!"
    assert say([], *table, reader=1) == "You win with 31 points. Congratulations!"


def test_hut_points_decide_among_the_tied_alone() -> None:
    table = [standing(31, (4,), 2), standing(31, (6,), 1), standing(12, (8,), 3)]
    assert say([], *table) == "It’s a tie at 31 points, but the hut points decide: Bob wins!"


@pytest.mark.parametrize(
    ("extensions", "first", "points"),
    [
        (["helicopter"], (3, 0), "helicopter points"),
        (["rafts"], (2, 0), "raft points"),
        (["helicopter", "rafts"], (5, 0), "helicopter and raft points together"),
        (["helicopter", "rafts"], (0, 8), "hut points"),
    ],
)
def test_extensions_decide_first(extensions: list[str], first: tuple[int, int], points: str) -> None:
    table = [standing(31, first, 1), standing(31, (0, 6), 2), standing(31, (0, 2), 3)]
    assert say(extensions, *table, reader=0) == f"It’s a tie at 31 points, but the {points} decide: you win!"


def test_shared_victory() -> None:
    table = [standing(31, (4,), 1), standing(30, (9,), 3), standing(31, (4,), 1)]
    assert say([], *table) == "What a finish! Ann and Cleo share the victory with 31 points each."
    table[1] = table[0]
    assert say([], *table) == "What a finish! 3 winners with 31 points each: Ann, Bob and Cleo."
