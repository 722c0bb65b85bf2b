"""Resuming a saved game: only one with a person in it, by one process at a time, with no other options."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from rifugio.terminal import claiming, saving
from rifugio.terminal.app import GameApp
from rifugio.terminal.claiming import InUse, claim, let_go
from rifugio.terminal.menu import MenuScreen
from rifugio.terminal.opening import Wishes, session_of_bots
from rifugio.terminal.saving import OnlyAnimals, load, new_path, save, saved_games
from rifugio.words import LANGUAGES, Words
from tests.terminal.tables import QUICK, played, table, walking
from tests.terminal.test_commands import rifugio

HOLDER = """
import sys
from pathlib import Path
from rifugio.terminal.claiming import claim
claim(Path(sys.argv[1]))
print("held", flush=True)
sys.stdin.read()
"""


@pytest.fixture(autouse=True)
def _games_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(claiming, "_HELD", {})


def holder(path: Path) -> "subprocess.Popen[str]":
    """Another process that has a game open."""
    other = subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert other.stdout is not None
    assert other.stdout.readline() == "held\n"
    return other


def kept(name: str) -> Path:
    path = saving.folder() / name
    save(played(table(1, ("marmot",)), walking), "en", path)
    return path


def test_a_game_of_animals_is_not_resumed(tmp_path: Path) -> None:
    mine = kept("2026-01-01-100000.record")
    theirs = saving.folder() / "2026-01-02-100000.record"
    save(session_of_bots(("marmot", "marmot"), Wishes(seed="b")), "en", theirs)
    assert saved_games() == [mine]
    with pytest.raises(OnlyAnimals):
        load(theirs)
    done = rifugio(tmp_path, "play", str(theirs))
    assert done.exit_code == 2
    assert "Only animals play" in done.stderr
    assert "Ann" in rifugio(tmp_path, "play", "--resume", typed="points\n").stdout


def test_watching_leaves_nothing_to_resume(tmp_path: Path) -> None:
    save(played(session_of_bots(("marmot", "fox"), Wishes(seed="b")), walking), "en", new_path())
    assert "no saved game" in rifugio(tmp_path, "play", "--resume").stderr


def test_a_game_that_is_being_played_is_refused(tmp_path: Path) -> None:
    path = kept("2026-01-01-100000.record")
    other = holder(path)
    try:
        for arguments in (["--resume"], [str(path)]):
            done = rifugio(tmp_path, "play", *arguments)
            assert (done.exit_code, done.stdout) == (2, "")
            assert "is being played in another window" in done.stderr
    finally:
        other.kill()
        other.communicate()
    again = rifugio(tmp_path, "play", "--resume", typed="quit\n")
    assert again.exit_code == 0, "whoever was killed holds nothing"


def test_the_menu_says_so_too(tmp_path: Path) -> None:
    other = holder(kept("2026-01-01-100000.record"))

    async def run() -> None:
        app = GameApp(Words("en"), None, tmp_path / "new", QUICK, delay=0.0)
        async with app.run_test(size=(100, 30), notifications=True) as pilot:
            await pilot.press("down", "enter")
            await pilot.pause()
            assert isinstance(app.screen, MenuScreen)
            assert ["another window" in one.message for one in app._notifications] == [True]

    try:
        asyncio.run(run())
    finally:
        other.communicate("")


def test_a_game_is_free_again_and_nothing_lies_about(tmp_path: Path) -> None:
    path = tmp_path / "a.record"
    claim(path)
    claim(path)
    assert [one.name for one in tmp_path.iterdir()] == [".a.record.lock"]
    let_go()
    assert list(tmp_path.iterdir()) == []
    other = holder(path)
    with pytest.raises(InUse):
        claim(path)
    other.communicate("")
    claim(path)
    let_go(path)


def test_whoever_waits_for_a_lock_that_is_taken_away_takes_the_new_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between opening and locking the file, its owner may have gone and another come."""
    path, lock = tmp_path / "a.record", claiming._lock
    tries: list[int] = []

    def slow(handle: int) -> bool:
        tries.append(handle)
        if len(tries) == 1:
            (tmp_path / ".a.record.lock").unlink()
        return lock(handle)

    monkeypatch.setattr(claiming, "_lock", slow)
    claim(path)
    assert len(tries) == 2
    other = subprocess.run(
        [sys.executable, "-c", HOLDER, str(path)], input="", capture_output=True, text=True, check=False
    )
    assert "InUse" in other.stderr
    let_go()


def test_two_games_of_the_same_second_have_two_names() -> None:
    names = {new_path() for _ in range(3)}
    assert len(names) == 3
    let_go()


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="root may write anywhere")
def test_where_nothing_can_be_written_one_can_still_play(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    claim(tmp_path / "a.record")


@pytest.mark.parametrize(
    ("arguments", "options"),
    [
        (["--resume", "--players", "3"], "--players"),
        (["--resume", "fox"], "--bots"),
        (["--resume", "--seed", "x", "--name", "Ann"], "--name, --seed"),
        (["--resume", "--with", "rafts"], "--with"),
        (["--resume", "--open-scores", "--first", "1"], "--open-scores, --first"),
        (["a.record", "--bot", "fox"], "--bots"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_saved_game_says_itself(
    tmp_path: Path, arguments: list[str], options: str, language: str
) -> None:
    done = rifugio(tmp_path, "play", *arguments, "--lang", language)
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr.strip() == Words(language).say("error-resume-alone", options=options)


@pytest.mark.parametrize("arguments", [["--resume", "a.record"], ["a.record", "b.record"]])
def test_one_game_at_a_time(tmp_path: Path, arguments: list[str]) -> None:
    assert "Only one saved game" in rifugio(tmp_path, "play", *arguments).stderr


def test_nobody_who_is_named_is_left_out(tmp_path: Path) -> None:
    done = rifugio(tmp_path, "play", "--players", "2", "fox", "ibex")
    assert done.stderr.strip() == "You named 3 people and animals, but only 2 can play."
