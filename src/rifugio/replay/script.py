"""Replays as text: a line of JSON about the game, then a line for each turn (docs/notation.md)."""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rifugio.engine.base.scoring import decided_by
from rifugio.engine.cells import Cell
from rifugio.engine.game import Setup
from rifugio.engine.moves import End, Move
from rifugio.engine.play import new_game, outcome
from rifugio.engine.state import State
from rifugio.engine.text.positions import write_setup
from rifugio.replay.awards import awards
from rifugio.replay.origins import Origins, origins
from rifugio.replay.scenes import Scene, scenes
from rifugio.replay.words import word

VERSION = 1
"""Of the text; it stands under `film`, as in the first links that were sent, so that all of them open."""


@dataclass(frozen=True)
class Actor:
    """Who a player was: a name and an animal, or the name of a bot."""

    name: str
    animal: str
    colour: str
    bot: str = ""


@dataclass(frozen=True)
class Replay:
    """A finished or unfinished game with what is to be known about it."""

    setup: Setup
    moves: Sequence[Move]
    actors: Sequence[Actor]
    date: str = ""
    seal: Mapping[str, Any] = field(default_factory=dict)
    """`commitment`, `words` and `secret`, as far as they are public; `salted` for a seal of version 2."""


def write_replay(replay: Replay) -> str:
    """Write a replay."""
    played = scenes(replay.setup, replay.moves)
    start = new_game(replay.setup)
    end = played[-1].after if played else start
    about = {
        "film": VERSION,
        "setup": write_setup(replay.setup),
        "date": replay.date,
        "actors": [[one.name, one.animal, one.colour, one.bot] for one in replay.actors],
        "start": _start(start),
        **_end(played, end),
        "seal": dict(replay.seal),
    }
    head = json.dumps(about, separators=(",", ":"), ensure_ascii=False)
    return "\n".join([head, *_turns(played)])


def _start(state: State) -> list[Any]:
    """Return what everybody has at the beginning: cards, free steps, connections, supply and blind tiles."""
    game, me, turn = state.game, state.players[0], state.turn
    blind = zip(game.tiles, state.offer.blind, strict=True)
    return [
        me.cards,
        turn.free,
        turn.to_connect,
        dict(zip(game.objects, me.left, strict=True)),
        {tile.id: count for tile, count in blind if count},
        sorted(tile.id for tile in game.tiles if tile.first_points),
    ]


def _end(played: Sequence[Scene], end: State) -> dict[str, Any]:
    """Return what came of it, if it is over: ranks, points with what decided a tie, awards, origins."""
    standings = outcome(end)
    if standings is None:
        return {}
    decisive = decided_by(standings, end.game.rulebook)
    numbers = {cell: number for number, cell in enumerate(end.board.tiles)}
    return {
        "ranks": [one.rank for one in standings],
        "points": {
            line.source: [one.lines[index].points for one in standings]
            for index, line in enumerate(standings[0].lines)
        },
        **({"decided_by": decisive} if decisive else {}),
        "awards": awards(played, end),
        "origins": [_numbered(one, numbers) for one in origins(played, end)],
    }


def _numbered(found: Origins, numbers: Mapping[Cell, int]) -> list[list[int]]:
    """Return cells as the numbers of their tiles, counted as they were laid; in the order of the sources."""
    return [sorted(numbers[cell] for cell in cells) for cells in found.values()]


def _turns(played: Iterable[Scene]) -> Iterable[str]:
    words: list[str] = []
    for scene in played:
        words.append(word(scene))
        if isinstance(scene.move, End):
            yield " ".join(words)
            words = []
    if words:
        yield " ".join(words)
