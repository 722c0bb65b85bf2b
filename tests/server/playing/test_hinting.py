"""Hints: who may ask, how often, which bot answers, and that they cannot reveal hidden information."""

import json
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from rifugio.answering import thinking
from rifugio.answering.thinking import think
from rifugio.answering.thoughts import Question, Thought, hint_question
from rifugio.bots import Budget, make_bot
from rifugio.engine.base.information import View
from rifugio.engine.moves import Move
from rifugio.server.host.bot_pool import BotPool
from rifugio.server.play.hints import Hints
from rifugio.server.play.thinking import BotDied, BotFailed
from rifugio.table.table import Play, Table
from rifugio.words import REMARKS
from tests.table.driving import SECRET, Driven, begun

GAME = 7


class Head(BotPool):
    """A bot pool that thinks in this process, and records the questions."""

    def __init__(self, error: Exception | None = None) -> None:
        super().__init__(1)
        self.asked: list[Question] = []
        self._error = error

    async def _ask(self, question: Question) -> list[Thought]:
        self.asked.append(question)
        if self._error is not None:
            raise self._error
        return think(question._replace(bot="squirrel", seconds=5.0))


def mover(driven: Driven) -> list[int]:
    assert driven.table.to_move is not None
    return [driven.table.to_move]


async def hint(hints: Hints, driven: Driven) -> Sequence[Thought] | str:
    return await hints.ask(GAME, driven.table, mover(driven))


async def test_the_rest_of_the_turn_is_played_as_hinted() -> None:
    driven, head = begun(), Head()
    hints, seats, plans = Hints(head), mover(driven), 0
    while mover(driven) == seats:
        found = await hint(hints, driven)
        assert not isinstance(found, str)
        assert found[0].move in driven.legal()
        assert not found[0].remark or found[0].remark["code"] in REMARKS
        plans += len(head.asked) > plans
        driven.move(found[0].move)
    assert plans == len(head.asked) <= 3, "a plan is kept to until something is revealed"


async def test_another_move_makes_another_plan() -> None:
    driven, head = begun(3), Head()
    hints = Hints(head)
    first = await hint(hints, driven)
    assert await hint(hints, driven) == first
    assert len(head.asked) == 1
    assert not isinstance(first, str)
    other = next(move for move in driven.legal() if move not in (first[0].move, "draw"))
    driven.move(other)
    assert await hint(hints, driven) != first
    assert len(head.asked) == 2


async def test_only_in_ones_own_turn() -> None:
    driven, head = begun(), Head()
    hints = Hints(head)
    others = [seat for seat in range(2) if seat not in mover(driven)]
    assert await hints.ask(GAME, driven.table, others) == "not_your_turn"
    assert await hints.ask(GAME, driven.table, []) == "not_your_turn"
    driven.play_on(Random(1))
    assert await hints.ask(GAME, driven.table, [0, 1]) == "not_your_turn"
    assert not head.asked


async def test_not_too_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rifugio.server.play.hints.MOST", 2)
    head, answers = Head(), list[object]()
    hints = Hints(head)
    for number in range(3):
        driven = begun()
        driven.move(driven.legal()[number])
        answers.append(await hint(hints, driven))
    assert [answer == "too_often" for answer in answers] == [False, False, True]
    assert len(head.asked) == 2


async def test_with_a_full_queue_a_quicker_bot_answers() -> None:
    driven, head = begun(), Head()
    head.waiting = 100
    assert await hint(Hints(head), driven)
    (asked,) = head.asked
    assert (asked.bot, asked.seconds) == ("squirrel", 0.05)


@pytest.mark.parametrize("error", [BotDied(), BotFailed("KeyError")])
async def test_when_no_bot_can_answer_nothing_breaks(error: Exception) -> None:
    assert await hint(Hints(Head(error)), begun()) == "nobody_free"


async def test_a_node_without_bots_gives_no_hints() -> None:
    assert await hint(Hints(BotPool(0)), begun()) == "nobody_free"


# What a hint cannot reveal


def with_play(table: Table, **changes: Any) -> Table:  # noqa: ANN401
    play: Play = replace(table.begun, **changes)
    return replace(table, play=play)


def test_the_question_is_made_of_what_everybody_has_seen() -> None:
    """Neither the bag, nor a word for it, nor anything else of the table changes the question to a bot."""
    driven = begun()
    driven.play_on(Random(2), 30)
    table, asked = driven.table, hint_question(driven.table)
    assert json.loads(json.dumps(asked)) == [*asked[:1], list(asked.moves), *asked[2:]]
    assert SECRET.hex() not in json.dumps(asked)
    other = with_play(
        table, words=("elsewhere", "other"), digests=("0" * 64, ""), draws=99, first="draw", saved=()
    )
    assert hint_question(replace(other, commitment="another", room="another")) == asked
    revealed = [move for move in asked.moves if move.startswith("reveal")]
    assert len(revealed) == table.begun.draws, "only what has been revealed"


def test_the_bot_sees_what_the_seat_sees(monkeypatch: pytest.MonkeyPatch) -> None:
    driven, views = begun(3), list[View]()
    driven.play_on(Random(3), 60)

    class Looker:
        remark = make_bot("squirrel").remark

        def choose(self, view: View, legal: Sequence[Move], budget: Budget) -> Move:
            views.append(view)
            return legal[-1]

    monkeypatch.setattr(thinking, "make_bot", lambda _: Looker())
    think(hint_question(driven.table))
    assert views
    seat = driven.table.begun.state.turn.seat
    for view in views:
        assert isinstance(view, View)
        assert [player.pile is None for player in view.players] == [other != seat for other in range(3)]
