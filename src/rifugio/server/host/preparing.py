"""Checks before serving: migrates the database, and verifies that the key matches it."""

from collections.abc import Iterator
from contextlib import contextmanager

import psycopg
from pydantic import SecretStr
from structlog import get_logger

from rifugio.server.host.household import Household
from rifugio.server.host.key_file import server_key
from rifugio.server.keys import Keys
from rifugio.server.settings import Settings
from rifugio.server.settings.databases import HOME
from rifugio.server.store.bags import newest_sealed
from rifugio.server.store.encryption import BrokenSeal, open_secret
from rifugio.server.store.gates import has_gates, install
from rifugio.server.store.newest import NEWEST, is_newest

log = get_logger()

CONNECTIONS_LEFT = 50
"""Connections of the embedded PostgreSQL to share among the pools of all processes."""


class NotPrepared(RuntimeError):
    """This database cannot be served; the message says why."""


@contextmanager
def with_database(settings: Settings) -> Iterator[Settings]:
    """Yield the settings with a database URL, starting the embedded one if needed. Main thread only."""
    if settings.database_url is not None:
        yield settings
        return
    with Household(settings.data_folder) as household:
        size = max(1, min(settings.pool_size, CONNECTIONS_LEFT // settings.processes))
        yield settings.model_copy(update={"database_url": household.database_url, "pool_size": size})


def brought_up_to_date(settings: Settings) -> str:
    """Migrate to the newest schema, whatever the settings say about migrating; return its version."""
    assert settings.database_url is not None
    try:
        _migrate(settings.database_url)
        for url in settings.databases.values():
            _migrate(url)
        _see_to_shards(settings, may_change=True)
    except psycopg.OperationalError as error:
        raise NotPrepared(f"the database does not answer ({type(error).__name__})") from error
    return NEWEST


def _migrate(url: str) -> None:
    from alembic.util import CommandError  # noqa: PLC0415 (takes half a second)

    from rifugio.server.store.migrations import migrate  # noqa: PLC0415

    try:
        migrate(url)
    except CommandError as error:  # an unknown version: the database is newer than this server
        raise NotPrepared(
            "the tables are of a newer version than this server. After going back to an older server,"
            " serve by --no-migrate if the newer one's changes allow it"
        ) from error


def made_ready(settings: Settings, *, key_is_lost: bool = False) -> Settings:
    """Migrate to the newest schema if allowed, verify the key, and return the settings with it."""
    key = server_key(settings)
    assert settings.database_url is not None
    try:
        if settings.migrate and not is_newest(settings.database_url):
            _migrate(settings.database_url)
        _see_to_shards(settings, may_change=settings.migrate)
        newest = _newest_bag(settings.database_url)
    except psycopg.errors.UndefinedTable:
        raise NotPrepared("the database has no tables yet: start once without --no-migrate") from None
    except psycopg.OperationalError as error:
        raise NotPrepared(f"the database does not answer ({type(error).__name__})") from error
    if newest is not None and not key_is_lost:
        check_key(settings, key, newest)
    return settings.model_copy(update={"key": SecretStr(key.hex())})


def _see_to_shards(settings: Settings, *, may_change: bool) -> None:
    """With several databases, see to it that each refuses what is not its own; raise if one is not named."""
    assert settings.database_url is not None
    with psycopg.connect(settings.database_url, connect_timeout=5, autocommit=True) as connection:
        named = {name for (name,) in connection.execute("SELECT DISTINCT place FROM shard_place")}
    if unknown := sorted(named - {HOME, *settings.databases}):
        raise NotPrepared(f"there are games in the database {unknown[0]}, which is not among `databases`")
    if not settings.databases:
        return
    _see_to_gates(HOME, settings.database_url, may_change=may_change)
    for name, url in settings.databases.items():
        try:
            if may_change and not is_newest(url):
                _migrate(url)
            _see_to_gates(name, url, may_change=may_change)
        except psycopg.OperationalError as error:  # the tables in the others can be played
            log.warning("database.not_prepared", database=name, error=type(error).__name__)


def _see_to_gates(name: str, url: str, *, may_change: bool) -> None:
    with psycopg.connect(url, connect_timeout=5, autocommit=True) as connection:
        if may_change:
            install(connection)
        elif not has_gates(connection):
            raise NotPrepared(f"the database {name} has no gates yet: run `rifugio migrate` first")


def _newest_bag(url: str) -> tuple[int, bytes] | None:
    with psycopg.connect(url, connect_timeout=5) as connection:
        return newest_sealed(connection)


def check_key(settings: Settings, key: bytes, newest: tuple[int, bytes]) -> None:
    """Raise NotPrepared if the newest game in the database was sealed with another key."""
    try:
        open_secret(Keys.derive(key).bags, *newest)
    except BrokenSeal:
        where = "the key you gave" if settings.key is not None else str(settings.data_folder / "server.key")
        raise NotPrepared(
            f"{where} is not the key that the games in this database were sealed with. Put the right one in"
            " its place; if it is lost, --key-lost starts all the same: finished games can be looked at,"
            " those in progress cannot go on"
        ) from None
