"""Several processes at one door, and one that watches over them.

uvicorn has such a supervisor, too; but its children know only uvicorn's own way to stop, and live on when it
is killed. Here they are started anew when they die, drain when they are told to, and die with us.
"""

import json
import os
import select
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Final

from structlog import get_logger

from rifugio.server.preparing import NotPrepared
from rifugio.server.settings import Settings

LOOK_EVERY: Final = 0.1
LONGEST_PAUSE: Final = 10.0
PATIENCE: Final = 5.0
"""Seconds over the time for draining after which a child is killed."""

log = get_logger()


class Child:
    """A process that serves."""

    def __init__(self, settings: Settings, door: socket.socket, figures: Path) -> None:
        self.ready = False
        self.process = subprocess.Popen(
            [sys.executable, "-m", "rifugio.server.child", str(door.fileno()), str(os.getpid())],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            pass_fds=[door.fileno()],
            start_new_session=True,  # Ctrl-C is for us, and we tell them
            env={**os.environ, "PROMETHEUS_MULTIPROC_DIR": str(figures)},
        )
        assert self.process.stdin is not None
        with self.process.stdin as told:
            told.write(written(settings))

    def look(self) -> None:
        """Notice when it gets ready."""
        assert self.process.stdout is not None
        if not self.ready and select.select([self.process.stdout], [], [], 0)[0]:
            self.ready = self.process.stdout.readline() != b""

    def end(self, seconds: float) -> None:
        """Wait for its end, and force it in the end."""
        try:
            self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


def written(settings: Settings) -> bytes:
    """Return the settings for a child, secrets included."""
    key = None if settings.key is None else settings.key.get_secret_value()
    return json.dumps({**settings.model_dump(mode="json"), "key": key, "processes": 1}).encode() + b"\n"


class Crew:
    """The processes that serve."""

    def __init__(self, settings: Settings, door: socket.socket, ready: Callable[[], None]) -> None:
        self._settings, self._door, self._ready = settings, door, ready
        self._children: list[Child] = []
        self._stopping = False
        self._began = False
        self._opened = False
        self._pause, self._not_before = 0.0, 0.0

    def run(self) -> None:
        """Keep them serving until SIGTERM or Ctrl-C; raise NotPrepared if they cannot even begin."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._stop)
        with tempfile.TemporaryDirectory(prefix="rifugio-figures-") as folder:
            try:
                while not self._stopping:
                    self._look_after(Path(folder))
                    time.sleep(LOOK_EVERY)
            finally:
                self._end_all()

    def _stop(self, _number: int, _frame: FrameType | None) -> None:
        self._stopping = True

    def _look_after(self, figures: Path) -> None:
        dead = [child for child in self._children if child.process.poll() is not None]
        for child in self._children:
            child.look()
            self._began |= child.ready
        for child in dead:
            self._bury(child, figures)
        if len(self._children) < self._settings.processes and time.monotonic() >= self._not_before:
            self._children.append(Child(self._settings, self._door, figures))
        if not self._opened and sum(child.ready for child in self._children) == self._settings.processes:
            self._opened = True
            self._ready()

    def _bury(self, child: Child, figures: Path) -> None:
        """Take leave of one that died; the next one is not started in haste if it never got ready.

        If none ever did, it is not bad luck of one, and the next would die, too.
        """
        from prometheus_client.multiprocess import mark_process_dead  # noqa: PLC0415 (rarely needed)

        child.end(0)
        self._children.remove(child)
        mark_process_dead(child.process.pid, str(figures))  # type: ignore[no-untyped-call]
        log.warning("process.died", pid=child.process.pid, exit=child.process.returncode)
        if not self._began:
            raise NotPrepared("the nodes did not start; the log says why")
        self._pause = 0.0 if child.ready else min(LONGEST_PAUSE, 2 * self._pause + 0.5)
        self._not_before = time.monotonic() + self._pause

    def _end_all(self) -> None:
        for child in self._children:
            child.process.terminate()
        until = time.monotonic() + self._settings.drain_seconds + PATIENCE
        for child in self._children:
            child.end(max(0.0, until - time.monotonic()))
