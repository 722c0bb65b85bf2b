"""Verifies a record: deals the game again and compares the draws."""

from rifugio.dealer.bag import Bag, SaltedBag, SealedBag
from rifugio.dealer.draws import commitment_of
from rifugio.dealer.salted import salt_digest, salted_commitment, word_digest
from rifugio.dealer.seals import Salted, Seal, SealError, read_seal
from rifugio.dealer.verdicts import (
    Genuine,
    NoSeal,
    OtherCommitment,
    SecretUnpublished,
    UnreadableSeal,
    Verdict,
    WrongDraw,
    WrongSecret,
    WrongWord,
)
from rifugio.engine.moves import Reveal
from rifugio.engine.text.records import Record


def verify(record: Record, published: str | None = None) -> Verdict:
    """Return whether every draw of a record follows from the commitment.

    `published` is the commitment as seen before the first tile. Without it the check only proves that the
    record is consistent: its author could have forged the commitment too. `read_record` checks that all moves
    are legal; here an illegal one raises IllegalMove.
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
    salted = seal.salted
    if salted is None:
        found = commitment_of(seal.secret)
    else:
        found = salted_commitment(seal.secret, salted.salt_digests)
    if found != seal.commitment:
        return WrongSecret(seal.commitment, found)
    if salted is None:
        return _deal_again(record, SealedBag(seal.secret, seal.words, record.setup))
    wrong = next((player for player in range(len(seal.words)) if not _is_as_said(seal, salted, player)), None)
    if wrong is not None:
        return WrongWord(wrong)
    return _deal_again(record, SaltedBag(seal.secret, salted.digests, record.setup))


def _is_as_said(seal: Seal, salted: Salted, player: int) -> bool:
    """Whether a word and its salt match their digests; if both were erased, there is nothing to check."""
    word, salt = seal.words[player], bytes.fromhex(salted.salts[player])
    if not word and not salt:
        return True
    committed = salted.salt_digests[salted.seats[player]]
    return salt_digest(salt) == committed and word_digest(salt, word) == salted.digests[player]


def _deal_again(record: Record, bag: Bag) -> Verdict:
    draws = 0
    for move, (state, _) in zip(record.moves, record.replay(), strict=False):
        if isinstance(move, Reveal):
            expected = bag.reveal(state, draws)
            if expected != move:
                return WrongDraw(draws, expected.tile, move.tile)
            draws += 1
    return Genuine(draws)
