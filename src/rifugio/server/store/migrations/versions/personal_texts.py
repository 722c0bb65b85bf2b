"""Personal texts (names, words for the bag, salts) beside the log: erasable, while events never change."""

from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

PERSONAL_TEXT = """
CREATE TABLE personal_text (
  game_id bigint NOT NULL,
  seq integer NOT NULL,
  seat smallint NOT NULL,
  kind text NOT NULL,
  text text NOT NULL,
  PRIMARY KEY (game_id, seq, seat, kind)
)
"""
COMMENT = "COMMENT ON TABLE personal_text IS 'What people wrote, by the event it came with; can be erased.'"


def upgrade() -> None:
    """Create the table."""
    op.execute(PERSONAL_TEXT)
    op.execute(COMMENT)


def downgrade() -> None:
    """Refuse: it would delete names and words."""
    raise NotImplementedError("restore a backup instead")
