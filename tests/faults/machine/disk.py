"""PostgreSQL on a disk that forgets what was not synchronised when the power is cut (`disk.c`)."""

import atexit
import os
import shutil
import struct
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from random import Random
from typing import Final

import psycopg

from kit.servers import PostgresServer, open_folder
from rifugio.server.host.processes import Account, unprivileged
from tests.faults.machine.preloading import preloaded

BLOCK: Final = 4096
TABLES, WAL = 1, 2
"""What can be full."""
_CONTROL: Final = struct.Struct("ii")


class Disk:
    """What of a folder has reached the disk."""

    def __init__(self, folder: Path, data: Path, account: Account | None) -> None:
        self._folder, self._data, self._account = folder, data, account
        self._slow = self._full = 0
        self.begin()

    def begin(self) -> None:
        """Take everything that is there now as written to the disk."""
        shutil.rmtree(self._folder, ignore_errors=True)
        self._folder.mkdir(mode=0o700)
        for path in _files(self._data):
            shutil.copyfile(path, self._folder / str(path.stat().st_ino))
        self._set()
        if self._account is not None:
            for path in (self._folder, *self._folder.iterdir()):
                os.chown(path, self._account.uid, self._account.gid)

    def slow_down(self, milliseconds: int) -> None:
        """Let synchronising take so long."""
        self._slow = milliseconds
        self._set()

    def fill(self, what: int) -> None:
        """Let there be no more room for tables, or for the WAL."""
        self._full = what
        self._set()

    def _set(self) -> None:
        control = self._folder / "control"
        with control.open("r+b" if control.exists() else "wb") as file:
            file.write(_CONTROL.pack(self._slow, self._full))

    def cut(self, chance: Random) -> int:
        """Cut the power: undo what was not synchronised, except for some blocks that were written by chance.

        Nothing may be running. Return how many blocks are lost.
        """
        survive = chance.choice((0.0, 0.5, 0.9))
        lost = sum(self._restore(path, chance, survive) for path in sorted(_files(self._data)))
        self.begin()
        return lost

    def _restore(self, path: Path, chance: Random, survive: float) -> int:
        copy = self._folder / str(path.stat().st_ino)
        there, kept = path.read_bytes(), copy.read_bytes() if copy.exists() else b""
        if there == kept:
            return 0
        blocks = []
        for at in range(0, max(len(there), len(kept)), BLOCK):
            new, old = there[at : at + BLOCK], kept[at : at + BLOCK]
            blocks.append(new if new == old or chance.random() < survive else old)
        while blocks and not blocks[-1]:
            blocks.pop()
        whole = b"".join(block.ljust(BLOCK, b"\0") for block in blocks[:-1]) + b"".join(blocks[-1:])
        with path.open("r+b") as file:
            file.truncate(0)
            file.write(whole)
        pairs = ((there[at : at + BLOCK], whole[at : at + BLOCK]) for at in range(0, len(there), BLOCK))
        return sum(new != left for new, left in pairs)


def _files(data: Path) -> Iterator[Path]:
    return (path for path in data.rglob("*") if path.is_file() and not path.is_symlink())


def _copy(cluster: Path, home: Path) -> None:
    """Copy the files of a server that does not run, for the account that will run the copy."""
    account = unprivileged(home)
    shutil.copytree(cluster, home, symlinks=True)
    if account is not None:
        for path in (home, *home.rglob("*")):
            os.chown(path, account.uid, account.gid, follow_symlinks=False)


@cache
def made_cluster() -> Path:
    """Make the files of a server with a migrated template; once, because it takes seconds."""
    server = PostgresServer(open_folder(), fsync=False)
    atexit.register(shutil.rmtree, server.folder, ignore_errors=True)
    with server:
        server.make_template()
    return server.folder / "postgres"


class DiskServer(PostgresServer):
    """A PostgreSQL on such a disk, with a migrated template. It synchronises, as in production."""

    disk: Disk

    def __init__(
        self,
        folder: Path | None = None,
        *,
        port: int | None = None,
        settings: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(folder, port=port, settings=settings)
        self._ready = False

    def start(self) -> None:
        """Start it. The first time, what it then has is on the disk."""
        home = self.folder / "postgres"
        if not (home / "data").exists():
            _copy(made_cluster(), home)
        if not self._ready:
            self.disk = Disk(home / "disk", home / "data", unprivileged(home))
            self._ready = True
        with preloaded("disk", DISK=str(home / "disk")):
            super().start()

    def start_if_it_ended(self) -> None:
        """Start it again if it has ended by itself, or is about to."""
        if not self._answers():
            self.kill9()
            self.start()

    def _answers(self) -> bool:
        try:
            psycopg.connect(self.url(), connect_timeout=5).close()
        except psycopg.OperationalError:
            return False
        return True

    def cut_power(self, chance: Random) -> int:
        """Kill it, and lose what has not reached the disk. Return how many blocks are lost."""
        if self.pid is not None:
            self.kill9()
        return self.disk.cut(chance)
