"""The hooks a rule module may implement, and the one place where their answers are combined.

The base game is a module like the others. There are five kinds of hook:

- DATA: joined. OFFER: chained. TALLY: joined.
- VETO: all must agree; an answer is the reason against, or None. Later modules, being more specific, are
  asked first.
- REACTION: piped, in the order of the modules.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from rifugio.engine.box import Box
from rifugio.engine.cells import Cell
from rifugio.engine.effects import Built, Effect, Effects, Went
from rifugio.engine.features import Features
from rifugio.engine.moves import Build, Go, Move, Ready
from rifugio.engine.reasons import Reason
from rifugio.engine.table_changes import PiecePut, TableChanges, WalkerMoved
from rifugio.engine.tiles import LaidTile
from rifugio.engine.travel import Travel

Pair: TypeAlias = frozenset[str]

S = TypeVar("S")
"""A position. The rulebook passes it on to the modules and never looks inside, so it needs no `State`."""


class ObjectKind(NamedTuple):
    """A kind of object players own: how many each has and what a visit brings its owner."""

    name: str
    supply: Callable[[Box, int], int]
    points: Callable[[Box], int]


class ScoreLine(NamedTuple):
    """Points from one source."""

    source: str
    points: int


class Play(NamedTuple, Generic[S]):
    """A kind of move: its legality check, and what it does when legal."""

    refuse: Callable[[S, Any], Reason | None]
    carry_out: Callable[[S, Any], tuple[S, Effects]]


def walker_moved(_: object, effect: Went) -> TableChanges:
    """Return what most means of travel change: where the walker is."""
    return (WalkerMoved(effect.seat, effect.to),)


def piece_put(_: object, effect: Built) -> TableChanges:
    """Return what most buildings change: what stands on the cell."""
    return (PiecePut(effect.seat, effect.what, effect.cell),)


class Means(Generic[S]):
    """C-FLY-01: A means of travel, such as walking; it leads wherever its own module says, across anything.

    `reach` lists, in ascending order, the cells it leads to now; `refuse` says why it does not lead to a
    cell, and is None exactly for those of `reach`. Both leave payment and vetoes to the rulebook. `travel`
    moves the walker, with the free steps and cards left after paying; `changes` lists the table changes to
    show. `meant` says whether a player who points at a cell has this means in mind, possible or not.
    `remark` is the code of the remark, if any, that a bot makes when it travels this way from a position.
    """

    def __init__(
        self,
        name: str,
        reach: Callable[[S], Iterable[Cell]],
        refuse: Callable[[S, Cell], Reason | None],
        travel: Callable[[S, Cell, int, int], tuple[S, Effects]],
        changes: Callable[[S, Went], TableChanges] = walker_moved,
        meant: Callable[[S, Cell], bool] = lambda _state, _cell: False,
        remark: Callable[[S], str | None] = lambda _state: None,
    ) -> None:
        self.name, self.reach, self.refuse, self.travel, self.changes = name, reach, refuse, travel, changes
        self.meant, self.remark = meant, remark
        self.steps = 1
        self.go: Ready[Cell, Go] = Ready(lambda to: Go(name, to))


class Building(Generic[S]):
    """Something that can be built; `sites`, `refuse` and `erect` work like `reach`, `refuse` and `travel`."""

    def __init__(
        self,
        name: str,
        steps: int,
        sites: Callable[[S], Iterable[Cell]],
        refuse: Callable[[S, Cell], Reason | None],
        erect: Callable[[S, Cell, int, int], tuple[S, Effects]],
        changes: Callable[[S, Built], TableChanges] = piece_put,
    ) -> None:
        self.name, self.steps, self.sites, self.refuse, self.erect = name, steps, sites, refuse, erect
        self.changes = changes
        self.build: Ready[Cell, Build] = Ready(lambda on: Build(name, on, steps))


Swimmers: TypeAlias = Mapping[int, Cell | None]
"""Each seat in the water, with the land its walker is near, or None in the middle of the tile."""

Marks: TypeAlias = Mapping[Cell, tuple[str, int]]
"""What else lies on the map: the mark's name, which begins with the extension's, and its owner."""


class Part(NamedTuple):
    """The state a module keeps during a game, with its text form both ways."""

    initial: Any
    write: Callable[[Any], str]
    read: Callable[[str], Any]
    swimmers: Callable[[Any], Swimmers] | None = None
    """Who is in the water, read from the module's state."""
    marks: Callable[[Any], Marks] | None = None
    """The marks on the map, read from the module's state. They are shown; no rule of the box reads them."""


