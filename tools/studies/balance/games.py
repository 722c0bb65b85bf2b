"""Self-play games of the ibex in each of the sixteen ways, and the statistics kept of them."""

import json
from collections import Counter
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from math import inf
from typing import Final

from kit.repository import ROOT
from kit.ways import WAYS, Way
from rifugio.arena.numbers import Share, wilson
from rifugio.bots import Budget, make_bot
from rifugio.dealer import SealedBag
from rifugio.engine.base.places import complete_sets, places_by_kind
from rifugio.engine.play import carry_out, legal_moves, new_game, standings, view
from rifugio.engine.state import State

FIGURES: Final = ROOT / "docs" / "figures" / "balance.json"
BOT: Final = "ibex"
FREELY: Final = Budget(inf)

Counts = dict[str, int]


@dataclass
class Figures:
    """Statistics of the games of one way."""

    players: int
    extensions: tuple[str, ...]
    games: int = 0
    ranks: list[list[int]] = field(default_factory=list)
    """By game and seat."""
    totals: list[list[int]] = field(default_factory=list)
    """Points, by game and seat."""
    points: Counts = field(default_factory=dict)
    """By source, summed over all players, like everything below."""
    visited: Counts = field(default_factory=dict)
    """Places visited, by kind; each player may visit three of a kind."""
    sets: Counts = field(default_factory=dict)
    """Players who completed the set, by kind."""
    sets_somewhere: Counts = field(default_factory=dict)
    """Games in which somebody completed the set."""
    without_sets: int = 0
    """Games in which nobody completed any set."""
    supply: Counts = field(default_factory=dict)
    """Objects that a player starts with."""
    built: Counts = field(default_factory=dict)
    visits: Counts = field(default_factory=dict)
    """Visits by others to what was built."""
    laid: Counts = field(default_factory=dict)
    """Places on the table at the end, by kind, including bears."""
    bears: int = 0
    """Steps onto a bear."""
    removed: int = 0
    """Tiles removed because they fitted nowhere."""

    @property
    def way(self) -> Way:
        """The number of players and the extensions."""
        return Way(self.players, self.extensions)

    @property
    def seats(self) -> int:
        """Players summed over all games."""
        return self.games * self.players

    def seat_share(self, seat: int) -> Share:
        """Return a seat's share of wins, over the games with a single winner."""
        alone = [ranks for ranks in self.ranks if ranks.count(1) == 1]
        return wilson(sum(ranks[seat] == 1 for ranks in alone), len(alone))

    def add(self, state: State) -> None:
        """Add a finished game."""
        final = standings(state)
        self.games += 1
        self.ranks.append([one.rank for one in final])
        self.totals.append([one.total for one in final])
        self.supply = dict(zip(state.game.objects, state.game.supply, strict=True))
        self.removed += len(state.offer.removed)
        _count(self.built, [what for what, _ in state.objects.values()])
        _count(self.laid, [laid.tile.kind for laid in state.board.tiles.values()])
        somewhere = set()
        for seat, one in enumerate(final):
            for line in one.lines:
                self.points[line.source] = self.points.get(line.source, 0) + line.points
            somewhere |= self._add_pile(state, seat)
        _count(self.sets_somewhere, sorted(somewhere))
        self.without_sets += not somewhere

    def _add_pile(self, state: State, seat: int) -> set[str]:
        pile = state.players[seat].pile
        sets = complete_sets(state, pile)
        self.bears += pile.bears
        for what, visits in zip(state.game.objects, pile.visits, strict=True):
            self.visits[what] = self.visits.get(what, 0) + visits
        for kind, places in places_by_kind(state.game.box).items():
            self.visited[kind] = self.visited.get(kind, 0) + len(places & pile.places)
        _count(self.sets, sets)
        return set(sets)


def _count(counts: Counts, found: list[str]) -> None:
    for what, many in Counter(found).items():
        counts[what] = counts.get(what, 0) + many


def play_one(way: Way, number: int) -> State:
    """Play one game to its end; the number determines the sealed bag, and so the game."""
    secret = sha256(f"rifugio balance {number}".encode()).digest()
    bag = SealedBag(secret, [""] * way.players, way.setup)
    bots = [make_bot(BOT) for _ in range(way.players)]
    state, draws = new_game(way.setup), 0
    while not state.turn.over:
        if state.turn.awaiting is None:
            seat = state.turn.seat
            move = bots[seat].choose(view(state, seat), tuple(legal_moves(state)), FREELY)
        else:
            move = bag.reveal(state, draws)
            draws += 1
        state, _ = carry_out(state, move)
    return state


def all_figures() -> list[Figures]:
    """Return the statistics so far, for each of the sixteen ways."""
    known = {}
    if FIGURES.exists():
        for line in json.loads(FIGURES.read_text(encoding="utf-8")):
            found = Figures(**{**line, "extensions": tuple(line["extensions"])})
            known[found.way] = found
    return [known.get(way) or Figures(way.players, way.extensions) for way in WAYS]


def save(figures: list[Figures]) -> None:
    """Write all statistics, one way per line."""
    FIGURES.parent.mkdir(exist_ok=True)
    lines = ",\n".join(json.dumps(asdict(one), separators=(",", ":")) for one in figures)
    new = FIGURES.with_suffix(".new")
    new.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    new.replace(FIGURES)
