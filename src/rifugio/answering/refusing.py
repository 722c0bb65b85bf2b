"""Commands that have no effect: based on an earlier table, or not allowed."""

from rifugio.table.messages.answers import Refusal, Refused
from rifugio.table.messages.commands import SentCommand
from rifugio.table.messages.told import ToldReason
from rifugio.table.messages.writing import iso
from rifugio.table.table import Table


def sees(sent: SentCommand, table: Table) -> bool:
    """Whether the sender of a command saw the current table."""
    if sent.expected_seq != table.seq:
        return False
    return sent.expected_at is None or sent.expected_at == iso(table.last.at)


def refusal(sent: SentCommand, code: Refused, table: Table, reason: ToldReason | None = None) -> Refusal:
    """Return a refusal."""
    return Refusal(id=sent.id, code=code, reason=reason, head=table.seq)
