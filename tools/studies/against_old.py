"""Measures a bot against an old version: two players, each bag in both seatings, every combination in turn.

python -m tools.studies.against_old [--new eagle] [--old eagle] [--games 100] [--first 0] [--minutes 60]

Each game is appended to docs/figures/against-old.jsonl as soon as it is played, until every combination has
--games of them; it can be stopped and resumed at any time. `--games 0` only prints the score so far, and what
the sequential test says of the new bot's aim.
"""

import argparse
import hashlib
import json
import platform
import sys
from collections.abc import Iterator
from math import inf
from pathlib import Path
from time import monotonic, process_time
from typing import Any, Final

import rifugio
from kit.repository import ROOT
from rifugio.arena.numbers import wilson
from rifugio.bots import Budget, make_bot
from rifugio.dealer import SealedBag
from rifugio.engine.base.information import History
from rifugio.engine.play import follow, legal_moves, new_game, standings, view
from rifugio.engine.text.moves import read_move, write_move
from rifugio.engine.text.positions import write_setup
from tools.studies.old_bots import FROZEN, OldBots
from tools.studies.sequential import verdict
from tools.studies.strengths.cells import TRIES

KEPT: Final = ROOT / "docs" / "figures" / "against-old.jsonl"
EXTENSIONS: Final = ((), ("helicopter",), ("rafts",), ("helicopter", "rafts"))
AIMS: Final = {"lynx": 0.6, "owl": 0.85}
"""The share of decided games that a bot of today is to win against the old eagle."""
BUDGETS: Final = {"owl": Budget(tries=TRIES)}
"""The old eagle, and whoever is not here, may think for as long as they like."""


def main() -> None:
    """Play, and print the score."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--new", default="eagle")
    parser.add_argument("--old", default="eagle", choices=("eagle", "fox"))
    parser.add_argument("--games", type=int, default=100, help="target number for each combination")
    parser.add_argument("--minutes", type=float, default=inf, help="time limit")
    parser.add_argument("--first", type=int, default=0, help="begin with this bag, beside another process")
    parser.add_argument("--python", default=sys.executable, help="the interpreter that runs the old bots")
    asked = parser.parse_args()
    until = monotonic() + 60 * asked.minutes
    if asked.games:
        old = OldBots(python=asked.python)
        for game in games(asked.new, asked.old, range(asked.first, (asked.games + 1) // 2), kept(KEPT), old):
            with KEPT.open("a", encoding="utf-8") as file:
                file.write(json.dumps(game) + "\n")
            if monotonic() > until:
                break
        old.close()
    print(all_lines(asked.new, asked.old))


def all_lines(new: str, old: str) -> str:
    """Return the score, one line for each combination and one for all."""
    found = [game for game in kept(KEPT) if (game["new"], game["old"]) == (new, old)]
    lines = []
    for extensions in EXTENSIONS:
        there = [game for game in found if game["extensions"] == list(extensions)]
        lines.append(f"- {'+'.join(extensions) or 'base'}: {report(there)}")
    return "\n".join([*lines, f"- all: {report(found, AIMS.get(new))}"])


def kept(path: Path) -> list[dict[str, Any]]:
    """Return the games played so far."""
    return (
        [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()] if path.exists() else []
    )


def games(
    new: str, old: str, bags: range, known: list[dict[str, Any]], process: OldBots
) -> Iterator[dict[str, Any]]:
    """Play the missing games, bag by bag, and yield each."""
    played = {(game["new"], game["old"], *game["extensions"], game["bag"], game["seat"]) for game in known}
    for bag in bags:
        for extensions in EXTENSIONS:
            for seat in (0, 1):
                if (new, old, *extensions, bag, seat) not in played:
                    yield play_game(new, old, extensions, bag, seat, process)


def play_game(
    new: str, old: str, extensions: tuple[str, ...], bag: int, seat: int, process: OldBots
) -> dict[str, Any]:
    """Play one game with the new bot in this seat; no clock has a say, so that it is reproducible."""
    setup = rifugio.setup(2, extensions)
    line = write_setup(setup)
    sealed = SealedBag(hashlib.sha256(f"rifugio against old {bag}".encode()).digest(), ["", ""], setup)
    state, draws, bot = new_game(setup), 0, make_bot(new)
    history: History = ()
    moves: list[str] = []
    ahead: list[str] = []
    begun, used = process.processor, 0.0
    while not state.turn.over:
        if state.turn.awaiting is not None:
            move = write_move(sealed.reveal(state, draws))
            draws += 1
        elif state.turn.seat == seat:
            seen, legal, before = view(state, seat, history), tuple(legal_moves(state)), process_time()
            move = write_move(bot.choose(seen, legal, BUDGETS.get(new, Budget(inf))))
            used += process_time() - before
        else:
            ahead = ahead or process.turn(line, moves, old)
            move = ahead.pop(0)
        state, history = follow(state, history, read_move(move))
        moves.append(move)
    final = standings(state)
    return {
        "new": new,
        "old": old,
        "commit": FROZEN[:7],
        "extensions": list(extensions),
        "bag": bag,
        "seat": seat,
        "points": [final[seat].total, final[1 - seat].total],
        "ranks": [final[seat].rank, final[1 - seat].rank],
        "seconds": [round(used, 2), round(process.processor - begun, 2)],
        "python": platform.python_implementation(),
    }


def report(found: list[dict[str, Any]], aim: float | None = None) -> str:
    """Return the result of some games, the new bot first, with a Wilson interval, and what an aim came to."""
    won = sum(game["ranks"] == [1, 2] for game in found)
    lost = sum(game["ranks"] == [2, 1] for game in found)
    share, ahead = wilson(won, won + lost), [game["points"][0] - game["points"][1] for game in found]
    points = sum(ahead) / len(ahead) if ahead else 0.0
    interval = f"{share.share:.0%} [{share.low:.0%}, {share.high:.0%}]"
    cost = ratio([game["seconds"] for game in found if game.get("python") == "CPython"])
    judged = f"; {verdict(won, lost, aim)}" if aim is not None else ""
    return f"{won}-{lost} of {len(found)}, {interval}, {points:+.1f} points{judged}{cost}"


def ratio(seconds: list[list[float]]) -> str:
    """Say how much processor time the new bot used for each second of the old one's, on CPython."""
    if not seconds:
        return ""
    new, old = (sum(game[side] for game in seconds) for side in (0, 1))
    return f"; {new / old:.2f} of its processor time in {len(seconds)} games on CPython"


if __name__ == "__main__":
    main()
