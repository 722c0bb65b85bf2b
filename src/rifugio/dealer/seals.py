"""Reads and writes the seal of a game in the headers of its record."""

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from rifugio.dealer.bag import SealedBag
from rifugio.dealer.draws import SCHEME, SECRET_LENGTH
from rifugio.dealer.salted import SALT_LENGTH, SALTS, SCHEME_2
from rifugio.engine.text.records import Record

COMMITMENT: Final = "Commitment"
WORDS: Final = "Words"
SECRET: Final = "Secret"
# Of version 2 only:
WORD_DIGESTS: Final = "WordDigests"
SALT_DIGESTS: Final = "SaltDigests"
SALTS_SHOWN: Final = "Salts"
SEATS: Final = "Seats"
DIGEST_LENGTH: Final = 32


class SealError(ValueError):
    """A seal that cannot be read; `header` names the header at fault."""

    def __init__(self, header: str) -> None:
        super().__init__(f"the header {header} is missing or cannot be read")
        self.header = header


@dataclass(frozen=True)
class Salted:
    """The extra data of a seal of version 2; "" where there is no word, or it was erased with its salt."""

    digests: tuple[str, ...]
    """Digests of the words, by player."""
    salts: tuple[str, ...]
    """Salts, by player."""
    salt_digests: tuple[str, ...]
    """Digests of the salts, by seat at the table, taken or not."""
    seats: tuple[int, ...]
    """The seat of each player."""


@dataclass(frozen=True)
class Seal:
    """What a record proves about its draws; it has no secret while the game is on."""

    commitment: str
    words: tuple[str, ...]
    secret: bytes | None = field(default=None, repr=False)
    salted: Salted | None = None


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
    commitment, players = _commitment(headers), record.setup.players
    salted = _salted(headers, players) if commitment.startswith(f"{SCHEME_2}:") else None
    return Seal(commitment, _words(headers, players), _secret(headers), salted)


def _commitment(headers: Mapping[str, str]) -> str:
    text = headers.get(COMMITMENT, "")
    if not text.startswith((f"{SCHEME}:", f"{SCHEME_2}:")):
        raise SealError(COMMITMENT)
    return text


def _salted(headers: Mapping[str, str], players: int) -> Salted:
    digests = _texts(headers, WORD_DIGESTS, players, lambda text: text == "" or _is_hex(text, DIGEST_LENGTH))
    salts = _texts(headers, SALTS_SHOWN, players, lambda text: text == "" or _is_hex(text, SALT_LENGTH))
    salt_digests = _texts(headers, SALT_DIGESTS, SALTS, lambda text: _is_hex(text, DIGEST_LENGTH))
    return Salted(digests, salts, salt_digests, _seats(headers, players))


def _seats(headers: Mapping[str, str], players: int) -> tuple[int, ...]:
    try:
        seats = tuple(map(int, headers.get(SEATS, "").split()))
    except ValueError as error:
        raise SealError(SEATS) from error
    if len(set(seats)) != players or len(seats) != players or not set(seats) <= set(range(SALTS)):
        raise SealError(SEATS)
    return seats


def _words(headers: Mapping[str, str], players: int) -> tuple[str, ...]:
    return _texts(headers, WORDS, players, _is_word)


def _texts(
    headers: Mapping[str, str], header: str, many: int, fits: Callable[[object], bool]
) -> tuple[str, ...]:
    try:
        texts = json.loads(headers.get(header, ""))
    except (ValueError, RecursionError) as error:
        raise SealError(header) from error
    if not isinstance(texts, list) or len(texts) != many or not all(map(fits, texts)):
        raise SealError(header)
    return tuple(texts)


def _is_hex(text: object, length: int) -> bool:
    return isinstance(text, str) and re.fullmatch(f"[0-9a-f]{{{2 * length}}}", text) is not None


def _is_word(word: object) -> bool:
    """Whether it is text that UTF-8 can encode: JSON can also hold lone surrogates."""
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
