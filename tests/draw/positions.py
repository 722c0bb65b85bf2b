"""Positions to draw: real ones, and one made by hand with everything in it."""

import random
from functools import cache

from rifugio.box import NEWEST, load_box
from rifugio.engine.board import EMPTY_TABLE
from rifugio.engine.cells import START, Cell, cell
from rifugio.engine.game import Setup
from rifugio.engine.play import legal_moves, new_game, play
from rifugio.engine.state import OwnedObject, State
from rifugio.engine.tiles import SIDES, LaidTile, Tile

BOX = load_box(NEWEST)
CROWDED = cell(2, 4)


def start(players: int = 3, extensions: tuple[str, ...] = ()) -> State:
    return new_game(Setup(BOX, players, frozenset(extensions)))


@cache
def played(players: int, seed: int, moves: int = 10_000, extensions: tuple[str, ...] = ()) -> State:
    """A random game after this many moves, or at its end."""
    chance, state = random.Random(seed), start(players, extensions)
    for _ in range(moves):
        if state.turn.over:
            break
        state, _ = play(state, chance.choice(legal_moves(state)))
    return state


def plain(name: str, kind: str, terrain: str) -> Tile:
    return Tile(name, kind, terrain, (terrain,) * 6, frozenset(SIDES))


def on_table(state: State, tiles: dict[Cell, LaidTile]) -> State:
    board = EMPTY_TABLE
    for where, laid in tiles.items():
        board = board.lay(laid, where)
    return state._replace(board=board)


def swimming() -> State:
    """Three swimmers east of START: two near it, one in the middle of the water."""
    lake = cell(1, 0)
    state = start(3, ("rafts",))
    state = on_table(state, {START: LaidTile(BOX.start, 0), lake: LaidTile(BOX.tiles["W"], 0)})
    players = tuple(player._replace(cell=lake) for player in state.players)
    return state._replace(players=players, parts={"rafts": {0: START, 1: None, 2: START}})


def everything() -> State:
    """Every tile, passes in all rotations, unknown tiles, objects, five hikers beside a hut."""
    tiles = {START: LaidTile(BOX.start, 0), CROWDED: LaidTile(BOX.tiles["F"], 0)}
    for number, tile in enumerate(BOX.tiles.values()):
        tiles[cell(number % 8 - 4, 1 + number // 8)] = LaidTile(tile, 0)
    for number, name in enumerate(("P1", "P2", "P3")):
        tiles |= {cell(rotation - 6, 5 + number): LaidTile(BOX.tiles[name], rotation) for rotation in SIDES}
    pad, water = plain("HG", "pad", "grass"), plain("W", "water", "water")
    strange = plain("X9", "volcano", "lava")
    new = (pad, pad, water, water, strange, strange)
    tiles |= {cell(number - 5, 8): LaidTile(tile, 0) for number, tile in enumerate(new)}
    whats = {cell(-5, 8): ("helicopter", 3), cell(-3, 8): ("raft", 4), cell(-1, 8): ("tent", 1)}
    objects = {where: OwnedObject(*what) for where, what in {**whats, CROWDED: ("hut", 2)}.items()}
    state = on_table(played(5, 1, 12), tiles)
    players = tuple(player._replace(cell=CROWDED) for player in state.players)
    aside = tuple(BOX.tiles[name] for name in ("G", "T1", "P2"))
    offer = state.offer._replace(hand=BOX.tiles["P3"], rejects=aside, removed=aside)
    return state._replace(objects=objects, players=players, offer=offer)
