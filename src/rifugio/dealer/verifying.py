"""Verifying: deal a recorded game again and compare."""

from rifugio.dealer.bag import SealedBag
from rifugio.dealer.draws import commitment_of
from rifugio.dealer.seals import Seal, SealError, read_seal
from rifugio.dealer.verdicts import (
    Genuine,
    NoSeal,
    OtherCommitment,
    SecretUnpublished,
    UnreadableSeal,
    Verdict,
    WrongDraw,
    WrongSecret,
)
from rifugio.engine.moves import Reveal
from rifugio.engine.text.records import Record


def verify(record: Record, published: str | None = None) -> Verdict:
    """Return whether every draw of a record came from what was committed to.

    `published` is the commitment as somebody saw it before the first tile. Without it the record is only
    compared with itself, and whoever wrote it could have written another commitment too. That all moves
    are legal is `read_record`'s to check; here an illegal one raises IllegalMove.
    """
    try:
        seal = read_seal(record)
    except SealError as error:
        return UnreadableSeal(error.header)
    if seal is None:
        return NoSeal()
    if published is not None and published != seal.commitment:
        return OtherCommitment(published, seal.commitment)
    return _open(record, seal)


def _open(record: Record, seal: Seal) -> Verdict:
    """Compare the secret with its commitment, then the draws with the secret."""
    if seal.secret is None:
        return SecretUnpublished()
    found = commitment_of(seal.secret)
    if found != seal.commitment:
        return WrongSecret(seal.commitment, found)
    return _deal_again(record, SealedBag(seal.secret, seal.words, record.setup))


def _deal_again(record: Record, bag: SealedBag) -> Verdict:
    draws = 0
    for move, (state, _) in zip(record.moves, record.replay(), strict=False):
        if isinstance(move, Reveal):
            expected = bag.reveal(state, draws)
            if expected != move:
                return WrongDraw(draws, expected.tile, move.tile)
            draws += 1
    return Genuine(draws)
