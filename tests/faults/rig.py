"""The real processes of a run: PostgreSQL, NATS and nodes, all children of this one."""

import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import IO, Self
from urllib.error import URLError
from urllib.request import urlopen

from kit.earlier import migrated_by
from kit.ports import free_port
from kit.servers import TEMPLATE, NatsServer, children_of, signal_and_wait
from rifugio.server.host.processes import is_alive, launch
from tests.faults.machine.disk import DiskServer
from tests.faults.machine.preloading import preloaded
from tests.faults.pair import Pair

STARTING_SECONDS = 180.0
DRAINING_SECONDS = 30.0
SKEW = 90
"""Seconds by which the clock of every other node is fast, and that of the others slow."""
ROOT = Path(__file__).parents[2]
BEGIN = "import sys; sys.path.insert(0, {root!r}); from tests.faults.node import main; main()"


class NodeProcess:
    """A node: started, killed and paused, always on the same port."""

    def __init__(self, arguments: list[str], log: Path, skew: int = 0) -> None:
        self.port, self._skew = free_port(), skew
        self.root = ROOT
        self.more: tuple[str, ...] = ()
        """The repository whose server it runs, and more arguments, from when it is started next."""
        self._arguments = [*arguments, "--port", str(self.port)]
        self._log_path = log
        self._log: IO[bytes] | None = None
        self._process: subprocess.Popen[bytes] | None = None
        self.paused = False
        self.family: set[int] = set()
        """All processes that this node has started; none may outlive it for long."""

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def start(self) -> None:
        """Start, without waiting until it serves."""
        self._log = self._log or self._log_path.open("ab")
        program = [sys.executable, "-c", BEGIN.format(root=str(self.root)), *self._arguments, *self.more]
        with preloaded("clock", SKEW=str(self._skew), PYTHONPATH=str(self.root / "src")):
            self._process = launch(program, None, self._log)  # ends with us, even when a run is killed

    def serves(self) -> bool:
        """Whether it accepts connections."""
        try:
            with urlopen(f"http://127.0.0.1:{self.port}/healthz", timeout=0.5) as answer:
                return bool(answer.status == 200)
        except (URLError, OSError):
            return False

    def kill9(self) -> None:
        assert self._process is not None
        self._remember_family()
        self._process.kill()
        self._process.wait()
        self.paused = False

    def drain(self) -> None:
        """Ask it to end, and wait until it has."""
        assert self._process is not None
        self._remember_family()
        self._process.terminate()
        self._process.wait(DRAINING_SECONDS)

    def pause(self) -> None:
        assert self._process is not None
        signal_and_wait(self._process.pid, signal.SIGSTOP)
        self.paused = True

    def resume(self) -> None:
        if self.paused and self._process is not None:
            signal_and_wait(self._process.pid, signal.SIGCONT)
        self.paused = False

    def stop(self) -> None:
        """Kill it, and any processes that it has left behind."""
        if self.running:
            self.kill9()
        if self._log is not None:
            self._log.close()
            self._log = None
        for pid in self.left_behind():
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)

    def left_behind(self) -> list[int]:
        """Return processes of earlier incarnations that are still running."""
        now = set() if not self.running or self._process is None else descendants(self._process.pid)
        return [pid for pid in self.family - now if is_alive(pid)]

    def _remember_family(self) -> None:
        if self._process is not None:
            self.family |= descendants(self._process.pid)

    def log(self) -> str:
        return self._log_path.read_text(encoding="utf-8", errors="replace") if self._log_path.exists() else ""


def descendants(pid: int) -> set[int]:
    """Return all descendants of a process."""
    found: set[int] = set()
    waiting = [pid]
    while waiting:
        children = children_of(waiting.pop())
        found.update(children)
        waiting += children
    return found


class Rig:
    """Everything that can be hit. Main thread only: processes end with the thread that started them."""

    def __init__(
        self, folder: Path, *, with_standby: bool = False, seed: int = 1, earlier: Path | None = None
    ) -> None:
        self.folder, self._with_standby, self.seed = folder, with_standby, seed
        self._root = earlier or ROOT
        self.pair = Pair()
        self.nats = NatsServer()
        self.nodes: list[NodeProcess] = []
        self.database = ""

    @property
    def postgres(self) -> DiskServer:
        """The current primary."""
        return self.pair.primary

    def __enter__(self) -> Self:
        try:
            self.postgres.start()
            self.database = self.postgres.url(TEMPLATE)
            if self._root != ROOT:
                self.postgres.drop_database(self.database)
                self.postgres.make_template(partial(migrated_by, self._root))
            if self._with_standby:
                self.pair.follow()
                self.database = self.pair.address(self.database)
            self.nats.start()
        except BaseException:
            self.stop()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    def start_nodes(self, nats_ports: list[int], bug: str | None) -> None:
        """Start a node for each route to NATS, and wait until all serve."""
        for number, port in enumerate(nats_ports):
            arguments = ["--database", self.database, "--nats", f"nats://127.0.0.1:{port}"]
            arguments += ["--bug", bug, "--moments", str(self.folder), "--bots", "0"] if bug else []
            skew = -SKEW if number % 2 else SKEW
            self.nodes.append(NodeProcess(arguments, self.folder / f"node{number}.log", skew))
            self.nodes[-1].root = self._root
            self.nodes[-1].start()
        self.wait_for_nodes()

    def wait_for_nodes(self) -> None:
        """Wait until all nodes serve; restart those that have exited."""
        until = time.monotonic() + STARTING_SECONDS
        while not all(node.serves() for node in self.nodes):
            if time.monotonic() > until:
                raise RuntimeError("a node does not start: " + self.nodes[0].log()[-2000:])
            self.start_fallen_nodes()
            time.sleep(0.1)

    def start_fallen_nodes(self) -> None:
        for node in self.nodes:
            if not node.running:
                node.start()

    def stop_nodes(self) -> None:
        for node in self.nodes:
            node.stop()

    def stop(self) -> None:
        self.stop_nodes()
        self.nats.stop()
        self.pair.remove()
