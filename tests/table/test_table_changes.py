"""Applying the effects' table changes, without any rules, gives the position: whole games, every move."""

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import rifugio
import rifugio_cairns
from kit.repository import ROOT
from kit.ways import WAYS
from rifugio.box import load_box
from rifugio.engine.moves import Move
from rifugio.engine.play import legal_moves, play
from rifugio.engine.state import State
from rifugio.engine.table_changes import (
    VOCABULARY,
    BearScored,
    CardsChanged,
    MarkPut,
    PieceMoved,
    PiecePut,
    PlaceScored,
    StepsChanged,
    SwimmerMoved,
    TableChange,
    TileLaid,
    TilesExchanged,
    TileTaken,
    TurnPassed,
    VisitScored,
    WalkerMoved,
)
from rifugio.engine.text.records import read_record

Shown = dict[str, Any]

GAMES = sorted((ROOT / "tests" / "golden").glob("*.record"))
"""One in each way, and some for rare cases."""


def shown(state: State) -> Shown:
    """Everything visible in a position, and the piles, as mutable data."""
    game, offer, players = state.game, state.offer, state.players
    blind = {tile.id: count for tile, count in zip(game.tiles, offer.blind, strict=True)}
    return {
        "map": {cell: (laid.tile.id, laid.rotation) for cell, laid in state.board.tiles.items()},
        "open": [tile.id for tile in offer.open],
        "hand": [offer.hand.id] if offer.hand else [],
        "rejects": [tile.id for tile in offer.rejects],
        "removed": [tile.id for tile in offer.removed],
        "blind": Counter(blind),
        "at": [player.cell for player in players],
        "swimmers": dict(state.parts.get("rafts") or {}),
        "objects": {cell: (found.what, found.owner) for cell, found in state.objects.items()},
        "marks": dict(game.rulebook.marks(state.parts)),
        "left": [Counter(dict(zip(game.objects, player.left, strict=True))) for player in players],
        "cards": [player.cards for player in players],
        "places": [set(player.pile.places) for player in players],
        "firsts": [set(player.pile.firsts) for player in players],
        "bears": [player.pile.bears for player in players],
        "visits": [Counter(dict(zip(game.objects, player.pile.visits, strict=True))) for player in players],
        "turn": None if state.turn.over else state.turn.seat,
        "free": state.turn.free,
        "connect": state.turn.to_connect,
    }


def take(now: Shown, change: TileTaken) -> None:
    """Move a tile from one part of the offer to another."""
    if change.start == "blind":
        now["blind"][change.tile] -= 1
    elif change.slot is not None:
        assert now[change.start].pop(change.slot) == change.tile
    else:
        now[change.start].remove(change.tile)
    if change.to == "blind":
        now["blind"][change.tile] += 1
    elif change.to != "map":
        now[change.to].append(change.tile)


def put_piece(now: Shown, change: PiecePut) -> None:
    """Put an object on the map."""
    assert change.cell not in now["objects"]
    now["objects"][change.cell] = (change.what, change.player)
    now["left"][change.player][change.what] -= 1


def score(now: Shown, change: PlaceScored) -> None:
    """Add the card of a place to a pile."""
    now["places"][change.player].add(change.place)
    if change.first:
        now["firsts"][change.player].add(change.place)


def follow(now: Shown, change: TableChange) -> None:
    """Apply a change."""
    match change:
        case TileLaid(tile, cell, rotation):
            assert cell not in now["map"]
            now["map"][cell] = (tile, rotation)
        case TileTaken():
            take(now, change)
        case TilesExchanged(slot):
            now["open"][slot], now["hand"][0] = now["hand"][0], now["open"][slot]
        case WalkerMoved(player, to):
            now["at"][player] = to
            now["swimmers"].pop(player, None)
        case SwimmerMoved(player, to, near):
            now["at"][player] = to
            now["swimmers"][player] = near
        case PiecePut():
            put_piece(now, change)
        case PieceMoved(start, to):
            now["objects"][to] = now["objects"].pop(start)
        case MarkPut(player, what, cell):
            assert cell not in now["marks"]
            now["marks"][cell] = (what, player)
        case CardsChanged(player, by):
            now["cards"][player] += by
        case PlaceScored():
            score(now, change)
        case BearScored(player):
            now["bears"][player] += 1
        case VisitScored(player, what):
            now["visits"][player][what] += 1
        case StepsChanged(free, connect):
            now["free"] += free
            now["connect"] += connect
        case TurnPassed(player, free, connect):
            now["turn"], now["free"], now["connect"] = player, free, connect
        case _:
            raise AssertionError(change)


def followed(state: State, moves: Iterable[Move]) -> set[type]:
    """Follow a game to its end; return all kinds of changes that occurred."""
    met: set[type] = set()
    for move in moves:
        after, effects = play(state, move)
        now = shown(state)
        for effect in effects:
            for change in state.game.rulebook.changes(state, move, effect):
                met.add(type(change))
                follow(now, change)
        assert now == shown(after), (move, effects)
        state = after
    return met


@cache
def met_in(path: Path) -> set[type]:
    record = read_record(path.read_text(encoding="utf-8"), load_box)
    return followed(rifugio.new_game(record.setup), record.moves)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_the_changes_lead_to_the_position(path: Path) -> None:
    assert {TileLaid, TileTaken, WalkerMoved, PiecePut, CardsChanged, TurnPassed} <= met_in(path)


def test_every_word_of_the_vocabulary_is_met() -> None:
    others = {"PieceTaken", "MarkPut", "MarkTaken"}  # nothing in the box removes a piece, or has marks
    every = {kind.__name__ for kind in VOCABULARY} - others
    ways = {f"{'+'.join(way.extensions) or 'base'}-{way.players}" for way in WAYS}
    assert ways <= {path.stem for path in GAMES}
    assert {kind.__name__ for path in GAMES for kind in met_in(path)} == every


def by_chance(state: State, rng: random.Random) -> Iterator[Move]:
    """Yield the moves of a random game."""
    while moves := legal_moves(state):
        move = rng.choice(moves)
        yield move
        state, _ = play(state, move)


def test_with_an_extension_that_is_not_in_the_box() -> None:
    rifugio.add_extension(rifugio_cairns.CAIRNS)
    state = rifugio.new_game(rifugio.setup(3, ["cairns", "rafts"]))
    assert {WalkerMoved, MarkPut} <= followed(state, by_chance(state, random.Random(1)))
