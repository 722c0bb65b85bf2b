"""The plans of a turn share its time: one before a blind draw, one after it."""

from dataclasses import dataclass, field

import pytest

import rifugio
from kit.ways import SOME_WAYS, Way
from rifugio.answering import thinking
from rifugio.answering.thoughts import Question
from rifugio.bots import Budget, make_bot
from rifugio.bots.choosing import seconds_left, share
from rifugio.engine.moves import DRAW_BLIND, Move
from rifugio.engine.play import carry_out, legal_moves
from rifugio.engine.state import State
from rifugio.engine.text.moves import write_move
from rifugio.engine.text.positions import write_setup


def first_draw(way: Way) -> tuple[list[Move], State]:
    """The moves up to the first blind draw of a game, and the position before it."""
    state, moves = rifugio.new_game(rifugio.setup(way.players, way.extensions)), []
    while DRAW_BLIND not in legal_moves(state):
        moves.append(legal_moves(state)[0])
        state, _ = carry_out(state, moves[-1])
    return moves, state


@dataclass
class Watched:
    """A squirrel that remembers how much time it was given."""

    name: str = "squirrel"
    given: list[float] = field(default_factory=list)
    remark: None = None

    def choose(self, view: rifugio.View, legal: list[Move], budget: Budget) -> Move:
        self.given.append(budget.seconds)
        return make_bot("squirrel").choose(view, legal, budget)


@pytest.mark.parametrize("way", SOME_WAYS, ids=str)
def test_who_draws_blind_plans_twice_and_takes_no_more_than_the_turns_time(
    way: Way, monkeypatch: pytest.MonkeyPatch
) -> None:
    moves, state = first_draw(way)
    waiting, _ = carry_out(state, DRAW_BLIND)
    drawn = legal_moves(waiting)[0]
    held, _ = carry_out(waiting, drawn)
    assert seconds_left(state, 1.0) == 1.0
    assert share(state) + seconds_left(held, 1.0) * share(held) <= 1.0

    bot = Watched()
    monkeypatch.setattr(thinking, "make_bot", lambda name: bot)
    texts = tuple(map(write_move, [*moves, DRAW_BLIND, drawn]))
    thinking.think(Question(write_setup(state.game.setup), texts, "squirrel", 1.0))
    assert bot.given[0] <= seconds_left(held, 1.0)
    assert bot.given == sorted(bot.given, reverse=True)
