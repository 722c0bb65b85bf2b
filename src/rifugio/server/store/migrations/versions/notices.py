"""Notices: wishes, ways, looks, and what was sent (docs/decisions/0065)."""

from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

WISH = """
CREATE TABLE wish (
  person_id bigint PRIMARY KEY REFERENCES person ON DELETE CASCADE,
  after_minutes integer NOT NULL,
  digest smallint,
  quiet_from smallint,
  quiet_until smallint,
  zone text NOT NULL
)
"""

WAY = """
CREATE TABLE way (
  number integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  person_id bigint NOT NULL REFERENCES person ON DELETE CASCADE,
  kind text NOT NULL,
  address text NOT NULL,
  more jsonb NOT NULL,
  device integer,
  made timestamptz NOT NULL DEFAULT clock_timestamp(),
  UNIQUE (person_id, kind, address)
)
"""
WAY_ADDRESS = "CREATE INDEX way_address ON way (address)"

# A look is a HOT update, once a minute at most.
LOOK = """
CREATE TABLE look (
  person_id bigint NOT NULL REFERENCES person ON DELETE CASCADE,
  game_id bigint NOT NULL,
  looked timestamptz NOT NULL,
  PRIMARY KEY (person_id, game_id)
) WITH (fillfactor = 70)
"""

SENT = """
CREATE TABLE sent (
  way integer NOT NULL REFERENCES way ON DELETE CASCADE,
  key text NOT NULL,
  taken_until timestamptz NOT NULL,
  sent timestamptz,
  PRIMARY KEY (way, key)
)
"""

COMMENTS = {
    "wish": "When somebody wants to be told that it is their turn; minutes of the day are local.",
    "way": "By what somebody wants to be told: a browser, their mail address, a hook.",
    "look": "When somebody last looked at a table.",
    "sent": "Which notices were sent by a way, or are being sent.",
}


def upgrade() -> None:
    """Create the tables."""
    for statement in (WISH, WAY, WAY_ADDRESS, LOOK, SENT):
        op.execute(statement)
    for table, comment in COMMENTS.items():
        op.execute(f"COMMENT ON TABLE {table} IS '{comment}'")


def downgrade() -> None:
    """Refuse: it would delete what people asked for."""
    raise NotImplementedError("restore a backup instead")
