"""The first player is drawn fairly, from everybody's word, and independently of the tiles."""

from collections import Counter

import pytest

from rifugio.dealer import first_player
from rifugio.dealer.draws import draw, game_key

SECRET = bytes(range(32))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_is_equally_likely(players: int) -> None:
    tries = 2000
    seen = Counter(first_player(number.to_bytes(32, "big"), [""] * players) for number in range(tries))
    share = tries / players
    assert sum((seen[player] - share) ** 2 / share for player in range(players)) < 18.5


@pytest.mark.parametrize("player", range(3))
def test_every_word_matters(player: int) -> None:
    others = {
        first_player(SECRET, [f"{number}" if one == player else "" for one in range(3)])
        for number in range(40)
    }
    assert others == {0, 1, 2}


def test_it_can_be_written_down_elsewhere() -> None:
    """The algorithm of docs/server.md, written again: another program must get the same player."""
    words = ["Gämse", "rifugio", ""]
    assert first_player(SECRET, words) == draw(game_key(SECRET, "first player", words), 0, 3)
    assert [first_player(bytes([number]) * 32, words) for number in range(12)] == [
        2,
        2,
        2,
        2,
        2,
        2,
        1,
        1,
        0,
        2,
        1,
        1,
    ]
