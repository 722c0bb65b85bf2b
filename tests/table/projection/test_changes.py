"""Events on the wire."""

import json
from datetime import timedelta, timezone
from typing import get_args

import pytest

from rifugio.engine.play import legal_moves
from rifugio.engine.text.moves import write_move
from rifugio.table.messages.commands import ChangeClock, Expire, MakeMove
from rifugio.table.messages.events import Event, Moved, Opened, RematchOpened, Started, write_event
from rifugio.table.messages.frames import Change, EventFrame, MoveFrame
from rifugio.table.messages.options import Clock
from rifugio.table.messages.reading import reader
from rifugio.table.messages.writing import field_names
from rifugio.table.projection import table_json
from rifugio.table.projection.changes import INSIDE, OWN, SHOWN, UNSEEN
from rifugio.table.projection.pieces import moment
from rifugio.table.who import Timer
from tests.table.projection.stories import (
    BEGAN,
    HOST,
    LINK,
    STRANGER,
    WATCHER,
    aborted,
    begun,
    callers,
    person,
    played,
)

EVENTS: tuple[type, ...] = get_args(get_args(Event)[0])


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
def test_every_field_of_every_event_was_thought_of(kind: type) -> None:
    """Every field is declared as public, private or hidden."""
    own, inside = OWN.get(kind, frozenset()), INSIDE.get(kind, frozenset())
    unseen = UNSEEN.get(kind, frozenset())
    assert SHOWN[kind] | own | inside | unseen == set(field_names(kind))
    assert not SHOWN[kind] & (own | inside | unseen)


def test_whole_games() -> None:
    """Each frame matches the models; a table within it equals the table sent on its own."""
    for story in (played(("helicopter", "rafts")), aborted()):
        for step in story.steps[::3]:
            for caller in callers(step.table):
                change, whole = step.told.change_for(caller), step.told.with_table(caller)
                assert whole == b'{"event":' + change + b',"table":' + table_json(step.table, caller) + b"}"
                read = reader(EventFrame)(json.loads(whole)).event
                assert read == reader(Change)(json.loads(change))
                assert (read.seq, read.at) == (step.table.seq, step.at)
                frame = step.told.for_caller(caller)
                if frame != whole:
                    assert reader(MoveFrame)(json.loads(frame)).event == read


def test_only_a_move_after_which_the_game_goes_on_comes_without_the_table() -> None:
    bare = [step for step in played().steps if b'"table":' not in step.told.for_caller(STRANGER)]
    assert {type(step.event) for step in bare} == {Moved}
    assert {step.table.phase for step in bare} == {"playing"}
    whole = [step for step in played().steps if isinstance(step.event, Moved) and step not in bare]
    assert all(step.before and step.before.seats != step.table.seats for step in whole[:-1])
    assert whole[-1].table.phase == "over"


def test_who_comes_back_by_a_move_is_seen_to_be_back() -> None:
    """Changes of a move do not include seats, so the whole table is sent."""
    story = begun(players=2)
    seat = story.table.to_move
    assert seat is not None
    story.do(HOST, ChangeClock(clock=Clock(kind="live", seconds=60)))
    story.do(Timer(), Expire(seat=seat))
    text = write_move(legal_moves(story.table.begun.state)[0])
    story.do(person(story.table, seat), MakeMove(seat=seat, move=text))
    shown = json.loads(story.steps[-1].told.for_caller(STRANGER))
    assert shown["table"]["seats"][seat]["away"] is False


def test_an_event_is_sent_as_it_is_stored() -> None:
    """Except for what some may not see."""
    for step in played().steps:
        sent = json.loads(step.told.change_for(person(step.table, 0, 1)))["event"]
        stored = json.loads(write_event(step.event))
        if isinstance(step.event, Opened):
            del stored["salts"]
        if isinstance(step.event, Started):
            play = step.table.begun
            stored |= {"words": list(play.words), "salts": list(play.salts)}
        assert sent == stored


def test_effects_are_for_all() -> None:
    """Who takes which card is public; only the contents of a pile are hidden."""
    step = next(s for s in played().steps if b"PlaceTaken" in s.told.change_for(STRANGER))
    seen = {json.dumps(json.loads(step.told.change_for(caller))["effects"]) for caller in callers(step.table)}
    assert len(seen) == 1
    assert '"code": "PlaceTaken"' in seen.pop()


def test_a_watcher_is_not_told_where_the_rematch_is() -> None:
    step = played().steps[-1]
    assert isinstance(step.event, RematchOpened)
    assert json.loads(step.told.change_for(WATCHER))["event"] == {"kind": "rematch"}
    assert json.loads(step.told.change_for(STRANGER))["event"]["table"] == LINK
    assert LINK.encode() not in step.told.for_caller(WATCHER)


def test_moments_are_utc() -> None:
    assert moment(None) == "null"
    assert moment(BEGAN) == '"2026-03-01T12:00:00Z"'
    assert moment(BEGAN.astimezone(timezone(timedelta(hours=5)))) == '"2026-03-01T12:00:00Z"'
    assert moment(BEGAN + timedelta(milliseconds=5)) == '"2026-03-01T12:00:00.005000Z"'
