"""Gates: what makes a database refuse to change the games of a shard that is not there (any more).

A trigger on every table with games, so it holds for whoever writes, a node with an old map as well. It is
installed only where there are several databases; elsewhere nothing is asked and nothing is slower.
"""

from typing import Final

from psycopg import Connection as BlockingConnection
from psycopg import sql

from rifugio.server.ids import SHARDS
from rifugio.server.store.partitions import LOCK

TABLES: Final = ("game", "bag", "event", "personal_text", "job", "review", "archive")
"""The tables with a shard's games; each has a game_id."""
CLOSED: Final = "RF001"
"""The SQLSTATE of a write that a gate refuses. Nothing of its transaction is stored."""
LOCKS: Final = 0x5249
"""The first number of the advisory locks; the second is the shard."""
SHARD: Final = f"(game_id >> 16 & {SHARDS - 1})"
"""The shard of a row, as `ids.shard_of`."""
HERE: Final = f"{SHARD} NOT IN (SELECT shard FROM shard_gate WHERE state = 'away')"
"""Whether a row is not only an old copy, left behind by a shard that has moved."""
_NAME: Final = "shard_gate_1"

FUNCTION: Final = f"""
CREATE OR REPLACE FUNCTION shard_gate() RETURNS trigger LANGUAGE plpgsql VOLATILE AS $gate$
DECLARE
  game bigint := CASE TG_OP WHEN 'DELETE' THEN OLD.game_id ELSE NEW.game_id END;
  number integer := game >> 16 & {SHARDS - 1};
  may boolean := current_setting('rifugio.moving', true) IS NOT DISTINCT FROM number::text;
  known text;
BEGIN
  IF NOT may AND pg_try_advisory_xact_lock_shared({LOCKS}, number) THEN
    SELECT state INTO known FROM shard_gate WHERE shard = number;
    may := known IS DISTINCT FROM 'away';
    IF known = 'copying' THEN
      INSERT INTO shard_touched (game_id) VALUES (game);
    END IF;
  END IF;
  IF may THEN
    IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
    RETURN NEW;
  END IF;
  IF TG_TABLE_NAME = 'job' AND TG_OP <> 'INSERT' THEN RETURN NULL; END IF;
  RAISE EXCEPTION 'shard % is not here', number USING ERRCODE = '{CLOSED}';
END
$gate$
"""
"""First the lock, then the look: each statement of a volatile function sees what was committed before it.

Whoever closes a shard holds the lock alone, so every writer has either committed before, or looks after the
closing was committed. It never waits: a writer on a pooled connection must not keep those of other shards.
Leases of jobs are skipped instead of refused, so that a runner still gets the jobs of other shards; running a
job twice does no harm.
"""


def install(connection: BlockingConnection) -> None:
    """Install the gates, unless they are there; several nodes may do so at once."""
    with connection.transaction():
        connection.execute("SELECT pg_advisory_xact_lock(%s)", (LOCK,))
        connection.execute("SET LOCAL lock_timeout = '2s'")
        if missing := [table for table in TABLES if not _has_gate(connection, table)]:
            connection.execute(FUNCTION)
        for table in missing:
            connection.execute(
                sql.SQL(
                    "CREATE TRIGGER {} BEFORE INSERT OR UPDATE OR DELETE ON {}"
                    " FOR EACH ROW EXECUTE FUNCTION shard_gate()"
                ).format(sql.Identifier(_NAME), sql.Identifier(table))
            )


def has_gates(connection: BlockingConnection) -> bool:
    """Whether a database refuses what is not its own."""
    return all(_has_gate(connection, table) for table in TABLES)


def _has_gate(connection: BlockingConnection, table: str) -> bool:
    found = connection.execute(
        "SELECT FROM pg_trigger WHERE tgrelid = to_regclass(%s) AND tgname = %s", (table, _NAME)
    )
    return found.fetchone() is not None
