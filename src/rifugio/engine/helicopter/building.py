"""Building: a helicopter, on a pad."""

from collections.abc import Iterable
from typing import Final

from rifugio.engine.cells import Cell
from rifugio.engine.changes import put_object, with_steps
from rifugio.engine.helicopter import pads
from rifugio.engine.reasons import BuiltOnAlready, NoneLeft, NotOnThisTile, NotWhereYouStand, Reason
from rifugio.engine.rulebook import Building
from rifugio.engine.state import Result, State

BUILD_STEPS: Final = 2


def sites(state: State) -> Iterable[Cell]:
    """H-BUILD-01: The pad the player's walker is on, if a helicopter may be built there."""
    here = state.me.cell
    return (here,) if pads.is_empty_pad(state, here) and state.left(pads.HELICOPTER) else ()


def refuse_helicopter(state: State, on: Cell) -> Reason | None:
    """H-BUILD-01, H-BUILD-05: On the pad where the walker stands, if it is empty and one is left.

    A player who has built one has none left.
    """
    if on != state.me.cell:
        return NotWhereYouStand("H-BUILD-01", on)
    if not pads.is_pad(state, on):
        return NotOnThisTile("H-BUILD-01", pads.HELICOPTER, state.board.tiles[on].tile.kind)
    if on in state.objects:
        return BuiltOnAlready("H-BUILD-01", on, state.objects[on].owner)
    return None if state.left(pads.HELICOPTER) else NoneLeft("H-BUILD-05", pads.HELICOPTER)


def erect_helicopter(state: State, on: Cell, free: int, cards: int) -> Result:
    """H-BUILD-02, H-BUILD-03, H-BUILD-04, H-BUILD-06: Two steps on top of the one onto the pad.

    All in one turn, because no turn begins on an empty pad. The builder then sits in the helicopter and
    may use any steps left. Huts are built as in the base game.
    """
    return put_object(with_steps(state, free, cards), pads.HELICOPTER, on), ()


HELICOPTER = Building(pads.HELICOPTER, BUILD_STEPS, sites, refuse_helicopter, erect_helicopter)
