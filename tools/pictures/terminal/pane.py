"""A real terminal to play in: a pane of tmux, on a server of its own that goes away with it.

Nothing here knows the game. A pane is told keys and shows its screen, as somebody in front of it has it.
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
"""A screen that stays the same for so long is looked at."""
NOTHING: Final = 0.4
"""A key that has changed nothing after so long changes nothing."""
PATIENCE: Final = 20.0
"""So many seconds are waited for something to appear, on a machine that may have other things to do."""

SETTINGS: Final = """\
set -g status off
set -g remain-on-exit on
set -g escape-time 0
set -g default-terminal tmux-256color
"""


class Stuck(Exception):
    """The screen does not show what it should; the message holds what it shows."""

    def __init__(self, why: str, lines: Sequence[str]) -> None:
        super().__init__("\n".join([why, *(line.rstrip() for line in lines)]))


class Pane:
    """One command in a terminal of so many columns and rows. It saves its games in a folder of its own."""

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
        """Press keys, by the names tmux has for them: `n`, `Enter`, `Escape`, `C-q`."""
        self._run("send-keys", *keys)

    def type(self, text: str) -> None:
        """Type letters as they are."""
        self._run("send-keys", "-l", text)

    def lines(self) -> list[str]:
        """Return the screen as it is now."""
        return self._run("capture-pane", "-p", "-N").split("\n")[: self.rows]

    def colours(self) -> str:
        """Return the screen as it is now, with the codes of its colours."""
        return self._run("capture-pane", "-p", "-N", "-e")

    def settled(self) -> list[str]:
        """Return the screen when it has come to rest."""
        lines = self.lines()
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            time.sleep(SETTLED)
            last, lines = lines, self.lines()
            if lines == last:
                return lines
        raise Stuck("the screen does not come to rest", lines)

    def after(self, *keys: str) -> list[str]:
        """Press keys and return the screen that comes of it; some keys change nothing."""
        before = self.lines()
        self.press(*keys)
        until = time.monotonic() + NOTHING
        while time.monotonic() < until and self.lines() == before:
            time.sleep(SETTLED / 5)
        return self.settled()

    def wait(self, seen: Callable[[list[str]], bool], what: str, patience: float = PATIENCE) -> list[str]:
        """Wait until something is to be seen, and return the screen when it has come to rest."""
        until = time.monotonic() + patience
        lines = self.settled()
        while not seen(lines):
            if time.monotonic() > until:
                raise Stuck(f"waited {patience:.0f} s in vain for {what}", lines)
            time.sleep(SETTLED)
            lines = self.lines()
        return self.settled()


def rifugio(*arguments: str) -> list[str]:
    """Return the command `rifugio` of the environment this runs in."""
    return [sys.executable, "-m", "rifugio.cli", *arguments]
