"""The current selection: what a player has picked and points at, before anything is played."""

from rifugio.engine.cells import Cell, cell, coordinates
from rifugio.engine.moves import Go, Move, PlaceDrawn, PlaceOpen, Swap
from rifugio.engine.reasons import Reason
from rifugio.engine.state import State
from rifugio.engine.tiles import LaidTile, Tile
from rifugio.routes import Route
from rifugio.terminal.choosing import GO, Source, Targets, attempt, choices
from rifugio.terminal.session import Session


class Hand:
    """The selected source, the cursor's cell, and which of the alternatives there."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.cursor: Cell = 0
        self.source: Source | None = None
        self.choices: dict[Source, Targets] = {}
        self._way = 0
        self._known: State | None = None

    def look_again(self) -> None:
        """Update the choices for a new position; a new position clears the selection."""
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
        """The cells where the selection can be played."""
        return self.choices.get(self.source, {}) if self.source else {}

    @property
    def ordered(self) -> list[Cell]:
        """The targets row by row."""
        return sorted(self.targets, key=lambda one: coordinates(one)[::-1])

    def choose(self, source: Source) -> None:
        """Select a source, and move the cursor to a target."""
        self.source, self._way = source, 0
        if self.targets and self.cursor not in self.targets:
            near = coordinates(self.cursor)
            self.cursor = min(self.ordered, key=lambda one: _distance(coordinates(one), near))

    def put_back(self) -> None:
        """Clear the selection, or go back to walking."""
        self.source, self._way = (GO if GO in self.choices else None), 0

    def point(self, where: Cell) -> None:
        """Move the cursor to a cell; the alternative is reset."""
        if where != self.cursor:
            self.cursor, self._way = where, 0

    def next_target(self, step: int) -> None:
        """Move the cursor to the next or the previous target."""
        row = self.ordered
        if row:
            at = row.index(self.cursor) + step if self.cursor in row else 0
            self.point(row[at % len(row)])

    def step(self, across: int, down: int) -> None:
        """Move the cursor by one cell; up and down in as straight a line as possible."""
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
        """Take the next alternative: rotate a pass, or travel by other means. Return whether there is one."""
        ways = self.targets.get(self.cursor, [])
        self._way = (self._way + step) % len(ways) if ways else 0
        return len(ways) > 1

    @property
    def route(self) -> Route | None:
        """The route that would be played here, None if there is none."""
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
        """Why the selection cannot be played here; None if it can, or if nothing is selected."""
        if self.moves or self.source is None:
            return None
        return self.session.why_not(attempt(self.source, self.cursor))

    # What it looks like.

    def tile(self, source: Source | None) -> Tile | None:
        """Return the tile of a source, None if it has none."""
        offer = self.session.state.offer
        if source is None or source.kind in ("go", "build"):
            return None
        if source.slot is None:
            return offer.hand
        return offer.open[source.slot] if source.slot < len(offer.open) else None

    @property
    def ghost(self) -> LaidTile | None:
        """The selected tile as it would lie on the cursor's cell."""
        tile, moves = self.tile(self.source), self.moves
        match moves:
            case (PlaceOpen(_, _, rotation) | PlaceDrawn(_, rotation) | Swap(_, _, rotation),) if tile:
                return LaidTile(tile, rotation)
            case _:
                return None

    @property
    def path(self) -> dict[Cell, int]:
        """The cells of the way, with the number of the step to each."""
        return {move.to: number for number, move in enumerate(self.moves, 1) if isinstance(move, Go)}

    def source_of_slot(self, slot: int) -> Source | None:
        """Return what selecting an open tile means now: connecting, swapping or removing it."""
        found = [source for source in self.choices if source.slot == slot]
        if found:
            return found[0]
        kinds = {source.kind for source in self.choices} & {"open", "swap", "remove"}
        return Source(kinds.pop(), str(slot)) if kinds and slot < len(self.session.state.offer.open) else None


def _distance(one: tuple[int, int], other: tuple[int, int]) -> int:
    across, down = one[0] - other[0], one[1] - other[1]
    return max(abs(across), abs(down), abs(across + down))
