"""Bots as they were in an earlier commit, in a process of their own with that commit's own package.

Nothing of it is ever in the wheel: the package is taken out of git into build/. It is told the moves of a
game, plays them by its own rules and takes its own view: only moves have to mean the same then and now.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

from kit.earlier import unpack
from kit.repository import ROOT

FROZEN: Final = "4c3cdcc7d2f7001533aeaf92ed514145ef0a2dcc"
"""Eagle and fox of this commit are what later ones are measured against."""
NO_LIMIT: Final = 1e9
"""Seconds for a turn: more than any bot takes."""


def package(commit: str = FROZEN) -> Path:
    """Return the folder with a commit's package, taken out of git if it is not there yet."""
    folder = ROOT / "build" / f"bots-{commit[:7]}"
    if not (folder / "src").exists():
        new = folder.with_suffix(".new")
        new.mkdir(parents=True, exist_ok=True)
        unpack(commit, new, "src/rifugio")
        new.rename(folder)
    return folder / "src"


class OldBots:
    """The process. It remembers nothing from question to question."""

    def __init__(self, commit: str = FROZEN) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "rifugio.server.thinker", str(os.getpid())],
            env={**os.environ, "PYTHONPATH": str(package(commit))},
            cwd=package(commit),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )

    def turn(self, setup: str, moves: list[str], bot: str) -> list[str]:
        """Return a bot's next moves in a game: to the end of the turn, or to where Nature comes in."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(json.dumps([setup, moves, bot, NO_LIMIT]), file=self._process.stdin, flush=True)
        answer = json.loads(self._process.stdout.readline())
        if "error" in answer:
            raise RuntimeError(f"the old {bot} failed: {answer['error']}")
        return [move for move, _ in answer["thoughts"]]

    def close(self) -> None:
        """End the process."""
        self._process.communicate(timeout=60)
