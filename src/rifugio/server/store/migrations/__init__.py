"""Schema migrations (Alembic)."""

from pathlib import Path

import psycopg
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine
from sqlalchemy.pool import NullPool

from rifugio.server.store.partitions import EXISTING_WEEKS, LOCK, make_week, wanted_weeks, week_name


def migrate(database_url: str, ahead: int = 4) -> None:
    """Migrate a database to the newest version and create the next partitions; safe to run concurrently."""
    with psycopg.connect(database_url, autocommit=True) as connection:
        connection.execute("SELECT pg_advisory_lock(%s)", (LOCK,))  # held until the connection is closed
        _upgrade(database_url)
        _prepare_weeks(connection, ahead)


def _upgrade(database_url: str) -> None:
    config = Config()
    config.set_main_option("path_separator", "os")
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    # Waiting long for a lock would block everybody queued behind it: better to fail and retry.
    engine = create_engine(
        "postgresql+psycopg://",
        creator=lambda: psycopg.connect(database_url, options="-c lock_timeout=2s"),
        poolclass=NullPool,
    )
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _prepare_weeks(connection: psycopg.Connection, ahead: int) -> None:
    row = connection.execute("SELECT clock_timestamp()").fetchone()
    assert row is not None
    there = {name for (name,) in connection.execute(EXISTING_WEEKS)}
    for week in wanted_weeks(row[0], ahead):
        if week_name(week) not in there:
            connection.execute(make_week(week))
