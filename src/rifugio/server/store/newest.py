"""Whether the schema is up to date, without Alembic, which takes half a second to import."""

import psycopg

NEWEST = "0009"
"""The last of `store/migrations/versions`; a test compares them."""


def is_newest(database_url: str) -> bool:
    """Whether no migration is pending."""
    with psycopg.connect(database_url, connect_timeout=5) as connection:
        there = connection.execute("SELECT to_regclass('public.alembic_version')").fetchone()
        if there == (None,):
            return False
        return connection.execute("SELECT version_num FROM alembic_version").fetchall() == [(NEWEST,)]
