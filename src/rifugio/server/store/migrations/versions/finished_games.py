"""Marks games as finished that were archived before that was recorded."""

from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

FINISHED = """
UPDATE game SET finished = packed_at FROM archive
WHERE archive.game_id = game.game_id AND finished IS NULL
"""


def upgrade() -> None:
    """Set when archived games finished; the best known time is when they were archived."""
    op.execute(FINISHED)


def downgrade() -> None:
    """Do nothing: an older server does not read it."""
