"""Answers queries about a position: why a move is illegal, ways, what places are worth, and hints."""

from collections.abc import Collection, Sequence
from typing import Final
from uuid import UUID

from rifugio.answering.thoughts import Thought
from rifugio.engine.base.scoring import total, worth
from rifugio.engine.cells import Cell, cell, coordinates
from rifugio.engine.play import meant_by
from rifugio.engine.play import why_not as engine_why_not
from rifugio.engine.reasons import Reason
from rifugio.engine.text.moves import read_move, write_move
from rifugio.routes import Route, routes
from rifugio.table.messages.questions import Asked, AskedWorth, Hint, HintedMove, NoHint, Way, Ways, Worth
from rifugio.table.messages.told import NotAMove, NotPlaying, ToldReason
from rifugio.table.table import Table
from rifugio.table.values import wire_value

MOST_POSITIONS: Final = 250
"""The search limit per query, about ten milliseconds: the event loop is blocked meanwhile."""


def why_not(table: Table, text: str) -> ToldReason | None:
    """Return why a move would be refused in the position on the table; None if it would not."""
    if table.play is None:
        return wire_value(NotPlaying())
    try:
        move = read_move(text)
    except ValueError:
        return wire_value(NotAMove())
    return _told(engine_why_not(table.play.state, move))


def why_not_there(table: Table, where: tuple[int, int]) -> ToldReason | None:
    """Return why the player cannot do on a cell what they most likely want to do there."""
    if table.play is None:
        return wire_value(NotPlaying())
    state = table.play.state
    return _told(engine_why_not(state, meant_by(state, cell(*where))))


def _told(reason: Reason | None) -> ToldReason | None:
    return None if reason is None else wire_value(reason)


def answer_why_not(table: Table, asked: Asked) -> ToldReason | None:
    """Answer the query about a move, or about a cell."""
    if asked.cell is not None:
        return why_not_there(table, asked.cell)
    return why_not(table, asked.move or "")


def ways_for(table: Table, seats: Collection[int], asked: UUID) -> Ways:
    """Return where the walker of the seat to move could go in this turn, if that seat is one of these."""
    found: list[Way] = []
    if table.to_move in seats and table.begun.state.turn.awaiting is None:
        state = table.begun.state
        seat = state.turn.seat
        points = total(state, seat)
        for cell, ways in routes(state, MOST_POSITIONS).items():
            found += [_way(cell, route, total(route.after, seat) - points) for route in ways]
    return Ways(id=asked, seq=table.seq, ways=tuple(found))


def _way(cell: Cell, route: Route, worth: int) -> Way:
    steps, cards = route.price
    return Way(
        to=coordinates(cell),
        moves=tuple(map(write_move, route.moves)),
        free=steps - cards,
        cards=cards,
        effects=tuple(wire_value(effect) for effect in route.effects),
        worth=worth,
    )


def worth_for(table: Table, seats: Collection[int], asked: AskedWorth) -> Worth:
    """Return what places would be worth to a seat, if it is one of these: it tells what lies in its pile."""
    if table.phase != "playing" or asked.seat not in seats:
        return Worth(id=asked.id, seq=table.seq, places={}, sets={})
    found = worth(table.begun.state, table.begun.order.index(asked.seat))
    return Worth(id=asked.id, seq=table.seq, places=found.places, sets=found.sets)


def hint_of(found: Sequence[Thought] | NoHint, table: Table, asked: UUID) -> Hint:
    """Return a hint for the position on the table, or why there is none."""
    refused = found if isinstance(found, str) else None
    moves = () if isinstance(found, str) else found
    hinted = tuple(HintedMove(move=thought.move, remark=thought.remark) for thought in moves)
    return Hint(id=asked, seq=table.seq, moves=hinted, refused=refused)
