"""Folds events before the start."""

from dataclasses import replace

import rifugio
from rifugio.box import load_box
from rifugio.engine.text.positions import read_setup
from rifugio.table.fold_helpers import At, Changes, put, without_host
from rifugio.table.messages.events import (
    BotPut,
    Hiked,
    Kept,
    Opened,
    OptionsChanged,
    Sat,
    SeatClosed,
    SeatOpened,
    Started,
    Stood,
    WordSaid,
)
from rifugio.table.nature import answered
from rifugio.table.table import Play, Seat, Table


def opened_seats(event: Opened) -> tuple[Seat, ...]:
    """Return the seats of a new table; at a rematch most of them are kept."""
    seats = (Seat(),) * event.options.players
    for kept in event.seats:
        seats = put(seats, kept.seat, _kept(kept))
    return seats


def _kept(kept: Kept) -> Seat:
    """Return a kept seat: a person's, a bot's, or closed if it names neither."""
    if kept.look is not None:
        return Seat("person", kept.look, generation=kept.generation, since=1)
    return Seat("closed" if kept.bot is None else "bot", bot=kept.bot, generation=kept.generation)


def options(at: At, event: OptionsChanged) -> Changes:
    """Apply new options; everyone keeps their seat if it still exists.

    A new seat starts with a generation that no earlier seat of its number can have had, because no
    generation exceeds the number of events: so an old token does not open the new seat.
    """
    seats, players = at.table.seats, event.options.players
    added = (Seat(generation=at.seq),) * (players - len(seats))
    return {"options": event.options, "clock": event.options.clock, "seats": seats[:players] + added}


def sat(at: At, event: Sat) -> Changes:
    """Give the seat to a person."""
    seat = Seat("person", event.look, generation=event.generation, since=at.seq, word=event.word)
    return {"seats": put(at.table.seats, event.seat, seat)}


def stood(at: At, event: Stood) -> Changes:
    """Open the seat; the new generation also invalidates an unused link to it."""
    changes = without_host(at.table, event.seat)
    generation = at.table.seats[event.seat].generation + 1
    changes["seats"] = put(at.table.seats, event.seat, Seat(generation=generation))
    return changes


def word(at: At, event: WordSaid) -> Changes:
    """Change a person's word."""
    seat = replace(at.table.seats[event.seat], word=event.word)
    return {"seats": put(at.table.seats, event.seat, seat)}


def hiked(at: At, event: Hiked) -> Changes:
    """Record when a person last hiked."""
    seat = replace(at.table.seats[event.seat], hiked=event.days)
    return {"seats": put(at.table.seats, event.seat, seat)}


def bot_put(at: At, event: BotPut) -> Changes:
    """Give the seat to a bot."""
    generation = at.table.seats[event.seat].generation
    return {"seats": put(at.table.seats, event.seat, Seat("bot", bot=event.bot, generation=generation))}


def seat_closed(at: At, event: SeatClosed) -> Changes:
    """Close the seat."""
    generation = at.table.seats[event.seat].generation
    return {"seats": put(at.table.seats, event.seat, Seat("closed", generation=generation))}


def seat_opened(at: At, event: SeatOpened) -> Changes:
    """Open the seat."""
    generation = at.table.seats[event.seat].generation
    return {"seats": put(at.table.seats, event.seat, Seat(generation=generation))}


def started(at: At, event: Started) -> Changes:
    """Begin the game, with the first tiles face up."""
    playing = [number for number, seat in enumerate(at.table.seats) if seat.kind in ("person", "bot")]
    setup = read_setup(event.setup, load_box)
    if sorted(event.order) != playing or not len(event.order) == len(event.digests) == setup.players:
        raise ValueError("others play than sit at the table")
    state, moves = answered(rifugio.new_game(setup), event.reveals)
    said = [_said(at.table, number) if event.digests[i] else ("", "") for i, number in enumerate(event.order)]
    play = Play(
        setup=setup,
        order=event.order,
        digests=event.digests,
        words=tuple(word for word, _ in said),
        salts=tuple(salt for _, salt in said),
        first=event.first,
        rules_version=setup.rules_version,
        state=state,
        moves=moves,
        draws=len(moves),
        saved=(),
        turn_began=at.time,
    )
    return {"phase": "playing", "play": play}


def _said(table: Table, number: int) -> tuple[str, str]:
    """Return the word of a seat and its salt, empty where erased."""
    word = table.seats[number].word
    return word, table.salts[number] if word else ""
