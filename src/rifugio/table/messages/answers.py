"""The three answers to a command."""

from typing import Literal
from uuid import UUID

from rifugio.table.messages.base import message
from rifugio.table.messages.told import ToldReason

Refused = Literal[
    "stale",           # decided on an earlier seq; look again
    "not_yours",       # no token for this
    "wrong_phase",     # not before the start, not during the game, or not after it
    "no_such_seat",
    "seat_taken",
    "seat_not_a_person",
    "seat_not_open",
    "colour_taken",
    "seats_open",      # somebody has still to sit down, or the seat to be closed or given to a bot
    "too_few_players",
    "hikes_missing",   # not everybody has said when they hiked last
    "not_your_turn",
    "not_a_move",      # the text is no move at all
    "illegal",         # the engine's reason is beside it
    "nothing_to_undo",
    "not_away",
    "no_clock",
    "not_due",         # the time is not over
    "not_offered",     # no link was made for this seat
]  # fmt: skip


@message
class Accepted:
    """Done, for good."""

    answer: Literal["accepted"] = "accepted"
    id: UUID
    seq: int
    token: str | None = None
    """What `sit`, `claim` and `hand_on` give: to act for the seat, or to put into the link."""
    table: str | None = None
    """What `rematch` gives: the link of the new table."""
    tokens: tuple[str, ...] = ()
    """What `rematch` gives: the sender's tokens for it."""


@message
class Refusal:
    """Not done, and never will be."""

    answer: Literal["refused"] = "refused"
    id: UUID
    code: Refused
    reason: ToldReason | None = None
    """Why the engine finds a move illegal: its code, its ruling and the facts."""
    head: int
    """The seq the table is at, as far as is known here."""


@message
class Unknown:
    """Perhaps done, perhaps not: send the same id again."""

    answer: Literal["unknown"] = "unknown"
    id: UUID
    retry_ms: int = 200


Answer = Accepted | Refusal | Unknown
