"""The measured processes, each a direct child of this one."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from urllib.error import URLError
from urllib.request import urlopen

from kit.ports import free_port
from kit.repository import ROOT

KEY = "00112233445566778899aabbccddeeff" * 2
LIMITS = {
    "RIFUGIO_KEY": KEY,
    "RIFUGIO_SOCKET_MESSAGES": "1000000",
    "RIFUGIO_NEW_TABLES": "1000000",
    "RIFUGIO_NEW_TABLES_NODE": "1000000",
}


class Child:
    """A server process and its address."""

    def __init__(self, process: "subprocess.Popen[bytes]", url: str) -> None:
        self.process, self.url = process, url

    def memory(self) -> int:
        """Return its resident memory in bytes."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text(encoding="ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def processor(self) -> float:
        """Return the CPU time it has used, in seconds."""
        return processor_time(self.process.pid)


def processor_time(pid: int) -> float:
    """Return the CPU time of a process, in seconds."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rsplit(") ", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def children_processor(pid: int) -> float:
    """Return the CPU time of a process's ended children, in seconds."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rsplit(") ", 1)[1].split()
    return (int(fields[13]) + int(fields[14])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def serving(
    app: str, environment: dict[str, str], profile: str | None = None, root: Path = ROOT
) -> Iterator[Child]:
    """Serve an application in one process, until the block ends; `root` is the repository to serve from."""
    port = free_port()
    program = [sys.executable, "-m", "benchmarks.load.serving", app, str(port)]
    if profile:
        program = [sys.executable, "-m", "cProfile", "-o", profile, *program[1:]]
    packages = {"PYTHONPATH": str(root / "src")}
    process = subprocess.Popen(program, env={**os.environ, **LIMITS, **packages, **environment}, cwd=root)
    child = Child(process, f"http://127.0.0.1:{port}")
    try:
        _wait_for(child)
        yield child
    finally:
        process.send_signal(signal.SIGINT)  # a profiler writes its file on this signal
        process.wait(timeout=20)


def _wait_for(child: Child) -> None:
    until = monotonic() + 60
    while monotonic() < until:
        if child.process.poll() is not None:
            raise RuntimeError("the server did not start")
        try:
            with urlopen(f"{child.url}/healthz", timeout=1):
                return
        except (URLError, OSError):
            sleep(0.05)
    raise RuntimeError("the server does not answer")
