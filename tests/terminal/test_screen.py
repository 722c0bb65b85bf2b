"""Whole turns on the full screen, by keyboard and by mouse."""

from pathlib import Path

import pytest
from textual.pilot import Pilot

from rifugio.engine.moves import END, Build, DrawBlind, Go, PlaceOpen, Reveal
from rifugio.terminal.ceremonyview import CeremonyScreen
from rifugio.terminal.gamescreen import GameScreen
from rifugio.terminal.menu import MenuScreen
from rifugio.terminal.overlays import Paper, PassOn
from rifugio.terminal.saving import load
from rifugio.words import FALLBACK, LANGUAGES, Words
from tests.terminal.tables import on_screen, played, table, text_of, walking


def last_moves(screen: GameScreen) -> list[object]:
    return [move for move in screen.session.moves if not isinstance(move, Reveal)]


def showing(pilot: Pilot[None]) -> type:
    return type(pilot.app.screen)


def test_a_turn_by_keyboard(tmp_path: Path) -> None:
    session = table(people=3)

    async def script(pilot: Pilot[None], screen: GameScreen) -> None:
        assert "Lay a tile" in text_of(screen, "prompt")
        await pilot.press("1", "n")
        assert screen.hand.ghost is not None
        await pilot.press("enter")
        assert isinstance(last_moves(screen)[-1], PlaceOpen)
        assert "Walk: 2 steps and 3 cards left" in text_of(screen, "prompt")
        await pilot.press("n")
        assert "1 step" in text_of(screen, "status")
        await pilot.press("enter")
        assert isinstance(last_moves(screen)[-1], Go)
        await pilot.press("u")
        assert isinstance(last_moves(screen)[-1], PlaceOpen)
        assert "Undone" in text_of(screen, "status")
        await pilot.press("n", "enter", "b", "enter")
        assert isinstance(last_moves(screen)[-1], Build)
        await pilot.press("e")
        assert last_moves(screen)[-1] == END
        assert showing(pilot) is PassOn
        await pilot.press("enter")
        assert showing(pilot) is GameScreen
        assert load(tmp_path / "game").session.moves == session.moves

    on_screen(session, script, tmp_path / "game")


