"""Verification of a table's draws against the commitment."""

from rifugio.answering.messages import ShownSeal
from rifugio.box import load_box
from rifugio.dealer import verify
from rifugio.engine.text.records import read_record
from rifugio.table.record import record_of
from rifugio.table.table import Table


def seal_of(table: Table) -> ShownSeal:
    """Return the seal; once the secret is published, also the verdict on every draw."""
    verdict = None
    if table.play is not None and table.secret is not None:
        verdict = type(verify(read_record(record_of(table), load_box))).__name__
    return ShownSeal(
        commitment=table.commitment,
        words=None if table.play is None else table.play.words,
        digests=None if table.play is None else table.play.digests,
        salts=None if table.play is None else table.play.salts,
        salt_digests=table.salt_digests,
        secret=table.secret,
        verdict=verdict,
    )
