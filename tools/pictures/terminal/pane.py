"""A real terminal to play in: a tmux pane, on a private tmux server that ends with it.

Knows nothing about the game: it sends keys and returns the screen.
"""

import os
import shlex
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType
from typing import Final, Self

SETTLED: Final = 0.025
"""Seconds without change after which a screen counts as settled."""
NOTHING: Final = 0.4
"""Seconds after which a key that has changed nothing is taken to have no effect."""
PATIENCE: Final = 20.0
"""Timeout for something to appear, in seconds; generous, because the machine may be busy."""

SETTINGS: Final = """\
set -g status off
set -g remain-on-exit on
set -g escape-time 0
set -g default-terminal tmux-256color
"""


class Stuck(Exception):
    """The screen does not show what it should; the message contains the screen."""

    def __init__(self, why: str, lines: Sequence[str]) -> None:
        super().__init__("\n".join([why, *(line.rstrip() for line in lines)]))


class Pane:
    """One command in a terminal of a given size. It saves its games in a folder of its own."""

    def __init__(self, arguments: Sequence[str], columns: int, rows: int) -> None:
        self.columns, self.rows = columns, rows
        self._folder = tempfile.TemporaryDirectory(prefix="rifugio-pane-")
        home = Path(self._folder.name)
        settings = home / "tmux.conf"
        settings.write_text(SETTINGS, encoding="utf-8")
        self._tmux = ["tmux", "-S", str(home / "socket"), "-f", str(settings)]
        given = {"HOME": str(home), "XDG_DATA_HOME": str(home), "COLORTERM": "truecolor", "LANG": "C.UTF-8"}
        environment = [part for name, value in given.items() for part in ("-e", f"{name}={value}")]
        size = ["-x", str(columns), "-y", str(rows)]
        self._run("new-session", "-d", *size, *environment, shlex.join(arguments))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._run("kill-server")
        self._folder.cleanup()

    def _run(self, *arguments: str) -> str:
        environment = {name: value for name, value in os.environ.items() if name != "TMUX"}
        done = subprocess.run(
            [*self._tmux, *arguments], capture_output=True, text=True, env=environment, check=False
        )
        if done.returncode:
            raise Stuck(f"tmux {arguments[0]}: {done.stderr.strip()}", [])
        return done.stdout

    def press(self, *keys: str) -> None:
        """Press keys, by tmux's names for them: `n`, `Enter`, `Escape`, `C-q`."""
        self._run("send-keys", *keys)

    def type(self, text: str) -> None:
        """Type literal text."""
        self._run("send-keys", "-l", text)

    def lines(self) -> list[str]:
        """Return the current screen."""
        return self._run("capture-pane", "-p", "-N").split("\n")[: self.rows]

    def colours(self) -> str:
        """Return the current screen with its colour codes."""
        return self._run("capture-pane", "-p", "-N", "-e")

    def settled(self) -> list[str]:
        """Return the screen once it has settled."""
        lines = self.lines()
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            time.sleep(SETTLED)
            last, lines = lines, self.lines()
            if lines == last:
                return lines
        raise Stuck("the screen keeps changing", lines)

    def after(self, *keys: str) -> list[str]:
        """Press keys and return the resulting screen; some keys change nothing."""
        before = self.lines()
        self.press(*keys)
        until = time.monotonic() + NOTHING
        while time.monotonic() < until and self.lines() == before:
            time.sleep(SETTLED / 5)
        return self.settled()

    def wait(self, seen: Callable[[list[str]], bool], what: str, patience: float = PATIENCE) -> list[str]:
        """Wait until something appears, and return the settled screen."""
        until = time.monotonic() + patience
        lines = self.settled()
        while not seen(lines):
            if time.monotonic() > until:
                raise Stuck(f"timed out after {patience:.0f} s waiting for {what}", lines)
            time.sleep(SETTLED)
            lines = self.lines()
        return self.settled()


def rifugio(*arguments: str) -> list[str]:
    """Return the command `rifugio` of the environment this runs in."""
    return [sys.executable, "-m", "rifugio.cli", *arguments]
