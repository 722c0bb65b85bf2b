"""Version 2 of the sealed bag: words can be erased, and every draw can still be verified.

The key uses a salted digest of each word. The salts are made, and committed to, together with the secret,
before any word is given: choosing a salt later would mean choosing the draws.
"""

import hashlib
import hmac
from collections.abc import Iterable, Sequence
from typing import Final
from unicodedata import normalize

from rifugio.dealer.draws import check_secret, draw, encode
from rifugio.dealer.first import PURPOSE

SCHEME_2: Final = "rifugio-sealed-bag-2"
SALT_LENGTH: Final = 32
SALTS: Final = 5
"""One for each seat that a table can have, taken or not."""


def salt_digest(salt: bytes) -> str:
    """Return the digest of a salt that is committed to; it does not reveal the salt."""
    return _sha256("salt", salt)


def word_digest(salt: bytes, word: str) -> str:
    """Return the digest of a word and its salt; empty when no word was given.

    Words are normalised (NFC), so that it does not matter on which keyboard an accent was typed.
    """
    return _sha256("word", salt, normalize("NFC", word).encode()) if word else ""


def salted_commitment(secret: bytes, salt_digests: Iterable[str]) -> str:
    """Return the commitment to the secret and the salts by seat, published before the first word."""
    check_secret(secret)
    return f"{SCHEME_2}:{_sha256('commitment', secret, *map(bytes.fromhex, salt_digests))}"


def salted_key(secret: bytes, setup_line: str, digests: Iterable[str]) -> bytes:
    """Return the key of all draws; the draws themselves are made as in version 1."""
    check_secret(secret)
    message = encode("key", setup_line.encode(), *map(bytes.fromhex, digests), scheme=SCHEME_2)
    return hmac.digest(secret, message, "sha256")


def salted_first_player(secret: bytes, digests: Sequence[str]) -> int:
    """Return which player begins, as an index into the digests, which are in the order of the seats."""
    return draw(salted_key(secret, PURPOSE, digests), 0, len(digests))


def _sha256(purpose: str, *parts: bytes) -> str:
    return hashlib.sha256(encode(purpose, *parts, scheme=SCHEME_2)).hexdigest()
