"""Building: huts, and the steps that everything built costs."""

from collections.abc import Iterable

from rifugio.engine.base.steps import paid, refuse_price
from rifugio.engine.base.turn import refuse_before_connecting
from rifugio.engine.box import Box
from rifugio.engine.cells import Cell
from rifugio.engine.changes import put_object, with_steps
from rifugio.engine.effects import Built
from rifugio.engine.moves import Build
from rifugio.engine.reasons import (
    BuiltOnAlready,
    NoneLeft,
    NoSuchBuilding,
    NotOnThisTile,
    NotWhereYouStand,
    Reason,
    WrongPrice,
)
from rifugio.engine.rulebook import Building, ObjectKind
from rifugio.engine.state import Result, State


def huts_per_player(box: Box, players: int) -> int:
    """B-BUILD-05: The huts each player has; the number depends on the number of players."""
    return box.numbers["huts"][str(players)]


def hut_points(box: Box) -> int:
    """B-VISIT-02: The points that a visit to a hut brings its owner."""
    return box.numbers["points"]["hut"]


HUTS = ObjectKind("hut", huts_per_player, hut_points)


def sites(state: State) -> Iterable[Cell]:
    """B-BUILD-01: The cell where the player's walker stands, if a hut may be built there."""
    here = state.me.cell
    fit = here not in state.objects and state.board.tiles[here].tile.kind == "plain"
    return (here,) if fit and state.left(HUTS.name) else ()


def refuse_hut(state: State, on: Cell) -> Reason | None:
    """B-BUILD-01, B-BUILD-03, B-BUILD-04, B-BUILD-05, B-BUILD-07, B-BUILD-08: Where a hut may be built.

    Where the player's walker stands, alone or not; on a plain tile, so not on START, places or bears nor
    on any tile of an extension; one hut per tile, no matter whose; and while the supply lasts.
    """
    if on != state.me.cell:
        return NotWhereYouStand("B-BUILD-01", on)
    kind = state.board.tiles[on].tile.kind
    if kind != "plain":
        return NotOnThisTile("B-BUILD-03", HUTS.name, kind)
    if on in state.objects:
        return BuiltOnAlready("B-BUILD-04", on, state.objects[on].owner)
    return None if state.left(HUTS.name) else NoneLeft("B-BUILD-05", HUTS.name)


def erect_hut(state: State, on: Cell, free: int, cards: int) -> Result:
    """B-BUILD-06, B-BUILD-09, B-BUILD-10, B-VISIT-06: Build the hut, for good; nothing else changes.

    Who may enter the tile, what may be laid beside it and what may be built next stay as they were, and
    walkers already there do not visit it.
    """
    return put_object(with_steps(state, free, cards), HUTS.name, on), ()


HUT_STEPS = 1
"""B-BUILD-02."""

HUT = Building(HUTS.name, HUT_STEPS, sites, refuse_hut, erect_hut)


def refuse_build(state: State, move: Build) -> Reason | None:
    """B-BUILD-02, B-STEP-04, B-TURN-03: Building comes after connecting and costs steps like walking."""
    building = state.game.rulebook.buildings.get(move.what)
    if building is None:
        return NoSuchBuilding("B-BUILD-01", move.what)
    if move.steps != building.steps:
        return WrongPrice("B-BUILD-02", move.steps, building.steps)
    return (
        refuse_before_connecting(state)
        or building.refuse(state, move.on)
        or refuse_price(state, building.steps)
    )


def build(state: State, move: Build) -> Result:
    """B-BUILD-02, B-STEP-05: Pay and build."""
    turn, me = state.turn, state.me
    free, cards = paid(turn.free, me.cards, move.steps)
    built = Built(turn.seat, move.what, move.on, turn.free - free, me.cards - cards)
    state, effects = state.game.rulebook.buildings[move.what].erect(state, move.on, free, cards)
    return state, (built, *effects)
