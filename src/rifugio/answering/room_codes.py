"""Room codes of waiting tables: three words and a number, such as quiet-amber-lake-4711."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from math import prod
from string import ascii_lowercase
from typing import Final, Protocol


class Chance(Protocol):
    """Unpredictable randomness."""

    def below(self, number: int, /) -> int:
        """Return a random number from 0 to number - 1."""


NUMBERS: Final = range(1000, 10_000)
PATTERN: Final = "^[a-z]{2,12}(-[a-z]{2,12}){2}-[0-9]{4}$"
"""The form of a code; anything else is never looked up."""
Words = tuple[tuple[str, ...], ...]
"""Lists of words, one for each place in a code."""


@cache
def room_words() -> Words:
    """Return the three lists of words."""
    lists: list[list[str]] = []
    text = files("rifugio.answering").joinpath("room_codes.txt").read_text(encoding="utf-8")
    for line in text.splitlines():
        if line.startswith("["):
            lists.append([])
        elif line and not line.startswith("#"):
            lists[-1].extend(line.split())
    return tuple(tuple(words) for words in lists)


def how_many() -> int:
    """Return how many codes there are; docs/security.md says why that many."""
    return prod(map(len, room_words())) * len(NUMBERS)


def new_room(chance: Chance) -> str:
    """Return a code for a table."""
    return new_code(chance, room_words())


def new_code(chance: Chance, lists: Words) -> str:
    """Return a code: a word of each list, and a number."""
    words = [words[chance.below(len(words))] for words in lists]
    return "-".join((*words, str(NUMBERS[chance.below(len(NUMBERS))])))


def meant(typed: str, lists: Words | None = None) -> str:
    """Correct a mistyped code: each word may be off by one edit, if only one word of its list fits.

    The words are English in every language, so that people at a table can read them to each other; children
    who do not speak it leave out a letter, double one, or swap two.
    """
    *words, number = typed.split("-")
    return "-".join((*map(_meant, words, lists or room_words()), number))


def _meant(word: str, known: tuple[str, ...]) -> str:
    near = {word} if word in known else set(slips(word)) & set(known)
    return near.pop() if len(near) == 1 else word


def slips(word: str) -> Iterator[str]:
    """Yield every word at edit distance one: a letter left out, added, replaced, or swapped with the next."""
    for place in range(len(word) + 1):
        before, after = word[:place], word[place:]
        for letter in ascii_lowercase:
            yield before + letter + after
            if after:
                yield before + letter + after[1:]
        if after:
            yield before + after[1:]
        if len(after) > 1:
            yield before + after[1] + after[0] + after[2:]
