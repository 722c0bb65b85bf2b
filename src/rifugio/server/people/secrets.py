"""Session secrets, and the codes that take a rucksack to another device. Only their digests are stored."""

import hashlib
from base64 import urlsafe_b64encode
from typing import Final

from rifugio.answering.room_codes import new_code, room_words
from rifugio.server.play.seams import Chance

SESSION_PATTERN: Final = "^[A-Za-z0-9_-]{43}$"
CODE_PATTERN: Final = "^[a-z]{2,12}(-[a-z]{2,12}){3}-[0-9]{4}$"
"""Four words and a number: two million million of them (docs/security.md)."""


def code_words() -> tuple[tuple[str, ...], ...]:
    """Return the lists of words of a code: those of a room, and the last one again."""
    return (*room_words(), room_words()[-1])


def new_session(chance: Chance) -> str:
    """Return a session secret: 256 random bits."""
    return urlsafe_b64encode(chance.some_bytes(32)).rstrip(b"=").decode()


def new_move_code(chance: Chance) -> str:
    """Return a code to type, to follow as a link or to scan; no word is in it twice."""
    while True:
        code = new_code(chance, code_words())
        if len(set(code.split("-"))) == len(code_words()) + 1:
            return code


def digest_of(secret: str) -> bytes:
    """Return what is stored of a secret."""
    return hashlib.sha256(secret.encode()).digest()