@dataclass(frozen=True, kw_only=True)
class RuleModule(Generic[S]):
    """A table of contents: for each hook of the rulebook, the function that implements it."""

    name: str
    requires: frozenset[str] = frozenset()
    """For rules about several extensions together: it joins each game that has all of these."""
    # DATA
    tiles: Callable[[Box, int], Mapping[str, int]] | None = None
    """How many of each tile come in, or go out."""
    touching: Callable[[], Iterable[Pair]] | None = None
    """Terrains that may lie side by side, apart from passes."""
    objects: tuple[ObjectKind, ...] = ()
    means: tuple[Means[S], ...] = ()
    buildings: tuple[Building[S], ...] = ()
    plays: Mapping[type, Play[S]] = field(default_factory=dict)
    tie_break: tuple[str, ...] = ()
    """Objects whose points decide a tie; a later module's come first."""
    tied_as_one: tuple[str, ...] = ()
    """Objects whose points are added up before they decide a tie."""
    part: Part | None = None
    effects: Mapping[type[Effect], Callable[[S, Move, Any], TableChanges]] = field(default_factory=dict)
    """Every effect the module can emit, with what it changes on the table.

    Called with the position before the move, and the move; never called if nobody shows the game.
    """
    reasons: tuple[type[Reason], ...] = ()
    """Every reason the module can give against a move."""
    # VETO
    refuse_touch: Callable[[Box, frozenset[Pair], LaidTile, int, LaidTile], str | None] | None = None
    """The ruling that keeps the second tile from lying next to the first in this direction.

    Called with the box and the pairs of terrains that may touch according to all modules.
    """
    refuse_go: Mapping[str, Callable[[S, Go], Reason | None]] = field(default_factory=dict)
    """By means of travel; asked only for cells that the means leads to."""
    refuse_end: Callable[[S], Reason | None] | None = None
    # REACTION
    on_enter: Callable[[S, Cell], tuple[S, Effects]] | None = None
    """A walker has stepped onto this tile."""
    # TALLY
    score: Callable[[S, int], Iterable[ScoreLine]] | None = None
    # for bots
    travel: Travel[S] | None = None
    features: Features[S] | None = None


