"""Two PostgreSQL servers, a primary and a standby that follows it, and what an operator does with them."""

import os
import shutil
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import psycopg

from rifugio.server.postgres import USER, binary
from rifugio.server.processes import run, unprivileged
from tests.servers import PostgresServer
from tools.ports import free_port

REPLICATING: Final = {
    "wal_level": "replica",
    "wal_keep_size": "128MB",
    "wal_retrieve_retry_interval": "100ms",  # the primary is back in a tenth of a second, too
}


class Pair:
    """A primary and its standby; when one dies, the other takes over and gets a new standby at the old port.

    A primary that has died is never started again at its port: its folder is kept, to see what was lost.
    """

    def __init__(self) -> None:
        self.primary = _server(free_port())
        self.standby: PostgresServer | None = None
        self._ports = self.primary.port, free_port()
        self._dead: list[PostgresServer] = []

    def start(self) -> None:
        """Start the primary; `follow` adds the standby."""
        self.primary.start()

    def address(self, database: str) -> str:
        """Return the address of a database at whichever of the two takes writes."""
        parts = urlsplit(self.primary.url(database))
        hosts = ",".join(f"127.0.0.1:{port}" for port in self._ports)
        return f"postgresql://{USER}:{parts.password}@{hosts}{parts.path}?{parts.query}&target_session_attrs=read-write"

    def follow(self) -> None:
        """Make a standby from a base backup of the primary, and have every commit wait for it."""
        (port,) = set(self._ports) - {self.primary.port}
        standby = _server(port)
        home = standby.folder / "postgres"
        _copy_base(self.primary, home)
        standby.start()
        self.standby = standby
        self.wait_for_each_commit(True)
        _wait(
            lambda: (
                _ask(self.primary, "SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'")
                == "1"
            )
        )

    def wait_for_each_commit(self, waiting: bool) -> None:
        """Switch synchronous replication on or off at the primary."""
        _run(self.primary, f"ALTER SYSTEM SET synchronous_standby_names = '{'*' if waiting else ''}'")
        _run(self.primary, "SELECT pg_reload_conf()")

    def leave_behind(self) -> None:
        """Let the standby hear nothing more, and the primary go on without it."""
        assert self.standby is not None
        self.wait_for_each_commit(False)
        _run(self.standby, "ALTER SYSTEM SET primary_conninfo = ''")
        _run(self.standby, "SELECT pg_reload_conf()")

    def promote(self) -> None:
        """Let the standby take over from a primary that is dead."""
        assert self.standby is not None
        self._dead.append(self.primary)
        self.primary, self.standby = self.standby, None
        _run(self.primary, "SELECT pg_promote()")

    def stop(self) -> None:
        for server in (self.primary, self.standby, *self._dead):
            if server is not None:
                server.remove()


def _server(port: int, folder: Path | None = None) -> PostgresServer:
    # Killing a process loses nothing that it has given to the kernel; only a power cut would show fsync,
    # and without it PostgreSQL is back in a tenth of a second.
    return PostgresServer(folder, fsync=False, port=port, settings=REPLICATING)


def _copy_base(primary: PostgresServer, home: Path) -> None:
    account = unprivileged(home)
    home.mkdir(mode=0o700)
    shutil.copy(primary.folder / "postgres" / "password", home / "password")
    if account is not None:
        for path in (home, home / "password"):
            os.chown(path, account.uid, account.gid)
    program = [str(binary("pg_basebackup")), f"--dbname={primary.url()}", f"--pgdata={home / 'data'}"]
    options = ["--write-recovery-conf", "--checkpoint=fast", "--no-sync"]
    run([*program, *options], account, home)


def _run(server: PostgresServer, statement: str) -> None:
    with psycopg.connect(server.url(), autocommit=True) as connection:
        connection.execute(statement.encode())


def _ask(server: PostgresServer, question: str) -> str:
    with psycopg.connect(server.url(), autocommit=True) as connection:
        row = connection.execute(question.encode()).fetchone()
        return "" if row is None else str(row[0])


def _wait(fulfilled: Callable[[], bool], seconds: float = 10.0) -> None:
    until = time.monotonic() + seconds
    while not fulfilled():
        if time.monotonic() > until:
            raise RuntimeError("the standby does not follow")
        time.sleep(0.02)
