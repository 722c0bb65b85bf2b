"""The cryptography of the sealed bag; it knows nothing of the game.

Every hash input is a list of length-prefixed byte strings, led by the name of the scheme and the purpose of
the hash (domain separation). So no two different inputs are ever hashed as the same bytes.
"""

import hashlib
import hmac
from collections.abc import Iterable
from itertools import count
from typing import Final
from unicodedata import normalize

SCHEME: Final = "rifugio-sealed-bag-1"
"""Identifies the algorithms in this file; a changed one needs a new name, because old games keep theirs."""

SECRET_LENGTH: Final = 32
WIDTH: Final = 4
"""Bytes per integer: lengths, draw numbers, attempts, and the part of a hash that is used."""


def encode(purpose: str, *parts: bytes, scheme: str = SCHEME) -> bytes:
    """Return the bytes that are hashed for a purpose."""
    framed = (scheme.encode(), purpose.encode(), *parts)
    return b"".join(len(part).to_bytes(WIDTH, "big") + part for part in framed)


def check_secret(secret: bytes) -> None:
    """Reject a secret of another length: a short one could be brute-forced."""
    if len(secret) != SECRET_LENGTH:
        raise ValueError(f"a secret has {SECRET_LENGTH} bytes, not {len(secret)}")


def commitment_of(secret: bytes) -> str:
    """Return the commitment, published before the first tile: it hides the secret but is binding."""
    check_secret(secret)
    return f"{SCHEME}:{hashlib.sha256(encode('commitment', secret)).hexdigest()}"


def game_key(secret: bytes, setup_line: str, words: Iterable[str]) -> bytes:
    """Return the key of all draws: an HMAC of the players' words, keyed with the secret committed to before.

    Words are normalised (NFC), so that it does not matter on which keyboard an accent was typed.
    """
    check_secret(secret)
    spoken = (normalize("NFC", word).encode() for word in words)
    return hmac.digest(secret, encode("key", setup_line.encode(), *spoken), "sha256")


def draw(key: bytes, number: int, size: int) -> int:
    """Return a number of `range(size)`, uniformly, by rejection sampling.

    Takes as many bits as the largest result needs and retries when the result is too large: a modulo would
    favour small numbers.
    """
    if size < 1:
        raise ValueError("nothing to draw from")
    mask = (1 << (size - 1).bit_length()) - 1
    results = (_bits(key, number, attempt) & mask for attempt in count())
    return next(result for result in results if result < size)


def draw_tile(key: bytes, number: int, face_down: Iterable[tuple[str, int]]) -> str:
    """Return one of the face-down tiles, given as (id, count) in any order.

    The draw is an index into the list of all tiles, sorted by id, with duplicates. So, the key aside, it
    depends only on what everybody can see.
    """
    row = sorted(tile for tile, many in face_down for _ in range(many))
    return row[draw(key, number, len(row))]


def _bits(key: bytes, number: int, attempt: int) -> int:
    """Return the 32 bits of one attempt at one draw; stateless, so attempts can be computed in any order."""
    message = encode("draw", number.to_bytes(WIDTH, "big"), attempt.to_bytes(WIDTH, "big"))
    return int.from_bytes(hmac.digest(key, message, "sha256")[:WIDTH], "big")
