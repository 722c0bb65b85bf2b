"""The last turn is solved: the last tile and the walk exactly, and the first of two tiles among the best."""

from math import inf

import pytest

from rifugio.bots import Budget, make_bot
from rifugio.bots.choosing import LYNX_WEIGHTS
from rifugio.bots.last_turn import last_turn
from rifugio.bots.last_walk import Moves, margin
from rifugio.bots.patience import Patience
from rifugio.box import load_box
from rifugio.engine.play import legal_moves, play, view
from rifugio.engine.state import State
from rifugio.engine.text.positions import read_position

FLOWN_TO_ITS_END = """
rifugio rules=1 box=second-edition players=2 with=helicopter scores=covered
turn seat=1 connect=2 free=2 awaiting=- seen=-
board HR@8,-11 F@9,-11 WF2@10,-11 R@8,-10 F@9,-10 WF1@6,-9 F@7,-9 R@8,-9 WF3@9,-9 F@4,-8 F@5,-8 F@6,-8 \
F@8,-8 G@4,-7 F@5,-7 F@6,-7 R@8,-7 T3@2,-6 F@4,-6 G@5,-6 F@6,-6 AN3@7,-6 T1@8,-6 FL3@2,-5 F@3,-5 F@4,-5 \
F@5,-5 R@6,-5 T2@1,-4 R@2,-4 HR@3,-4 R@4,-4 AN2@5,-4 HF@6,-4 R@1,-3 F@2,-3 F@3,-3 HG@5,-3 BE1@-1,-2 \
BE2@0,-2 F@1,-2 P2@3,-2^1 G@5,-2 R@0,-1 FL2@3,-1 G@4,-1 F@5,-1 R@6,-1 START@0,0 G@1,0 P1@2,0 G@3,0 G@4,0 \
F@5,0 BE3@-1,1 FL1@3,1 G@4,1 P3@5,1^3 HG@2,2
open G AN1
blind -
hand -
rejects -
removed -
seat at=1,-4 cards=0 left=hut:0,helicopter:0 places=AN2,AN3,FL2,FL3,P1,P2,T1!,T2!,T3! bears=0 \
visits=hut:4,helicopter:1
seat at=3,-4 cards=2 left=hut:0,helicopter:1 places=AN2,AN3,FL2,P1,P2,WF2 bears=0 \
visits=hut:2,helicopter:0
objects hut0@4,-6 hut0@5,-6 hut0@4,-5 helicopter0@3,-4 hut1@4,-4 hut1@3,-3 hut0@0,-1 hut1@4,-1 hut1@1,0 \
hut0@3,0 hut1@4,0
"""
"""Laid for the walk that looked best, the last two tiles once cost a lynx five points."""


def the_end() -> State:
    return read_position(FLOWN_TO_ITS_END, load_box)


@pytest.mark.parametrize("name", ["lynx", "owl"])
def test_whoever_overlooks_nothing_finds_the_best_last_turn(name: str) -> None:
    state, bot = the_end(), make_bot(name)
    while not state.turn.over:
        state, _ = play(state, bot.choose(view(state, 1), tuple(legal_moves(state)), Budget(inf)))
    assert margin(state, 1) == -11


@pytest.mark.parametrize("tries", [0, 3, 60])
def test_without_time_to_be_sure_nothing_is_claimed(tries: int) -> None:
    assert last_turn(the_end(), LYNX_WEIGHTS, Patience(tries=tries)) is None
    state, bot = the_end(), make_bot("lynx")
    while not state.turn.over:
        move = bot.choose(view(state, 1), tuple(legal_moves(state)), Budget(tries=tries))
        assert move in legal_moves(state)
        state, _ = play(state, move)


class Once(Patience):
    """A patience that lasts until a walk has been solved."""

    over = False

    def lasts(self) -> bool:
        return not self.over


def test_when_time_is_up_no_other_placement_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """A lynx of five players once took an eighth longer than its time, by a step into each of the others."""
    patience, looked_at = Once(), list[State]()

    def slowly(state: State, patience: Patience) -> tuple[int, Moves]:
        looked_at.append(state)
        assert isinstance(patience, Once)
        patience.over = True
        return -100, ()

    monkeypatch.setattr("rifugio.bots.last_turn.solved", slowly)
    assert last_turn(the_end(), LYNX_WEIGHTS, patience) is None
    assert len(looked_at) == 1
