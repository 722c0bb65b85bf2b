"""Plays the games of tests/bots/test_ten_thousand_games.py one after the other, and records the results.

python -m tools.studies.ten_thousand_games

Games in docs/figures/ten-thousand-games.json are not played again, so it can be stopped and resumed at any
time. Some more games are played with a time budget of zero, to measure the least that a bot always does.
"""

import json
from hashlib import sha256
from statistics import median
from time import process_time
from typing import Any, Final

from kit.repository import ROOT
from kit.ways import WAYS, Way
from rifugio.arena import Fixture, play_game
from rifugio.bots import BOTS
from rifugio.engine.text.positions import write_setup
from tools.studies.many_games import Watched, play_many

FIGURES: Final = ROOT / "docs" / "figures" / "ten-thousand-games.json"
GAMES: Final = 10_000 // len(WAYS)
SLICE: Final = 25
UNTIMED: Final = 10
"""Games of each way with a time budget of zero."""


def read() -> dict[str, Any]:
    """Return the results so far, by way."""
    return json.loads(FIGURES.read_text(encoding="utf-8")) if FIGURES.exists() else {}


def play_on(way: Way, known: dict[str, Any]) -> None:
    """Play some more games of a way, and save the results."""
    so_far = known.get(str(way), {"minutes": 0.0, "seen": vars(Watched())})
    seen, begun = Watched(**so_far["seen"]), process_time()
    seen.add(play_many(way, range(seen.games, min(seen.games + SLICE, GAMES))))
    minutes = so_far["minutes"] + (process_time() - begun) / 60
    known[str(way)] = {"minutes": minutes, "seen": vars(seen), **_untimed(way, so_far)}
    lines = ",\n".join(f"{json.dumps(name)}: {json.dumps(found)}" for name, found in known.items())
    FIGURES.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")


def _untimed(way: Way, so_far: dict[str, Any]) -> dict[str, list[float]]:
    """Return number, median and maximum of the turns' processor times with a time budget of zero."""
    if "untimed" in so_far:
        return {"untimed": so_far["untimed"]}
    found = []
    for number in range(UNTIMED):
        secret = sha256(f"no time {way}/{number}".encode()).hexdigest()
        seating = tuple(reversed(BOTS))[: way.players]
        played = play_game(Fixture(number, 0, 0, write_setup(way.setup), seating, secret, 0.0, None))
        found += [turn.processor for seat in played.turns for turn in seat]
    return {"untimed": [len(found), median(found), max(found)]}


def total(known: dict[str, Any]) -> Watched:
    """Return the sum of the results of all ways."""
    seen = Watched()
    for found in known.values():
        seen.add(Watched(**found["seen"]))
    return seen


def main() -> None:
    """Play all ways to the end, and print the results."""
    known = read()
    for _ in range(0, GAMES, SLICE):
        for way in WAYS:
            if str(way) not in known or known[str(way)]["seen"]["games"] < GAMES:
                play_on(way, known)
        print(total(known), flush=True)


if __name__ == "__main__":
    main()
