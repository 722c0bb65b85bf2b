"""All languages have the same messages, and the files are well-formed."""

import re
from pathlib import Path

import pytest

from rifugio.words import FALLBACK, LANGUAGES
from tests.words.files import (
    ALL_PATHS,
    contents,
    entries,
    keys,
    messages,
    name_of,
    parsed,
    paths,
    placeholders,
)

OTHERS = [language for language in LANGUAGES if language != FALLBACK]
KEYS = sorted(messages(FALLBACK))

ALIKE = {
    *("app-title", "helicopter-name", "rafts-name", "page-home"),  # names
    *("bot-marmot", "bot-squirrel", "bot-badger", "bot-ibex", "bot-fox", "bot-eagle", "bot-lynx", "bot-owl"),
    *("remark-said", "option-no"),
    *("exactly-laid", "heard-side", "heard-where", "heard-way"),
    *("bearing", "at-cell", "going", "look-tile", "look-object", "score-line", "brings-place", "with-points"),
}
"""Messages that consist only of names, signs and other messages."""

each_file = pytest.mark.parametrize("path", ALL_PATHS, ids=name_of)


@each_file
def test_no_junk(path: Path) -> None:
    kinds = {type(entry).__name__ for entry in parsed(path).body}
    assert kinds <= {"Message", "Comment", "GroupComment", "ResourceComment"}


@each_file
def test_house_rules(path: Path) -> None:
    """No functions, so that Python and the browser agree; no stray comments, brackets or straight quotes."""
    for entry in entries(path):
        inside = contents(entry)
        assert not inside.functions, f"{entry.id.name}: numbers are formatted by the loader alone"
        for text in inside.texts:
            assert not set(text) & set("#$\"'"), f"{entry.id.name}: {text!r}"
            assert "  " not in text.replace("\n", ""), f"{entry.id.name}: {text!r}"


def test_keys_are_unique() -> None:
    for language in LANGUAGES:
        found = [entry.id.name for path in paths(language) for entry in entries(path)]
        assert len(found) == len(set(found))


@pytest.mark.parametrize("language", OTHERS)
def test_same_files_and_keys(language: str) -> None:
    assert [path.name for path in paths(language)] == [path.name for path in paths(FALLBACK)]
    for mine, theirs in zip(paths(language), paths(FALLBACK), strict=True):
        assert keys(mine) == keys(theirs), mine.name


@pytest.mark.parametrize("language", OTHERS)
def test_same_placeholders(language: str) -> None:
    for key in KEYS:
        assert placeholders(language, key) == placeholders(FALLBACK, key), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_references_lead_somewhere(language: str) -> None:
    found = messages(language)
    for key, message in found.items():
        for name, attribute in contents(message).references:
            assert name in found, f"{key} refers to {name}"
            if attribute:
                assert attribute in {one.id.name for one in found[name].attributes}, (
                    f"{key}: {name}.{attribute}"
                )


@pytest.mark.parametrize("language", OTHERS)
def test_translated(language: str) -> None:
    """Nothing is left in English."""
    for key in KEYS:
        if key not in ALIKE:
            mine, theirs = contents(messages(language)[key]), contents(messages(FALLBACK)[key])
            assert mine.texts != theirs.texts, f"{key} is the same as in English"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_that_says_what_to_do_is_short(language: str) -> None:
    for key, message in messages(language).items():
        if key.startswith("turn-"):
            assert all(len(text.split()) <= 8 for text in contents(message).texts), key


@each_file
def test_nothing_is_called_official(path: Path) -> None:
    """The rules follow the box as far as we know it, with rulings of ours: they are not official."""
    assert not re.search(r"offici|offizi|uffici", path.read_text(encoding="utf-8"), re.IGNORECASE)
