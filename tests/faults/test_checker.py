"""The checker on hand-made histories: a valid one passes, and a violation of each property is found."""

from dataclasses import replace
from datetime import timedelta
from uuid import UUID

import pytest

from rifugio.server.store.events import Row
from rifugio.table.messages.commands import MakeMove
from rifugio.table.messages.events import Moved, read_event, write_event
from tests.faults.making import CLIENTS, broken, told


@pytest.mark.parametrize("bot", [False, True])
@pytest.mark.parametrize("live", [False, True])
def test_a_true_story_is_valid(bot: bool, live: bool) -> None:
    story = told(bot, live)
    late = story.invoke("ann", story.move(), expected_seq=1)
    story.refuse("ann", late, "stale")
    waiting = 1 - (story.table.to_move or 0)
    out_of_turn = story.invoke(CLIENTS[waiting], MakeMove(seat=waiting, move="end"))
    story.answer(CLIENTS[waiting], out_of_turn, answer="unknown", retry_ms=200)
    story.refuse(CLIENTS[waiting], out_of_turn, "not_your_turn")
    if live:
        story.expire(after=7)
    story.note("ben", "end", seq=story.table.seq, head=story.table.seq)
    findings = story.check()
    assert findings.verdict() == "VALID"
    assert findings.events == story.table.seq
    assert findings.frames > 0


def test_an_answer_that_came_twice_is_one_answer() -> None:
    story = told()
    sent = story.accept(story.mover(), story.move())
    story.answer(story.mover(), sent, answer="accepted", seq=sent.expected_seq + 1)
    assert story.check().valid


def test_p1_accepted_and_lost() -> None:
    story = told()
    sent = story.invoke(story.mover(), story.move())
    story.answer(story.mover(), sent, answer="accepted", seq=story.table.seq + 1)
    assert broken(story) == {("P1", "accepted, and lost")}


def test_p1_accepted_but_another_is_there() -> None:
    story = told()
    sent = story.invoke(story.mover(), story.move(), expected_seq=1)
    story.answer(story.mover(), sent, answer="accepted", seq=2)
    assert broken(story) == {("P1", "accepted, but another is there")}


def test_p2_done_twice() -> None:
    story = told()
    sent = story.accept(story.mover(), story.move())
    story.happen(story.callers[story.mover()], replace(sent, command=story.move()))
    assert ("P2", "done more than once") in broken(story)


def test_p3_nobody_asked_for_it() -> None:
    story = told()
    sent = story.invoke("ann", story.move())
    story.happen(story.callers[story.mover()], replace(sent, id=UUID(int=999)))
    assert broken(story) == {("P3", "nobody asked for it")}


def test_p3_not_what_was_asked_for() -> None:
    story = told()
    mover = story.mover()
    wanted, other = story.move(), MakeMove(seat=story.table.to_move or 0, move="draw")
    sent = story.invoke(mover, wanted)
    story.happen(story.callers[mover], replace(sent, command=other))
    assert broken(story) == {("P3", "not what was asked for")}


def test_p3_nature_answers_out_of_the_bag() -> None:
    story = told()
    mover = story.mover()
    story.accept(mover, MakeMove(seat=story.table.to_move or 0, move="draw"))
    event = read_event(story.rows[-1].body)
    assert isinstance(event, Moved)
    others = [f"reveal={tile}" for tile in "ABCDEFGHIJ" if f"reveal={tile}" not in event.reveals]
    told_otherwise = replace(event, reveals=(others[0],))
    story.rows[-1] = story.rows[-1]._replace(body=write_event(told_otherwise))
    found = broken(story)
    assert found & {("P3", "not what was asked for"), ("P6", "illegal on replay")}


def test_p4_refused_but_done() -> None:
    story = told()
    sent = story.accept(story.mover(), story.move())
    story.refuse(story.mover(), sent, "stale")
    assert broken(story) == {("P4", "refused, but done")}


def test_p4_refused_for_no_reason() -> None:
    story = told()
    sent = story.invoke(story.mover(), story.move())
    story.refuse(story.mover(), sent, "not_your_turn")
    assert broken(story) == {("P4", "refused for no reason")}


def test_p4_stale_though_nothing_has_happened() -> None:
    story = told()
    sent = story.invoke(story.mover(), story.move())
    story.refuse(story.mover(), sent, "stale")
    assert broken(story) == {("P4", "stale, but nothing has happened since")}


def test_p5_a_gap_in_the_log() -> None:
    story = told()
    del story.rows[2]
    assert ("P5", "gap in the log") in broken(story)


def test_p6_illegal_on_replay() -> None:
    story = told()
    last = story.rows[-1]
    again = Row(last.seq + 1, UUID(int=999), 0, 1, last.at, write_event(Moved(seat=4, move="end")))
    story.rows.append(again)
    assert broken(story) == {("P6", "illegal on replay")}


def test_p6_decided_on_another_seq() -> None:
    story = told()
    mover = story.mover()
    sent = story.invoke(mover, story.move(), expected_seq=1)
    story.happen(story.callers[mover], sent)
    assert broken(story) == {("P6", "decided on another seq")}


def test_p6_somebody_elses_move() -> None:
    story = told()
    mover = story.mover()
    other = "ben" if mover == "ann" else "ann"
    sent = story.invoke(other, story.move())
    story.happen(story.callers[mover], sent)
    assert broken(story) == {("P6", "would be refused")}


def test_p6_too_early_and_too_late() -> None:
    early, late = told(live=True), told(live=True)
    early.expire(after=3)
    assert broken(early) == {("P6", "expired too early")}
    late.at += timedelta(seconds=20)
    late.accept(late.mover(), late.move())
    assert broken(late) == {("P6", "moved too late")}


def test_p7_known_before_it_was_asked_for() -> None:
    story = told()
    mover = story.mover()
    story.accept(mover, story.move())
    entries = story.entries[mover]
    number = max(number for number, entry in enumerate(entries) if entry.kind == "invoke")
    entries[number] = entries[number]._replace(when=story.clock + 1)
    assert broken(story) == {("P7", "known before it was asked for")}
