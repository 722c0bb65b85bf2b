"""A real `rifugio serve` in household mode, from an empty folder, until the block ends."""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final
from urllib.request import urlopen

from kit.ports import free_port

LONGEST: Final = 180.0
WITHOUT_LIMITS: Final = {
    "RIFUGIO_NEW_TABLES": "100000",
    "RIFUGIO_NEW_TABLES_NODE": "100000",
    "RIFUGIO_NEW_PEOPLE": "100000",
    "RIFUGIO_NEW_PEOPLE_NODE": "100000",
    "RIFUGIO_ROOM_GUESSES": "100000",
    "RIFUGIO_ROOM_GUESSES_NODE": "100000",
    "RIFUGIO_READING": "10000000",
    "RIFUGIO_READING_NODE": "10000000",
    "RIFUGIO_SOCKET_MESSAGES": "100000",
}
"""Looser rate limits: all test browsers share one address, and are quicker than people."""


@contextmanager
def served(module: str = "rifugio.cli", more: Mapping[str, str] | None = None) -> Iterator[str]:
    """Serve, and yield the address; `module` may prepare something and then run `rifugio`."""
    folder = Path(tempfile.mkdtemp(prefix="rifugio-served-"))
    folder.chmod(0o711)  # PostgreSQL does not run as root and has to be able to enter
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    program = [sys.executable, "-m", module, "serve", "--host", "127.0.0.1", "--port", str(port)]
    with (folder / "log").open("wb") as log:
        server = subprocess.Popen(
            [*program, "--data", str(folder / "games")],
            stdout=log,
            stderr=log,
            env={**os.environ, **WITHOUT_LIMITS, "RIFUGIO_PUBLIC_URL": url, **(more or {})},
        )
    try:
        _wait_for(server, url, folder / "log")
        yield url
    finally:
        server.terminate()
        server.wait()
        shutil.rmtree(folder, ignore_errors=True)


def _wait_for(server: "subprocess.Popen[bytes]", url: str, log: Path) -> None:
    until = time.monotonic() + LONGEST
    while not is_ready(url):
        if server.poll() is not None or time.monotonic() > until:
            raise RuntimeError(f"the server does not start: {log.read_text(encoding='utf-8')[-2000:]}")
        time.sleep(0.05)


def is_ready(url: str) -> bool:
    """Whether a server answers that it is ready."""
    try:
        with urlopen(f"{url}/readyz", timeout=5) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False
