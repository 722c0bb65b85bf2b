"""Where each player's points came from: the cells behind every line of the score."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Final

from rifugio.engine.base.places import complete_sets, places_by_kind
from rifugio.engine.cells import Cell
from rifugio.engine.effects import BearMet, Visited
from rifugio.engine.state import State
from rifugio.replay.scenes import Deed

BEARS: Final = "bears"
PLACES: Final = "places"
SETS: Final = "sets"
WATERFALLS: Final = "waterfall"

Origins = dict[str, tuple[Cell, ...]]


def origins(deeds: Iterable[Deed], end: State) -> list[Origins]:
    """Return for each player the cells behind each source of points, sorted and without duplicates."""
    met: list[dict[str, set[Cell]]] = [defaultdict(set) for _ in end.players]
    for deed in deeds:
        for effect in deed.effects:
            match effect:
                case BearMet(seat=seat, cell=cell):
                    met[seat][BEARS].add(cell)
                case Visited(owner=owner, what=what, cell=cell):
                    met[owner][what].add(cell)
    return [_sorted(end, seat, cells) for seat, cells in enumerate(met)]


def _sorted(end: State, seat: int, met: dict[str, set[Cell]]) -> Origins:
    lines = end.game.rulebook.score(end, seat)
    return {
        line.source: tuple(sorted(met.get(line.source) or _from_pile(end, seat, line.source)))
        for line in lines
    }


def _from_pile(end: State, seat: int, source: str) -> Sequence[Cell]:
    pile = end.players[seat].pile
    kinds = places_by_kind(end.game.box)
    wanted: frozenset[str] = frozenset()
    if source == PLACES:
        wanted = pile.places
    elif source == SETS:
        wanted = frozenset[str]().union(*(kinds[kind] for kind in complete_sets(end, pile)))
    elif source == WATERFALLS:
        wanted = pile.places & kinds[WATERFALLS]
    return [cell for cell, laid in end.board.tiles.items() if laid.tile.id in wanted]
