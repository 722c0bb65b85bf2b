"""Trails of the day: seals, and tries on them (docs/decisions/0066)."""

from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

TRAIL = """
CREATE TABLE trail (
  day date PRIMARY KEY,
  commitment text NOT NULL,
  published timestamptz NOT NULL DEFAULT clock_timestamp(),
  path text
)
"""

TRY = """
CREATE TABLE trail_try (
  game_id bigint PRIMARY KEY,
  day date NOT NULL REFERENCES trail,
  person_id bigint REFERENCES person ON DELETE SET NULL,
  counted boolean NOT NULL,
  over boolean NOT NULL DEFAULT false,
  points integer,
  lines jsonb
)
"""
TRY_PERSON = "CREATE INDEX trail_try_person ON trail_try (person_id)"
TRY_COUNTED = "CREATE UNIQUE INDEX trail_try_counted ON trail_try (day, person_id) WHERE counted"

COMMENTS = {
    "trail": "The seal of a day''s trail as it was first shown, and where the strongest bot walks it.",
    "trail_try": "Who walked a trail at which table, and its points by the log; nameless once forgotten.",
}


def upgrade() -> None:
    """Create the tables."""
    for statement in (TRAIL, TRY, TRY_PERSON, TRY_COUNTED):
        op.execute(statement)
    for table, comment in COMMENTS.items():
        op.execute(f"COMMENT ON TABLE {table} IS '{comment}'")


def downgrade() -> None:
    """Refuse: it would delete seals that were published."""
    raise NotImplementedError("restore a backup instead")
