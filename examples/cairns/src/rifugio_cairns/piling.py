"""Stepping onto bare rock: the first player there piles up a cairn."""

from rifugio.engine.cells import Cell
from rifugio.engine.effects import Effect
from rifugio.engine.moves import Go, Move
from rifugio.engine.reasons import Reason
from rifugio.engine.state import Result, State
from rifugio.engine.table_changes import MarkPut, TableChanges
from rifugio.engine.values import value
from rifugio_cairns.stones import CAIRN, NAME, STONES, number_of, piled


@value
class PiledUp(Effect):
    """A cairn was piled up."""

    seat: int
    cell: Cell


@value
class NoStonesLeft(Reason):
    """A player without stones has to walk round bare rock."""

    cell: Cell


def is_bare(state: State, cell: Cell) -> bool:
    """K-PILE-01: Bare is rock with nothing on it, neither printed nor built nor piled up."""
    tile = state.board.tiles[cell].tile
    return tile.kind == "plain" and tile.terrain == "rock" and cell not in {**state.objects, **piled(state)}


def pile_up(state: State, cell: Cell) -> Result:
    """K-PILE-02: Whoever steps onto bare rock piles up a cairn there."""
    if not is_bare(state, cell):
        return state, ()
    cairns = {**piled(state), cell: state.turn.seat}  # a new dict: positions are immutable values
    return state._replace(parts={**state.parts, NAME: cairns}), (PiledUp(state.turn.seat, cell),)


def piled_up(_: State, __: Move, effect: PiledUp) -> TableChanges:
    """K-PILE-02: What everybody sees of it: a cairn on the tile."""
    return (MarkPut(effect.seat, CAIRN, effect.cell),)


def refuse_walk(state: State, go: Go) -> Reason | None:
    """K-PILE-03: Without stones nobody walks onto bare rock."""
    if number_of(state, state.turn.seat) < STONES or not is_bare(state, go.to):
        return None
    return NoStonesLeft("K-PILE-03", go.to)
