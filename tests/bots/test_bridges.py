"""Bridges: a plain tile may be worth most because it brings places nearer, and a bot has to see that."""

from collections.abc import Iterable
from math import inf
from pathlib import Path

import pytest

from rifugio.bots.choosing import LYNX_WEIGHTS
from rifugio.bots.distances import FAR, steps_to
from rifugio.bots.patience import Patience
from rifugio.bots.plans import Glance, Laying, connections
from rifugio.bots.worth import places, worth
from rifugio.box import load_box
from rifugio.engine.cells import Cell
from rifugio.engine.moves import PlaceDrawn, PlaceOpen
from rifugio.engine.play import carry_out
from rifugio.engine.state import State
from rifugio.engine.text.moves import write_move
from rifugio.engine.text.positions import read_position

FOLDER = Path(__file__).parent / "bridges"
BRIDGES = {
    "base-2-known": "open1@-2,3",
    "base-2": "open2@0,-2",
    "base-4": "open0@2,2",
    "base-5": "open1@-3,-2",
    "helicopter-3": "open1@0,-2",
    "helicopter-4": "open1@-1,2",
    "rafts-2": "drawn@-1,-1",
    "rafts-3": "open1@4,-3",
    "rafts-4": "open0@6,-7",
    "helicopter+rafts-2": "open1@2,-1",
    "helicopter+rafts-4": "open0@3,-4",
}
"""Positions from games that bots played, and the bridge in each."""
SEARCHED = 6
"""The placements that the lynx searches."""


def at(name: str) -> State:
    """Return the position of this name."""
    return read_position((FOLDER / f"{name}.pos").read_text(encoding="utf-8"), load_box)


def glanced(state: State) -> list[Laying]:
    """Return the placements as a bot ranks them."""
    return connections(state, state.turn.seat, LYNX_WEIGHTS, Patience(inf))


class WithoutBridges(Glance):
    """Looks only at how near the new tile is."""

    def bridged(self, number: int, near: Iterable[Cell], steps: int) -> float:
        return 0.0


@pytest.mark.parametrize("name", BRIDGES)
def test_the_bridge_is_the_best_placement_and_is_seen_first(name: str) -> None:
    state = at(name)
    ways = glanced(state)
    best = max(ways, key=lambda way: worth(carry_out(state, way)[0], state.turn.seat, LYNX_WEIGHTS))
    assert write_move(best) == write_move(ways[0]) == BRIDGES[name]


@pytest.mark.parametrize("name", BRIDGES)
def test_the_bridge_brings_places_nearer(name: str) -> None:
    state = at(name)
    seat, bridge = state.turn.seat, glanced(state)[0]
    before, after = steps_to(state, seat), steps_to(carry_out(state, bridge)[0], seat)
    held = state.me.pile.places
    saved = [
        min(before.get(cell, FAR), FAR) - min(after.get(cell, FAR), FAR)
        for cell, tile, _ in state.board.derive(places)
        if tile.id not in held
    ]
    assert isinstance(bridge, PlaceOpen | PlaceDrawn)
    assert min(saved) >= 0
    assert sum(saved) >= 3


@pytest.mark.parametrize("name", BRIDGES)
def test_nearness_alone_would_not_even_search_it(name: str) -> None:
    state = at(name)
    ways = glanced(state)
    without = WithoutBridges(state, state.turn.seat, LYNX_WEIGHTS)
    ranked = sorted(ways, key=without.at, reverse=True)
    assert ranked.index(ways[0]) >= SEARCHED
