"""Every conceivable move, and whether the rules have an answer to each."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Final

import pytest

from kit.rulings import rulings
from rifugio.engine.base import BASE
from rifugio.engine.cells import Cell, neighbours
from rifugio.engine.moves import (
    DRAW_BLIND,
    END,
    Build,
    Go,
    Move,
    PlaceDrawn,
    PlaceOpen,
    Remove,
    Reveal,
    Swap,
)
from rifugio.engine.play import legal_moves, play, why_not
from rifugio.engine.reasons import IllegalMove
from rifugio.engine.rulebooks import EXTENSIONS
from rifugio.engine.state import State
from rifugio.engine.text.moves import read_move, write_move

MODULES: Final = (BASE, *EXTENSIONS.values())
MEANS: Final = [*(means.name for module in MODULES for means in module.means), "dig"]
BUILDINGS: Final = [*(building.name for module in MODULES for building in module.buildings), "tent"]
SLOTS: Final = range(4)
ROTATIONS: Final = range(6)
PRICES: Final = range(3)
UNKNOWN_TILE: Final = "X"


def cells_about(state: State) -> list[Cell]:
    """Return the cells of the board and those up to two steps beyond it."""
    beyond = {far for cell in state.board.frontier for far in neighbours(cell)}
    return sorted(beyond | state.board.frontier.keys() | state.board.tiles.keys())


def universe(state: State) -> Iterator[Move]:
    """Yield all moves of all kinds, whether they make sense or not."""
    yield DRAW_BLIND
    yield END
    yield from map(Remove, SLOTS)
    yield from map(Reveal, [*state.game.box.tiles, state.game.box.start.id, UNKNOWN_TILE])
    cells = cells_about(state)
    for cell, rotation in product(cells, ROTATIONS):
        yield PlaceDrawn(cell, rotation)
        for slot in SLOTS:
            yield PlaceOpen(slot, cell, rotation)
            yield Swap(slot, cell, rotation)
    for cell, steps in product(cells, PRICES):
        for means in MEANS:
            yield Go(means, cell, steps)
        for what in BUILDINGS:
            yield Build(what, cell, steps)


@cache
def known_rulings() -> frozenset[str]:
    return frozenset(rulings())


def check_universe(state: State) -> int:
    """Check that exactly the offered moves are accepted, and every other is refused with a ruling.

    Return how many were refused.
    """
    offered, refused = set(legal_moves(state)), 0
    for move in universe(state):
        reason = why_not(state, move)
        if move in offered:
            assert reason is None, f"{write_move(move)} is offered, but {reason}"
            offered.remove(move)
            continue
        assert reason is not None, f"{write_move(move)} is not offered, but nothing speaks against it"
        assert reason.ruling in known_rulings(), f"{write_move(move)}: {reason}"
        if refused % 5 == 0:  # `play` asks `why_not` first, so a sample is enough
            check_refused(state, move)
        refused += 1
    assert not offered, f"offered, but outside the universe: {offered}"
    return refused


def check_refused(state: State, move: Move) -> None:
    with pytest.raises(IllegalMove) as error:
        play(state, move)
    assert error.value.reason == why_not(state, move)


def check_texts(state: State) -> None:
    """Check that every move of the universe survives a text round trip, and that all texts differ."""
    seen = set()
    for move in universe(state):
        text = write_move(move)
        assert read_move(text) == move
        assert text not in seen
        seen.add(text)
