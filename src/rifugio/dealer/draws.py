"""The cryptography of the sealed bag, and nothing of the game.

Whatever is hashed is a list of byte strings, each behind its length, led by the name of the scheme and by
what the hash is for. So no two different things are ever hashed as the same bytes.
"""

import hashlib
import hmac
from collections.abc import Iterable
from itertools import count
from typing import Final
from unicodedata import normalize

SCHEME: Final = "rifugio-sealed-bag-1"
"""Names every rule of this file; another rule needs another name, because old games keep theirs."""

SECRET_LENGTH: Final = 32
WIDTH: Final = 4
"""Bytes of a number: of a length, of a draw, of an attempt, and of what is used of a hash."""


def encode(purpose: str, *parts: bytes, scheme: str = SCHEME) -> bytes:
    """Return the bytes that are hashed for a purpose."""
    framed = (scheme.encode(), purpose.encode(), *parts)
    return b"".join(len(part).to_bytes(WIDTH, "big") + part for part in framed)


def check_secret(secret: bytes) -> None:
    """Refuse a secret of another length, because a short one could be found by trying."""
    if len(secret) != SECRET_LENGTH:
        raise ValueError(f"a secret has {SECRET_LENGTH} bytes, not {len(secret)}")


def commitment_of(secret: bytes) -> str:
    """Return what is published before the first tile: it gives nothing away and leaves no way back."""
    check_secret(secret)
    return f"{SCHEME}:{hashlib.sha256(encode('commitment', secret)).hexdigest()}"


def game_key(secret: bytes, setup_line: str, words: Iterable[str]) -> bytes:
    """Return the key of all draws: the secret, mixed with what the players said after it was fixed.

    Words are normalised, so that it does not matter on which keyboard an accent was typed.
    """
    check_secret(secret)
    spoken = (normalize("NFC", word).encode() for word in words)
    return hmac.digest(secret, encode("key", setup_line.encode(), *spoken), "sha256")


def draw(key: bytes, number: int, size: int) -> int:
    """Return one of `range(size)`, each equally likely.

    As many bits are taken as the largest result needs, and what is still too large is thrown away and
    tried again: a remainder would favour small numbers.
    """
    if size < 1:
        raise ValueError("nothing to draw from")
    mask = (1 << (size - 1).bit_length()) - 1
    results = (_bits(key, number, attempt) & mask for attempt in count())
    return next(result for result in results if result < size)


def draw_tile(key: bytes, number: int, face_down: Iterable[tuple[str, int]]) -> str:
    """Return one of the tiles face down, given as (id, how many) in any order.

    They are written in a row in the order of their ids, each as often as it is there, and the draw is a
    place in that row. So it depends on nothing but what everybody can see.
    """
    row = sorted(tile for tile, many in face_down for _ in range(many))
    return row[draw(key, number, len(row))]


def _bits(key: bytes, number: int, attempt: int) -> int:
    """Return the 32 bits of one attempt at one draw; any of them can be asked for, in any order."""
    message = encode("draw", number.to_bytes(WIDTH, "big"), attempt.to_bytes(WIDTH, "big"))
    return int.from_bytes(hmac.digest(key, message, "sha256")[:WIDTH], "big")
