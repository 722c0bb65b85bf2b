"""The first event of a table: the commitment to the bag, before any player can influence the draws."""

from collections.abc import Sequence

from rifugio.dealer import SALTS, salt_digest, salted_commitment
from rifugio.table.messages.events import Kept, Opened
from rifugio.table.messages.options import Options


def opened(
    options: Options, room: str, secret: bytes, salts: Sequence[bytes], kept: Sequence[Kept] = ()
) -> Opened:
    """Return the event. Secret and salts are random, for this table only; `kept` are seats of a rematch."""
    if len(salts) != SALTS:
        raise ValueError(f"a table has {SALTS} salts, not {len(salts)}")
    digests = tuple(map(salt_digest, salts))
    return Opened(
        options=options,
        room=room,
        commitment=salted_commitment(secret, digests),
        seats=tuple(kept),
        salt_digests=digests,
        salts=tuple(salt.hex() for salt in salts),
    )
