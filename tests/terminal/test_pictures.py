"""The screenshots of the terminal game: how they are made, and that they are complete and present."""

import re
import shutil
from pathlib import Path
from xml.etree import ElementTree

import pytest

from kit.repository import ROOT
from tools.pictures.terminal.__main__ import play
from tools.pictures.terminal.gallery import DOCS, GAMES, SHOWN, gallery, kept
from tools.pictures.terminal.hand import Hand
from tools.pictures.terminal.pane import Pane, Stuck
from tools.pictures.terminal.reading import LAY, WAIT, WALK, Reading, Sentences
from tools.pictures.terminal.svg import Cell, cells, svg

SVG = "{http://www.w3.org/2000/svg}"
SENTENCES = Sentences("en", ("Ann", "Pina"))
TABLE = [
    f"{' Walk: 2 steps and 3 cards left':<85}Round 1 of 15",
    " " * 98,
    f"{'  ●  ▶Ann             3  5':<98}",
    f"{'  ▲   Pina            3  5':<98}",
    *[" " * 98] * 5,
    f"{' Walk to the gentian  ·  1 step: Gentian +2  ·  Enter':<98}",
    " " * 98,
    f"{'  B  Build   E  End turn   ?  Help':<98}",
]

needs_tmux = pytest.mark.skipif(shutil.which("tmux") is None, reason="there is no tmux to play in")


def changed(line: int, text: str) -> Reading:
    lines = list(TABLE)
    lines[line] = f"{text:<98}"
    return Reading(lines, SENTENCES)


def test_colours_go_on_in_the_next_line() -> None:
    first, second = cells("\x1b[38;2;255;0;0m\x1b[48;2;0;0;9ma\nb\x1b[0mc\n")
    assert first == [Cell("a", "#ff0000", "#000009")]
    assert second == [Cell("b", "#ff0000", "#000009"), Cell("c", "#e8e4d8", "#161b1e")]


def test_bold_italic_and_reversed_letters() -> None:
    (row,) = cells("\x1b[1;38;2;1;1;1;48;2;2;2;2mB\x1b[0;3mi\x1b[0;7;38;2;1;1;1;48;2;2;2;2mr")
    assert [(cell.bold, cell.italic) for cell in row] == [(True, False), (False, True), (False, False)]
    assert (row[2].ink, row[2].behind) == ("#020202", "#010101")


def test_blocks_and_frames_are_drawn_and_letters_are_written() -> None:
    picture = ElementTree.fromstring(svg("╭─╮▄█ a<b\n", "a & b"))
    assert picture.findtext(f"{SVG}title") == "a & b"
    assert [text.text for text in picture.iter(f"{SVG}text")] == ["a<b"]
    shapes = [path.get("d", "") for path in picture.iter(f"{SVG}path")]
    assert any("h8v8h-8z" in shape and "h8v16h-8z" in shape for shape in shapes), "a half block and a whole"


def test_a_screen_is_read() -> None:
    reading = Reading(TABLE, SENTENCES)
    assert (reading.to_do, reading.round, reading.worth, reading.offers) == (WALK, 1, 2, True)
    assert reading.key("B")
    assert not reading.key("D")
    assert list(reading.faults()) == []
    assert changed(0, f"{' Lay a tile':<85}Last round!").to_do == LAY
    assert changed(0, f"{' Pina is walking …':<85}Last round!").to_do == WAIT
    assert changed(0, " something else").to_do is None


@pytest.mark.parametrize(
    ("line", "text", "fault"),
    [
        (0, f"{' Walk: 2 steps and 3 cards left':<85}Round 1 of", "no round"),
        (3, "  ▲   Pin…            3  5", "Pina is not among the players"),
        (5, "Traceback (most recent call last):", "Traceback"),
        (6, "╭─────", "a frame is broken"),
        (9, " ✗ With one step you get to the tile beside you, and not any", "cut off at the bottom"),
        (11, "  B  Build   E  End the turn with so many steps le", "the keys are cut off"),
    ],
)
def test_what_is_cut_off_or_broken_is_found(line: int, text: str, fault: str) -> None:
    assert [found for found in changed(line, text).faults() if fault in found]


def test_a_ceremony_that_lacks_something_is_found() -> None:
    lines = [
        *(f" {label:<20} 1 2 " for label in ("Places", "Sets of three", "Huts", "Bears", "Total")),
        " Ann   ███  1st  Sore feet: 12 steps in all  ",
        " Pina  ██   2nd  Captain: 3 trips by raft  ",
    ]
    assert list(Reading(lines, SENTENCES).faults_of_ceremony("base")) == []
    assert list(Reading(lines[1:], SENTENCES).faults_of_ceremony("base"))
    assert list(Reading([*lines[:-1], " Pina  2nd  Captain: 3 tri  "], SENTENCES).faults_of_ceremony("base"))
    assert list(Reading(lines, SENTENCES).faults_of_ceremony("both"))


def test_sixteen_games_are_shown_and_nothing_else() -> None:
    assert len({game.name for game in GAMES}) == len(GAMES) == 16
    assert len(kept()) == 80
    assert set(SHOWN) < set(kept())
    assert [name for name in kept() if f"]({name})" not in gallery()] == []


@pytest.mark.parametrize("name", SHOWN)
def test_a_picture_is_small_and_needs_nothing_from_elsewhere(name: str) -> None:
    text = (DOCS / name).read_text(encoding="utf-8")
    assert len(text.encode()) < 150_000
    assert set(re.findall(r"https?://[^\"' ]+", text)) == {"http://www.w3.org/2000/svg"}
    assert "@font-face" not in text
    assert "monospace" in text
    ElementTree.fromstring(text)


@pytest.mark.parametrize("page", ["README.md", "docs/terminal.md"])
def test_every_picture_of_a_page_is_there(page: str) -> None:
    path = ROOT / page
    shown = re.findall(r"!\[[^\]]*\]\(([^)]+)\)", path.read_text(encoding="utf-8"))
    assert shown
    assert [one for one in shown if "://" not in one and not (path.parent / one).exists()] == []


@needs_tmux
def test_a_pane_shows_what_a_command_writes(tmp_path: Path) -> None:
    with Pane(["sh", "-c", "read word; echo you typed $word; sleep 60"], 40, 5) as pane:
        pane.type("Grüezi")
        pane.press("Enter")
        assert len(pane.wait(lambda lines: any("you typed Grüezi" in line for line in lines), "words")) == 5
        with pytest.raises(Stuck, match="waiting for rain"):
            pane.wait(lambda lines: "rain" in lines, "rain", patience=0.1)


@needs_tmux
def test_a_command_that_fails_does_not_go_unnoticed() -> None:
    with Pane(["sh", "-c", "echo Traceback; sleep 60"], 60, 5) as pane:
        pane.wait(lambda lines: any("Traceback" in line for line in lines), "what went wrong")
        with pytest.raises(Stuck, match="Traceback"):
            Hand(pane, SENTENCES, print, "seed").read()


@pytest.mark.slow
@needs_tmux
def test_a_whole_game_in_a_real_terminal_by_keys_alone() -> None:
    """From the menu to the ceremony; the automated player raises if a screen is wrong."""
    game = next(game for game in GAMES if game.name == "de-base-100x30")
    pictures, screens = play(game)
    assert {"menu", "lay", "walk", "why", "log", "rules", "keys", "ceremony"} <= set(pictures)
    assert screens > 100
