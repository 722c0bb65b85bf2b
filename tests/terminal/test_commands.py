"""The commands play, watch, replay and show, as a user types them."""

import asyncio
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from rifugio.box import load_box
from rifugio.cli.app import app
from rifugio.engine.text.positions import write_position
from rifugio.engine.text.records import read_record
from rifugio.terminal.app import GameApp, ReplayApp
from rifugio.terminal.ceremonyview import CeremonyScreen
from rifugio.terminal.gamescreen import GameScreen
from rifugio.terminal.replayed import Replayed
from rifugio.terminal.replayscreen import ReplayScreen
from rifugio.terminal.saving import record_of, save
from rifugio.words import Words
from tests.terminal.tables import QUICK, played, table, walking


def rifugio(folder: Path, *arguments: str, typed: str = "") -> Result:
    """Run a command in this process; there is no terminal, so it runs in line mode."""
    environment = {
        "XDG_DATA_HOME": str(folder),
        "LANG": "C",
        "NO_COLOR": "1",
        "TERM": "dumb",
        "COLUMNS": "120",
    }
    forgotten = dict.fromkeys(("RIFUGIO_LANG", "LC_ALL", "LC_MESSAGES"))
    return CliRunner().invoke(
        app, list(arguments), input=typed, env={**environment, **forgotten}, prog_name="rifugio"
    )


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("games") / "whole.record"
    save(played(table(1, ("marmot", "fox"), ("rafts",)), lambda _: False), "en", path)
    return path


@pytest.mark.parametrize(
    ("command", "words"),
    [
        (
            "play",
            ["--players", "--bots", "--with", "--lang", "--plain", "--resume", "--seed", "Reno the fox"],
        ),
        ("watch", ["--with", "--delay", "--plain", "space bar"]),
        ("replay", ["RECORD", "--plain", "Page Down"]),
        ("show", ["RECORD|POSITION", "--svg"]),
    ],
)
def test_help(tmp_path: Path, command: str, words: list[str]) -> None:
    done = rifugio(tmp_path, command, "--help")
    assert done.exit_code == 0
    assert f"Usage: rifugio {command}" in done.stdout
    assert all(word in done.stdout for word in words)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "--bots", "cat"], "I don’t know an animal called cat."),
        (["play", "--with", "snow"], "I don’t know an extension called snow."),
        (["play", "--players", "6"], "Rifugio is for 2 to 5 players."),
        (["play", "--lang", "fr"], "I do not speak fr yet."),
        (["play", "--resume"], "There is no saved game yet."),
        (["play", "nowhere.record"], "There is no file nowhere.record."),
        (["replay", "nowhere.record"], "There is no file nowhere.record."),
    ],
)
def test_what_goes_wrong_is_said(tmp_path: Path, arguments: list[str], sentence: str) -> None:
    done = rifugio(tmp_path, *arguments)
    assert (done.exit_code, done.stdout) == (2, "")
    assert sentence in done.stderr


def test_stop_and_resume(tmp_path: Path) -> None:
    first = rifugio(tmp_path, "play", "marmot", "--seed", "x", "--lang", "nl", typed="1\nstop\n")
    assert "Opgeslagen in" in first.stdout
    again = rifugio(tmp_path, "play", "--resume", typed="log\n")
    assert "Je legt" in again.stdout


def test_watch_line_by_line(tmp_path: Path) -> None:
    done = rifugio(tmp_path, "watch", "marmot", "marmot", "--plain", "--delay", "0", "--lang", "de")
    assert done.exit_code == 0
    assert Words("de").say("ceremony-begin") in done.stdout


def test_replay_line_by_line(tmp_path: Path, record: Path) -> None:
    done = rifugio(tmp_path, "replay", str(record), "--lang", "it")
    assert done.exit_code == 0
    assert "Giro 1 di" in done.stdout
    assert Words("it").say("effect-game-ended") in done.stdout


def test_show(tmp_path: Path, record: Path) -> None:
    assert "turn over" in rifugio(tmp_path, "show", str(record)).stdout
    assert "START" in rifugio(tmp_path, "show", str(record), "--turn", "2").stdout
    position = tmp_path / "a.position"
    position.write_text(write_position(table().state), encoding="utf-8")
    picture = tmp_path / "a.svg"
    assert "The picture is in" in rifugio(tmp_path, "show", str(position), "--svg", str(picture)).stdout
    assert picture.read_text(encoding="utf-8").startswith("<svg")
    position.write_text("nonsense", encoding="utf-8")
    assert "cannot be read" in rifugio(tmp_path, "show", str(position)).stderr


def test_replay_on_the_full_screen(record: Path) -> None:
    async def run() -> None:
        replayed = Replayed(read_record(record.read_text(encoding="utf-8"), load_box))
        replay_app = ReplayApp(Words("en"), replayed)
        async with replay_app.run_test(size=(100, 30)) as pilot:
            assert isinstance(replay_app.screen, ReplayScreen)
            assert replayed.at == 0
            await pilot.press("right", "right", "left")
            assert replayed.at == 1
            await pilot.press("pagedown", "pagedown", "pageup", "g", "minus")
            assert replayed.at == replayed.turn_starts()[1]
            await pilot.press("end", "enter")
            assert isinstance(replay_app.screen, CeremonyScreen)

    asyncio.run(run())


def test_watching_and_once_more(tmp_path: Path) -> None:
    session = played(table(1, ("marmot",)), lambda one: one.round == one.rounds and one.seat == 1)

    async def run() -> None:
        game_app = GameApp(Words("en"), session, tmp_path / "game", QUICK, delay=0.0)
        async with game_app.run_test(size=(100, 30)) as pilot:
            for _ in range(200):
                await pilot.pause(0.02)
                if isinstance(game_app.screen, CeremonyScreen):
                    break
            ceremony = game_app.screen
            assert isinstance(ceremony, CeremonyScreen)
            while not ceremony.finished:
                await pilot.press("enter")
            await pilot.press("r")
            await pilot.pause()
            game = game_app.screen_stack[-1]
            assert isinstance(game, GameScreen)
            assert [seat.bot for seat in game.session.seats] == ["marmot", None]

    asyncio.run(run())


def test_the_record_of_a_draft_replays() -> None:
    session = played(table(2), walking)
    assert Replayed(record_of(session, "en")).state == session.state
