"""Measured games are discarded when the bots have changed."""

from copy import deepcopy
from math import inf

import pytest

from tools.studies.strengths import __main__ as make_strengths
from tools.studies.strengths.cells import Cell


def test_games_of_other_bots_are_thrown_away_however_many_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(make_strengths, "save", lambda cells: None)
    cell = Cell(("marmot", "squirrel"), 2, ())
    make_strengths.play([cell], [cell], 2, 1, inf)
    played = deepcopy(cell.first)
    cell.first[0][0][1] += 1
    cell.wins = 2
    make_strengths.play([cell], [cell], 2, 1, inf)
    assert (cell.games, cell.first) == (2, played)
    make_strengths.play([cell], [cell], 2, 1, inf)
    assert cell.games == 2, "what is as it was stays"
