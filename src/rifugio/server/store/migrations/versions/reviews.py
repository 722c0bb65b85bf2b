"""Reviews of finished games (docs/decisions/0046)."""

from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

REVIEW = """
CREATE TABLE review (
  game_id bigint NOT NULL,
  seat smallint NOT NULL,
  asked timestamptz NOT NULL DEFAULT clock_timestamp(),
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'done', 'failed')),
  ply integer NOT NULL DEFAULT 0,
  decisions text[] NOT NULL DEFAULT '{}',
  PRIMARY KEY (game_id, seat)
)
"""
COMMENT = "COMMENT ON TABLE review IS 'What each turn of a seat was worth; made by a job, for that seat.'"


def upgrade() -> None:
    """Create the table."""
    op.execute(REVIEW)
    op.execute(COMMENT)


def downgrade() -> None:
    """Drop it: a review can be made again."""
    op.execute("DROP TABLE review")
