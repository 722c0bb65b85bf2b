"""The game in line mode."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from rifugio.terminal.plain import PlainGame
from rifugio.terminal.saving import load
from rifugio.words import LANGUAGES, Words
from tests.terminal.tables import QUICK, played, table


def typed(tmp_path: Path, lines: list[str], language: str = "en", people: int = 2) -> str:
    """Type these lines into a new game, and return the output."""
    answers = iter(lines)
    written: list[str] = []
    bots = ("ibex",) if people == 1 else ()
    game = PlainGame(table(people, bots), Words(language, strict=True), tmp_path / "game", QUICK)
    game.run(lambda: next(answers, None), written.append)
    return "\n".join(written)


def test_commands(tmp_path: Path) -> None:
    text = typed(
        tmp_path,
        [
            *("?", "look", "look 0,0", "look x", "map", "all", "points", "log", "rules", "hint", "fly home"),
            *("99", "undo", "1", "undo", "1", "undo", "over", "1", "why walk>9,9", "why 0,0", "why x"),
            *("done", "save"),
        ],
    )
    for words in (
        "Type the number of a move",
        "Open tiles: 1 ",
        "Start, 0,0; you are here; Bob is here",
        "START",
        "Only for Ann’s eyes!",
        "New in the open row",
        "Stepping onto somebody else’s hut",
        "How about this?",
        "I did not understand “fly home”",
        "Please type a number from 1 to",
        "There is nothing to undo.",
        "A tile was turned over, so you cannot undo any further.",
        "Undone: Lay",
        "There is no tile here yet.",
        "Pass to Bob",
        "Saved in",
        "See you in the mountains!",
    ):
        assert words in text, words


def test_illegal_moves_are_answered(tmp_path: Path) -> None:
    assert "Lay your tile first." in typed(tmp_path, ["end"])
    assert "Lay your tile first." in typed(tmp_path, ["walk>1,0"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_each_language_are_understood(tmp_path: Path, language: str) -> None:
    words = Words(language)
    named = [words.say(f"plain-word-{name}") for name in ("help", "look", "moves", "points", "log", "quit")]
    text = typed(tmp_path, named, language)
    assert words.say("plain-help") in text
    assert words.say("quit-bye") in text
    assert "1. " in text


def test_stopping_saves_and_the_game_goes_on(tmp_path: Path) -> None:
    typed(tmp_path, ["1", "1", "quit"], people=1)
    session, language = load(tmp_path / "game")
    assert language == "en"
    assert session.can_undo


def test_a_game_that_cannot_be_saved(tmp_path: Path) -> None:
    (tmp_path / "game").mkdir()
    assert "Could not save in" in typed(tmp_path, ["save"])


def test_animals_say_why(tmp_path: Path) -> None:
    session = table(1, ("ibex",))
    played(session, lambda one: one.seat == 1)
    written: list[str] = []
    PlainGame(session, Words("en"), tmp_path / "game", QUICK).run(lambda: None, written.append)
    assert any(line.startswith("Rocco: “") for line in written)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_by_script(tmp_path: Path, language: str) -> None:
    """Always taking the first move finishes the game, in every language."""
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "PYTHONIOENCODING": "utf-8"}
    extensions = {
        "nl": ["--with", "rafts"],
        "de": ["--with", "helicopter"],
        "it": ["--with", "rafts,helicopter"],
    }
    command = [sys.executable, "-m", "rifugio.cli", "play", "--lang", language, "--bots", "squirrel"]
    done = subprocess.run(
        [*command, "--think", "0.02", "--seed", language, *extensions.get(language, [])],
        input="1\n" * 3000,
        capture_output=True,
        encoding="utf-8",
        env=environment,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert Words(language).say("ceremony-begin") in done.stdout
    record = next((tmp_path / "rifugio").glob("*.record"))
    checked = subprocess.run(
        [sys.executable, "-m", "rifugio.cli", "verify", str(record)],
        capture_output=True,
        encoding="utf-8",
        env=environment,
        check=False,
    )
    assert "GENUINE" in checked.stdout
