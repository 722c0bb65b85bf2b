"""The fold: applies an event to a table and returns the next table."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import datetime
from typing import Any, Final, TypeAlias
from uuid import UUID

from rifugio.engine.reasons import IllegalMove
from rifugio.table import fold_playing, fold_seats, fold_waiting
from rifugio.table.fold_helpers import At, Changes
from rifugio.table.messages.events import (
    Aborted,
    BotPut,
    CameBack,
    Claimed,
    ClockChanged,
    Event,
    Expired,
    HandedOn,
    Hiked,
    HolidayChanged,
    Left,
    LookChanged,
    Moved,
    Opened,
    OptionsChanged,
    RematchOpened,
    Resigned,
    Revoked,
    Sat,
    SeatClosed,
    SeatOpened,
    Started,
    Stood,
    Undone,
    WordSaid,
)
from rifugio.table.table import EventId, Phase, Table


class PoisonEvent(ValueError):
    """An event that cannot be applied; an operator has to look at its table."""


Step: TypeAlias = Callable[[At, Any], Changes]

ALWAYS: Final[dict[type, Step]] = {
    LookChanged: fold_seats.look,
    HandedOn: fold_seats.handed_on,
    Claimed: fold_seats.claimed,
    Revoked: fold_seats.revoked,
    Left: fold_seats.left,
    Aborted: fold_playing.aborted,
}
ENDED: Final[dict[type, Step]] = {RematchOpened: fold_playing.rematch}

STEPS: Final[Mapping[Phase, Mapping[type, Step]]] = {
    "waiting": ALWAYS
    | {
        OptionsChanged: fold_waiting.options,
        Sat: fold_waiting.sat,
        Stood: fold_waiting.stood,
        WordSaid: fold_waiting.word,
        Hiked: fold_waiting.hiked,
        BotPut: fold_waiting.bot_put,
        SeatClosed: fold_waiting.seat_closed,
        SeatOpened: fold_waiting.seat_opened,
        Started: fold_waiting.started,
    },
    "playing": ALWAYS
    | {
        Moved: fold_playing.moved,
        Undone: fold_playing.undone,
        Resigned: fold_seats.resigned,
        Expired: fold_seats.expired,
        CameBack: fold_seats.came_back,
        HolidayChanged: fold_seats.holiday,
        ClockChanged: fold_playing.clock,
    },
    "over": ENDED,
    "aborted": ENDED,
}
"""The function that applies each event, by the phase it can happen in."""


def fold(table: Table | None, seq: int, command_id: UUID, at: datetime, event: Event) -> Table:
    """Return the table after an event; raise PoisonEvent if it cannot be the next one.

    Permissions were checked when the event was written; here only that it can be applied. `answered` is
    copied each time: a few hundred entries take about two microseconds, and tables stay immutable.
    """
    if seq != (1 if table is None else table.seq + 1):
        raise PoisonEvent(f"event {seq} does not follow {0 if table is None else table.seq}")
    try:
        if table is None:
            return _opened(EventId(command_id, at), event)
        step = STEPS[table.phase][type(event)]
        changes = step(At(table, seq, at), event)
    except (ValueError, LookupError, IllegalMove) as error:
        raise PoisonEvent(f"event {seq}, {event.kind}: {error!r}") from error
    last, answered = EventId(command_id, at), {**table.answered, command_id: seq}
    return replace(table, seq=seq, last=last, answered=answered, **changes)


def timed(before: Table, after: Table, at: datetime) -> Table | None:
    """Return the table after an event as if it had happened at this time; None if it has to be folded again.

    Besides `last`, it gets into the seats and the beginning of a turn, and it is compared with holidays.
    """
    if before.play is None or after.play is None or after.seats is not before.seats:
        return None
    if after.play.turn_began is not before.play.turn_began or any(seat.holiday for seat in after.seats):
        return None
    return replace(after, last=EventId(after.last.command_id, at))


def _opened(last: EventId, event: Event) -> Table:
    if not isinstance(event, Opened):
        raise ValueError("a table begins by being opened")
    return Table(
        seq=1,
        last=last,
        opened=last.at,
        phase="waiting",
        options=event.options,
        clock=event.options.clock,
        room=event.room,
        commitment=event.commitment,
        salt_digests=event.salt_digests,
        salts=event.salts or ("",) * len(event.salt_digests),
        seats=fold_waiting.opened_seats(event),
        answered={last.command_id: 1},
        trail=event.trail,
    )
