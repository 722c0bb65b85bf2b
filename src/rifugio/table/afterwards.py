"""After the game: aborting it, and the rematch."""

from typing import Final

from rifugio.table.asked import Asked, Declined
from rifugio.table.messages.commands import Abort, Rematch
from rifugio.table.messages.events import Aborted, Kept
from rifugio.table.messages.options import Options
from rifugio.table.permissions import host_or_player
from rifugio.table.table import Phase, Seat, Table
from rifugio.table.who import Who

ENDED: Final[tuple[Phase, ...]] = ("over", "aborted")


def abort(asked: Asked[Abort]) -> Aborted:
    """Abandon the table and publish the secret."""
    return Aborted(secret=asked.published())


def check_rematch(table: Table, who: Who) -> Declined | None:
    """Return why a rematch is refused, or None if it is allowed.

    The event itself names the new table, which the referee opens first; if there is one already, it answers
    with that link. The trail of a day is walked again, instead.
    """
    if not host_or_player(Asked(table, who, Rematch(), bytes)):
        return Declined("not_yours")
    return None if table.phase in ENDED and table.trail is None else Declined("wrong_phase")


def rematch_of(table: Table) -> tuple[Options, tuple[Kept, ...]]:
    """Return what a new table for the same people is opened with; everything else is asked again.

    No seat is kept for a person who has left, because nobody would hold it.
    """
    gone = [seat.kind == "open" or (seat.kind == "person" and not seat.held) for seat in table.seats]
    kept = (_kept(number, seat) for number, seat in enumerate(table.seats) if not gone[number])
    return table.options, tuple(kept)


def _kept(number: int, seat: Seat) -> Kept:
    """Return a seat for the rematch: a person with a new token, a bot, or neither if it was closed."""
    if seat.kind == "person":
        return Kept(seat=number, look=seat.look, generation=1)
    return Kept(seat=number, bot=seat.bot)
