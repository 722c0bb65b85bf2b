"""What verifying a record can find, as data; faces turn it into sentences."""

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Genuine:
    """Every draw came as the secret and the words say."""

    draws: int


@dataclass(frozen=True, slots=True)
class NoSeal:
    """The record says nothing about where its draws came from."""


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
    """There is a commitment, but not yet the secret it stands for."""


@dataclass(frozen=True, slots=True)
class WrongSecret:
    """The secret belongs to another commitment."""

    published: str
    found: str


@dataclass(frozen=True, slots=True)
class WrongWord:
    """The word of this player, counted from 0 in the order of play, is not the one that was dealt with."""

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
