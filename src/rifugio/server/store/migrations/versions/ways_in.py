"""Ways into a rucksack: passkeys and mail addresses (docs/decisions/0064)."""

from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

PASSKEY = """
CREATE TABLE passkey (
  credential bytea PRIMARY KEY CHECK (octet_length(credential) <= 1023),
  person_id bigint NOT NULL REFERENCES person ON DELETE CASCADE,
  number integer NOT NULL GENERATED ALWAYS AS IDENTITY,
  public_key bytea NOT NULL,
  device text NOT NULL,
  made timestamptz NOT NULL DEFAULT clock_timestamp()
)
"""
PASSKEY_PERSON = "CREATE INDEX passkey_person ON passkey (person_id)"

MAIL_ADDRESS = """
CREATE TABLE mail_address (
  person_id bigint PRIMARY KEY REFERENCES person ON DELETE CASCADE,
  address text NOT NULL,
  code bytea UNIQUE,
  asked timestamptz NOT NULL DEFAULT clock_timestamp()
)
"""
MAIL_ADDRESS_ADDRESS = "CREATE INDEX mail_address_address ON mail_address (address)"

COMMENTS = {
    "passkey": "A passkey that opens a rucksack; only its public key is known here.",
    "mail_address": (
        "Where a link that opens a rucksack can be sent; not confirmed while it has the digest of a code."
    ),
}


def upgrade() -> None:
    """Create the tables."""
    for statement in (PASSKEY, PASSKEY_PERSON, MAIL_ADDRESS, MAIL_ADDRESS_ADDRESS):
        op.execute(statement)
    for table, comment in COMMENTS.items():
        op.execute(f"COMMENT ON TABLE {table} IS '{comment}'")


def downgrade() -> None:
    """Refuse: it would delete ways into rucksacks."""
    raise NotImplementedError("restore a backup instead")
