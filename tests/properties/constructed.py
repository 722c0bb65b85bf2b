"""Random positions in the middle of a game, to reach what random play hardly ever reaches.

Not all of them could occur in a game, but the rules cover each of them.
"""

import random
from collections import Counter
from typing import Final

from kit.ways import Way
from rifugio.engine.base.preparation import board_at_start
from rifugio.engine.board import Board
from rifugio.engine.cells import Cell, neighbours
from rifugio.engine.game import Game
from rifugio.engine.state import Offer, OwnedObject, Pile, Player, State, Turn
from rifugio.engine.tiles import Tile

CARRIES: Final = (
    dict.fromkeys(("G", "F", "R"), "hut") | dict.fromkeys(("HG", "HF", "HR"), "helicopter") | {"W": "raft"}
)
"""What can be built on which tile (docs/rules/rulings.md, 5.2)."""

NO_REST: Final = {"HG": "helicopter", "HF": "helicopter", "HR": "helicopter", "W": "raft"}
"""Tiles on which nobody rests except in or on the object built there."""

SWIMMERS: Final = "rafts"
"""The module that remembers who swims, and near which land (None in the middle of a tile)."""

ROOM: Final = {"helicopter": 1, "raft": 2}

STYLES: Final[list[dict[str, float]]] = [
    {},
    {"grass": 30, "forest": 3, "rock": 0.02, "top": 0.02},
    {"rock": 20, "top": 10, "grass": 0.1},
    {"pass": 30},
    {"water": 5, "grass": 2},
]
"""Relative weights of terrains: all equal; meadows, where tops and rocks find no room; mountains…"""

ISLANDS: Final[dict[str, float]] = {"water": 6, "pad": 12}
"""The same for positions where swimming matters."""


def constructed(way: Way, seed: int) -> State:
    """Return a random position in some turn: before connecting, between two tiles, or walking."""
    rng, game = random.Random(seed), way.game
    turn = rng.randrange(way.turns_each * way.players)
    connected = rng.randint(0, way.connections)
    used = turn * way.connections + connected
    laid = used if rng.random() < 0.6 else min(used, rng.randrange(1, 16))
    bag = Counter(game.counts)
    supply = dict(zip(game.objects, game.supply, strict=True))
    if swim := "raft" in supply and rng.random() < 0.5:
        supply["raft"] = 0  # none built and none left
    board = _lay_tiles(game, rng, bag, laid, ISLANDS if swim else rng.choice(STYLES))
    removed = _take(game, rng, bag, used - (len(board.tiles) - 1))
    objects = _build(game, rng, board, supply, density=rng.choice((0.0, 0.2, 0.6)))
    to_connect = way.connections - connected
    row = 3 if to_connect and rng.random() < 0.8 else rng.randint(0, 3)
    shown = _show(game, rng, board, bag, row)
    lacking = bool(to_connect and len(shown) < 3 and sum(bag.values()))
    state = State(
        game=game,
        board=board,
        offer=Offer(shown, tuple(bag[tile.id] for tile in game.tiles), removed=removed),
        players=_seat_players(game, rng, board, objects, supply),
        objects=objects,
        turn=Turn(turn % way.players, to_connect, "fill" if lacking else None, free=2),
        parts={name: part.initial for name, part in game.rulebook.parts.items()},
    )
    return _into_the_water(state, rng) if SWIMMERS in state.parts and rng.random() < 0.3 else state


def _lay_tiles(
    game: Game[State], rng: random.Random, bag: Counter[str], number: int, likelier: dict[str, float]
) -> Board:
    board, compact = board_at_start(game), rng.random() < 0.5
    for _ in range(number):
        tiles = [tile for tile in game.tiles if bag[tile.id] and board.fits & game.fits[tile.id]]
        if not tiles:
            break
        weights = [bag[tile.id] * likelier.get(tile.kind, likelier.get(tile.terrain, 1)) for tile in tiles]
        tile = rng.choices(tiles, weights)[0]
        spots = [(laid, cell) for laid in game.laid[tile.id] for cell in board.room_for(laid)]
        tries = rng.sample(spots, min(len(spots), 5 if compact else 1))
        laid, cell = max(tries, key=lambda spot: sum(spot[1] + d in board.tiles for d, *_ in spot[0].around))
        board = board.lay(laid, cell)
        bag[tile.id] -= 1
    return board


