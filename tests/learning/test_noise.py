"""How much a game that is played on says of a plan: luck and the value's errors are told apart."""

import json

import pytest

from tools.learning import noise
from tools.learning.games import tasks


def test_what_the_value_gets_wrong_and_what_it_gains_to_find_out() -> None:
    """The value prefers the first plan by a point, and in every game the second is worth two more."""
    found = noise.said([json.dumps([{"value": [1.0, 0.0], "worths": [[5.0] * 8, [7.0] * 8]}])])
    assert "1 positions; luck 0.00, the value's errors 4.50" in found
    assert "after 1, the value as 1: +2.000" in found
    assert "after 1, the value as 4: +0.000" in found
    assert "after 4, the value as 4: +2.000" in found


def test_what_all_plans_have_in_common_is_no_luck() -> None:
    games = [1.0, 9.0, 4.0, 2.0, 7.0, 3.0, 8.0, 5.0]
    same = {"value": [0.0, 0.0], "worths": [games, games]}
    other = {"value": [0.0, 0.0], "worths": [games, games[::-1]]}
    assert noise.luck_in(noise.compared(same)) == 0.0
    assert noise.luck_in(noise.compared(other)) > 1.0


def test_plans_of_some_turns_are_played_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(noise, "GAMES", 2)
    monkeypatch.setattr(noise, "LOOKED_AT", 0.2)
    found = noise.played_on_in(next(tasks(1, 80_500, None, (2,))))
    assert any(len(one["value"]) > 1 for one in found)
    for one in found:
        assert len(one["worths"]) in (0, len(one["value"]))
        assert all(len(games) == 2 for games in one["worths"])