class Rulebook(Generic[S]):
    """Rule modules combined."""

    def __init__(self, modules: tuple[RuleModule[S], ...]) -> None:
        self.modules = modules
        self.means = {means.name: means for module in modules for means in module.means}
        self.buildings = {building.name: building for module in modules for building in module.buildings}
        self.objects = tuple(kind for module in modules for kind in module.objects)
        self.parts = {module.name: module.part for module in modules if module.part}
        self._swimmers = tuple((name, part.swimmers) for name, part in self.parts.items() if part.swimmers)
        self._marks = tuple((name, part.marks) for name, part in self.parts.items() if part.marks)
        self.plays = {kind: play for module in modules for kind, play in module.plays.items()}
        self._refuse_go = {
            means: tuple(m.refuse_go[means] for m in reversed(modules) if means in m.refuse_go)
            for means in self.means
        }
        self._refuse_end = tuple(m.refuse_end for m in reversed(modules) if m.refuse_end)
        self._on_enter = tuple(m.on_enter for m in modules if m.on_enter)
        self._score = tuple(m.score for m in modules if m.score)
        self._changes = {kind: change for module in modules for kind, change in module.effects.items()}
        self.travel = tuple(m.travel for m in reversed(modules) if m.travel)
        self.features = tuple(m.features for m in modules if m.features)
        self.is_travel_known = all(m.travel or m.requires for m in modules[1:])
        """Whether every extension offers bots its `travel` hook."""
        self._all_means = tuple(self.means.values())
        self._all_buildings = tuple(self.buildings.values())

    # DATA

    def tiles(self, box: Box, players: int) -> dict[str, int]:
        """C-SETUP-01: How many of each tile are face down at first; all preparations apply."""
        counts: dict[str, int] = {}
        for module in self.modules:
            for tile, change in module.tiles(box, players).items() if module.tiles else ():
                counts[tile] = counts.get(tile, 0) + change
        return counts

    @cached_property
    def touching(self) -> frozenset[Pair]:
        """All pairs of terrains that may lie side by side, apart from passes."""
        return frozenset(pair for m in self.modules if m.touching for pair in m.touching())

    @cached_property
    def tie_break(self) -> tuple[tuple[str, ...], ...]:
        """The tie-breakers in order: each a group of objects whose points are added up and compared."""
        as_one = tuple(kind for module in self.modules for kind in module.tied_as_one)
        chain = [kind for module in reversed(self.modules) for kind in module.tie_break]
        alone = tuple((kind,) for kind in chain if kind not in as_one)
        return (as_one, *alone) if as_one else alone

    def swimmers(self, parts: Mapping[str, Any]) -> Swimmers:
        """Who is in the water, from the `parts` of a position or of a view."""
        return {seat: near for name, who in self._swimmers for seat, near in who(parts[name]).items()}

    def marks(self, parts: Mapping[str, Any]) -> Marks:
        """The marks on the map, from the `parts` of a position or of a view."""
        return {cell: mark for name, found in self._marks for cell, mark in found(parts[name]).items()}

    def changes(self, state: S, move: Move, effect: Effect) -> TableChanges:
        """What an effect of a move changes on the table; `state` is the position before the move."""
        return self._changes[type(effect)](state, move, effect)

    # OFFER

    def onward(self, state: S, steps: int) -> list[Move]:
        """C-WALK-01, C-WALK-03: Every legal way on, and every building, that these steps can pay.

        All means and buildings of all modules are offered together, wherever the walker is.
        """
        found: list[Move] = []
        for means in self._all_means:
            ready, vetoes = means.go, self._refuse_go[means.name]
            for cell in means.reach(state):
                go = ready[cell]
                for veto in vetoes:
                    if veto(state, go) is not None:
                        break
                else:
                    found.append(go)
        for building in self._all_buildings:
            if building.steps <= steps:
                found += [building.build[cell] for cell in building.sites(state)]
        return found

    # VETO

    def refuse_touch(self, box: Box, one: LaidTile, direction: int, other: LaidTile) -> str | None:
        """The ruling, if any, that keeps `other` from lying next to `one` in this direction."""
        vetoes = (m.refuse_touch for m in reversed(self.modules) if m.refuse_touch)
        refusals = (veto(box, self.touching, one, direction, other) for veto in vetoes)
        return next((no for no in refusals if no is not None), None)

    def refuse_go(self, state: S, go: Go) -> Reason | None:
        """C-WALK-02: The first objection of any module to this move, wherever the walker comes from."""
        for veto in self._refuse_go[go.means]:
            reason = veto(state, go)
            if reason is not None:
                return reason
        return None

    def refuse_end(self, state: S) -> Reason | None:
        """The first objection to ending the turn."""
        for veto in self._refuse_end:
            reason = veto(state)
            if reason is not None:
                return reason
        return None

    # REACTION

    def enter(self, state: S, cell: Cell) -> tuple[S, Effects]:
        """Run every module's reaction to a walker who has just stepped onto a tile."""
        state, effects = self._on_enter[0](state, cell)
        for react in self._on_enter[1:]:
            state, more = react(state, cell)
            effects += more
        return state, effects

    # TALLY

    def score(self, state: S, seat: int) -> list[ScoreLine]:
        """C-SCORE-01: A player's points by source; all sources count."""
        return [line for tally in self._score for line in tally(state, seat)]
