"""Codes for tables that wait for their players: three words and a number, such as quiet-amber-lake-4711."""

from functools import cache
from importlib.resources import files
from math import prod
from typing import Final

from rifugio.server.play.seams import Chance

NUMBERS: Final = range(1000, 10_000)
PATTERN: Final = "^[a-z]{2,12}(-[a-z]{2,12}){2}-[0-9]{4}$"
"""Nothing else needs to be looked up."""


@cache
def room_words() -> tuple[tuple[str, ...], ...]:
    """Return the three lists of words."""
    lists: list[list[str]] = []
    text = files("rifugio.server.play").joinpath("room_codes.txt").read_text(encoding="utf-8")
    for line in text.splitlines():
        if line.startswith("["):
            lists.append([])
        elif line and not line.startswith("#"):
            lists[-1].extend(line.split())
    return tuple(tuple(words) for words in lists)


def how_many() -> int:
    """Return how many codes there are; docs/security.md says why so many."""
    return prod(map(len, room_words())) * len(NUMBERS)


def new_room(chance: Chance) -> str:
    """Return a code for a table."""
    words = [words[chance.below(len(words))] for words in room_words()]
    return "-".join((*words, str(NUMBERS[chance.below(len(NUMBERS))])))
