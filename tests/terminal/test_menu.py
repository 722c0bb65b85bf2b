"""The start menu: names are typed, and everything leads to a game."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from textual.pilot import Pilot

from rifugio.terminal.gamescreen import GameScreen
from rifugio.terminal.menu import MenuScreen
from rifugio.terminal.menu_rows import LONGEST_NAME, MenuRows
from rifugio.terminal.saving import load, save
from rifugio.terminal.seats import Seat, names_of
from rifugio.words import LANGUAGES, Words
from tests.terminal.tables import on_screen


@pytest.fixture(autouse=True)
def _no_saved_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("rifugio.terminal.seats.secrets.randbelow", lambda _: 0)  # the first one begins


def in_menu(path: Path, keys: Sequence[str], size: tuple[int, int] = (100, 30)) -> GameScreen:
    """Press keys in the menu, then Enter, and return the game that starts."""
    begun: list[GameScreen] = []

    async def script(pilot: Pilot[None], screen: GameScreen) -> None:
        assert isinstance(pilot.app.screen, MenuScreen)
        await pilot.press(*keys, "enter")
        await pilot.pause()
        game = pilot.app.screen_stack[1]
        assert isinstance(game, GameScreen)
        begun.append(game)

    on_screen(None, script, path / "game", size=size)
    return begun[0]


def test_a_person_types_a_name(tmp_path: Path) -> None:
    game = in_menu(tmp_path, ["down", *"Gigi", "space", "question_mark", "backspace", *"2x", "backspace"])
    assert [seat.name for seat in game.session.seats] == ["Gigi 2", "", ""]
    assert game.teller.names[0] == "Gigi 2"
    assert game.words.language == "en", "g is a letter where a name is typed"


def test_whoever_types_no_name_gets_one(tmp_path: Path) -> None:
    game = in_menu(tmp_path, ["down", "down", "left", "left"])
    assert [seat.bot for seat in game.session.seats] == [None, None, "ibex"]
    assert game.teller.names == ("Hare", "Hedgehog", "Rocco")


def test_typed_names_are_saved_with_the_game(tmp_path: Path) -> None:
    game = in_menu(tmp_path, ["down", *"Ànna"])
    save(game.session, "en", tmp_path / "kept")
    assert load(tmp_path / "kept").session.seats[0].name == "Ànna"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_menu_shows_the_names(language: str) -> None:
    words = Words(language)
    rows = MenuRows(words, [])
    rows.sitting[3] = "person"
    assert f"{words.say('option-human')}: {words.say('seat-animal', seat=3)}" in str(rows.content())
    rows.move(rows.names.index("seat3"))
    assert rows.about() == words.say("option-name")
    for letter in "  Maximiliane von und zu":
        rows.type(letter)
    rows.move(1)
    assert f"{words.say('option-human')}: {'Maximiliane von und zu'[:LONGEST_NAME].rstrip()} " in str(
        rows.content()
    )
    assert {len(line) for line in str(rows.content()).splitlines()} == {68}


def test_letters_are_no_names_where_nobody_sits() -> None:
    rows = MenuRows(Words("en"), [])
    rows.type("x")
    rows.rub_out()
    rows.move(rows.names.index("seat1"))
    rows.type("x")
    assert rows.typed == [""] * 5


def test_two_of_the_same_name_are_told_apart() -> None:
    rows = MenuRows(Words("en"), [])
    rows.sitting[1] = "person"
    rows.typed[:2] = ["Ann", "Ann"]
    assert names_of(rows.session().seats, rows.words)[:2] == ("Ann", "Ann 2")


def test_the_seed_of_the_command_counts_in_the_menu_too() -> None:
    first, second, third = (MenuRows(Words("en"), [], seed) for seed in ("a", "a", None))
    assert first.session().moves == second.session().moves
    assert first.watched().bag.secret == second.watched().bag.secret != third.watched().bag.secret


@pytest.mark.parametrize("size", [(80, 24), (100, 30)])
def test_the_whole_menu_is_to_be_seen_and_clicked(tmp_path: Path, size: tuple[int, int]) -> None:
    async def script(pilot: Pilot[None], screen: GameScreen) -> None:
        menu = pilot.app.screen
        assert isinstance(menu, MenuScreen)
        assert menu.query_one("#menu").region.bottom <= size[1]
        lines = str(menu.query_one("#menu-rows").render()).splitlines()
        wanted = next(number for number, line in enumerate(lines) if "Which extensions?" in line)
        await pilot.click("#menu-rows", offset=(4, wanted))
        assert menu.rows.current == "extensions"
        await pilot.click("#menu-rows", offset=(60, wanted))
        assert menu.rows.extensions == 1
        gap = next((number for number, line in enumerate(lines) if not line.strip()), None)
        assert (gap is None) == (size == (80, 24))
        if gap is not None:
            await pilot.click("#menu-rows", offset=(4, gap))
            assert menu.rows.current == "extensions"

    on_screen(None, script, tmp_path / "game", size=size)


def test_a_name_plays_no_tricks_on_the_terminal() -> None:
    assert names_of((Seat("\x1b[2JAnn\n"), Seat("\t")), Words("en")) == ("[2JAnn", "Hedgehog")
