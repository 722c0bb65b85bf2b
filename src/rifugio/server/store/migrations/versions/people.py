"""People: rucksacks, the devices they are open on, their seats, and tickets (docs/decisions/0062)."""

from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

PERSON = """
CREATE TABLE person (
  person_id bigint PRIMARY KEY,
  packed timestamptz NOT NULL DEFAULT clock_timestamp(),
  seen date NOT NULL DEFAULT (clock_timestamp() AT TIME ZONE 'UTC')::date,
  child boolean NOT NULL DEFAULT false,
  things jsonb NOT NULL DEFAULT '{}' CHECK (octet_length(things::text) <= 4096),
  stamps text[] NOT NULL DEFAULT '{}'
)
"""
PERSON_SEEN = "CREATE INDEX person_seen ON person (seen)"

SESSION = """
CREATE TABLE session (
  digest bytea PRIMARY KEY,
  person_id bigint NOT NULL REFERENCES person ON DELETE CASCADE,
  number integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  device text NOT NULL,
  opened timestamptz NOT NULL DEFAULT clock_timestamp(),
  seen date NOT NULL DEFAULT (clock_timestamp() AT TIME ZONE 'UTC')::date
)
"""
SESSION_PERSON = "CREATE INDEX session_person ON session (person_id)"

KEPT_SEAT = """
CREATE TABLE kept_seat (
  person_id bigint NOT NULL REFERENCES person ON DELETE CASCADE,
  game_id bigint NOT NULL,
  seat smallint NOT NULL,
  link text NOT NULL,
  generation integer NOT NULL,
  ended timestamptz,
  PRIMARY KEY (person_id, game_id, seat)
)
"""
KEPT_SEAT_GAME = "CREATE INDEX kept_seat_game ON kept_seat (game_id)"

TICKET = """
CREATE TABLE ticket (
  digest bytea PRIMARY KEY,
  kind text NOT NULL,
  person_id bigint REFERENCES person ON DELETE CASCADE,
  until timestamptz NOT NULL
)
"""

COMMENTS = {
    "person": "A rucksack: what somebody keeps. It holds nothing of a table and no name of anybody else.",
    "session": "A device on which a rucksack is open, by the digest of its secret.",
    "kept_seat": "The seats in a rucksack; seat -1 is the role of the host.",
    "ticket": "What works once and for a short time: a move to another device, a challenge.",
}


def upgrade() -> None:
    """Create the tables."""
    for statement in (PERSON, PERSON_SEEN, SESSION, SESSION_PERSON, KEPT_SEAT, KEPT_SEAT_GAME, TICKET):
        op.execute(statement)
    for table, comment in COMMENTS.items():
        op.execute(f"COMMENT ON TABLE {table} IS '{comment}'")


def downgrade() -> None:
    """Refuse: it would delete every rucksack."""
    raise NotImplementedError("restore a backup instead")
