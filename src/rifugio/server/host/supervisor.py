"""The supervisor of several worker processes on one port.

uvicorn has a supervisor too, but its workers know only uvicorn's own way to stop, and live on when it is
killed. Here workers are restarted when they die, drain on a signal, and die with the supervisor.
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

from rifugio.server.host.preparing import NotPrepared
from rifugio.server.settings import Settings

LOOK_EVERY: Final = 0.1
LONGEST_PAUSE: Final = 10.0
PATIENCE: Final = 5.0
"""Seconds beyond the drain time after which a worker is killed."""

log = get_logger()


class Worker:
    """A worker process."""

    def __init__(self, settings: Settings, door: socket.socket, number: int, folder: Path) -> None:
        self.ready, self.number = False, number
        arguments = (str(door.fileno()), str(os.getpid()), str(number), str(folder))
        self.process = subprocess.Popen(
            [sys.executable, "-m", "rifugio.server.host.worker", *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            pass_fds=[door.fileno()],
            start_new_session=True,  # Ctrl-C reaches only the supervisor, which stops them
            env={**os.environ, "PROMETHEUS_MULTIPROC_DIR": str(folder)},
        )
        assert self.process.stdin is not None
        with self.process.stdin as told:
            told.write(written(settings))

    def look(self) -> None:
        """Check whether it has become ready."""
        assert self.process.stdout is not None
        if not self.ready and select.select([self.process.stdout], [], [], 0)[0]:
            self.ready = self.process.stdout.readline() != b""

    def end(self, seconds: float) -> None:
        """Wait for it to end, then kill it."""
        try:
            self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


def written(settings: Settings) -> bytes:
    """Serialise the settings for a worker, secrets included."""
    key = None if settings.key is None else settings.key.get_secret_value()
    return json.dumps({**settings.model_dump(mode="json"), "key": key}).encode() + b"\n"


class Supervisor:
    """Starts workers and restarts those that die."""

    def __init__(self, settings: Settings, door: socket.socket, ready: Callable[[], None]) -> None:
        self._settings, self._door, self._ready = settings, door, ready
        self._workers: list[Worker] = []
        self._stopping = False
        self._began = False
        self._opened = False
        self._pause, self._not_before = 0.0, 0.0

    def run(self) -> None:
        """Keep the workers running until SIGTERM or Ctrl-C; raise NotPrepared if none can start."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._stop)
        with tempfile.TemporaryDirectory(prefix="rifugio-processes-") as folder:
            try:
                while not self._stopping:
                    self._look_after(Path(folder))
                    time.sleep(LOOK_EVERY)
            finally:
                self._end_all()

    def _stop(self, _number: int, _frame: FrameType | None) -> None:
        self._stopping = True

    def _look_after(self, folder: Path) -> None:
        dead = [worker for worker in self._workers if worker.process.poll() is not None]
        for worker in self._workers:
            worker.look()
            self._began |= worker.ready
        for worker in dead:
            self._bury(worker, folder)
        if len(self._workers) < self._settings.processes and time.monotonic() >= self._not_before:
            numbers = {worker.number for worker in self._workers}
            free = next(number for number in range(self._settings.processes) if number not in numbers)
            self._workers.append(Worker(self._settings, self._door, free, folder))
        if not self._opened and sum(worker.ready for worker in self._workers) == self._settings.processes:
            self._opened = True
            self._ready()

    def _bury(self, worker: Worker, folder: Path) -> None:
        """Remove a worker that died; if it never became ready, back off before starting the next.

        If no worker ever became ready, raise NotPrepared: the next one would die too.
        """
        from prometheus_client.multiprocess import mark_process_dead  # noqa: PLC0415 (rarely needed)

        worker.end(0)
        self._workers.remove(worker)
        mark_process_dead(worker.process.pid, str(folder))  # type: ignore[no-untyped-call]
        log.warning("process.died", pid=worker.process.pid, exit=worker.process.returncode)
        if not self._began:
            raise NotPrepared("the nodes did not start; the log says why")
        self._pause = 0.0 if worker.ready else min(LONGEST_PAUSE, 2 * self._pause + 0.5)
        self._not_before = time.monotonic() + self._pause

    def _end_all(self) -> None:
        for worker in self._workers:
            worker.process.terminate()
        until = time.monotonic() + self._settings.drain_seconds + PATIENCE
        for worker in self._workers:
            worker.end(max(0.0, until - time.monotonic()))
