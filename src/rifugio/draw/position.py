"""Queries on a position, complete or as one seat sees it, for both kinds of drawing."""

from typing import NamedTuple, TypeAlias

from rifugio.engine.base.information import PlayerView, View
from rifugio.engine.base.scoring import standings
from rifugio.engine.cells import Cell
from rifugio.engine.rulebook import ScoreLine
from rifugio.engine.state import OwnedObject, Pile, Player, State

Position: TypeAlias = State | View


class Score(NamedTuple):
    """The visible points of one seat."""

    lines: tuple[ScoreLine, ...]
    total: int
    rank: int | None
    """None while the game is on."""


def players(position: Position) -> tuple[Player | PlayerView, ...]:
    """Return the players, as visible in this position or view."""
    return position.players


def walkers(position: Position) -> dict[Cell, list[int]]:
    """Return the seats whose walkers stand on each cell."""
    found: dict[Cell, list[int]] = {}
    for seat, player in enumerate(players(position)):
        found.setdefault(player.cell, []).append(seat)
    return found


def things(position: Position) -> dict[Cell, OwnedObject]:
    """Return the objects on the map, and the marks of extensions where nothing else stands."""
    marks = position.game.rulebook.marks(position.parts)
    return {cell: OwnedObject(*mark) for cell, mark in marks.items()} | {**position.objects}


def shores(position: Position) -> dict[int, Cell]:
    """Return the land that each swimmer is near; swimmers in the middle of the water are left out."""
    swimmers = position.game.rulebook.swimmers(position.parts)
    return {seat: near for seat, near in swimmers.items() if near is not None}


def seat_to_move(position: Position) -> int | None:
    """Return whose turn it is, None when the game is over."""
    return None if position.turn.over else position.turn.seat


def scores(position: Position) -> tuple[Score | None, ...]:
    """Return the score of each seat, None where the pile lies face down."""
    state = _whole(position)
    over = position.turn.over
    return tuple(
        None
        if player.pile is None
        else Score(standing.lines, standing.total, standing.rank if over else None)
        for player, standing in zip(players(position), standings(state), strict=True)
    )


def _whole(position: Position) -> State:
    """Return a position that can be scored: hidden piles are taken as empty."""
    if isinstance(position, State):
        return position
    empty = Pile(visits=(0,) * len(position.game.objects))
    return State(
        game=position.game,
        board=position.board,
        offer=position.offer,
        players=tuple(Player(p.cell, p.cards, p.left, p.pile or empty) for p in position.players),
        objects=position.objects,
        turn=position.turn,
        parts=position.parts,
    )


def drawn_cells(position: Position, highlight: frozenset[Cell]) -> frozenset[Cell]:
    """Return every cell with something to draw."""
    return frozenset({*position.board.tiles, *things(position), *walkers(position), *highlight})
