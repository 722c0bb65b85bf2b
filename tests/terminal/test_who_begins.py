"""Who begins: the player named, otherwise a random one; by command, in the menu, in every language."""

from collections import Counter
from pathlib import Path

import pytest

from rifugio.terminal.menu_rows import MenuRows
from rifugio.terminal.opening import Wishes, session_for
from rifugio.terminal.saving import load, save
from rifugio.terminal.seats import Seat, from_the_first, names_of
from rifugio.words import LANGUAGES, Words
from tests.terminal.test_commands import rifugio


@pytest.mark.parametrize(
    ("first", "order"),
    [
        ("Bob", ["Bob", "fox", "Ann"]),
        ("ann", ["Ann", "Bob", "fox"]),
        ("fox", ["fox", "Ann", "Bob"]),
        ("2", ["Bob", "fox", "Ann"]),
    ],
)
def test_whoever_is_named_begins_and_the_others_follow_as_they_sit(first: str, order: list[str]) -> None:
    session = session_for(Wishes(bots=("fox",), names=("Ann", "Bob"), first=first))
    assert [seat.bot or seat.name for seat in session.seats] == order
    assert session.seat == 0


def test_chance_decides_by_default() -> None:
    wishes = Wishes(bots=("fox",), names=("Ann", "Bob"))
    begun = Counter(session_for(wishes).seats[0] for _ in range(60))
    assert len(begun) == 3


def test_the_same_seed_has_the_same_beginner() -> None:
    seats = (Seat("Ann"), Seat("Bob"), Seat("Cleo"))
    by_seed = {seed: from_the_first(seats, None, seed) for seed in "abcdefgh"}
    assert all(from_the_first(seats, None, seed) == order for seed, order in by_seed.items())
    assert len(set(by_seed.values())) == 3


def test_whoever_has_no_name_is_called_the_same_wherever_they_begin(tmp_path: Path) -> None:
    session = session_for(Wishes(players=3, first="2"))
    assert names_of(session.seats, Words("en")) == ("Hedgehog", "Badger", "Hare")
    save(session, "en", tmp_path / "kept")
    assert names_of(load(tmp_path / "kept").session.seats, Words("en")) == ("Hedgehog", "Badger", "Hare")


def test_by_the_command(tmp_path: Path) -> None:
    asked = ("--name", "Ann", "--name", "Bob", "--seed", "x")
    for name in ("Ann", "Bob"):
        shown = rifugio(tmp_path, "play", *asked, "--first", name, typed="quit\n").stdout
        assert Words("en").say("pass-to", player=name) in shown
    alone = rifugio(tmp_path, "play", "--first", "ibex", "--seed", "x", typed="quit\n")
    assert alone.exit_code == 0, "with nothing else said, two animals play along"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_of_that_name(tmp_path: Path, language: str) -> None:
    done = rifugio(tmp_path, "play", "fox", "--first", "Zoe", "--lang", language)
    assert done.exit_code == 2
    assert done.stderr.strip() == Words(language).say("error-unknown-first", name="Zoe")


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_the_menu(language: str) -> None:
    words = Words(language)
    rows = MenuRows(words, [])
    rows.at = rows.names.index("first")
    assert words.say("option-random") in str(rows.content()).splitlines()[rows.lines.index("first")]
    assert rows.about() == words.say("option-first.about")
    rows.change(-1)
    assert words.say("bot-ibex") in str(rows.content()).splitlines()[rows.lines.index("first")]
    assert rows.session().seats[0].bot == "ibex"
    rows.at = rows.names.index("seat2")
    while rows.sitting[2] != "nobody":
        rows.change(1)
    assert rows.begins is None, "whoever has left does not begin"
    assert len({rows.session().seats[0] for _ in range(40)}) == 2
