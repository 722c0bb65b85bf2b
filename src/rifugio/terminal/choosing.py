"""The legal moves grouped as a player selects them: first what, then where, then how."""

from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

from rifugio.engine.cells import Cell
from rifugio.engine.moves import Build, Go, Move, PlaceDrawn, PlaceOpen, Remove, Swap
from rifugio.engine.state import State
from rifugio.routes import Route, routes, single


class Source(NamedTuple):
    """What is selected: an open tile, the drawn one, something to build, or walking."""

    kind: str
    """`open`, `hand`, `swap`, `remove`, `go` or `build`."""
    which: str = ""
    """The slot of a tile, or the name of what is built."""

    @property
    def slot(self) -> int | None:
        """The slot of the open row it belongs to."""
        return int(self.which) if self.kind in ("open", "swap", "remove") else None


Targets: TypeAlias = dict[Cell, list[Route]]
"""Each possible target cell, with its alternatives: rotations of a tile, or ways there."""

GO = Source("go")


def choices(state: State, legal: Iterable[Move]) -> dict[Source, Targets]:
    """Return everything that can be selected now; a tile to be removed has no target cell."""
    found: dict[Source, Targets] = {}
    walking = False
    for move in legal:
        match move:
            case PlaceOpen(slot, cell, _):
                source = Source("open", str(slot))
            case PlaceDrawn(cell, _):
                source = Source("hand")
            case Swap(slot, cell, _):
                source = Source("swap", str(slot))
            case Remove(slot):
                found[Source("remove", str(slot))] = {}
                continue
            case Build(what, cell, _):
                source = Source("build", what)
            case Go():
                walking = True
                continue
            case _:
                continue
        found.setdefault(source, {}).setdefault(cell, []).append(single(state, move))
    if walking:
        found = {GO: routes(state), **found}
    return found


def attempt(source: Source, cell: Cell, rotation: int = 0) -> Move:
    """Return the move for this source and cell, legal or not, so that its refusal can be explained."""
    match source:
        case Source("open", slot):
            return PlaceOpen(int(slot), cell, rotation)
        case Source("hand"):
            return PlaceDrawn(cell, rotation)
        case Source("swap", slot):
            return Swap(int(slot), cell, rotation)
        case Source("remove", slot):
            return Remove(int(slot))
        case Source("build", what):
            return Build(what, cell)
        case _:
            return Go("walk", cell)
