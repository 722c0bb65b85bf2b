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
    """Give the table up and publish the secret."""
    return Aborted(secret=asked.bag().hex())


def check_rematch(table: Table, who: Who) -> Declined | None:
    """Return why somebody cannot have a rematch, or None if they can.

    The event itself names the new table, which the referee opens first; if there is one already, its link
    is the answer.
    """
    if not host_or_player(Asked(table, who, Rematch(), bytes)):
        return Declined("not_yours")
    return None if table.phase in ENDED else Declined("wrong_phase")


def rematch_of(table: Table) -> tuple[Options, tuple[Kept, ...]]:
    """Return what a new table for the same people is opened with; everything else is asked anew.

    Whoever has left is not kept a seat for, which would be nobody's.
    """
    gone = [seat.kind == "open" or (seat.kind == "person" and not seat.held) for seat in table.seats]
    kept = (_kept(number, seat) for number, seat in enumerate(table.seats) if not gone[number])
    return table.options, tuple(kept)


def _kept(number: int, seat: Seat) -> Kept:
    """Return a seat as it is kept: a person with a new token, a bot, or neither if it was closed."""
    if seat.kind == "person":
        return Kept(seat=number, look=seat.look, generation=1)
    return Kept(seat=number, bot=seat.bot)
