"""Tiles as printed, and tiles as they lie on the table."""

from dataclasses import dataclass

from rifugio.engine.cells import DIRECTIONS, opposite

SIDES = range(6)


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile as printed; tiles of one id are all alike."""

    id: str
    kind: str
    """What is on it: `plain`, `start`, `bear`, a kind of place, or what an extension brings."""
    terrain: str
    sides: tuple[str, ...]
    """The terrain of each of the six sides, clockwise; all alike unless the tile is a pass."""
    entrances: frozenset[int]
    """The sides a walker may cross; all six unless the tile is a pass."""
    points: int = 0
    first_points: int = 0
    """What it is worth to the first visitor ever, where that is more than `points`."""
    land: bool = True
    """Whether it is land; the water between lands is not."""

    @property
    def is_pass(self) -> bool:
        """Whether only some of its sides can be crossed."""
        return len(self.entrances) < len(SIDES)

    @property
    def rotations(self) -> range:
        """The rotations that look different: six, three if half a turn changes nothing, or one."""
        look = [(self.sides[s], s in self.entrances) for s in SIDES]
        for turn in (1, 3):
            if all(look[s] == look[(s + turn) % 6] for s in SIDES):
                return range(turn)
        return range(6)

    def __repr__(self) -> str:
        return f"<Tile {self.id}>"


class LaidTile:
    """A tile in one rotation, with everything that depends on both precomputed for a whole game.

    `sides` and `crossable` are by direction. `fit` is a bit: tiles with the same bit fit in the same
    cells. `accepts[d]` holds the bits of everything that may lie next to it in direction d; `around` is the
    same data in the order `Board.lay` wants it.
    """

    __slots__ = ("accepts", "around", "crossable", "fit", "rotation", "sides", "tile")

    def __init__(self, tile: Tile, rotation: int) -> None:
        self.tile = tile
        self.rotation = rotation
        self.sides = tuple(tile.sides[(d - rotation) % 6] for d in SIDES)
        self.crossable = tuple((d - rotation) % 6 in tile.entrances for d in SIDES)
        self.fit = 0
        self.accepts: tuple[int, ...] = ()
        self.around: tuple[tuple[int, int, bool, int], ...] = ()

    def settle(self, fit: int, accepts: tuple[int, ...]) -> None:
        """Fill in what is only known once all tiles of the game are known."""
        self.fit = fit
        self.accepts = accepts
        self.around = tuple((DIRECTIONS[d], accepts[d], self.crossable[d], opposite(d)) for d in SIDES)

    @property
    def profile(self) -> tuple[object, ...]:
        """What decides where it fits: equal profiles fit in equal cells."""
        return self.sides, self.crossable, self.tile.is_pass

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LaidTile) and self.tile == other.tile and self.rotation == other.rotation

    def __hash__(self) -> int:
        return hash((self.tile.id, self.rotation))

    def __repr__(self) -> str:
        return f"<{self.tile.id}^{self.rotation}>"
