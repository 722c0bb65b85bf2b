"""The sealed bag: a commitment scheme for Nature's draws, so that anyone can verify them after the game.

Its guarantees and their limits are in docs/decisions/0012-sealed-bag.md; version 2, whose words can be
erased, is in docs/decisions/0042-personal-text-beside-the-log.md.
"""

from rifugio.dealer.bag import Bag, SaltedBag, SealedBag
from rifugio.dealer.draws import SCHEME, SECRET_LENGTH, commitment_of
from rifugio.dealer.first import first_player
from rifugio.dealer.salted import (
    SALT_LENGTH,
    SALTS,
    SCHEME_2,
    salt_digest,
    salted_commitment,
    salted_first_player,
    word_digest,
)
from rifugio.dealer.seals import Salted, Seal, SealError, read_seal, sealed
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
from rifugio.dealer.verifying import verify

__all__ = [
    "SALTS",
    "SALT_LENGTH",
    "SCHEME",
    "SCHEME_2",
    "SECRET_LENGTH",
    "Bag",
    "Genuine",
    "NoSeal",
    "OtherCommitment",
    "Salted",
    "SaltedBag",
    "Seal",
    "SealError",
    "SealedBag",
    "SecretUnpublished",
    "UnreadableSeal",
    "Verdict",
    "WrongDraw",
    "WrongSecret",
    "WrongWord",
    "commitment_of",
    "first_player",
    "read_seal",
    "salt_digest",
    "salted_commitment",
    "salted_first_player",
    "sealed",
    "verify",
    "word_digest",
]
