"""Startup time of `rifugio play`: until the first board is on the screen.

The game starts in a pseudo-terminal, and the clock stops when landscape and prompt have been drawn. In turn
with it, starting Python and importing Textual is measured: the lower bound for a game like this. To measure
an installation without development tools, name its Python:

    python -m venv ../bare && ../bare/bin/pip install '.[cli]'
    python -m benchmarks.startup --python ../bare/bin/python
"""

import argparse
import fcntl
import os
import platform
import pty
import select
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import time
from collections.abc import Sequence
from statistics import median
from typing import Final

ROWS, COLUMNS = 30, 100
LONGEST: Final = 30.0
LANDSCAPE, PROMPT = "▄▇██", "Lay a tile"
"""The upper tip of a large hexagon, and the first prompt."""
GAME: Final = ("-m", "rifugio.cli", "play", "--players", "2", "squirrel", "--lang", "en", "--seed", "start")
BARE: Final = ("-c", "import textual.app")
GOAL: Final = 2.0


def seconds_to_board(python: str, home: str) -> float:
    """Start a game in a terminal, and return the seconds until the board is drawn."""
    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
    terminal = {"TERM": "xterm-256color", "COLORTERM": "truecolor", "XDG_DATA_HOME": home}
    begin = time.perf_counter()
    game = subprocess.Popen(
        [python, *GAME],
        stdin=slave,
        stdout=slave,
        stderr=slave,
        start_new_session=True,
        cwd=home,
        env={**os.environ, **terminal},
    )
    try:
        return _until_drawn(master, begin) - begin
    finally:
        os.killpg(game.pid, signal.SIGKILL)
        game.wait()
        os.close(master)
        os.close(slave)


def _until_drawn(master: int, begin: float) -> float:
    shown = b""
    while time.perf_counter() - begin < LONGEST:
        if select.select([master], [], [], 0.5)[0]:
            shown += os.read(master, 65536)
            now = time.perf_counter()
            text = shown.decode(errors="replace")
            if LANDSCAPE in text and PROMPT in text:
                return now
    raise SystemExit(f"no board after {LONGEST:.0f} s; the terminal shows:\n{shown.decode(errors='replace')}")


def seconds_bare(python: str, home: str) -> float:
    """Return the seconds that Python takes to start and import Textual."""
    begin = time.perf_counter()
    subprocess.run([python, *BARE], check=True, cwd=home)
    return time.perf_counter() - begin


def told(name: str, times: Sequence[float]) -> str:
    """Return a line with the figures."""
    return f"{name:<28} median {median(times):.2f} s, from {min(times):.2f} to {max(times):.2f} s"


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure in turns and print medians."""
    parser = argparse.ArgumentParser(description="Time from `rifugio play` to the first board.")
    parser.add_argument("--python", default=sys.executable, help="the Python of the installation to measure")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--busy", type=int, default=0, help="number of processes that keep other cores busy")
    options = parser.parse_args(arguments)
    python = os.path.abspath(options.python)  # noqa: PTH100  a link is how Python knows its environment
    idlers = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(options.busy)]
    boards, bare = [], []
    try:
        with tempfile.TemporaryDirectory() as home:
            seconds_to_board(python, home)  # warm-up: compiles, and fills the disk cache
            for _ in range(options.rounds):
                boards.append(seconds_to_board(python, home))
                bare.append(seconds_bare(python, home))
    finally:
        for idler in idlers:
            idler.kill()
            idler.wait()
    load = f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"
    print(f"{options.rounds} rounds, Python {platform.python_version()}, {options.busy} busy, {load}")
    print(told("rifugio play, first board", boards))
    print(told("python, import textual.app", bare))
    print(f"the goal of {GOAL:.0f} s is {'met' if median(boards) < GOAL else 'missed'}")


if __name__ == "__main__":
    main()
