"""The three answers to a command."""

from typing import Literal
from uuid import UUID

from rifugio.table.messages.base import message
from rifugio.table.messages.told import ToldReason

Refused = Literal[
    "stale",     # based on an earlier seq; fetch the table again
    "not_yours",       # no token for this
    "wrong_phase",     # not before the start, not during the game, or not after it
    "no_such_seat",
    "seat_taken",
    "seat_not_a_person",
    "seat_not_open",
    "seat_resigned",   # whoever had it has resigned: the stand-in plays it to the end
    "colour_taken",
    "seats_open",      # a seat is still open: fill it, close it or give it to a bot
    "too_few_players",
    "hikes_missing",   # not everybody has said when they last hiked
    "not_your_turn",
    "not_a_move",      # the text does not parse as a move
    "illegal",         # `reason` is the engine's
    "nothing_to_undo",
    "not_away",
    "no_holidays",     # a turn takes less than a day
    "no_days_left",    # more days than are left of the seat's holidays
    "not_on_holiday",
    "no_clock",
    "not_due",         # the time is not up
    "not_offered",     # no link was made for this seat
]  # fmt: skip


@message
class Accepted:
    """The command took effect, for good."""

    answer: Literal["accepted"] = "accepted"
    id: UUID
    seq: int
    token: str | None = None
    """From `sit`, `claim` and `hand_on`: to act for the seat, or to put into the link."""
    table: str | None = None
    """From `rematch`: the link of the new table."""
    tokens: tuple[str, ...] = ()
    """From `rematch`: the sender's tokens for it."""


@message
class Refusal:
    """The command had no effect and never will."""

    answer: Literal["refused"] = "refused"
    id: UUID
    code: Refused
    reason: ToldReason | None = None
    """Why a move is illegal: the engine's code, ruling and facts."""
    head: int
    """The table's current seq, as far as this node knows."""


@message
class Unknown:
    """The outcome is unknown: retry with the same id, which is idempotent."""

    answer: Literal["unknown"] = "unknown"
    id: UUID
    retry_ms: int = 200


Answer = Accepted | Refusal | Unknown
