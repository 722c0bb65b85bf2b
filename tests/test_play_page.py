"""docs/play.md matches the interface: everything bold there is a text of the browser, word for word."""

import re
from functools import cache

import pytest

from kit.repository import ROOT
from rifugio.words import Words
from rifugio.words.speaker import MissingWords
from tests.words.files import messages

PAGE = (ROOT / "docs" / "play.md").read_text(encoding="utf-8")
WEB = "\n".join(
    path.read_text(encoding="utf-8")
    for path in (ROOT / "web" / "src").rglob("*")
    if path.suffix in {".svelte", ".ts"} and path.name != "keys.ts"
)


@cache
def shown() -> set[str]:
    """Return the English text of every message that the browser client uses."""
    plain = [key for key in messages("en") if "." not in key and f'"{key}"' in WEB]
    words, found = Words("en"), set()
    for key in plain:
        text = _text(words, key)
        if text is not None:
            found.add(text)
    return found


def _text(words: Words, key: str) -> str | None:
    try:
        return words.say(key)
    except MissingWords:  # it has parameters, so it is not a button's
        return None


@pytest.mark.parametrize("label", sorted(set(re.findall(r"\*\*([^*]+)\*\*", PAGE))))
def test_what_is_bold_is_on_a_button(label: str) -> None:
    assert label in shown()


def test_the_five_doors_are_named() -> None:
    words = Words("en")
    doors = [words.say(f"door-{door}") for door in ("play", "friends", "device", "code")]
    assert re.findall(r"^\| \*\*(.+?)\*\* \|", PAGE, re.MULTILINE) == [*doors, words.say("trail-title")]


def test_two_players_lay_two_tiles_before_they_walk() -> None:
    assert "With two players you lay two tiles, one after the other, before you walk." in " ".join(
        PAGE.split()
    )
