"""The seal of a game in the headers of its record."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from rifugio.dealer.bag import SealedBag
from rifugio.dealer.draws import SCHEME, SECRET_LENGTH
from rifugio.engine.text.records import Record

COMMITMENT: Final = "Commitment"
WORDS: Final = "Words"
SECRET: Final = "Secret"


class SealError(ValueError):
    """A seal that cannot be read; `header` names where."""

    def __init__(self, header: str) -> None:
        super().__init__(f"the header {header} is missing or cannot be read")
        self.header = header


@dataclass(frozen=True)
class Seal:
    """What a record says about its draws; there is no secret while the game is on."""

    commitment: str
    words: tuple[str, ...]
    secret: bytes | None = field(default=None, repr=False)


def sealed(record: Record, bag: SealedBag) -> Record:
    """Return a record with its seal; the secret is added only if the game is over.

    Words are written in ASCII, because a record is read line by line and Unicode has many line ends.
    """
    seal = {COMMITMENT: bag.commitment, WORDS: json.dumps(bag.words)}
    if record.last().turn.over:
        seal[SECRET] = bag.secret.hex()
    others = {name: text for name, text in record.headers.items() if name not in (COMMITMENT, WORDS, SECRET)}
    return replace(record, headers=others | seal)


def read_seal(record: Record) -> Seal | None:
    """Return the seal of a record, or None if it has none; raise SealError if it cannot be read."""
    headers = record.headers
    if not headers.keys() & {COMMITMENT, WORDS, SECRET}:
        return None
    return Seal(_commitment(headers), _words(headers, record.setup.players), _secret(headers))


def _commitment(headers: Mapping[str, str]) -> str:
    text = headers.get(COMMITMENT, "")
    if not text.startswith(f"{SCHEME}:"):
        raise SealError(COMMITMENT)
    return text


def _words(headers: Mapping[str, str], players: int) -> tuple[str, ...]:
    try:
        words = json.loads(headers.get(WORDS, ""))
    except (ValueError, RecursionError) as error:
        raise SealError(WORDS) from error
    if not isinstance(words, list) or len(words) != players or not all(map(_is_word, words)):
        raise SealError(WORDS)
    return tuple(words)


def _is_word(word: object) -> bool:
    """Whether it is text that can be written as UTF-8: JSON can also spell halves of a character."""
    return isinstance(word, str) and not any("\ud800" <= letter <= "\udfff" for letter in word)


def _secret(headers: Mapping[str, str]) -> bytes | None:
    if SECRET not in headers:
        return None
    try:
        secret = bytes.fromhex(headers[SECRET])
    except ValueError as error:
        raise SealError(SECRET) from error
    if len(secret) != SECRET_LENGTH:
        raise SealError(SECRET)
    return secret
