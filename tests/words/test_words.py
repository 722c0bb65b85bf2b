"""Messages: languages, fallback, numbers, lists, and speed."""

import subprocess
import sys
from pathlib import Path

import pytest

from rifugio.bots import BOTS
from rifugio.bots.remarks import WORDINGS
from rifugio.words import (
    FALLBACK,
    REMARKS,
    MissingWords,
    Words,
    best_language,
    catalogue,
    remark_sentence,
)
from tests.words.files import messages
from tests.words.test_engine_words import WORDS, check, check_languages

ENGLISH = Words("en", strict=True)


@pytest.mark.parametrize(
    ("wishes", "language"),
    [
        (["nl"], "nl"),
        (["de_AT.UTF-8"], "de"),
        (["it-CH"], "it"),
        (["fr", None, "", "nl_BE"], "nl"),
        (["C.UTF-8"], "en"),
        ([], "en"),
    ],
)
def test_best_language(wishes: list[str | None], language: str) -> None:
    assert best_language(*wishes) == language


def test_unknown_language() -> None:
    with pytest.raises(ValueError, match="unknown language: fr"):
        Words("fr")


@pytest.mark.parametrize("key", ["no-such-key", "tile.no-such-form"])
def test_a_missing_key_is_an_error(key: str) -> None:
    for words in (Words("nl"), Words("nl", strict=True)):
        with pytest.raises(MissingWords, match=f"no words for '{key}' in nl"):
            words.say(key)


def test_missing_data_is_an_error_for_tests() -> None:
    with pytest.raises(MissingWords, match="steps"):
        ENGLISH.say("steps")
    assert Words("en").say("pass-to")  # at run time, something is better than nothing


def test_what_a_language_lacks_is_said_in_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for language, text in (("en", "only-here = Hello { $name }"), ("nl", "other = Anders")):
        folder = tmp_path / "locales" / language
        folder.mkdir(parents=True)
        (folder / "some.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr(catalogue, "files", lambda _: tmp_path)
    for cached in (catalogue.sources, catalogue.catalogue):
        cached.cache_clear()
    try:
        assert Words("nl").say("only-here", name="Ann") == "Hello Ann"
        with pytest.raises(MissingWords):
            Words("nl", strict=True).say("only-here", name="Ann")
    finally:
        for cached in (catalogue.sources, catalogue.catalogue):
            cached.cache_clear()


def test_numbers_and_names_are_left_as_they_are() -> None:
    """No thousands separators, and no invisible marks around parameters."""
    for words in WORDS:
        assert words.say("points", points=12345).startswith("12345 ")
        assert words.say("pass-to", player="Ann").isprintable()


def test_plurals() -> None:
    steps = {
        "en": ("1 step", "2 steps"),
        "nl": ("1 stap", "2 stappen"),
        "de": ("1 Schritt", "2 Schritte"),
        "it": ("1 mossa", "2 mosse"),
    }
    for language, said in steps.items():
        assert tuple(Words(language).say("steps", steps=number) for number in (1, 2)) == said


def test_lists() -> None:
    assert ENGLISH.join([]) == ""
    assert ENGLISH.join(["Ann"]) == "Ann"
    assert ENGLISH.join(["Ann", "Bob"]) == "Ann and Bob"
    assert ENGLISH.join(["Ann", "Bob", "Cleo"]) == "Ann, Bob and Cleo"


EXAMPLES: dict[str, str | int] = {
    "place": "T1",
    "points": 4,
    "kind": "flower",
    "player": 1,
    "object": "raft",
    "cards": 3,
}


@pytest.mark.parametrize("code", REMARKS)
def test_remarks(code: str) -> None:
    data = {name: EXAMPLES[name] for name in REMARKS[code]}
    check_languages([check(remark_sentence(words, code, data, 0, ["Ann", "Bob"])) for words in WORDS])


@pytest.mark.parametrize("code", REMARKS)
def test_each_wording_of_a_remark_is_another_sentence(code: str) -> None:
    data = {name: EXAMPLES[name] for name in REMARKS[code]}
    for words in WORDS:
        said = {
            remark_sentence(words, code, {**data, "wording": wording}, 0, ["Ann", "Bob"])
            for wording in range(WORDINGS)
        }
        assert len(said) == WORDINGS
        assert remark_sentence(words, code, data, 0, ["Ann", "Bob"]) in said


def test_every_remark_is_listed() -> None:
    keys = {key.removeprefix("remark-") for key in messages(FALLBACK) if key.startswith("remark-")}
    assert keys == {*REMARKS, "said"}


def test_bots() -> None:
    for words in WORDS:
        for bot in BOTS:
            assert words.say(f"bot-{bot}.full").startswith(words.say(f"bot-{bot}"))
            assert check(words.say(f"bot-{bot}.character"))
            assert check(words.say("bot-level", bot=bot), sentence=False)


def test_rules_have_a_title_and_a_text() -> None:
    chapters = [key for key in messages(FALLBACK) if key.startswith("rules-") and key.count("-") > 1]
    assert len(chapters) > 20
    for words in WORDS:
        for key in chapters:
            check(words.say(key), sentence=False)
            assert check(words.say(f"{key}.text")).count(". ") <= 4


def test_words_are_quick() -> None:
    """One language loads well under half a second, even on a busy machine."""
    code = (
        "import time; a = time.process_time(); from rifugio.words import Words;"
        "Words('de').say('effect-turn-began', who='you', player=''); print(time.process_time() - a)"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert float(ran.stdout) < 0.5
