"""Where each shard is, on a host with several databases (docs/decisions/0069)."""

from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

SHARD_PLACE = """
CREATE TABLE shard_place (
  shard smallint PRIMARY KEY CHECK (shard BETWEEN 0 AND 63),
  place text NOT NULL,
  moves integer NOT NULL DEFAULT 1,
  moved timestamptz NOT NULL DEFAULT clock_timestamp()
)
"""

SHARD_GATE = """
CREATE TABLE shard_gate (
  shard smallint PRIMARY KEY CHECK (shard BETWEEN 0 AND 63),
  state text NOT NULL CHECK (state IN ('copying', 'away')),
  place text NOT NULL,
  run uuid
)
"""

SHARD_TOUCHED = """
CREATE TABLE shard_touched (
  number bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  game_id bigint NOT NULL
)
"""

COMMENTS = {
    "shard_place": "In the first database only: which database has a shard; without a row, the first.",
    "shard_gate": "Shards that are copied from here (to place), or are not here at all; others are open.",
    "shard_touched": "Games that changed here while their shard is copied, and have to be copied again.",
}


def upgrade() -> None:
    """Create the tables; `gates.install` makes them matter, where there are several databases."""
    for statement in (SHARD_PLACE, SHARD_GATE, SHARD_TOUCHED):
        op.execute(statement)
    for table, comment in COMMENTS.items():
        op.execute(f"COMMENT ON TABLE {table} IS '{comment}'")


def downgrade() -> None:
    """Refuse: nobody would know where the games are."""
    raise NotImplementedError("restore a backup instead")
