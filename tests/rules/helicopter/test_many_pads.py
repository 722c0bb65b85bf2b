"""Performance of walking: adjacent pads are searched once each, not in every order."""

import pytest

from kit.positions import position
from rifugio.engine.helicopter import walking
from rifugio.engine.play import legal_moves
from rifugio.engine.state import State

PADS = "HF@1,0 HF@0,1 HF@1,1 HG@2,0 HG@1,2 HG@2,1"


@pytest.mark.ruling("H-WALK-04")
def test_no_position_is_tried_out_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    state = position(PADS, players=5, extensions=("helicopter",), at="1,0", cards=(5, 5, 5, 5, 5))
    tried: list[object] = []
    onward = type(state.game.rulebook).onward

    def counted(self: object, there: State, steps: int) -> object:
        tried.append((there.me.cell, there.turn.free, there.me.cards))
        return onward(state.game.rulebook, there, steps)

    monkeypatch.setattr(type(state.game.rulebook), "onward", counted)
    assert legal_moves(state)
    assert len(tried) == len(set(tried))
    assert walking.leads_on(state)
