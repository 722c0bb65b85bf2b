"""A clock in the test's hand: PostgreSQL's own, moved ahead for one database, for all its connections."""

import psycopg

_MADE = (
    "CREATE SCHEMA clock",
    "CREATE TABLE clock.ahead (time interval NOT NULL)",
    "INSERT INTO clock.ahead VALUES ('0')",
    """
    CREATE FUNCTION clock.clock_timestamp() RETURNS timestamptz VOLATILE LANGUAGE sql AS
    $$ SELECT pg_catalog.clock_timestamp() + time FROM clock.ahead $$
    """,
    """
    CREATE FUNCTION clock.now() RETURNS timestamptz STABLE LANGUAGE sql AS
    $$ SELECT pg_catalog.now() + time FROM clock.ahead $$
    """,
)


class MovingClock:
    """Every `now()` and `clock_timestamp()` of a database that is connected to afterwards."""

    def __init__(self, database_url: str) -> None:
        self._url = database_url
        with psycopg.connect(database_url, autocommit=True) as connection:
            for statement in _MADE:
                connection.execute(statement)
            connection.execute(
                f'ALTER DATABASE "{connection.info.dbname}" SET search_path = clock, pg_catalog, public'
            )

    def forward(self, *, minutes: float) -> None:
        """Let time pass."""
        with psycopg.connect(self._url, autocommit=True) as connection:
            connection.execute("UPDATE clock.ahead SET time = time + %s * interval '1 minute'", (minutes,))
