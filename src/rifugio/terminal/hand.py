"""What a player has in hand and points at, before anything is played."""

from rifugio.engine.cells import Cell, cell, coordinates
from rifugio.engine.moves import Go, Move, PlaceDrawn, PlaceOpen, Swap
from rifugio.engine.reasons import Reason
from rifugio.engine.state import State
from rifugio.engine.tiles import LaidTile, Tile
from rifugio.routes import Route
from rifugio.terminal.choosing import GO, Source, Targets, attempt, choices
from rifugio.terminal.session import Session


class Hand:
    """The chosen thing, the cell pointed at, and which of the ways to do it there."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.cursor: Cell = 0
        self.source: Source | None = None
        self.choices: dict[Source, Targets] = {}
        self._way = 0
        self._known: State | None = None

    def look_again(self) -> None:
        """See what can be chosen in a new position; at a new position the hand is empty."""
        state = self.session.state
        if self._known is state:
            return
        self._known = state
        self.choices = choices(state, self.session.legal) if self.session.person_to_move else {}
        self.source, self._way = None, 0
        if GO in self.choices:
            self.source = GO
            self.cursor = state.me.cell
        elif len(self.choices) == 1:
            self.choose(next(iter(self.choices)))

    @property
    def targets(self) -> Targets:
        """The cells where the chosen thing can be done."""
        return self.choices.get(self.source, {}) if self.source else {}

    @property
    def ordered(self) -> list[Cell]:
        """The targets row by row."""
        return sorted(self.targets, key=lambda one: coordinates(one)[::-1])

    def choose(self, source: Source) -> None:
        """Take something in hand, and point where it can be done."""
        self.source, self._way = source, 0
        if self.targets and self.cursor not in self.targets:
            near = coordinates(self.cursor)
            self.cursor = min(self.ordered, key=lambda one: _distance(coordinates(one), near))

    def put_back(self) -> None:
        """Have nothing in hand any more, or only the boots on."""
        self.source, self._way = (GO if GO in self.choices else None), 0

    def point(self, where: Cell) -> None:
        """Point at a cell; the way to do it there begins anew."""
        if where != self.cursor:
            self.cursor, self._way = where, 0

    def next_target(self, step: int) -> None:
        """Point at the next or the previous target."""
        row = self.ordered
        if row:
            at = row.index(self.cursor) + step if self.cursor in row else 0
            self.point(row[at % len(row)])

    def step(self, across: int, down: int) -> None:
        """Point at the cell beside, above or below; above and below in a line as straight as it goes."""
        q, r = coordinates(self.cursor)
        if down:
            q += (r % 2 == 0) if down < 0 else -(r % 2)
        tiles = self.session.state.board.tiles
        rows = [coordinates(one)[1] for one in tiles]
        slants = [2 * coordinates(one)[0] + coordinates(one)[1] for one in tiles]
        q, r = q + across, r + down
        if min(rows) - 1 <= r <= max(rows) + 1 and min(slants) - 3 <= 2 * q + r <= max(slants) + 3:
            self.point(cell(q, r))

    def turn(self, step: int = 1) -> bool:
        """Take the next way: turn a pass, or go by other means. Return whether there is another one."""
        ways = self.targets.get(self.cursor, [])
        self._way = (self._way + step) % len(ways) if ways else 0
        return len(ways) > 1

    @property
    def route(self) -> Route | None:
        """What would be done here, None if nothing can be."""
        ways = self.targets.get(self.cursor)
        return ways[self._way % len(ways)] if ways else None

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves that would be played."""
        if self.source and self.source.kind == "remove":
            return (attempt(self.source, self.cursor),)
        return self.route.moves if self.route else ()

    @property
    def why_not(self) -> Reason | None:
        """Why nothing can be done here with what is in hand; None if it can, or if the hand is empty."""
        if self.moves or self.source is None:
            return None
        return self.session.why_not(attempt(self.source, self.cursor))

    # What it looks like.

    def tile(self, source: Source | None) -> Tile | None:
        """Return the tile that is chosen by a source."""
        offer = self.session.state.offer
        if source is None or source.kind in ("go", "build"):
            return None
        if source.slot is None:
            return offer.hand
        return offer.open[source.slot] if source.slot < len(offer.open) else None

    @property
    def ghost(self) -> LaidTile | None:
        """The tile in hand as it would lie on the cell pointed at."""
        tile, moves = self.tile(self.source), self.moves
        match moves:
            case (PlaceOpen(_, _, rotation) | PlaceDrawn(_, rotation) | Swap(_, _, rotation),) if tile:
                return LaidTile(tile, rotation)
            case _:
                return None

    @property
    def path(self) -> dict[Cell, int]:
        """The cells of the way, with the number of the step that leads there."""
        return {move.to: number for number, move in enumerate(self.moves, 1) if isinstance(move, Go)}

    def source_of_slot(self, slot: int) -> Source | None:
        """Return what choosing an open tile means now: connecting it, taking it in exchange, or out."""
        found = [source for source in self.choices if source.slot == slot]
        if found:
            return found[0]
        kinds = {source.kind for source in self.choices} & {"open", "swap", "remove"}
        return Source(kinds.pop(), str(slot)) if kinds and slot < len(self.session.state.offer.open) else None


def _distance(one: tuple[int, int], other: tuple[int, int]) -> int:
    across, down = one[0] - other[0], one[1] - other[1]
    return max(abs(across), abs(down), abs(across + down))
