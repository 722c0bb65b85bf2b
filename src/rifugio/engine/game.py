"""The unchanging facts of one game: who plays what, with which rules and which tiles."""

from dataclasses import dataclass
from typing import Final, Generic

from rifugio.engine.box import Box
from rifugio.engine.rulebook import Rulebook, S
from rifugio.engine.tiles import SIDES, LaidTile, Tile

RULES_VERSION: Final = 1
"""Changes whenever a rule's behaviour does; games already begun keep theirs."""


@dataclass(frozen=True)
class Setup:
    """What is agreed before a game begins."""

    box: Box
    players: int
    extensions: frozenset[str] = frozenset()
    open_scores: bool = False
    rules_version: int = RULES_VERSION


class Game(Generic[S]):
    """C-SETUP-02: A set-up with everything precomputed that stays the same for the whole game.

    Each player's supply holds the objects of every module.
    """

    def __init__(self, setup: Setup, rulebook: Rulebook[S]) -> None:
        self.setup = setup
        self.rulebook = rulebook
        self.players = setup.players
        self.box = setup.box
        self.counts = self.rulebook.tiles(setup.box, setup.players)
        self.tiles: tuple[Tile, ...] = tuple(setup.box.tiles[name] for name in sorted(self.counts))
        """The kinds of tile in this game; the order of `Offer.blind`."""
        self.tile_index = {tile.id: index for index, tile in enumerate(self.tiles)}
        self.objects = tuple(kind.name for kind in self.rulebook.objects)
        """The kinds of object players own; the order of `Player.left` and `Pile.visits`."""
        self.object_points = {kind.name: kind.points(setup.box) for kind in self.rulebook.objects}
        self.supply = tuple(kind.supply(setup.box, setup.players) for kind in self.rulebook.objects)
        self.laid = {
            tile.id: tuple(LaidTile(tile, rotation) for rotation in tile.rotations)
            for tile in (setup.box.start, *self.tiles)
        }
        """Each tile in each of its rotations."""
        self.carry_out = {kind: play.carry_out for kind, play in rulebook.plays.items()}
        self._settle_fits()
        self.fits = {tile: sum({one.fit for one in laid}) for tile, laid in self.laid.items()}
        """The fit bits of each tile in any of its rotations."""

    def _settle_fits(self) -> None:
        """Ask the rules once how each pair of tiles may touch, and keep the answers as bit sets."""
        everything = sorted(
            (laid for rotations in self.laid.values() for laid in rotations),
            key=lambda laid: laid.tile.is_pass,
        )  # passes last, so that single terrains have the lowest bits
        by_profile: dict[tuple[object, ...], LaidTile] = {}
        for laid in everything:
            by_profile.setdefault(laid.profile, laid)
        bit = {profile: 1 << number for number, profile in enumerate(by_profile)}
        for laid in everything:
            accepts = tuple(
                sum(
                    bit[profile]
                    for profile, other in by_profile.items()
                    if self.rulebook.refuse_touch(self.box, laid, d, other) is None
                )
                for d in SIDES
            )
            laid.settle(bit[laid.profile], accepts)

    def __str__(self) -> str:
        return f"{self.players}, {'+'.join(sorted(self.setup.extensions)) or 'base'}"

    def __repr__(self) -> str:
        return f"<Game of {self}>"
