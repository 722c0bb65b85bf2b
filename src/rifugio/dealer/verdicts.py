"""The results of verifying a record, as data; user interfaces turn them into sentences."""

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Genuine:
    """Every draw matches the secret and the words."""

    draws: int


@dataclass(frozen=True, slots=True)
class NoSeal:
    """The record has no seal."""


@dataclass(frozen=True, slots=True)
class UnreadableSeal:
    """This header of the seal is missing or cannot be read."""

    header: str


@dataclass(frozen=True, slots=True)
class OtherCommitment:
    """The record's commitment is not the one that was published."""

    published: str
    found: str


@dataclass(frozen=True, slots=True)
class SecretUnpublished:
    """There is a commitment, but its secret is not published yet."""


@dataclass(frozen=True, slots=True)
class WrongSecret:
    """The secret does not match the commitment."""

    published: str
    found: str


@dataclass(frozen=True, slots=True)
class WrongWord:
    """The word of this player, counted from 0 in the order of play, is not the one the draws used."""

    player: int


@dataclass(frozen=True, slots=True)
class WrongDraw:
    """This draw, counted from 0, should have brought another tile."""

    number: int
    expected: str
    found: str


Verdict: TypeAlias = (
    Genuine
    | NoSeal
    | UnreadableSeal
    | OtherCommitment
    | SecretUnpublished
    | WrongSecret
    | WrongWord
    | WrongDraw
)
