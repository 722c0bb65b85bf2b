"""A PostgreSQL primary with a standby, and what an operator does with them."""

import os
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import psycopg
from psycopg.conninfo import make_conninfo

from kit.ports import free_port
from kit.servers import PostgresServer
from rifugio.server.host.postgres import binary
from rifugio.server.host.processes import run, unprivileged
from tests.faults.machine.disk import DiskServer

REPLICATING: Final = {
    "wal_keep_size": "128MB",
    "wal_retrieve_retry_interval": "100ms",  # a killed primary restarts in a tenth of a second, too
}
SYNCHRONOUS: Final = "SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'"


class Pair:
    """A primary and, optionally, its standby; when the primary dies, the standby is promoted and replaced.

    A dead primary is not restarted where nodes would find it: its files are kept, to see what was lost, and a
    new standby takes its port.
    """

    def __init__(self) -> None:
        self.primary = _server(free_port())
        self.standby: DiskServer | None = None
        self._ports = self.primary.port, free_port()
        self._dead: list[PostgresServer] = []

    def address(self, url: str) -> str:
        """Return the address of a database on the current primary."""
        ports = ",".join(map(str, self._ports))
        return make_conninfo(url, host="127.0.0.1,127.0.0.1", port=ports, target_session_attrs="read-write")

    def follow(self) -> None:
        """Create a standby from a base backup of the primary, with synchronous replication."""
        (port,) = set(self._ports) - {self.primary.port}
        standby = _server(port)
        _copy_base(self.primary, standby.folder / "postgres")
        standby.start()
        self.standby = standby
        self._set(self.primary, "synchronous_standby_names", "*")
        _wait(lambda: _ask(self.primary, SYNCHRONOUS) == "1")

    def leave_behind(self) -> None:
        """Cut replication, so that the standby lags and the primary continues without it."""
        assert self.standby is not None
        self._set(self.primary, "synchronous_standby_names", "")
        self._set(self.standby, "primary_conninfo", "")
        _wait(lambda: _ask(self.primary, "SELECT count(*) FROM pg_stat_replication") == "0")

    def promote(self) -> None:
        """Promote the standby after the primary died."""
        assert self.standby is not None
        self._dead.append(self.primary)
        self.primary, self.standby = self.standby, None
        _ask(self.primary, "SELECT pg_promote()")

    @contextmanager
    def dead(self, number: int, url: str) -> Iterator[str]:
        """Open a database of a dead primary, on a port that no node knows."""
        again = PostgresServer(self._dead[number].folder, port=free_port(), settings=REPLICATING)
        again.start()
        try:
            yield make_conninfo(url, host="127.0.0.1", port=str(again.port))
        finally:
            again.stop()

    def remove(self) -> None:
        for server in (self.primary, self.standby, *self._dead):
            if server is not None:
                if server.pid is not None:
                    server.kill9()  # a clean shutdown would make them wait for each other
                server.remove()

    def _set(self, server: PostgresServer, name: str, value: str) -> None:
        with psycopg.connect(server.url(), autocommit=True) as connection:
            connection.execute(f"ALTER SYSTEM SET {name} = '{value}'".encode())
            connection.execute("SELECT pg_reload_conf()")


def _server(port: int) -> DiskServer:
    return DiskServer(port=port, settings=REPLICATING)


def _copy_base(primary: PostgresServer, home: Path) -> None:
    account = unprivileged(home)
    home.mkdir(mode=0o700)
    shutil.copy(primary.folder / "postgres" / "password", home / "password")
    if account is not None:
        for path in (home, home / "password"):
            os.chown(path, account.uid, account.gid)
    program = [str(binary("pg_basebackup")), f"--dbname={primary.url()}", f"--pgdata={home / 'data'}"]
    run([*program, "--write-recovery-conf", "--checkpoint=fast", "--no-sync"], account, home)


def _ask(server: PostgresServer, question: str) -> str:
    with psycopg.connect(server.url(), autocommit=True) as connection:
        row = connection.execute(question.encode()).fetchone()
        return "" if row is None else str(row[0])


def _wait(fulfilled: Callable[[], bool], seconds: float = 10.0) -> None:
    until = time.monotonic() + seconds
    while not fulfilled():
        if time.monotonic() > until:
            raise RuntimeError("the standby is not as it should be")
        time.sleep(0.02)
