"""Property tests: whatever commands come, in any order, invariants hold, and the log contains everything."""

from datetime import timedelta
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rifugio.box import load_box
from rifugio.dealer import Genuine, verify
from rifugio.engine.text.records import read_record
from rifugio.table.clocks import deadline
from rifugio.table.decide import Declined
from rifugio.table.fold import fold, timed
from rifugio.table.messages.events import Claimed, HandedOn, Kept, Revoked, Sat, Undone
from rifugio.table.messages.options import HOLIDAY_DAYS, Options
from rifugio.table.record import record_of
from rifugio.table.table import Table
from tests.table.driving import ANNA, LIVE, Driven, begun
from tests.table.wishes import ANY_TIME, PLAYING, SENDERS, WAITING, Wish, asked, wishes

KINDS = (*WAITING, *PLAYING, *ANY_TIME)
EXTENSIONS = [(), ("helicopter",), ("rafts",), ("helicopter", "rafts")]
waiting = st.builds(
    Driven, st.builds(Options, players=st.integers(2, 5)), st.just([Kept(seat=0, look=ANNA, generation=1)])
)
playing = st.builds(
    lambda people, bots, extensions: begun(people, ["fox"] * bots, extensions=extensions, clock=LIVE),
    st.integers(1, 3),
    st.integers(1, 2),
    st.sampled_from(EXTENSIONS),
)
quick = settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def wish(driven: Driven, one: Wish) -> None:
    """Send a command, and check that a refusal changes nothing and an undo restores everything."""
    before = driven.table
    answer = driven.ask(*asked(driven, one))
    if isinstance(answer, Declined):
        assert driven.table is before
        assert (answer.reason is not None) == (answer.code == "illegal")
        return
    assert driven.table.seq == before.seq + 1
    check(driven.table)
    check_times(before, driven)
    if isinstance(answer, Undone):
        saved = next(one for one in before.begun.saved if one.seq == answer.to)
        play = driven.table.begun
        assert play.state == saved.state
        assert play.moves == before.begun.moves[: saved.moves]
        assert play.draws == before.begun.draws
    if any(duty.kind == "deadline" for duty in driven.duties):
        late = deadline(driven.table)
        assert late is not None
        assert late >= driven.now + timedelta(seconds=driven.table.clock.seconds)


def check(table: Table) -> None:
    """Invariants of every table."""
    colours = [seat.look.colour for seat in table.seats if seat.look]
    assert len(set(colours)) == len(colours)
    for seat in table.seats:
        assert (seat.look is not None) == (seat.kind == "person")
        assert (seat.bot is not None) == (seat.kind == "bot" or seat.away)
        assert seat.kind == "person" or not (seat.away or seat.offered)
        assert seat.generation <= table.seq
        assert 0 <= seat.holiday_used <= HOLIDAY_DAYS
        assert seat.holiday is None or seat.held, "only people go on holiday"
        assert seat.resigned is None or (seat.away and not seat.held), "who has resigned is gone"
    assert table.host is None or table.seats[table.host].held, "the host's powers are somebody's"
    assert (table.secret is not None) == (table.phase in {"over", "aborted"})
    assert len(table.answered) == table.seq
    if table.play is not None:
        assert table.play.state.turn.awaiting is None
        assert table.play.state.turn.over == (table.phase == "over")


def check_times(before: Table, driven: Driven) -> None:
    """A table that was foreseen with another clock becomes the right one, or is folded again."""
    command_id, at, event = driven.log[-1]
    for wrong in (timedelta(0), timedelta(days=-2), timedelta(days=2)):
        foreseen = fold(before, driven.table.seq, command_id, at + wrong, event)
        assert timed(before, foreseen, at) in (None, driven.table)


def check_generations(driven: Driven) -> None:
    """No generation of a seat is issued twice, so no token or link ever opens another's seat."""
    given_out: dict[int, int] = {}
    linked: dict[int, int] = {}
    for _, _, event in driven.log:
        match event:
            case HandedOn(seat=seat, generation=generation):
                linked[seat] = generation
            case Claimed(seat=seat, generation=generation):
                assert generation > linked.pop(seat)
                given_out[seat] = generation
            case Sat(seat=seat, generation=generation) | Revoked(seat=seat, generation=generation):
                assert generation > given_out.get(seat, 0)
                assert generation > linked.get(seat, 0)
                given_out[seat] = generation


@quick
@given(st.one_of(waiting, playing), st.lists(wishes, min_size=40, max_size=80))
def test_whatever_is_asked_the_log_read_back_is_the_table(driven: Driven, asked_for: list[Wish]) -> None:
    for one in asked_for:
        wish(driven, one)
    assert driven.read_back() == driven.table
    check_generations(driven)
    if driven.table.play is not None:
        record = read_record(record_of(driven.table), load_box)
        assert record.last() == driven.table.play.state


@pytest.mark.parametrize("seed", range(20))
def test_after_a_long_evening_the_log_read_back_is_the_table(seed: int) -> None:
    """Longer than Hypothesis runs, from an empty table, so that everything happens often."""
    rng = Random(seed)
    driven = Driven(Options(players=3))
    for _ in range(400):
        kind = rng.choice(KINDS) if rng.random() < 0.6 else "move"
        sender = rng.choice(SENDERS)
        wish(driven, Wish(kind, sender, rng.randrange(5), rng.randrange(2**16)))
    assert driven.read_back() == driven.table
    check_generations(driven)


@pytest.mark.parametrize("extensions", EXTENSIONS, ids="+".join)
@pytest.mark.parametrize("seed", range(3))
def test_a_whole_game_with_all_that_can_happen_is_genuine(extensions: tuple[str, ...], seed: int) -> None:
    rng = Random(seed)
    driven = begun(2, ["fox"] if seed else [], extensions=extensions, clock=LIVE)
    while driven.table.phase == "playing":
        kind = rng.choice(KINDS) if rng.random() < 0.3 else "move"
        if kind in {"leave", "resign"} and sum(seat.held for seat in driven.table.seats) < 2:
            kind = "move"  # or the game would end here
        wish(driven, Wish(kind, "right", rng.randrange(5), rng.randrange(2**16)))
    assert driven.table.phase == "over"
    record = read_record(record_of(driven.table), load_box)
    assert record.last() == driven.table.begun.state
    assert verify(record, driven.table.commitment) == Genuine(driven.table.begun.draws)
    assert driven.read_back() == driven.table
