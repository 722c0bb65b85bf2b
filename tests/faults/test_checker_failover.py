"""The checker on hand-made failovers: what a lagging standby may lose, and what it may not."""

import json

from rifugio.table.messages.commands import Abort
from rifugio.table.projection import table_json
from rifugio.table.who import Caller
from tests.faults.eras import LINGER, Loss
from tests.faults.making import CLIENTS, LINK, TOKENS, Story, broken, told


def failed_over(told_so: bool = True) -> Story:
    """Return a story in which the last two moves were lost, everybody was told so, and play goes on."""
    story = told()
    since, kept = story.clock, len(story.rows)
    for _ in range(2):
        story.accept(story.mover(), story.move())
    story.fail_over(kept, since)
    if told_so:
        for client in CLIENTS:
            story.go_back(client)
        story.accept(story.mover(), story.move())
    return story


def test_the_end_of_a_log_may_be_lost() -> None:
    story = failed_over()
    findings = story.check()
    assert findings.verdict() == "VALID"
    assert findings.lost == 2


def test_a_move_on_what_is_lost_is_stale() -> None:
    """Also if its sender has just gone back, and the log has not come as far again."""
    story = failed_over()
    story.clock += LINGER
    sent = story.invoke(story.mover(), story.move(), len(story.lost[0]))
    story.refuse(story.mover(), sent, "stale")
    assert story.check().verdict() == "VALID"


def test_it_is_stale_also_if_the_log_comes_as_far_again() -> None:
    story = failed_over()
    seen = len(story.lost[0])
    sent = story.invoke(story.mover(), story.move(), seen)
    story.refuse(story.mover(), sent, "stale")
    while len(story.rows) < seen:
        story.accept(story.mover(), story.move())
    assert story.check().verdict() == "VALID"


def test_it_is_stale_also_if_the_lost_event_was_only_seen_as_a_table() -> None:
    """Seed 1539 of the world: a client that had just come was shown the table, and not the event."""
    story = told()
    since, kept = story.clock, len(story.rows)
    story.accept(story.mover(), story.move())
    before = {client: len(entries) for client, entries in story.entries.items()}
    story.accept(story.mover(), story.move())
    seen, late = story.table.seq, next(client for client in CLIENTS if client != story.mover())
    del story.entries[late][before[late] :]  # away while it happened
    held = [TOKENS.seat(LINK, *one) for one in story.callers[late].seats]
    story.enter(late, held, seats=[CLIENTS.index(late)])
    story.fail_over(kept, since)
    for client in CLIENTS:
        story.go_back(client)
    sent = story.invoke(late, story.move(), seen)
    story.refuse(late, sent, "stale")
    while len(story.rows) < seen:
        story.accept(story.mover(), story.move())
    assert story.check().verdict() == "VALID"


def test_what_is_lost_and_done_again_may_be_lost_again() -> None:
    """Seed 92549 of the world: a copy of the command came late, and its sender was not told."""
    story = told()
    since, kept = story.clock, len(story.rows)
    mover = story.mover()
    sent = story.accept(mover, story.move())
    for again in (False, True):
        story.fail_over(kept, since)
        for client in CLIENTS:
            story.go_back(client)
        since = story.clock
        if not again:
            story.happen(story.callers[mover], sent)
    story.accept(story.mover(), story.move())
    assert story.check().verdict() == "VALID"


def test_who_knew_nothing_of_what_was_lost_is_told_nothing() -> None:
    story = told()
    story.fail_over(len(story.rows), story.clock)
    story.accept(story.mover(), story.move())
    assert story.check().verdict() == "VALID"
    story.go_back("ben")
    assert broken(story) == {("P8", "out of order on a connection")}


def twice_back(*, connects: bool) -> Story:
    """Return a story in which Ben goes back, is shown the lost events again, and goes back once more."""
    story = told()
    since, kept = story.clock, len(story.rows)
    for _ in range(2):
        story.accept(story.mover(), story.move())
    before = story.table
    story.fail_over(kept, since)
    for client in CLIENTS:
        story.go_back(client)
    now, story.table = story.table, before
    if connects:
        story.enter("ben", [TOKENS.seat(LINK, *held) for held in story.callers["ben"].seats], seats=[1])
    else:
        story.see_table("ben")
    story.table = now
    story.go_back("ben")
    for _ in range(3):  # so that the new log has an event at the seq of each lost one
        story.accept(story.mover(), story.move())
    return story


def test_a_node_that_has_not_noticed_may_still_show_what_is_lost() -> None:
    assert twice_back(connects=True).check().verdict() == "VALID"
    assert {prop for prop, _ in broken(twice_back(connects=False))} == {"P8"}


