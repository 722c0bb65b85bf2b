"""A home server's data folder: embedded PostgreSQL, its files, and a lock on them."""

import os
import signal
import sys
from pathlib import Path
from types import TracebackType
from typing import IO, Self

import psycopg

from rifugio.server.host.folders import make_data_folder, usable
from rifugio.server.host.postgres import Postgres, PostgresError
from rifugio.server.host.postgres_supervisor import PostgresSupervisor

DATABASE = "rifugio"


class FolderInUse(RuntimeError):
    """Another process serves from this folder."""


class Household:
    """The embedded PostgreSQL of `rifugio serve`, for machines with nothing else installed.

    Start it from the main thread. It ends with this process, even if that is killed: at once on Linux;
    elsewhere the next start ends what was left over. Only one process at a time can use a folder. If
    PostgreSQL dies it is restarted; if that fails, this process sends itself SIGTERM, and leaving the block
    raises why.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder.absolute()
        self.postgres = Postgres(self.folder / "postgres")
        self._lock: IO[str] | None = None
        self._supervisor = PostgresSupervisor(self.postgres, self._give_up)
        self._failure: str | None = None

    @property
    def database_url(self) -> str:
        """The URL of the database, with its password; only while it runs."""
        return self.postgres.url(DATABASE)

    def start(self) -> None:
        """Start PostgreSQL, and create the database the first time."""
        make_data_folder(self.folder)
        with usable(self.folder):
            self._lock = _lock(self.folder / "lock")
        try:
            with usable(self.folder):
                self.postgres.start()
            self._make_database()
            self._supervisor.start()
        except BaseException:
            self.stop()
            raise

    def stop(self) -> None:
        """Stop PostgreSQL and release the folder's lock."""
        self._supervisor.stop()
        self.postgres.stop()
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    def _give_up(self, why: str) -> None:
        self._failure = why
        if callable(signal.getsignal(signal.SIGTERM)):  # a short command has no handler, and ends by itself
            signal.raise_signal(signal.SIGTERM)

    def _make_database(self) -> None:
        with psycopg.connect(self.postgres.url("postgres"), autocommit=True) as connection:
            there = connection.execute("SELECT FROM pg_database WHERE datname = %s", (DATABASE,)).fetchone()
            if there is None:
                connection.execute(f"CREATE DATABASE {DATABASE}")

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()
        if self._failure is not None:
            raise PostgresError(self._failure) from None


def _lock(path: Path) -> IO[str]:
    """Return the locked file; closing it, or the end of this process, releases the lock."""
    file = path.open("a+", encoding="ascii")
    try:
        _lock_file(file)
    except OSError:
        file.seek(0)
        holder = file.read().strip() or "unknown"
        file.close()
        raise FolderInUse(
            f"another rifugio (process {holder}) serves from {path.parent}:"
            " stop it, or choose another data folder"
        ) from None
    file.truncate(0)
    file.write(str(os.getpid()))
    file.flush()
    return file


def _lock_file(file: IO[str]) -> None:
    if sys.platform == "win32":
        import msvcrt  # noqa: PLC0415 (each system has its own)

        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl  # noqa: PLC0415

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
