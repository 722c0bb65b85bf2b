"""Runs the real command `rifugio serve` in a process of its own."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO
from urllib.error import HTTPError, URLError
from urllib.request import urlopen

from kit.ports import free_port
from kit.servers import children_of
from rifugio.server.host.processes import is_alive
from tests.clock import still_before


def environment(**more: str) -> dict[str, str]:
    """This environment without server settings, and with `more`."""
    ours = {name: value for name, value in os.environ.items() if not name.startswith(("RIFUGIO_", "PG"))}
    for name in ("DATABASE_URL", "NATS_URL"):
        ours.pop(name, None)
    return {**ours, "PYTHONIOENCODING": "utf-8", "COLUMNS": "110", **more}


def rifugio(*arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    """Run a command to its end."""
    program = [sys.executable, "-m", "rifugio.cli", *arguments]
    return subprocess.run(
        program,
        capture_output=True,
        encoding="utf-8",
        env=environment(**more),
        timeout=60,
        check=False,
        stdin=subprocess.DEVNULL,
    )


class Serving:
    """A server started by a test."""

    def __init__(self, process: "subprocess.Popen[bytes]", port: int, out: IO[bytes], err: IO[bytes]) -> None:
        self.process, self.port, self._out, self._err = process, port, out, err

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def out(self) -> str:
        return _all_of(self._out)

    @property
    def err(self) -> str:
        return _all_of(self._err)

    def ask(self, path: str, seconds: float = 5) -> tuple[int, str]:
        """Return status and text of an answer; 0 if there is none."""
        try:
            with urlopen(self.url + path, timeout=seconds) as answer:
                return answer.status, answer.read().decode()
        except HTTPError as error:
            with error:
                return error.code, error.read().decode()
        except (URLError, OSError):
            return 0, ""

    def wait_until_ready(self, seconds: float = 90) -> None:
        until = time.monotonic() + seconds
        while self.ask("/readyz")[0] != 200:
            assert self.process.poll() is None, self.err
            still_before(until, self.err)
            time.sleep(0.05)

    def processes(self) -> list[int]:
        """Return all of its descendant processes."""
        found, look = [], [self.process.pid]
        while look:
            children = children_of(look.pop())
            found += children
            look += children
        return found

    def stop(self, number: signal.Signals = signal.SIGTERM, seconds: float = 40) -> int:
        """Tell it to stop and return its exit code."""
        self.process.send_signal(number)
        return self.process.wait(seconds)


def _all_of(file: IO[bytes]) -> str:
    # Not by reading the file itself: the process writes at the same file offset.
    return Path(f"/proc/self/fd/{file.fileno()}").read_text(encoding="utf-8")


@contextmanager
def serving(*arguments: str, **more: str) -> Iterator[Serving]:
    """Serve on a free port until the block ends."""
    with started(*arguments, **more) as server:
        server.wait_until_ready()
        yield server


@contextmanager
def started(*arguments: str, **more: str) -> Iterator[Serving]:
    """The same without waiting until it is ready; nothing is left running in any case."""
    chosen = free_port()
    program = [sys.executable, "-m", "rifugio.cli", "serve", "--host", "127.0.0.1", "--port", str(chosen)]
    with TemporaryFile() as out, TemporaryFile() as err:
        process = subprocess.Popen(
            [*program, *arguments], stdout=out, stderr=err, stdin=subprocess.DEVNULL, env=environment(**more)
        )
        server = Serving(process, chosen, out, err)
        try:
            yield server
        finally:
            if process.poll() is None:
                process.terminate()
                try:
                    process.wait(15)
                except subprocess.TimeoutExpired:
                    process.kill()
                    process.wait()


def wait_until_gone(pids: Sequence[int], seconds: float) -> None:
    until = time.monotonic() + seconds
    while left := [pid for pid in pids if is_alive(pid)]:
        still_before(until, f"left behind: {[_name(pid) for pid in left]}")
        time.sleep(0.02)


def _name(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode()[:200]
    except OSError:
        return str(pid)


def events_of(server: Serving) -> list[str]:
    """The events in a server's human-readable log."""
    return [line.split("]")[1].split()[0] for line in server.err.splitlines()]
