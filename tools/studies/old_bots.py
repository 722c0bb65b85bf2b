"""Bots of an earlier commit, in a process of their own that imports that commit's package.

The old package is never in the wheel: it is unpacked from git into build/. It is given the moves of a game,
replays them by its own rules and builds its own view: only the text of moves has to mean the same in both.
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
"""The commit whose eagle and fox later ones are measured against."""
NO_LIMIT: Final = 1e9
"""Seconds for a turn: more than any bot takes."""


def package(commit: str = FROZEN) -> Path:
    """Return the folder with a commit's package, unpacked from git on first use."""
    folder = ROOT / "build" / f"bots-{commit[:7]}"
    if not (folder / "src").exists():
        new = folder.with_suffix(".new")
        new.mkdir(parents=True, exist_ok=True)
        unpack(commit, new, "src/rifugio")
        new.rename(folder)
    return folder / "src"


class OldBots:
    """The process. It keeps no state between questions."""

    def __init__(self, commit: str = FROZEN, python: str = sys.executable) -> None:
        self._process = subprocess.Popen(
            [python, "-m", "rifugio.server.thinker", str(os.getpid())],
            env={**os.environ, "PYTHONPATH": str(package(commit))},
            cwd=package(commit),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )

    def turn(self, setup: str, moves: list[str], bot: str) -> list[str]:
        """Return a bot's next moves in a game: to the end of the turn, or until Nature has to move."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(json.dumps([setup, moves, bot, NO_LIMIT]), file=self._process.stdin, flush=True)
        answer = json.loads(self._process.stdout.readline())
        if "error" in answer:
            raise RuntimeError(f"the old {bot} failed: {answer['error']}")
        return [move for move, _ in answer["thoughts"]]

    @property
    def processor(self) -> float:
        """Seconds of processor time that the process has used."""
        fields = (
            Path(f"/proc/{self._process.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        )
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def close(self) -> None:
        """End the process."""
        self._process.communicate(timeout=60)