def test_a_turn_by_mouse(tmp_path: Path) -> None:
    session = table(people=3)

    async def click_cell(pilot: Pilot[None], screen: GameScreen, where: int) -> None:
        size = screen.map._hex_size()
        x, y = size.corner(where)
        left, top = screen.map._origin
        await pilot.click("#map", offset=(x - left + size.width // 2, y - top + size.tip))

    async def script(pilot: Pilot[None], screen: GameScreen) -> None:
        await pilot.click("#offer", offset=(4, 2))
        assert screen.hand.source is not None
        target = screen.hand.ordered[-1]
        await click_cell(pilot, screen, target)
        if session.state.turn.to_connect:  # the pointer was not there before, so this was the first click
            await click_cell(pilot, screen, target)
        assert target in session.state.board.tiles
        await click_cell(pilot, screen, target)
        if session.state.me.cell != target:
            await click_cell(pilot, screen, target)
        assert any(isinstance(move, Go) for move in session.moves)
        end = str(screen.query_one("#bar").render()).index(" E ")
        await pilot.click("#bar", offset=(end + 2, 0))
        assert session.seat == 1

    on_screen(session, script, tmp_path / "game")


def test_undo_stops_where_a_tile_was_turned_over(tmp_path: Path) -> None:
    async def script(pilot: Pilot[None], screen: GameScreen) -> None:
        await pilot.press("u")
        assert "nothing to undo" in text_of(screen, "status")
        await pilot.press("n", "enter", "o")
        assert "cannot undo any further" in text_of(screen, "status")
        await pilot.press("n", "enter", "n", "enter", "o")
        assert "cannot undo any further" in text_of(screen, "status")
        assert screen.session.state.turn.to_connect == 1

    on_screen(table(people=2), script, tmp_path / "game")


def test_why_not(tmp_path: Path) -> None:
    async def script(pilot: Pilot[None], screen: GameScreen) -> None:
        await pilot.press("e")
        assert "Lay your tile first." in text_of(screen, "status")
        assert screen.query_one("#status").has_class("no")
        await pilot.press("b")
        assert "Lay your tile first." in text_of(screen, "status")
        await pilot.press("1")
        screen.hand.point(0)
        await pilot.press("enter")
        assert "There is a tile here already" in text_of(screen, "status")
        await pilot.press("w")
        assert "There is a tile here already" in text_of(screen, "status")
        await pilot.press("n", "w")
        assert "Nothing’s stopping you" in text_of(screen, "status")

    on_screen(table(people=3), script, tmp_path / "game")


def test_the_pile_is_asked_for_twice(tmp_path: Path) -> None:
    async def script(pilot: Pilot[None], screen: GameScreen) -> None:
        await pilot.press("d")
        assert "cannot be put back" in text_of(screen, "status")
        await pilot.press("1", "d")
        assert not any(isinstance(move, DrawBlind) for move in screen.session.moves)
        await pilot.press("d")
        assert any(isinstance(move, DrawBlind) for move in screen.session.moves)
        await pilot.press("u")
        assert "cannot undo any further" in text_of(screen, "status")

    on_screen(table(people=3), script, tmp_path / "game")


def test_languages_and_points(tmp_path: Path) -> None:
    async def script(pilot: Pilot[None], screen: GameScreen) -> None:
        prompts = set()
        await pilot.press("n", "enter")
        for _ in LANGUAGES:
            prompts.add(text_of(screen, "prompt"))
            assert len(text_of(screen, "bar")) <= 98
            await pilot.press("g")
        assert len(prompts) == len(LANGUAGES)
        assert "···" in text_of(screen, "players")
        await pilot.press("s")
        assert text_of(screen, "players").count("···") == 2
        assert "Your points so far: " in text_of(screen, "status")
        await pilot.press("s")
        assert text_of(screen, "players").count("···") == 3

    on_screen(table(people=3), script, tmp_path / "game")


def test_papers_and_zoom(tmp_path: Path) -> None:
    async def script(pilot: Pilot[None], screen: GameScreen) -> None:
        for key in ("question_mark", "i", "l", "t"):
            await pilot.press(key)
            assert showing(pilot) is Paper
            await pilot.press("escape")
            assert showing(pilot) is GameScreen
        sizes = []
        for key in ("minus", "minus", "plus", "0"):
            await pilot.press(key)
            sizes.append(screen.map._hex_size().width)
        assert sizes == [8, 6, 8, 12]
        await pilot.press("shift+left", "shift+up", "h", "enter", "ctrl+s")
        assert "Saved in" in text_of(screen, "status")

    on_screen(table(people=1, bots=("marmot",)), script, tmp_path / "game")


def test_the_menu_begins_with_enter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))

    async def script(pilot: Pilot[None], screen: GameScreen) -> None:
        menu = pilot.app.screen
        assert isinstance(menu, MenuScreen)
        await pilot.press("down", "right", "left", "down", "left", "down", "right", "up")
        await pilot.press("g", "enter")
        await pilot.pause()
        game = pilot.app.screen
        assert isinstance(game, GameScreen)
        assert game.words.language == "nl"
        by_chair = sorted(game.session.seats, key=lambda seat: seat.chair or 0)
        assert [seat.bot for seat in by_chair] == [None, "marmot", "fox"]

    on_screen(None, script, tmp_path / "game")


@pytest.mark.parametrize(
    ("language", "size"),
    [(language, (160, 50) if language == FALLBACK else (100, 30)) for language in LANGUAGES],
)
def test_the_ceremony(tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    both = ("helicopter", "rafts")
    session = played(table(people=3, extensions=both), lambda one: one.round == one.rounds and one.seat == 2)
    played(session, walking)

    async def script(pilot: Pilot[None], screen: GameScreen) -> None:
        await pilot.press("e")
        await pilot.pause()
        shown = pilot.app.screen
        assert isinstance(shown, CeremonyScreen)
        while not shown.finished:
            await pilot.press("space")
        text = str(shown.query_one("#stages").render())
        assert shown.ceremony.verdict in text
        assert all(name in text for name in ("Ann", "Bob", "Cleo"))
        width = shown.query_one("#stages").size.width
        assert all(len(line) <= width for line in text.splitlines())
        await pilot.press("enter")
        assert showing(pilot) is GameScreen
        assert "···" not in text_of(screen, "players")
        assert text_of(screen, "prompt") == Words(language).say("turn-over")

    on_screen(session, script, tmp_path / "game", language, size)
