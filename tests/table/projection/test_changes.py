"""Events on the wire."""

import json
from datetime import timedelta, timezone
from typing import get_args

import pytest

from rifugio.table.messages.events import Event, Opened, RematchOpened, Started, write_event
from rifugio.table.messages.frames import Change, EventFrame
from rifugio.table.messages.reading import reader
from rifugio.table.messages.writing import field_names
from rifugio.table.projection import event_json, table_json
from rifugio.table.projection.changes import INSIDE, OWN, SHOWN, UNSEEN
from rifugio.table.projection.pieces import moment
from tests.table.projection.stories import BEGAN, LINK, STRANGER, WATCHER, aborted, callers, person, played

EVENTS: tuple[type, ...] = get_args(get_args(Event)[0])


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
def test_every_field_of_every_event_was_thought_of(kind: type) -> None:
    """Somebody has said of each who may see it."""
    own, inside = OWN.get(kind, frozenset()), INSIDE.get(kind, frozenset())
    unseen = UNSEEN.get(kind, frozenset())
    assert SHOWN[kind] | own | inside | unseen == set(field_names(kind))
    assert not SHOWN[kind] & (own | inside | unseen)


def test_whole_games() -> None:
    """Each frame is what the models say, and holds the table as it is sent by itself."""
    for story in (played(("helicopter", "rafts")), aborted()):
        for step in story.steps[::3]:
            for caller in callers(step.table):
                frame = event_json(step.table, step.event, step.effects, step.at, caller)
                assert frame == step.told.for_caller(caller)
                change = step.told.change_for(caller)
                assert frame == b'{"event":' + change + b',"table":' + table_json(step.table, caller) + b"}"
                read = reader(EventFrame)(json.loads(frame)).event
                assert read == reader(Change)(json.loads(change))
                assert (read.seq, read.at, len(read.effects)) == (step.table.seq, step.at, len(step.effects))


def test_an_event_is_sent_as_it_is_stored() -> None:
    """But for what some may not see."""
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
    """Who takes which card is seen at a table; only what lies in a pile is covered."""
    step = next(s for s in played().steps if any(type(e).__name__ == "PlaceTaken" for e in s.effects))
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
