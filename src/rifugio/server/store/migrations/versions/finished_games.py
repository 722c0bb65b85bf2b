"""Games that were packed before anybody wrote down that they are finished."""

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
    """Say of packed games when they were finished, as well as it is known: when they were packed."""
    op.execute(FINISHED)


def downgrade() -> None:
    """Nothing: an older server does not look."""
