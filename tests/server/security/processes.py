"""A node in its own process, configured as in production, to inspect its memory and its log from outside."""

import json
import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from tests.server.nodes import KEY

_PAGE = os.sysconf("SC_PAGE_SIZE")


class Served:
    """A node and its address."""

    def __init__(self, url: str, process: "subprocess.Popen[str]", log: Path) -> None:
        self.url, self._process, self._log = url, process, log

    def resident_bytes(self) -> int:
        statm = Path(f"/proc/{self._process.pid}/statm").read_text(encoding="ascii")
        return int(statm.split()[1]) * _PAGE

    def log(self) -> str:
        return self._log.read_text(encoding="utf-8", errors="replace")

    def faults(self) -> list[str]:
        """Return the log lines that report an error; a line that is not JSON counts as one."""
        lines = self.log().splitlines()
        return [line for line in lines if not line.startswith("{") or _is_fault(json.loads(line))]

    def alive(self) -> bool:
        return self._process.poll() is None


def _is_fault(line: dict[str, object]) -> bool:
    return "error" in line or line.get("level") in {"error", "critical"}


@contextmanager
def served(database_url: str, **more: object) -> Iterator[Served]:
    """Serve in another process until the block ends."""
    settings = {
        "database_url": database_url,
        "key": KEY,
        "socket_messages": 10**9,
        "new_tables": 10**9,
        "new_tables_node": 10**9,
        "new_people": 10**9,
        "new_people_node": 10**9,
        "room_guesses": 10**9,
        "room_guesses_node": 10**9,
        "reading": 10**9,
        "reading_node": 10**9,
        "bot_processes": 0,
        "drain_seconds": 0,
        "json_logs": True,
        **more,
    }
    with (
        tempfile.TemporaryDirectory() as folder,
        socket.create_server(("127.0.0.1", 0)) as door,
        Path(folder, "log").open("w", encoding="utf-8") as log,
    ):
        process = _start(door, settings, log)
        try:
            yield Served(f"http://127.0.0.1:{door.getsockname()[1]}", process, Path(folder, "log"))
        finally:
            process.terminate()
            process.wait(10)
            for pipe in (process.stdin, process.stdout):
                if pipe is not None:
                    pipe.close()


def _start(door: socket.socket, settings: dict[str, object], log: IO[str]) -> "subprocess.Popen[str]":
    only = (str(door.fileno()), str(os.getpid()), "0", str(Path(log.name).parent))
    process = subprocess.Popen(
        [sys.executable, "-m", "rifugio.server.host.worker", *only],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=log,
        pass_fds=[door.fileno()],
        text=True,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(json.dumps(settings) + "\n")
    process.stdin.flush()
    assert process.stdout.readline() == "ready\n", "the node did not start"
    return process
