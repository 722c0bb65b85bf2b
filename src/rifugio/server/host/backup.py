"""Backup and restore: all games in one file, by pg_dump and pg_restore; the key goes into its own file."""

import os
import secrets
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from rifugio.server.host.household import DATABASE, FolderInUse, Household
from rifugio.server.host.key_file import KEY_FILE, server_key
from rifugio.server.host.postgres import Postgres, binary
from rifugio.server.keys import Keys, read_key
from rifugio.server.settings import Settings
from rifugio.server.store.bags import newest_sealed
from rifugio.server.store.encryption import BrokenSeal, open_secret
from rifugio.server.store.gates import HERE

PEOPLE = (
    "sent",
    "look",
    "way",
    "wish",
    "mail_address",
    "passkey",
    "ticket",
    "kept_seat",
    "session",
    "person",
)
TABLES = (
    "event", "personal_text", "game", "room", "bag", "job", "review", "archive", "trail_try", "trail",
    "shard_place", "shard_gate", "shard_touched",
    *PEOPLE, "alembic_version",
)  # fmt: skip


GAMES = f"""
SELECT count(*) FROM game WHERE {HERE}
"""
"""Without copies that a shard has left behind."""


class BackupError(RuntimeError):
    """A backup or restore failed; the message says why."""


class Restored(NamedTuple):
    """The result of a restore."""

    games: int
    key_fits: bool | None
    """Whether the server's key matches the games; None if there are no games to try it on."""


def key_file_of(file: Path) -> Path:
    """Return the path of the key file beside a backup."""
    return file.with_name(file.name + ".key")


def files_of(settings: Settings, file: Path) -> dict[str, Path]:
    """Return the files of further databases beside a backup, by their names."""
    return {name: file.with_name(f"{file.name}.{name}") for name in settings.databases}


def back_up(settings: Settings, file: Path, *, with_key: bool) -> None:
    """Back up all games into a file for each database: consistent snapshots, taken while they go on."""
    with database_of(settings) as url:
        before = _places(url) if settings.databases else []
        _back_up(settings, url, file, with_key=with_key)
        for name, beside in files_of(settings, file).items():
            _back_up(settings, settings.databases[name], beside, with_key=False)
        if settings.databases and _places(url) != before:
            raise BackupError("shards were moved meanwhile, so the files do not fit together: do it again")


def _places(url: str) -> list[tuple[object, ...]]:
    with psycopg.connect(url) as connection:
        return connection.execute("SELECT shard, place, moves FROM shard_place ORDER BY 1").fetchall()


def _back_up(settings: Settings, url: str, file: Path, *, with_key: bool) -> None:
    if file.exists():
        raise BackupError(f"{file} is there already: choose another name")
    scratch = file.with_name(f"{file.name}.{secrets.token_hex(4)}")
    try:
        os.close(os.open(scratch, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))  # it holds people's names
        _run("pg_dump", ["--format=custom", "--no-owner", "--no-privileges", f"--file={scratch}"], url)
        if with_key:
            _write_private(key_file_of(file), server_key(settings).hex() + "\n")
        scratch.rename(file)
    except FileNotFoundError as error:
        raise BackupError(f"there is no folder {file.parent}") from error
    finally:
        scratch.unlink(missing_ok=True)


def bring_back(settings: Settings, file: Path, key_file: Path | None) -> Restored:
    """Restore all games from a file into an empty database; raise BackupError if it has games."""
    beside = files_of(settings, file)
    for one in (file, *beside.values()):
        if not one.is_file():
            raise BackupError(f"there is no file {one}")
    key_file = key_file or (key_file_of(file) if key_file_of(file).exists() else None)
    with database_of(settings, running=False) as url:
        for place in (url, *settings.databases.values()):
            _make_room(place)
        for name, one in beside.items():
            _restore(settings.databases[name], one)
        _restore(url, file)
        if key_file is not None and settings.key is None:
            _put_key(settings.data_folder / KEY_FILE, key_file)
        return _look_at(url, settings)


def _restore(url: str, file: Path) -> None:
    _run("pg_restore", ["--no-owner", "--no-privileges", "--single-transaction", str(file)], url)
    from rifugio.server.store.migrations import migrate  # noqa: PLC0415 (slow, and needed only here)

    migrate(url)


@contextmanager
def database_of(settings: Settings, *, running: bool = True) -> Iterator[str]:
    """Yield the URL of the database: the configured one, or the embedded one, running or started now."""
    if settings.database_url is not None:
        yield settings.database_url
        return
    if running and not (settings.data_folder / "postgres" / "data").exists():
        raise BackupError(f"there are no games in {settings.data_folder}")
    household = Household(settings.data_folder)
    try:
        household.start()
    except FolderInUse:
        if not running:
            raise
        yield Postgres.running_in(household.postgres.folder).url(DATABASE)
        return
    try:
        yield household.database_url
    finally:
        household.stop()


def _make_room(url: str) -> None:
    """Drop our tables if they hold no games; raise BackupError if they do."""
    with psycopg.connect(url) as connection:
        for table in ("game", "archive"):
            there = connection.execute("SELECT to_regclass(%s)", (f"public.{table}",)).fetchone()
            if there != (None,) and connection.execute(f"SELECT FROM {table} LIMIT 1").fetchone() is not None:
                raise BackupError("there are games in this database already: restore into another one")
        for table in TABLES:
            connection.execute(f"DROP TABLE IF EXISTS {table} CASCADE")
        connection.execute("DROP FUNCTION IF EXISTS shard_gate")


def _run(program: str, arguments: Sequence[str], url: str) -> None:
    """Run one of PostgreSQL's programs; the password goes into its environment, not its arguments."""
    parts = conninfo_to_dict(url)
    password = parts.pop("password", None)
    environment = {**os.environ, **({"PGPASSWORD": str(password)} if password is not None else {})}
    done = subprocess.run(
        [str(binary(program)), f"--dbname={make_conninfo('', **parts)}", "--no-password", *arguments],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        env=environment,
        check=False,
    )
    if done.returncode != 0:
        raise BackupError(f"{program} says:\n{done.stderr.strip()[-1000:]}")


def _write_private(path: Path, text: str) -> None:
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
        file.write(text)


def _put_key(place: Path, source: Path) -> None:
    """Install a key file; a different key already there is renamed and kept."""
    key = read_key(source.read_text(encoding="ascii"))
    if place.exists():
        if read_key(place.read_text(encoding="ascii")) == key:
            return
        shutil.move(place, place.with_name(f"{place.name}.{secrets.token_hex(4)}"))
    _write_private(place, key.hex() + "\n")


def _look_at(url: str, settings: Settings) -> Restored:
    games, newest = 0, None
    for place in (url, *settings.databases.values()):
        with psycopg.connect(place) as connection:
            row = connection.execute(GAMES).fetchone()
            newest = newest_sealed(connection) or newest
        assert row is not None
        games += int(row[0])
    if newest is None:
        return Restored(games, None)
    if settings.key is None and not (settings.data_folder / KEY_FILE).exists():
        return Restored(games, False)
    try:
        open_secret(Keys.derive(server_key(settings)).bags, *newest)
    except BrokenSeal:
        return Restored(games, False)
    return Restored(games, True)
