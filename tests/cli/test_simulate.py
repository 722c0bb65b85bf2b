"""`rifugio simulate`."""

import json
from dataclasses import replace
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

import rifugio as library
from rifugio.cli import simulating
from rifugio.cli.app import app
from rifugio.simulation import Spread, simulate
from tests.cli.running import here, rifugio


def as_json(*arguments: str) -> dict[str, Any]:
    done = here("simulate", *arguments, "--json")
    assert (done.returncode, done.stderr) == (0, "")
    found = json.loads(done.stdout)
    assert isinstance(found, dict)
    return found


@pytest.mark.parametrize(("players", "turns"), [(2, 15), (3, 20), (4, 15), (5, 12)])
def test_json(players: int, turns: int) -> None:
    found = as_json("--games", "4", "--players", str(players), "--seed", "3")
    expected = simulate(library.setup(players), 4, 3)
    assert (found["games"], found["players"], found["seed"]) == (4, players, 3)
    assert (
        found["turns_per_player"] == found["turns_per_player_min"] == found["turns_per_player_max"] == turns
    )
    assert found["legal_moves_mean"] == pytest.approx(expected.legal_moves_mean, abs=0.001)
    assert found["score"]["total"]["max"] == expected.total.most
    assert found["games_per_second"] > 0
    assert found["decisions_per_second"] > found["games_per_second"]


def test_the_same_seed_gives_the_same_figures() -> None:
    first, second = (as_json("--games", "3", "--seed", "5") for _ in range(2))
    for clocked in ("seconds", "games_per_second", "decisions_per_second"):
        del first[clocked], second[clocked]
    assert first == second


def test_table() -> None:
    done = rifugio("simulate", "--games", "3", "--players", "2")
    assert (done.returncode, done.stderr) == (0, "")
    for words in (
        "3 random games of 2 players",
        "decisions per second",
        "turns of a player",
        "points: total",
    ):
        assert words in done.stdout


@pytest.mark.parametrize(
    "arguments", [("--players", "1"), ("--players", "6"), ("--games", "0"), ("--with", "submarine")]
)
def test_what_does_not_exist_is_refused(arguments: tuple[str, str]) -> None:
    done = here("simulate", *arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert arguments[0] in done.stderr


def test_a_wrong_number_of_turns_is_an_error(capsys: pytest.CaptureFixture[str]) -> None:
    setup = library.setup(2)
    right = simulate(setup, 1, 0)
    simulating.check_turns(setup, right)
    for wrong in (Spread(14.5, 14, 15), Spread(16, 16, 16)):
        with pytest.raises(typer.Exit):
            simulating.check_turns(setup, replace(right, turns_per_player=wrong))
        assert "should have had 15 turns" in capsys.readouterr().err


def test_a_bar_is_shown_to_whoever_is_looking(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    done = CliRunner().invoke(app, ["simulate", "--games", "3", "--json"])
    assert done.exit_code == 0
    assert "Playing" in done.stderr
    assert "3/3" in done.stderr
    assert json.loads(done.stdout)["games"] == 3