def heard_late(lost: int) -> Story:
    """Return a story in which Ben goes back, hears so many of two lost events again, and goes back again."""
    story = told()
    since, kept = story.clock, len(story.rows)
    for _ in range(2):
        story.accept(story.mover(), story.move())
    shown = [entry.text for entry in story.entries["ben"] if entry.text.startswith('{"event"')][-2:]
    story.fail_over(kept, since)
    for client in CLIENTS:
        story.go_back(client)
    for text in shown[:lost]:
        story.hear("ben", text)
    if lost:
        story.go_back("ben")
    for _ in range(3):
        story.accept(story.mover(), story.move())
    if not lost:
        story.hear("ben", shown[0])
    return story


def test_a_node_that_stood_still_may_send_what_is_lost_late() -> None:
    """Seed 28432 of the world: to another node, which had read as much of the log as is left."""
    assert heard_late(1).check().verdict() == "VALID"
    assert heard_late(2).check().verdict() == "VALID"


def test_p8_what_is_lost_after_what_is_new() -> None:
    assert {prop for prop, _ in broken(heard_late(0))} >= {"P8"}


def test_p5_a_hole_after_the_failover() -> None:
    """A node that still remembers the lost events appends after them."""
    story = failed_over()
    story.rows[-1] = story.rows[-1]._replace(seq=story.rows[-1].seq + 2)
    assert ("P5", "gap in the log") in broken(story)


def test_p6_a_move_that_was_decided_on_what_is_lost() -> None:
    story = failed_over(told_so=False)
    before = story.lost[0][-1]
    story.rows.append(before._replace(seq=len(story.rows) + 1))
    assert {prop for prop, _ in broken(story)} >= {"P6"}


def test_p8_a_fork_a_new_event_on_top_of_a_lost_one() -> None:
    """Ben's node has not noticed: it sends the next event of the new log as if it continued the old one."""
    story = failed_over(told_so=False)
    story.go_back("ann")
    seen = len(story.entries["ben"])
    for _ in range(3):
        story.accept(story.mover(), story.move())
    after = story.entries["ben"][seen:]
    events = [entry for entry in after if entry.text.startswith('{"event"')]
    story.entries["ben"][seen:] = [entry for entry in after if entry not in events[:-1]]
    assert broken(story) == {("P8", "out of order on a connection")}


def test_p8_a_page_that_is_not_told() -> None:
    story = failed_over(told_so=False)
    story.go_back("ann")
    story.see_table("ben")
    assert broken(story) == {("P8", "out of order on a connection")}


def test_p8_a_page_that_shows_what_is_lost() -> None:
    story = failed_over()
    shown = next(entry.text for entry in story.entries["ben"] if f'"seq":{len(story.lost[0])},' in entry.text)
    story.clock += LINGER
    story.hear("ben", shown)
    assert {prop for prop, _ in broken(story)} == {"P8"}


def test_p8_a_page_that_ends_beyond_the_log() -> None:
    story = failed_over()
    story.note("ben", "end", seq=story.table.seq + 1, head=story.table.seq)
    assert broken(story) == {("P8", "beyond the log when all was quiet")}


def test_p9_a_page_that_ends_with_another_table() -> None:
    story = failed_over()
    head = story.table.seq
    table = json.loads(table_json(story.table, Caller()))
    story.note("ben", "end", seq=head, head=head, table=table, tokens=[])
    assert broken(story) == set()
    story.note("ben", "end", seq=head, head=head, table={**table, "seq": 0}, tokens=[])
    assert broken(story) == {("P9", "another table when all was quiet")}


def test_p1_lost_although_the_standby_had_it() -> None:
    story = failed_over()
    story.losses[0] = story.losses[0]._replace(since=story.losses[0].asked)
    assert {prop for prop, _ in broken(story)} == {"P1"}


def test_p10_lost_and_there_again() -> None:
    story = failed_over()
    story.rows.append(story.lost[0][-1])
    assert ("P10", "lost and there again") in broken(story)


def test_p10_a_table_that_stands_still() -> None:
    story = failed_over()
    assert story.check(goes_on_after=story.at.timestamp()).valid
    findings = story.check(goes_on_after=story.at.timestamp() + 1)
    assert set(findings.violations) == {("P10", "stands still after a failover")}


def test_p8_a_table_that_is_said_to_be_gone() -> None:
    story = failed_over()
    story.note("ben", "gone")
    assert broken(story) == {("P8", "told that there is no such table")}


def test_p8_a_whole_table_that_is_lost() -> None:
    """It was opened while the standby lagged: its guests must be told that it is gone."""
    story = told()
    story.lost.append(tuple(story.rows))
    story.losses.append(Loss(0.0, story.clock, story.clock + 1))
    story.rows = []
    story.clock += 2
    story.note("ann", "gone")
    story.note("ann", "end", seq=story.table.seq, head=0)
    assert story.check().verdict() == "VALID"
    story.note("ben", "end", seq=story.table.seq, head=0)
    assert broken(story) == {("P8", "beyond the log when all was quiet")}


def test_nobody_goes_on_with_a_game_whose_end_they_have_seen() -> None:
    story = told()
    since = story.clock
    story.accept("ann", Abort())
    story.fail_over(keep=story.table.seq - 1, since=since)
    assert story.check(goes_on_after=story.at.timestamp() + 1).valid
