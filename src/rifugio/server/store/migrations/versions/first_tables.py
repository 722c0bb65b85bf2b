"""The tables of docs/server.md. `migrate` creates the weekly partitions of `event`, which never end."""

from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

EVENT = """
CREATE TABLE event (
  game_id bigint NOT NULL,
  seq integer NOT NULL CHECK (seq > 0),
  command_id uuid NOT NULL,
  actor smallint NOT NULL,
  rules_version integer NOT NULL,
  at timestamptz NOT NULL,
  body bytea NOT NULL CHECK (octet_length(body) <= 8192),
  PRIMARY KEY (game_id, seq),
  UNIQUE (game_id, command_id)
) PARTITION BY RANGE (game_id)
"""

GAME = """
CREATE TABLE game (
  game_id bigint PRIMARY KEY,
  join_link text NOT NULL UNIQUE,
  watch_link text NOT NULL UNIQUE,
  opened timestamptz NOT NULL DEFAULT clock_timestamp(),
  finished timestamptz
)
"""

ROOM = "CREATE TABLE room (name text PRIMARY KEY, game_id bigint NOT NULL UNIQUE)"

# A role for bot workers would get everything but this table:
#   GRANT SELECT, INSERT ON event TO worker; GRANT SELECT, UPDATE, DELETE ON job TO worker;
#   GRANT SELECT ON game, archive TO worker; and nothing on bag, so that no worker can look into one.
# Nothing is granted here: tables belong to the role that migrates, and other roles have no rights by default.
BAG = "CREATE TABLE bag (game_id bigint PRIMARY KEY, sealed bytea NOT NULL)"

# Rows come and go, and leases are HOT updates: free space on each page, and frequent vacuuming.
JOB = """
CREATE TABLE job (
  game_id bigint NOT NULL,
  seq integer NOT NULL,
  kind text NOT NULL,
  due timestamptz NOT NULL,
  taken_until timestamptz,
  attempts integer NOT NULL DEFAULT 0,
  PRIMARY KEY (game_id, seq, kind)
) WITH (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 500)
"""
JOB_DUE = "CREATE INDEX job_due ON job (kind, due)"

ARCHIVE = """
CREATE TABLE archive (
  game_id bigint PRIMARY KEY,
  rules_version integer NOT NULL,
  head integer NOT NULL,
  result jsonb NOT NULL,
  packed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  events bytea NOT NULL
)
"""
ARCHIVE_AS_IT_IS = "ALTER TABLE archive ALTER events SET STORAGE EXTERNAL"  # it is compressed already

COMMENTS = {
    "event": "The log of each table, append only; an empty body closes a log that has been packed.",
    "bag": "Sealed secrets. Grant nothing on it to roles that play bots or make statistics.",
    "job": "What is to be done because of an event; taken by a lease.",
    "archive": "Finished games; events is the packed log.",
}


def upgrade() -> None:
    """Create the tables."""
    for statement in (EVENT, GAME, ROOM, BAG, JOB, JOB_DUE, ARCHIVE, ARCHIVE_AS_IT_IS):
        op.execute(statement)
    for table, comment in COMMENTS.items():
        op.execute(f"COMMENT ON TABLE {table} IS '{comment}'")


def downgrade() -> None:
    """Refuse: it would delete every game."""
    raise NotImplementedError("restore a backup instead")
