"""Nothing is clipped, in any language, in a small window and in a large one."""

import random
from pathlib import Path

import pytest
from textual.containers import VerticalScroll
from textual.pilot import Pilot
from textual.widgets import Static

from rifugio.terminal.ceremonyview import CeremonyScreen
from rifugio.terminal.fitting import fitted
from rifugio.terminal.gamescreen import GameScreen
from rifugio.terminal.overlays import Paper, help_paper, paper_width
from rifugio.terminal.panels import Key, bar
from rifugio.words import LANGUAGES, Words
from tests.terminal.tables import on_screen, played, table, text_of, walking

SIZES = [(80, 24), (100, 30)]
BOTH = ("helicopter", "rafts")

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_size = pytest.mark.parametrize("size", SIZES, ids=[f"{width}x{height}" for width, height in SIZES])


def clipped(screen: GameScreen) -> list[str]:
    """Return the texts at the table that are clipped."""
    found = []
    for place in ("prompt", "round", "players", "about", "status", "bar", "log-text"):
        widget = screen.query_one(f"#{place}", Static)
        needed = widget.visual.get_height(widget.styles, widget.content_size.width)  # type: ignore[arg-type]
        room = (
            screen.query_one("#log").content_size.height
            if place == "log-text"
            else widget.content_size.height
        )
        if needed > room:
            found.append(f"{place}: {text_of(screen, place)}")
    return found


@each_language
@each_size
@pytest.mark.parametrize("keys", [10, pytest.param(60, marks=pytest.mark.slow)])
def test_nothing_on_the_table_is_cut_off(
    tmp_path: Path, language: str, size: tuple[int, int], keys: int
) -> None:
    session = table(1, ("squirrel", "ibex", "fox", "eagle"), BOTH)
    played(session, lambda one: one.round == 6 and one.seat == 0, 5)
    chance = random.Random(language)

    async def script(pilot: Pilot[None], screen: GameScreen) -> None:
        for _ in range(keys):
            key = chance.choice(
                ("1", "2", "3", "n", "n", "p", "r", "b", "w", "d", "s", "enter", "down", "left")
            )
            await pilot.press(key)
            await pilot.pause()
            assert not clipped(screen), f"after {key}"

    on_screen(session, script, tmp_path / "game", language, size)


@each_language
@each_size
def test_papers_fit_into_the_window(tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    session = played(table(3, (), BOTH), lambda one: one.round == 3 and walking(one))

    async def script(pilot: Pilot[None], screen: GameScreen) -> None:
        for key in ("question_mark", "i", "l", "t"):
            await pilot.press(key)
            await pilot.pause()
            paper = pilot.app.screen
            assert isinstance(paper, Paper)
            assert paper.max_scroll_y == 0
            assert paper.query_one("#paper").region.bottom <= size[1]
            assert Words(language).say("button-back") in str(paper.query_one("#paper-bar", Static).render())
            await pilot.press("escape")

    on_screen(session, script, tmp_path / "game", language, size)


@each_language
def test_the_keys_need_no_scrolling_at_a_hundred_columns(tmp_path: Path, language: str) -> None:
    async def script(pilot: Pilot[None], screen: GameScreen) -> None:
        await pilot.press("question_mark")
        await pilot.pause()
        assert pilot.app.screen.query_one("#paper-text", VerticalScroll).max_scroll_y == 0
        assert "↑ ↓" not in str(pilot.app.screen.query_one("#paper-bar", Static).render())

    on_screen(table(2), script, tmp_path / "game", language)


def test_every_key_is_in_the_list_however_narrow() -> None:
    for columns in (80, 100, 160):
        text = str(help_paper(Words("de"), columns)._content)
        assert "Ctrl+Q" in text
        assert "Ein Plättchen oder eine Zeile wählen" in text
        assert all(len(line) <= paper_width(columns) for line in text.splitlines())


@each_language
@each_size
def test_five_with_long_names_see_the_whole_ceremony(
    tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    session = table(5, (), BOTH)
    session.seats = tuple(type(seat)(f"{seat.name} of the mountains") for seat in session.seats)
    played(session, lambda one: one.round == one.rounds and one.seat == 4)
    played(session, walking)

    async def script(pilot: Pilot[None], screen: GameScreen) -> None:
        await pilot.press("e")
        await pilot.pause()
        shown = pilot.app.screen
        assert isinstance(shown, CeremonyScreen)
        while not shown.finished:
            await pilot.press("space")
        await pilot.pause()
        stages = shown.query_one("#stages", Static)
        told = str(stages.render()).replace(shown.ceremony.verdict, "")
        assert [line for line in told.splitlines() if len(line) > stages.size.width] == []
        assert all(award in told for award in shown.ceremony.awards)
        assert shown.query_one("#ceremony").region.bottom <= size[1]

    on_screen(session, script, tmp_path / "game", language, size)


def test_a_text_is_filled_up_or_cut_with_a_sign() -> None:
    assert fitted("Ann", 5) == "Ann  "
    assert fitted("Annabella", 5) == "Anna…"
    assert fitted("山山山", 6) == "山山山"
    assert fitted("山山山", 5) == "山山…"


def test_keys_are_said_in_short_where_there_is_little_room() -> None:
    keys = [
        Key("D", "draw", "from the pile (cannot be undone)", "pile"),
        Key("U", "undo", "Undo"),
        Key("O", "start_over", "Start over"),
        Key("?", "help", "Help"),
    ]
    assert "cannot be undone" in str(bar(keys))
    assert "cannot be undone" in str(bar(keys, 98))
    assert str(bar(keys, 50)) == " D  pile   U  Undo   O  Start over   ?  Help"
    assert str(bar(keys, 40)) == " D  pile   U  Undo   ?  Help"
    assert str(bar(keys, 20)) == " D  pile   ?  Help"
