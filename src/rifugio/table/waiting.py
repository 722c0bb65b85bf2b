"""Decides commands before the start: options and seats."""

from rifugio.table.asked import Asked, Declined
from rifugio.table.messages.commands import (
    ChangeOptions,
    CloseSeat,
    Hike,
    OpenSeat,
    PutBot,
    SayWord,
    Sit,
    Stand,
)
from rifugio.table.messages.events import (
    BotPut,
    Hiked,
    OptionsChanged,
    Sat,
    SeatClosed,
    SeatOpened,
    Stood,
    WordSaid,
)
from rifugio.table.owning import colour_taken
from rifugio.table.table import Table


def change_options(asked: Asked[ChangeOptions]) -> OptionsChanged | Declined:
    """Change the options, unless somebody would lose their seat."""
    options = asked.command.options
    if any(seat.kind == "person" for seat in asked.table.seats[options.players :]):
        return Declined("seat_taken")
    return OptionsChanged(options=options)


def sit(asked: Asked[Sit]) -> Sat | Declined:
    """Take an open seat."""
    table, command = asked.table, asked.command
    seat = table.seats[command.seat]
    if seat.kind == "person":
        return Declined("seat_taken")
    if seat.kind != "open":
        return Declined("seat_not_open")
    if colour_taken(table, command.seat, command.look):
        return Declined("colour_taken")
    return Sat(seat=command.seat, look=command.look, word=command.word, generation=seat.generation + 1)


def stand(asked: Asked[Stand]) -> Stood:
    """Leave the seat."""
    return Stood(seat=asked.command.seat)


def say_word(asked: Asked[SayWord]) -> WordSaid:
    """Add a word to the bag, replacing the last one."""
    return WordSaid(seat=asked.command.seat, word=asked.command.word)


def hike(asked: Asked[Hike]) -> Hiked:
    """Say when the person last hiked."""
    return Hiked(seat=asked.command.seat, days=asked.command.days)


def put_bot(asked: Asked[PutBot]) -> BotPut | Declined:
    """Give a seat to a bot."""
    if _has_person(asked.table, asked.command.seat):
        return Declined("seat_taken")
    return BotPut(seat=asked.command.seat, bot=asked.command.bot)


def close_seat(asked: Asked[CloseSeat]) -> SeatClosed | Declined:
    """Close a seat; a closed one stays closed."""
    if _has_person(asked.table, asked.command.seat):
        return Declined("seat_taken")
    return SeatClosed(seat=asked.command.seat)


def open_seat(asked: Asked[OpenSeat]) -> SeatOpened | Declined:
    """Open a seat; an open one stays open."""
    if _has_person(asked.table, asked.command.seat):
        return Declined("seat_taken")
    return SeatOpened(seat=asked.command.seat)


def _has_person(table: Table, number: int) -> bool:
    return table.seats[number].kind == "person"
