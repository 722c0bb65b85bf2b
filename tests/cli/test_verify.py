"""`rifugio verify`."""

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from rifugio.dealer import commitment_of
from rifugio.engine.text.records import Record, write_record
from tests.cli.running import here, rifugio
from tests.dealer.games import SECRET, dealt_game

game = cache(dealt_game)


def verified(folder: Path, record: Record | str, *arguments: str) -> tuple[int, str]:
    """Write a record, verify it, and return the exit code and the output."""
    file = folder / "game.txt"
    file.write_text(record if isinstance(record, str) else write_record(record), encoding="utf-8")
    done = here("verify", str(file), *arguments)
    assert done.stderr == ""
    return done.returncode, done.stdout


def test_a_genuine_record(tmp_path: Path) -> None:
    code, said = verified(tmp_path, game())
    assert code == 0
    assert "ok      The game replays" in said
    assert commitment_of(SECRET) in said
    assert "seat 0: 'Gämse'" in said
    assert "seat 2: no word" in said
    assert "GENUINE" in said
    assert "--commitment" in said


def test_with_the_commitment_as_it_was_shown(tmp_path: Path) -> None:
    code, said = verified(tmp_path, game(), "--commitment", commitment_of(SECRET))
    assert code == 0
    assert "For yourself to check" not in said
    code, said = verified(tmp_path, game(), "--commitment", commitment_of(bytes(32)))
    assert code == 1
    assert "another commitment" in said


def test_no_seal(tmp_path: Path) -> None:
    code, said = verified(tmp_path, replace(game(), headers={}))
    assert code == 1
    assert "FAILED  The record has no seal" in said


def test_an_unfinished_game(tmp_path: Path) -> None:
    code, said = verified(tmp_path, dealt_game(moves=50))
    assert code == 1
    assert "The game is not finished" in said
    assert "FAILED  The secret is not published yet" in said


@pytest.mark.parametrize(
    ("header", "text", "expected"),
    [
        ("Secret", "00" * 32, "not the one that was committed to"),
        ("Words", '["a", "b", "c", "d"]', "should have been"),
        ("Words", "nothing", "its header Words"),
        ("Commitment", "none", "its header Commitment"),
    ],
)
def test_a_changed_seal(tmp_path: Path, header: str, text: str, expected: str) -> None:
    code, said = verified(tmp_path, replace(game(), headers={**game().headers, header: text}))
    assert code == 1
    assert "FAILED" in said
    assert expected in said
    assert "GENUINE" not in said


def test_a_changed_move(tmp_path: Path) -> None:
    """The first tile is changed, so the recorded digests no longer match."""
    text = write_record(game())
    first = text.index("reveal=")
    tile = text[first:].split()[0]
    code, said = verified(
        tmp_path, text[:first] + f"reveal={'G' if tile != 'reveal=G' else 'F'}" + text[first:][len(tile) :]
    )
    assert code == 1
    assert "FAILED  This is not the record of a game by the rules: turn 1" in said


@pytest.mark.parametrize("text", ["", "nothing", "rifugio", "[toml]\n"])
def test_no_record_at_all(tmp_path: Path, text: str) -> None:
    code, said = verified(tmp_path, text)
    assert code == 1
    assert said.startswith("FAILED  This is not the record of a game")


def test_an_unknown_box(tmp_path: Path) -> None:
    code, said = verified(tmp_path, write_record(game()).replace("box=second-edition", "box=third-edition"))
    assert code == 1
    assert "FAILED  This is not the record of a game by the rules" in said


def test_not_even_text(tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_bytes(b"\xff\xfe")
    done = here("verify", str(tmp_path / "game.txt"))
    assert done.returncode == 1
    assert "not even text" in done.stdout


def test_a_record_cannot_play_tricks_on_the_terminal(tmp_path: Path) -> None:
    text = write_record(game()).replace(" end ", " \x1b[2Jend ", 1)
    code, said = verified(tmp_path, text)
    assert code == 1
    assert "\x1b" not in said


def test_no_file(tmp_path: Path) -> None:
    done = rifugio("verify", str(tmp_path / "none.txt"))
    assert done.returncode == 1
    assert "FAILED  The file cannot be read: No such file or directory." in done.stdout
