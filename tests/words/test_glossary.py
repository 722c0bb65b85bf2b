"""One word for one thing: no message uses a word that the glossary forbids."""

import re
import tomllib
from typing import Any

import pytest
from fluent.syntax import ast

from rifugio.words import FALLBACK, LANGUAGES
from tests.words.files import LOCALES, Messages, contents, messages

GLOSSARY: dict[str, dict[str, dict[str, Any]]] = {
    language: tomllib.loads((LOCALES / language / "glossary.toml").read_text(encoding="utf-8"))
    for language in LANGUAGES
}
"""The glossary of each language: a concept → its `word`, and words `never` used for it."""
FREE = {"rulebook-small-words"}
"""A list for the search, which nobody reads."""

each_language = pytest.mark.parametrize("language", LANGUAGES)


def matching(word: str) -> re.Pattern[str]:
    """Return a pattern that finds a word, or with `*` any word that begins with it."""
    ending = r"\w*" if word.endswith("*") else r"\b"
    return re.compile(rf"\b{re.escape(word.removesuffix('*'))}{ending}", re.IGNORECASE)


def read(message: ast.Message) -> str:
    """Return the text of a message that people read; parameters are gaps."""
    parts: list[ast.BaseNode] = [one for one in message.attributes if one.id.name != "also"]
    if message.value is not None:
        parts.append(message.value)
    return " … ".join(text for part in parts for text in contents(part).texts)


def other_words(language: str, found: Messages) -> list[str]:
    """Return each message that uses a forbidden word."""
    return [
        f"{key}: “{other}”; the word is “{concept['word']}”"
        for key, message in found.items()
        if key not in FREE
        for concept in GLOSSARY[language].values()
        for other in concept["never"]
        if matching(other).search(read(message))
    ]


def test_every_concept_has_a_word_in_every_language() -> None:
    for language in LANGUAGES:
        assert GLOSSARY[language].keys() == GLOSSARY[FALLBACK].keys()
        for name, concept in GLOSSARY[language].items():
            assert concept.keys() == {"word", "never"}, name
            assert concept["word"], name
            assert concept["never"], name


@each_language
def test_no_other_word_is_used(language: str) -> None:
    assert other_words(language, messages(language)) == []


@each_language
def test_the_words_of_the_glossary_are_the_ones_that_are_used(language: str) -> None:
    everything = "\n".join(map(read, messages(language).values()))
    unused = {name: concept["word"] for name, concept in GLOSSARY[language].items()}
    unused = {
        name: word
        for name, word in unused.items()
        if not matching(word.removesuffix("*") + "*").search(everything)
    }
    assert unused == {}


def test_another_word_would_be_found() -> None:
    def said(text: str) -> Messages:
        return {"some-key": ast.Message(ast.Identifier("some-key"), ast.Pattern([ast.TextElement(text)]))}

    assert other_words("en", said("Choose a Bot, please")) == ["some-key: “bot”; the word is “animal”"]
    assert other_words("de", said("mit der Spielfigur"))
    assert not other_words("en", said("the bottom of the robe"))
