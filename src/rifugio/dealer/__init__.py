"""The sealed bag: who answers for Nature, so that afterwards anyone can check every tile that came.

What is promised, and what is not, is in docs/decisions/0012-sealed-bag.md.
"""

from rifugio.dealer.bag import SealedBag
from rifugio.dealer.draws import SCHEME, SECRET_LENGTH, commitment_of
from rifugio.dealer.first import first_player
from rifugio.dealer.seals import Seal, SealError, read_seal, sealed
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
from rifugio.dealer.verifying import verify

__all__ = [
    "SCHEME",
    "SECRET_LENGTH",
    "Genuine",
    "NoSeal",
    "OtherCommitment",
    "Seal",
    "SealError",
    "SealedBag",
    "SecretUnpublished",
    "UnreadableSeal",
    "Verdict",
    "WrongDraw",
    "WrongSecret",
    "commitment_of",
    "first_player",
    "read_seal",
    "sealed",
    "verify",
]
