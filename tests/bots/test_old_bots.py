"""Old bots play in a process of their own, by their own rules."""

from pathlib import Path

import pytest

import rifugio
from rifugio.engine.play import legal_moves, new_game, play
from rifugio.engine.text.moves import read_move
from rifugio.engine.text.positions import write_setup
from tools.studies import old_bots
from tools.studies.old_bots import OldBots


def test_an_old_fox_plays_its_first_turn_by_todays_rules() -> None:
    setup = rifugio.setup(3, ["rafts"])
    state, moves = new_game(setup), list[str]()
    while state.turn.awaiting is not None:
        moves.append(str(legal_moves(state)[0]))
        state, _ = play(state, read_move(moves[-1]))
    old = OldBots()
    try:
        turn = old.turn(write_setup(setup), moves, "fox")
    finally:
        old.close()
    for move in turn:
        state, _ = play(state, read_move(move))
    assert turn[-1] == "end"


def test_a_commit_that_is_missing_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(old_bots, "ROOT", tmp_path)
    with pytest.raises(SystemExit, match="commit 1234567 is not in this clone"):
        old_bots.package("1234567890")
