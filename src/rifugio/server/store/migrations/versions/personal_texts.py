"""Names, words for the bag and their salts, beside the log: erasable, while an event never changes."""

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
    """Make the table."""
    op.execute(PERSONAL_TEXT)
    op.execute(COMMENT)


def downgrade() -> None:
    """Refuse: it would throw names and words away."""
    raise NotImplementedError("restore a backup instead")