def _take(game: Game[State], rng: random.Random, bag: Counter[str], number: int) -> tuple[Tile, ...]:
    """Take tiles out of the bag; half of the time those that fit easily, so that the hard ones are left."""
    ids = list(bag.elements())
    rng.shuffle(ids)
    if rng.random() < 0.5:
        ids.sort(key=lambda tile: game.box.tiles[tile].terrain in ("top", "pass", "rock"))
    bag.subtract(ids[:number])
    return tuple(game.box.tiles[tile] for tile in ids[:number])


def _show(
    game: Game[State], rng: random.Random, board: Board, bag: Counter[str], number: int
) -> tuple[Tile, ...]:
    """Take the open row out of the bag; half of the time tiles that fit nowhere."""
    ids = list(bag.elements())
    rng.shuffle(ids)
    if rng.random() < 0.5:
        ids.sort(key=lambda tile: bool(board.fits & game.fits[tile]))
    bag.subtract(ids[:number])
    return tuple(game.box.tiles[tile] for tile in ids[:number])


def _build(
    game: Game[State], rng: random.Random, board: Board, supply: dict[str, int], density: float
) -> dict[Cell, OwnedObject]:
    left = [supply.copy() for _ in range(game.players)]
    objects: dict[Cell, OwnedObject] = {}
    for cell in sorted(board.tiles):
        what, owner = CARRIES.get(board.tiles[cell].tile.id), rng.randrange(game.players)
        if what is not None and rng.random() < density and left[owner].get(what):
            left[owner][what] -= 1
            objects[cell] = OwnedObject(what, owner)
    return objects


def _seat_players(
    game: Game[State],
    rng: random.Random,
    board: Board,
    objects: dict[Cell, OwnedObject],
    supply: dict[str, int],
) -> tuple[Player, ...]:
    taken = Counter[Cell]()
    free_firsts = {tile.id for tile in game.tiles if tile.first_points}
    players = []
    for seat in range(game.players):
        cells = [cell for cell in sorted(board.tiles) if _room(board, objects, cell) > taken[cell]]
        shores = [cell for cell in cells if not supply.get("raft") and _at_water(board, cell)]
        cell = rng.choice(shores or cells)
        taken[cell] += 1
        built = Counter(what for what, owner in objects.values() if owner == seat)
        spare = [supply[what] - built[what] for what in game.objects]
        left = tuple(count if rng.random() < 0.6 else rng.randint(0, count) for count in spare)
        places = frozenset(tile.id for tile in game.tiles if tile.points and rng.random() < 0.3)
        firsts = places & free_firsts
        free_firsts -= firsts
        visits = tuple(rng.randint(0, 3) for _ in game.objects)
        pile = Pile(places, firsts, rng.choice((0, 0, 1, 2)), visits)
        players.append(Player(cell, rng.choice((0, 0, 1, 2, 3, 4, 5, 5, 5)), left, pile))
    return tuple(players)


def _room(board: Board, objects: dict[Cell, OwnedObject], cell: Cell) -> int:
    """Return how many hikers a tile has room for."""
    what = NO_REST.get(board.tiles[cell].tile.id)
    if what is None:
        return 9
    return ROOM[what] if cell in objects else 0


def _at_water(board: Board, cell: Cell) -> bool:
    return any(near in board.tiles and board.tiles[near].tile.id == "W" for near in neighbours(cell))


def _into_the_water(state: State, rng: random.Random) -> State:
    """Return the position with some hikers in water tiles that have land beside them and no raft."""
    tiles = state.board.tiles
    lands = {
        cell: [near for near in neighbours(cell) if near in tiles and tiles[near].tile.id != "W"]
        for cell in sorted(tiles)
        if tiles[cell].tile.id == "W" and cell not in state.objects
    }
    waters = [cell for cell, lands_there in lands.items() if lands_there]
    swimmers: dict[int, Cell | None] = {}
    for seat, player in enumerate(state.players):
        if waters and rng.random() < 0.5:
            water = rng.choice(waters)
            state = state.with_player(seat, player._replace(cell=water))
            swimmers[seat] = rng.choice([None, *lands[water]])
    return state._replace(parts={**state.parts, SWIMMERS: swimmers})
