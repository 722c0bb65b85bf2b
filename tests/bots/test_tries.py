"""A budget in tries: the same view and as many tries are the same turn, whatever the clock and the Python."""

import json
import os
import subprocess
import sys
from hashlib import sha256

import pytest

import rifugio
from kit import bots_game
from kit.repository import ROOT
from rifugio.answering.thinking import think
from rifugio.answering.thoughts import Question
from rifugio.bots import BOTS, Budget, make_bot, patience
from rifugio.bots.learned import tours
from rifugio.bots.worth import fading_by_steps
from rifugio.engine.play import legal_moves, new_game, play, view
from rifugio.engine.text.positions import write_setup
from tests.bots.test_bots import some_positions

KNOWN = {
    "badger": "6c2c1cd09d60",
    "eagle": "007bc3b37277",
    "lynx": "2dddc2be9b2d",
    "owl": "9462309ebe75",
}
"""Whole games of two players: CPython 3.11, PyPy 7.3 and Pyodide (Python 3.14) have all played these."""


def digest(moves: list[str]) -> str:
    return sha256(" ".join(moves).encode()).hexdigest()[:12]


@pytest.mark.parametrize("name", KNOWN)
def test_whole_games_are_those_that_other_pythons_play(name: str) -> None:
    assert digest(json.loads(bots_game.moves(2, "", name, 100))) == KNOWN[name]


def test_powers_are_rounded_as_by_other_pythons() -> None:
    """The C library's are not: Pyodide's differs from glibc's in the last digit of some."""
    tables = [fading_by_steps(nearness) for nearness in (0.88, 0.7, 0.88 * 0.88, 0.7 * 0.7)]
    exact = [list(map(float.hex, table)) for table in (*tables, tours.SLOWLY, tours.FADING, tours.QUICKLY)]
    assert sha256(repr(exact).encode()).hexdigest()[:12] == "a6a09dd9d8e8"


def test_the_order_of_sets_has_no_say() -> None:
    asked = "from kit import bots_game; print(bots_game.moves(2, 'helicopter rafts', 'owl eagle', 6))"
    found = {
        subprocess.run(
            [sys.executable, "-c", asked],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(found) == 1


@pytest.mark.parametrize("name", BOTS)
def test_the_clock_has_no_say(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def choices() -> list[object]:
        budget = Budget(seconds=0, tries=400)
        return [make_bot(name).choose(view(at, at.turn.seat), legal_moves(at), budget) for at in states]

    states = some_positions()
    before = choices()
    times = iter(range(10_000_000))
    monkeypatch.setattr(patience, "perf_counter", lambda: 1000.0 * next(times))
    assert choices() == before


def test_more_tries_find_more() -> None:
    states = some_positions()
    few, many = [
        [
            make_bot("lynx").choose(view(at, at.turn.seat), legal_moves(at), Budget(tries=tries))
            for at in states
        ]
        for tries in (1, 4_000)
    ]
    assert few != many


def test_without_a_try_left_a_bot_still_moves_by_the_rules() -> None:
    state = some_positions()[0]
    bot = make_bot("owl")
    while not state.turn.over and state.turn.awaiting is None:
        state, _ = play(state, bot.choose(view(state, state.turn.seat), legal_moves(state), Budget(tries=0)))
    assert state != new_game(state.game.setup)


def test_a_plan_taken_up_in_the_middle_goes_on_as_it_began() -> None:
    """A server that starts anew between two moves of a bot asks again, with the first of them played."""
    setup, moves = rifugio.setup(2, ["rafts"]), json.loads(bots_game.moves(2, "rafts", "eagle", 7))
    drawn = [ply for ply, move in enumerate(moves) if move.startswith("reveal")]
    asked = Question(write_setup(setup), tuple(moves[: drawn[-2] + 1]), "eagle", 60.0, 300)
    plan = [one.move for one in think(asked)]
    assert len(plan) > 2
    for many in range(1, len(plan)):
        again = think(asked._replace(moves=(*asked.moves, *plan[:many])))
        assert [one.move for one in again] == plan[many:]
