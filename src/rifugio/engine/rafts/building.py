"""Building: a raft, on water next to the walker."""

from collections.abc import Iterable
from typing import Final

from rifugio.engine.cells import Cell, direction_to
from rifugio.engine.changes import arrive, put_object
from rifugio.engine.effects import Built
from rifugio.engine.rafts import water
from rifugio.engine.rafts.sailing import SwimmerInTheWay
from rifugio.engine.rafts.swimming import InTheWater
from rifugio.engine.reasons import BuiltOnAlready, NoneLeft, NotANeighbour, NoTileThere, NotOnThisTile, Reason
from rifugio.engine.rulebook import Building, piece_put
from rifugio.engine.state import Result, State
from rifugio.engine.table_changes import TableChanges, WalkerMoved

BUILD_STEPS: Final = 2


def sites(state: State) -> Iterable[Cell]:
    """R-BUILD-03: The neighbouring water tiles where a raft may be built."""
    if not state.left(water.RAFT):
        return ()
    tiles, near = state.board.tiles, state.board.paths[state.me.cell]
    waters = [cell for cell in near if not tiles[cell].tile.land]
    return [cell for cell in waters if refuse_raft(state, cell) is None]


def refuse_raft(state: State, on: Cell) -> Reason | None:
    """R-BUILD-01, R-BUILD-03, R-BUILD-04, R-BUILD-06, R-SWIM-14, R-SWIM-16: Where a raft may be built.

    On a vacant water tile next to the walker, who may be on land, on a pad or on another raft but not
    swimming; while the supply lasts. Rafts never return to it.
    """
    if water.is_swimming(state):
        return InTheWater("R-SWIM-16")
    if on not in state.board.tiles:
        return NoTileThere("R-BUILD-01", on)
    if direction_to(state.me.cell, on) is None:
        return NotANeighbour("R-BUILD-03", on)
    if not water.is_water(state, on):
        return NotOnThisTile("R-BUILD-01", water.RAFT, state.board.tiles[on].tile.kind)
    if on in state.objects:
        return BuiltOnAlready("R-BUILD-01", on, state.objects[on].owner)
    if water.has_swimmer(state, on):
        return SwimmerInTheWay("R-SWIM-14", on)
    return None if state.left(water.RAFT) else NoneLeft("R-BUILD-03", water.RAFT)


def erect_raft(state: State, on: Cell, free: int, cards: int) -> Result:
    """R-BUILD-02, R-BUILD-05: One step onto the water and one to build, together; the turn may go on."""
    return arrive(put_object(state, water.RAFT, on), on, free, cards), ()


def raft_put(state: State, effect: Built) -> TableChanges:
    """R-BUILD-02: The raft is shown there with its builder on it."""
    return (*piece_put(state, effect), WalkerMoved(effect.seat, effect.cell))


RAFT = Building(water.RAFT, BUILD_STEPS, sites, refuse_raft, erect_raft, raft_put)
