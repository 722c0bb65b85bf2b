"""A table at a glance: who sits there, whose turn it is and what happened last. Only what is public."""

from collections.abc import Mapping
from typing import Final

from rifugio.answering.messages import Glance, GlanceSeat, LastTurn
from rifugio.engine.moves import Build, End, Go, Move, PlaceDrawn, PlaceOpen, Reveal, Swap
from rifugio.engine.play import outcome
from rifugio.engine.text.moves import write_move
from rifugio.table.clocks import deadline
from rifugio.table.messages.options import Colour
from rifugio.table.messages.tables import ShownLook
from rifugio.table.projection.seats import bot_colours
from rifugio.table.table import Play, Table

TELLING: Final[tuple[tuple[type[Move], ...], ...]] = ((Build,), (Go,), (PlaceOpen, PlaceDrawn, Swap))
"""What is told of a turn, the most telling first; else its last move."""


def glance_of(table: Table) -> Glance:
    """Return a table at a glance."""
    return Glance(
        at=table.last.at,
        players=table.options.players,
        extensions=table.options.extensions,
        seats=_seats(table),
        turn=table.to_move,
        deadline=deadline(table),
        last=None if table.play is None else last_turn(table.play),
    )


def last_turn(play: Play) -> LastTurn | None:
    """Return what was done in the last turn in which somebody moved; None if nobody has moved."""
    made: list[Move] = []
    for move in reversed(play.moves):
        if isinstance(move, End) and made:
            break
        if not isinstance(move, Reveal):
            made.append(move)
    if not made:
        return None
    turn = play.state.turn
    passed = isinstance(made[0], End) and not turn.over
    player = (turn.seat - 1) % len(play.order) if passed else turn.seat
    return LastTurn(seat=play.order[player], move=write_move(_most_telling(made)))


def _most_telling(moves: list[Move]) -> Move:
    for kinds in TELLING:
        for move in moves:
            if isinstance(move, kinds):
                return move
    return moves[0]


def _seats(table: Table) -> tuple[GlanceSeat, ...]:
    order = range(len(table.seats)) if table.play is None else table.play.order
    colours, results = bot_colours(table), _results(table)
    found = []
    for number in order:
        seat, look = table.seats[number], _look(table, number, colours)
        if look is None or seat.kind not in ("person", "bot"):
            continue
        rank, points = results.get(number, (None, None))
        found.append(
            GlanceSeat(seat=number, kind=seat.kind, look=look, away=seat.away, rank=rank, points=points)
        )
    return tuple(found)


def _look(table: Table, number: int, colours: Mapping[int, Colour]) -> ShownLook | None:
    seat = table.seats[number]
    if number in colours and seat.bot is not None:
        return ShownLook(name=None, animal=seat.bot, colour=colours[number])
    if seat.look is None:
        return None
    return ShownLook(name=seat.look.name or None, animal=seat.look.animal, colour=seat.look.colour)


def _results(table: Table) -> dict[int, tuple[int, int]]:
    """Return rank and points by seat, once the game is over; an aborted one has none."""
    standings = outcome(table.play.state) if table.play is not None and table.phase == "over" else None
    if table.play is None or standings is None:
        return {}
    return dict(zip(table.play.order, ((one.rank, one.total) for one in standings), strict=True))
