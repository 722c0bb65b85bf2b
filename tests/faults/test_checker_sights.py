"""The checker on what clients saw: everything that nobody may be shown is found."""

import json

import pytest

from rifugio.table.messages.commands import Undo
from tests.faults.history import Entry
from tests.faults.making import broken, change, last_sight, told


def test_p8_seen_but_not_in_the_log() -> None:
    story = told()
    last = story.rows.pop()
    assert {("P8", "seen, but not in the log"), ("P1", "accepted, and lost")} <= broken(story)
    assert last.seq == len(story.rows) + 1


def test_p8_another_event_than_the_log_has() -> None:
    story = told()
    number = last_sight(story, "ann")
    frame = json.loads(story.entries["ann"][number].text)
    frame["event"]["event"]["move"] = "end"
    change(story, "ann", number, text=json.dumps(frame, separators=(",", ":")))
    assert broken(story) == {("P8", "saw another event than the log has")}


def test_p8_a_gap_on_a_connection() -> None:
    story = told()
    story.accept(story.mover(), story.move())
    number = last_sight(story, "ben")
    before = max(n for n in range(number) if story.entries["ben"][n].text.startswith('{"event"'))
    del story.entries["ben"][before]
    assert broken(story) == {("P8", "out of order on a connection")}


def test_p8_behind_when_all_was_quiet() -> None:
    story = told()
    story.note("ann", "end", seq=story.table.seq - 1, head=story.table.seq)
    assert broken(story) == {("P8", "behind when all was quiet")}


def test_p8_a_head_that_is_not_in_the_log() -> None:
    story = told()
    sent = story.invoke("ann", Undo(seat=0), expected_seq=1)
    story.answer("ann", sent, answer="refused", code="stale", head=99)
    assert broken(story) == {("P8", "a head that is not in the log")}


def test_p9_another_table_than_the_log_makes() -> None:
    story = told()
    number = last_sight(story, "ann")
    text = story.entries["ann"][number].text
    change(story, "ann", number, text=text.replace('"take_back":null', '"take_back":0', 1))
    assert broken(story) == {("P9", "saw another table than the log makes")}


def test_p9_what_is_for_another_seat() -> None:
    """Nobody is shown the table as another seat sees it."""
    story = told()
    ann, ben = last_sight(story, "ann"), last_sight(story, "ben")
    change(story, "ann", ann, text=story.entries["ben"][ben].text)
    assert broken(story) == {("P9", "saw another table than the log makes")}


def test_figures() -> None:
    story = told()
    story.note("ben", "lost")
    story.clock += 0.5
    story.entries["ben"].append(Entry("hello", story.clock, 2, {"tokens": [], "after": story.table.seq}))
    welcome = {"seats": [], "host": False, "head": story.table.seq, "link": "A" * 22}
    story.entries["ben"].append(Entry("frame", story.clock + 0.1, 2, {}, json.dumps({"welcome": welcome})))
    findings = story.check()
    assert findings.valid
    assert findings.reconnects == [pytest.approx(0.6)]
    assert max(findings.staleness) < 0.1
    assert findings.invoked == len(findings.acked_at) == 4
