"""Startup time of `rifugio serve`: until /readyz answers 200.

The first start is from an empty folder: PostgreSQL's files, the tables and the key are created. The second
one finds them. They are compared with starting Python and importing FastAPI.

    python -m benchmarks.serve_start --rounds 5
"""

import argparse
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Final
from urllib.error import HTTPError, URLError
from urllib.request import urlopen

from kit.ports import free_port

GOALS: Final = {"first start": 10.0, "second start": 4.0}
LONGEST: Final = 120.0
BARE: Final = "python, import fastapi"


def is_ready(port: int) -> bool:
    """Whether a server answers that it is ready."""
    try:
        with urlopen(f"http://127.0.0.1:{port}/readyz", timeout=LONGEST) as answer:
            return bool(answer.status == 200)
    except (HTTPError, URLError, OSError):
        return False


def seconds_to_ready(folder: Path) -> float:
    """Serve from a folder, and return the seconds until the server is ready."""
    port, begin = free_port(), time.perf_counter()
    program = [sys.executable, "-m", "rifugio.cli", "serve", "--host", "127.0.0.1", "--port", str(port)]
    server = subprocess.Popen(
        [*program, "--data", str(folder)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        while not is_ready(port):
            if server.poll() is not None or time.perf_counter() - begin > LONGEST:
                raise SystemExit("the server does not start")
            time.sleep(0.01)
        return time.perf_counter() - begin
    finally:
        server.terminate()
        server.wait()


def seconds_bare() -> float:
    """Return the seconds that Python takes to start and import FastAPI."""
    begin = time.perf_counter()
    subprocess.run([sys.executable, "-c", "import fastapi"], check=True)
    return time.perf_counter() - begin


def one_round(times: dict[str, list[float]]) -> None:
    """Start twice from a new folder."""
    outer = Path(tempfile.mkdtemp(prefix="rifugio-bench-"))
    outer.chmod(0o711)  # PostgreSQL does not run as root
    try:
        times["first start"].append(seconds_to_ready(outer / "games"))
        times["second start"].append(seconds_to_ready(outer / "games"))
        times[BARE].append(seconds_bare())
    finally:
        shutil.rmtree(outer, ignore_errors=True)


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure in turns and print medians."""
    parser = argparse.ArgumentParser(description="Time from `rifugio serve` to the first guest.")
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args(arguments)
    times: dict[str, list[float]] = {"first start": [], "second start": [], BARE: []}
    for _ in range(options.rounds):
        one_round(times)
    load = f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"
    print(f"{options.rounds} rounds, Python {platform.python_version()}, {load}")
    for name, taken in times.items():
        line = f"{name:<24} median {median(taken):.2f} s, from {min(taken):.2f} to {max(taken):.2f} s"
        goal = GOALS.get(name)
        met = "" if goal is None else f"   goal {goal:.0f} s {'met' if median(taken) <= goal else 'missed'}"
        print(line + met)


if __name__ == "__main__":
    main()
