"""A position of the game: plain immutable values, with nothing secret but the players' piles.

The face-down tiles are a multiset, so there is no hidden order that could leak; which tile comes next is
Nature's move. Named tuples rather than frozen dataclasses, because a step makes four of them; the hottest
functions make them with `quick`, which skips the constructor and takes half the time.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from rifugio.engine.board import Board
from rifugio.engine.cells import Cell
from rifugio.engine.effects import Effects
from rifugio.engine.game import Game
from rifugio.engine.tiles import Tile

quick: Final = tuple.__new__

NATURE: Final = -1
"""The seat that reveals blind tiles."""


Awaiting: TypeAlias = Literal["fill", "draw"] | None
"""What Nature has to do before a player can go on, if anything."""


class Pile(NamedTuple):
    """The point cards lying face down in front of a player."""

    places: frozenset[str] = frozenset()
    """Ids of the places visited."""
    firsts: frozenset[str] = frozenset()
    """Those of them that this player visited before anyone else, where that is worth more."""
    bears: int = 0
    visits: tuple[int, ...] = ()
    """Counted visits by others to this player's objects, in the order of `Game.objects`."""


class Player(NamedTuple):
    """A player: the walker, the hand, the supply and the pile."""

    cell: Cell
    cards: int
    """Extra-step cards in hand."""
    left: tuple[int, ...]
    """Objects not yet built, in the order of `Game.objects`."""
    pile: Pile


class OwnedObject(NamedTuple):
    """C-VISIT-01: Something built, such as a hut; every kind is visited in the same way."""

    what: str
    owner: int


class Offer(NamedTuple):
    """The tiles not on the table yet."""

    open: tuple[Tile, ...]
    blind: tuple[int, ...]
    """How many of each tile are face down, in the order of `Game.tiles`."""
    hand: Tile | None = None
    rejects: tuple[Tile, ...] = ()
    removed: tuple[Tile, ...] = ()


class Turn(NamedTuple):
    """Where in a turn the game is."""

    seat: int
    to_connect: int
    """Connections still to make; walking and building begin at 0."""
    awaiting: Awaiting
    free: int
    """Free steps left."""
    seen: frozenset[tuple[Cell, int, int]] = frozenset()
    """Arrivals of this turn: (cell, free steps, cards), see B-WALK-05."""
    over: bool = False


def brief(game: Game[State], board: Board, turn: Turn) -> str:
    """Return a one-line summary of a position, for its `repr`."""
    return f"{game}: tiles {len(board.tiles)}, {'over' if turn.over else f'turn of seat {turn.seat}'}"


class State(NamedTuple):
    """A position."""

    game: Game[State]
    board: Board
    offer: Offer
    players: tuple[Player, ...]
    objects: Mapping[Cell, OwnedObject]
    turn: Turn
    parts: Mapping[str, Any]
    """The state that rule modules keep for themselves, by module."""

    def __repr__(self) -> str:
        return f"<State of {brief(self.game, self.board, self.turn)}>"

    @property
    def me(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.turn.seat]

    @property
    def steps_left(self) -> int:
        """Free steps and cards of the player whose turn it is."""
        turn = self.turn
        return turn.free + self.players[turn.seat].cards

    @property
    def remembered(self) -> tuple[str, ...]:
        """The rule modules' own state as text, so that it can be part of a cache key."""
        known = self.game.rulebook.parts
        return tuple([known[name].write(part) for name, part in self.parts.items()])

    def left(self, what: str) -> int:
        """How many of these objects the player whose turn it is can still build."""
        return self.me.left[self.game.objects.index(what)]

    def visit_points(self, seat: int, what: str) -> int:
        """The points that counted visits to one kind of object have brought a player."""
        game = self.game
        return game.object_points[what] * self.players[seat].pile.visits[game.objects.index(what)]

    def walkers_on(self, cell: Cell) -> list[int]:
        """The seats whose walkers are on a tile."""
        return [seat for seat, player in enumerate(self.players) if player.cell == cell]

    def blind_tile(self, share: float) -> Tile:
        """The face-down tile at this fraction (0 ≤ share < 1) of them all, in the order of their ids.

        With a uniform random number as the share, every face-down tile is equally likely.
        """
        number = int(share * sum(self.offer.blind))
        for tile, count in zip(self.game.tiles, self.offer.blind, strict=True):
            number -= count
            if number < 0:
                return tile
        raise ValueError("no tile is face down")

    def with_player(self, seat: int, player: Player) -> State:
        """Return the position with one player changed."""
        game, board, offer, players, objects, turn, parts = self
        players = (*players[:seat], player, *players[seat + 1 :])
        return quick(State, (game, board, offer, players, objects, turn, parts))

    def with_turn(self, turn: Turn) -> State:
        """Return the position at another point of a turn."""
        game, board, offer, players, objects, _, parts = self
        return quick(State, (game, board, offer, players, objects, turn, parts))


Result: TypeAlias = tuple[State, Effects]
