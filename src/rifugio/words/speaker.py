"""Formats messages in a language."""

from collections.abc import Sequence

from rifugio.words.catalogue import Datum, catalogue, sources
from rifugio.words.languages import FALLBACK, LANGUAGES


class MissingWords(LookupError):
    """There is no such message, or an argument is missing."""


class Words:
    """The messages of one language.

    Falls back to English where a message is missing; `strict` raises MissingWords instead, for tests.
    """

    def __init__(self, language: str = FALLBACK, *, strict: bool = False) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"unknown language: {language}")
        self.language = language
        self.strict = strict
        self._catalogue = catalogue(language)

    def say(self, key: str, **data: Datum) -> str:
        """Return a message, or with `key.attribute` one of its attributes, formatted with data."""
        said = self._catalogue.fill_in(key, data)
        if said is None and not self.strict:
            said = catalogue(FALLBACK).fill_in(key, data)
        if said is None:
            raise MissingWords(f"no words for {key!r} in {self.language}")
        text, errors = said
        if errors and self.strict:
            raise MissingWords(f"{key!r} in {self.language}: {errors}")
        return text

    def has(self, key: str) -> bool:
        """Whether there is such a message, in this language or in English."""
        return any(key in sources(language) for language in (self.language, FALLBACK))

    def join(self, parts: Sequence[str]) -> str:
        """Return a list in words: “Ann, Bob and Cleo”."""
        if len(parts) < 2:
            return "".join(parts)
        return self.say("list-and", first=", ".join(parts[:-1]), last=parts[-1])

    def __repr__(self) -> str:
        return f"<Words {self.language}>"
