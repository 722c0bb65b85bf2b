"""A table that walks a trail: an ordinary game, but for the secret, which no event of it publishes."""

import json
from dataclasses import replace
from datetime import UTC, date, datetime

import pytest

from rifugio.answering.replays import replay_of
from rifugio.answering.seals import seal_of
from rifugio.answering.thinking import think
from rifugio.answering.thoughts import bot_question, hint_question
from rifugio.box import load_box
from rifugio.dealer import Genuine, SecretUnpublished, verify
from rifugio.engine.play import legal_moves
from rifugio.engine.text.moves import write_move
from rifugio.engine.text.records import read_record
from rifugio.table.afterwards import check_rematch
from rifugio.table.asked import Declined
from rifugio.table.duties import duties
from rifugio.table.in_memory import TableInMemory
from rifugio.table.messages.commands import Abort, Command, Leave, MakeMove, Resign
from rifugio.table.messages.events import Event, Opened
from rifugio.table.messages.options import Look
from rifugio.table.messages.writing import write_message
from rifugio.table.projection.tables import table_json
from rifugio.table.record import record_of
from rifugio.table.table import Table
from rifugio.table.trying import up_to
from rifugio.table.who import BotPlayer, Caller, Caretaker, Who
from rifugio.trails.opening import first_events
from rifugio.trails.trail import TRIES, WALKER, sealed_by, secret_of, trail_of

MONDAY = date(2026, 11, 16)
KEY = bytes(range(32))
SECRET = secret_of(KEY, MONDAY)
ANNA = Look(name="Anna", animal="hare", colour="blue")
NOW = datetime(2026, 11, 16, 12, tzinfo=UTC)
ME = Caller(frozenset({(WALKER, 1)}))


class Walk:
    """A table on the trail, and every event of it as it is stored."""

    def __init__(self, look: Look | None = ANNA) -> None:
        opened, started = first_events(trail_of(MONDAY), SECRET, look)
        self.events: list[Event] = [opened, started]
        self._memory = TableInMemory(opened, SECRET, NOW)
        self._memory.append(started, NOW)

    @property
    def table(self) -> Table:
        return self._memory.table

    def do(self, who: Who, command: Command) -> None:
        event = self._memory.ask(who, command, NOW)
        assert not isinstance(event, Declined), event
        self.events.append(event)

    def play_on(self, which: int = 0, turns: int = 1000) -> None:
        """Play on: the animals think, the walker always takes one of the first legal moves."""
        while self.table.phase == "playing" and turns:
            seat = self.table.to_move
            assert seat is not None
            bot = self.table.seats[seat].bot
            if bot is None:
                legal = legal_moves(self.table.begun.state)
                move = legal[min(which, len(legal) - 1)]
                self.do(ME, MakeMove(seat=seat, move=write_move(move)))
                turns -= self.table.to_move != seat
                continue
            for thought in think(bot_question(self.table, bot)):
                self.do(BotPlayer(bot, None), MakeMove(seat=seat, move=thought.move))

    @property
    def everything(self) -> str:
        """All that anybody can ask of the table."""
        told = [write_message(event) for event in self.events]
        shown = [table_json(self.table, who).decode() for who in (ME, Caller())]
        seal = write_message(seal_of(self.table))
        return "\n".join([*told, *shown, seal, record_of(self.table)])


@pytest.fixture(scope="module")
def walked() -> Walk:
    walk = Walk()
    walk.play_on()
    return walk


def test_it_is_the_days_bag(walked: Walk) -> None:
    assert walked.table.commitment == sealed_by(KEY, MONDAY)
    assert walked.table.begun.setup == trail_of(MONDAY).setup
    assert isinstance(walked.events[0], Opened)
    assert bot_question(walked.table, "fox").tries == TRIES
    assert hint_question(walked.table).tries is None


def test_a_finished_trail_does_not_give_the_secret_away(walked: Walk) -> None:
    assert walked.table.phase == "over"
    assert SECRET.hex() not in walked.everything
    assert replay_of(walked.table)
    assert isinstance(verify(read_record(record_of(walked.table), load_box)), SecretUnpublished)


def test_once_it_is_published_every_draw_verifies_against_the_seal(walked: Walk) -> None:
    record = record_of(replace(walked.table, secret=SECRET.hex()))
    found = verify(read_record(record, load_box), sealed_by(KEY, MONDAY))
    assert found == Genuine(walked.table.begun.draws)


@pytest.mark.parametrize(
    ("who", "command"),
    [
        (ME, Leave()),
        (ME, Resign(seat=WALKER)),
        (Caller(host=True), Abort()),
        (Caretaker(), Abort()),
    ],
    ids=str,
)
def test_neither_does_one_that_is_given_up(who: Who, command: Command) -> None:
    walk = Walk()
    walk.play_on(turns=2)
    before = walk.table
    walk.do(who, command)
    assert walk.table.phase == "aborted"
    assert SECRET.hex() not in walk.everything
    assert "trail" in [duty.kind for duty in duties(before, walk.table)]


def test_whoever_plays_alike_draws_alike_against_animals_that_play_alike(walked: Walk) -> None:
    again, other = Walk(), Walk()
    again.play_on()
    assert again.table.begun.moves == walked.table.begun.moves
    other.play_on(which=5, turns=1)
    assert other.table.begun.moves != walked.table.begun.moves[: len(other.table.begun.moves)]


def test_trying_again_from_a_turn_is_the_same_trail_and_keeps_its_secret(walked: Walk) -> None:
    opened, *_ = up_to(walked.table, WALKER, len(walked.table.begun.moves) // 2, "hut")
    assert isinstance(opened, Opened)
    assert opened.trail == walked.table.trail
    assert opened.commitment == sealed_by(KEY, MONDAY)


def test_there_is_no_rematch(walked: Walk) -> None:
    assert check_rematch(walked.table, ME) == Declined("wrong_phase")


def test_everybody_at_the_table_sees_whose_day_it_is(walked: Walk) -> None:
    assert json.loads(table_json(walked.table, ME))["trail"] == "2026-11-16"


def test_the_strongest_bot_walks_it_by_itself() -> None:
    path = Walk(look=None)
    path.play_on()
    assert path.table.phase == "over"
    assert [seat.bot for seat in path.table.seats] == ["owl", "squirrel"]
    assert SECRET.hex() not in path.everything
