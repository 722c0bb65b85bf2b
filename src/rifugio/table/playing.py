"""Decides commands during the game: moves, undo, time-outs, holidays and coming back."""

from rifugio.engine.moves import Reveal
from rifugio.engine.reasons import IllegalMove
from rifugio.engine.text.moves import read_move, write_move
from rifugio.table.asked import Asked, Declined
from rifugio.table.clocks import has_holidays
from rifugio.table.messages.commands import Back, ChangeClock, Expire, Holiday, MakeMove, StartOver, Undo
from rifugio.table.messages.events import CameBack, ClockChanged, Expired, HolidayChanged, Moved, Undone
from rifugio.table.messages.options import HOLIDAY_DAYS
from rifugio.table.nature import answers, bag_of, played
from rifugio.table.table import Table
from rifugio.table.values import wire_value
from rifugio.table.who import BotPlayer


def move(asked: Asked[MakeMove]) -> Moved | Declined:
    """Make a move, and let Nature reveal what is due."""
    table, who, command, bag = asked
    if table.to_move != command.seat:
        return Declined("not_your_turn")
    game = table.begun
    try:
        wanted = read_move(command.move)
    except ValueError:
        return Declined("not_a_move")
    if isinstance(wanted, Reveal):
        return Declined("not_a_move")  # Nature's moves are made only here
    try:
        state, _ = played(game.state, wanted)
    except IllegalMove as error:
        return Declined("illegal", wire_value(error.reason))
    reveals: tuple[str, ...] = ()
    if state.turn.awaiting is not None:
        reveals = answers(state, bag_of(table, bag(), game.digests, game.setup), game.draws)
    bot = who if isinstance(who, BotPlayer) else None
    return Moved(
        seat=command.seat,
        move=write_move(wanted),  # canonical text, however it was sent
        reveals=reveals,
        by=bot.bot if bot else None,
        remark=bot.remark if bot else None,
        secret=asked.published() if state.turn.over else None,
    )


def undo(asked: Asked[Undo]) -> Undone | Declined:
    """Go back to the last position of this turn that can be restored."""
    return _back_to(asked.table, asked.command.seat, -1)


def start_over(asked: Asked[StartOver]) -> Undone | Declined:
    """Go back to the first position of this turn that can be restored."""
    return _back_to(asked.table, asked.command.seat, 0)


def _back_to(table: Table, number: int, which: int) -> Undone | Declined:
    ended = table.begun.ended
    if table.to_move == number:
        saved = table.begun.saved
    elif ended is not None and ended.seat == number:  # a child, and the next player has not moved
        saved = ended.saved
    else:
        return Declined("not_your_turn")
    return Undone(seat=number, to=saved[which].seq) if saved else Declined("nothing_to_undo")


def expire(asked: Asked[Expire]) -> Expired | Declined:
    """Give a seat to the stand-in. PostgreSQL checks that the time is up when it inserts the event."""
    table, number = asked.table, asked.command.seat
    if table.clock.kind == "none":
        return Declined("no_clock")
    if table.to_move != number:
        return Declined("not_your_turn")
    if table.seats[number].kind != "person":
        return Declined("seat_not_a_person")
    return Declined("not_due") if table.seats[number].away else Expired(seat=number)


def back(asked: Asked[Back]) -> CameBack | Declined:
    """Take the seat back from the stand-in."""
    number = asked.command.seat
    return CameBack(seat=number) if asked.table.seats[number].away else Declined("not_away")


def holiday(asked: Asked[Holiday]) -> HolidayChanged | Declined:
    """Go on holiday or stay longer, with the days that are left; or be back."""
    number, days = asked.command.seat, asked.command.days
    seat = asked.table.seats[number]
    if days == 0 and seat.holiday is None:
        return Declined("not_on_holiday")
    if days and not has_holidays(asked.table):
        return Declined("no_holidays")
    if seat.holiday_used + days > HOLIDAY_DAYS:
        return Declined("no_days_left")
    return HolidayChanged(seat=number, days=days)


def change_clock(asked: Asked[ChangeClock]) -> ClockChanged:
    """Change the clock; even an unchanged clock restarts the current turn's time."""
    return ClockChanged(clock=asked.command.clock)
