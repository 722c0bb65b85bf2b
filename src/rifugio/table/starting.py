"""Decides the start: the first player, the order of play and the first tiles."""

import rifugio
from rifugio.dealer import salted_first_player, word_digest
from rifugio.engine.text.positions import write_setup
from rifugio.table.asked import Asked, Declined
from rifugio.table.messages.commands import Start
from rifugio.table.messages.events import Started
from rifugio.table.nature import answers, bag_of
from rifugio.table.table import Seat, Table

FEWEST = 2


def start(asked: Asked[Start]) -> Started | Declined:
    """Begin with everybody who sits at the table."""
    table, first = asked.table, asked.command.first
    players = [number for number, seat in enumerate(table.seats) if seat.kind != "closed"]
    if any(table.seats[number].kind == "open" for number in players):
        return Declined("seats_open")
    if len(players) < FEWEST:
        return Declined("too_few_players")
    if first == "hiked":
        hiker = _hiked_last(table.seats)
        if hiker is None:
            return Declined("hikes_missing")
        begins = players.index(hiker)
    else:
        begins = salted_first_player(asked.bag(), [_digest(table, number) for number in players])
    order = (*players[begins:], *players[:begins])
    return _started(asked, order)


def _digest(table: Table, number: int) -> str:
    """Return the digest of a seat's word; empty for no word, or if its salt was erased."""
    salt = bytes.fromhex(table.salts[number])
    return word_digest(salt, table.seats[number].word) if salt else ""


def _hiked_last(seats: tuple[Seat, ...]) -> int | None:
    """Return the person with the most recent hike, the first seat on a tie; None if somebody has not said."""
    days = {number: seat.hiked for number, seat in enumerate(seats) if seat.kind == "person"}
    said = [(ago, number) for number, ago in days.items() if ago is not None]
    return min(said)[1] if said and len(said) == len(days) else None


def _started(asked: Asked[Start], order: tuple[int, ...]) -> Started:
    table = asked.table
    options = table.options
    setup = rifugio.setup(len(order), options.extensions, open_scores=options.open_scores)
    digests = tuple(_digest(table, number) for number in order)
    return Started(
        order=order,
        setup=write_setup(setup),
        digests=digests,
        reveals=answers(rifugio.new_game(setup), bag_of(table, asked.bag(), digests, setup), 0),
        first=asked.command.first,
    )
