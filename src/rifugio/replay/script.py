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
"""The format's version; its key is `film`, as in the first links that were sent, so that they all open."""


@dataclass(frozen=True)
class Actor:
    """A player's identity: name, animal and colour, and the bot's name if it was one."""

    name: str
    animal: str
    colour: str
    bot: str = ""


@dataclass(frozen=True)
class Replay:
    """A finished or unfinished game with its metadata."""

    setup: Setup
    moves: Sequence[Move]
    actors: Sequence[Actor]
    date: str = ""
    seal: Mapping[str, Any] = field(default_factory=dict)
    """`commitment`, `words` and `secret`, where public; `salted` for a seal of version 2."""


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
    """Return the start: cards, free steps, connections, supply, blind tiles, first-visitor cards."""
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
    """Return the result, if the game is over: ranks, points, tie-breaker, awards and origins."""
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
    """Return cells as tile numbers, in the order they were laid; one list for each source."""
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
