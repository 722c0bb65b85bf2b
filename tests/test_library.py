"""The library from a user's point of view: its exports, its errors, and how it prints."""

import subprocess
import sys
from pathlib import Path

import pytest

import rifugio
from kit.pages.examples import examples
from kit.repository import ROOT

BOTH = ("helicopter", "rafts")


def middle() -> rifugio.State:
    """A position in the middle of a game."""
    state = rifugio.new_game(rifugio.setup(3, BOTH))
    for _ in range(60):
        state, _ = rifugio.play(state, rifugio.legal_moves(state)[-1])
    return state


def test_everything_exported_is_there() -> None:
    missing = [name for name in rifugio.__all__ if not hasattr(rifugio, name)]
    assert missing == []
    assert {"IllegalMove", "read_move", "write_move", "read_record", "write_record"} <= set(rifugio.__all__)
    assert {"read_position", "write_position", "read_view", "write_view"} <= set(rifugio.__all__)


@pytest.mark.parametrize("page", ["README.md", "docs/library.md"])
def test_the_loop_of_a_page_has_types(page: str, tmp_path: Path) -> None:
    """As a reader would write it, in a file of their own: mypy --strict finds nothing."""
    loop = examples((ROOT / page).read_text(encoding="utf-8"))[0].code
    assert "while rifugio.to_move(state) is not None" in loop
    (tmp_path / "game.py").write_text(loop, encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file", "", str(tmp_path / "game.py")]
    cache = ["--cache-dir", str(ROOT / ".mypy_cache" / "readers")]
    done = subprocess.run([*command, *cache], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("players", [-1, 0, 1, 6, 7])
def test_no_set_up_for_so_many(players: int) -> None:
    with pytest.raises(ValueError, match="2 to 5 players"):
        rifugio.setup(players)


def test_no_set_up_with_what_is_no_extension() -> None:
    with pytest.raises(ValueError, match="unknown extension: boats"):
        rifugio.setup(2, ["rafts", "boats"])
    with pytest.raises(TypeError, match=r"a list of names: \['rafts'\]"):
        rifugio.setup(2, extensions="rafts")


def test_the_text_of_a_move_is_its_notation() -> None:
    state, moves = rifugio.new_game(rifugio.setup(3, BOTH)), set()
    while rifugio.to_move(state) is not None:
        legal = rifugio.legal_moves(state)
        moves |= set(legal)
        state, _ = rifugio.play(state, legal[len(moves) % len(legal)])
    assert len({type(move) for move in moves}) >= 6
    for move in moves:
        assert str(move) == rifugio.write_move(move) == f"{move}"
        assert rifugio.read_move(str(move)) == move


def test_positions_and_games_as_text() -> None:
    state = middle()
    assert rifugio.read_position(rifugio.write_position(state)) == state
    seen = rifugio.view(state, 1)
    assert rifugio.read_view(rifugio.write_view(seen)) == seen
    setup = rifugio.setup(2)
    record = rifugio.Record(setup, tuple(rifugio.legal_moves(rifugio.new_game(setup))[:1]))
    assert rifugio.read_record(rifugio.write_record(record)) == record
    with pytest.raises(ValueError, match="not a move"):
        rifugio.read_move("fly to the moon")


def test_a_refusal_can_be_caught() -> None:
    with pytest.raises(rifugio.IllegalMove) as caught:
        rifugio.play(rifugio.new_game(rifugio.setup(2)), rifugio.read_move("end"))
    assert isinstance(caught.value.reason, rifugio.Reason)


def test_nothing_prints_a_page() -> None:
    state = middle()
    shown = [repr(one) for one in (state, rifugio.view(state, 1), state.game.setup, state.board, state.game)]
    assert [one for one in shown if len(one) > 130] == []
    assert (
        shown[0]
        == f"<State of 3, helicopter+rafts: tiles {len(state.board.tiles)}, turn of seat {state.turn.seat}>"
    )
    assert len(repr(state.offer)) < 400
