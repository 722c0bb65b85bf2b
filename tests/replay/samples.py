"""Writes replays of recorded games, with a digest of each position as the server shows it.

The browser rebuilds every position from the replay alone; its tests read web/src/replay/samples.json and must
get the same digests. The same goes for the links in tests/old_records, whose expected results are in
web/src/replay/oldLinks.json: python -m tests.replay.samples
"""

import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, Final

from kit.repository import ROOT
from rifugio.answering.replays import replay_of_record
from rifugio.box import load_box
from rifugio.engine.moves import Reveal
from rifugio.engine.play import new_game, outcome
from rifugio.engine.state import State
from rifugio.engine.text.records import Record, read_record
from rifugio.replay import scenes
from rifugio.table.messages.commands import Abort
from rifugio.table.messages.events import Aborted
from rifugio.table.projection.games import shown_game
from rifugio.table.record import record_of
from rifugio.table.values import wire_value
from tests.old_records import RECORDS
from tests.table.driving import HOST, begun

PATH: Final = ROOT / "web" / "src" / "replay" / "samples.json"
OLD_LINKS: Final = PATH.with_name("oldLinks.json")
GOLDEN: Final = ROOT / "tests" / "golden"
JOURNEY: Final = Path(__file__).with_name("journey.txt")
"""A game with everything in it, and a version 1 seal."""
GAMES: Final = (
    *("base-2", "base-5", "helicopter-3", "rafts-4", "helicopter+rafts-2", "helicopter+rafts-4"),
    *("redraw", "removal", "swum-across", "nothing-open-fits-so-a-blind-draw"),
    "tie-broken-by-raft-points",
)
DIGITS: Final = 8


def samples() -> Iterator[dict[str, Any]]:
    """Yield a replay of each game, with the digests that the browser must get."""
    texts = {name: (GOLDEN / f"{name}.record").read_text(encoding="utf-8") for name in GAMES}
    texts |= {"salted": salted(), JOURNEY.stem: JOURNEY.read_text(encoding="utf-8")}
    for name, text in texts.items():
        record = read_record(text, load_box)
        found = list(frames(record))
        yield {
            "name": name,
            "replay": replay_of_record(record),
            "frames": "".join(digest(frame) for frame in found),
            "last": found[-1][0],
        }


def old_links() -> Iterator[dict[str, Any]]:
    """Yield what the browser must get from each link in tests/old_records: by the engine, not by the link."""
    for path in RECORDS:
        record = read_record(path.read_text(encoding="utf-8"), load_box)
        standings = outcome(record.last())
        yield {
            "name": path.stem,
            "frames": "".join(map(digest, frames(record))),
            "ranks": standings and [one.rank for one in standings],
            "points": standings and [[line.points for line in one.lines] for one in standings],
        }


def salted() -> str:
    """Return the record of a game abandoned after some moves, with words and a version 2 seal."""
    driven = begun(2)
    driven.play_on(Random(2), moves=40)
    driven.do(HOST, Abort(), Aborted)
    return record_of(driven.table)


def frames(record: Record) -> Iterator[tuple[dict[str, Any], list[dict[str, Any]]]]:
    """Yield the positions in which somebody had to decide, with the moves that led to each."""
    told: list[dict[str, Any]] = []
    state = new_game(record.setup)
    for scene in scenes(record.setup, record.moves):
        if not isinstance(scene.move, Reveal):
            yield shown(state), told
            told = []
        told += map(wire_value, scene.effects)
        state = scene.after
    yield shown(state), told


def shown(state: State) -> dict[str, Any]:
    """Return a position as the server shows it with all piles open, without the points."""
    game: dict[str, Any] = json.loads(shown_game(state))
    for player in game["players"]:
        player["score"] = None
    return game


def digest(value: object) -> str:
    """Return the first digits of the SHA-256 of a value written as JSON with sorted keys."""
    text = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return sha256(text.encode()).hexdigest()[:DIGITS]


def text(found: Iterator[dict[str, Any]]) -> str:
    """Return the file's text."""
    return json.dumps(list(found), separators=(",", ":"), ensure_ascii=False) + "\n"


if __name__ == "__main__":
    PATH.write_text(text(samples()), encoding="utf-8")
    OLD_LINKS.write_text(text(old_links()), encoding="utf-8")
