"""The small network that the linear value is compared with: its gradients, its fit, and the same in play."""

import json
from pathlib import Path

import numpy as np
import pytest

from rifugio.bots.learned.features import features
from rifugio.bots.learned.value import LearnedValue, numbers_for
from rifugio.bots.worth import turns_left
from rifugio.box import load_box
from rifugio.engine.play import carry_out, new_game
from rifugio.engine.state import State
from rifugio.engine.text.moves import read_move
from rifugio.engine.text.positions import read_setup
from tools.learning import fit, games, network, rows


@pytest.fixture(scope="module")
def fitted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Six games of two players, numbers for them, and a network of four units on top."""
    folder = tmp_path_factory.mktemp("network")
    path, numbers = folder / "0.jsonl", folder / "1.json"
    with path.open("w", encoding="utf-8") as file:
        for task in games.tasks(6, 0, None, (2,)):
            file.write(json.dumps(games.self_played(task)) + "\n")
    rows.write([path], 1)
    fit.fit(numbers, [path], 1)
    network.fit_network(folder / "network.json", [path], numbers, 4, 1)
    return folder


def a_position(played: Path) -> State:
    game = json.loads(played.read_text("utf-8").splitlines()[1])
    state = new_game(read_setup(game["setup"], load_box))
    for word in game["moves"].split()[:60]:
        state, _ = carry_out(state, read_move(word))
    return state


def test_a_gradient_is_the_slope_of_the_error() -> None:
    rng = np.random.default_rng(3)
    layers = [rng.normal(size=(5, 4)), rng.normal(size=4), rng.normal(size=4)]
    inputs = rng.normal(size=(6, 3, 5))
    left = rng.normal(size=(6, 3))
    left -= left.mean(1, keepdims=True)

    def error() -> float:
        said = np.maximum(inputs @ layers[0] + layers[1], 0) @ layers[2]
        return float(((said - said.mean(1, keepdims=True) - left) ** 2).mean() / 2)

    for layer, gradient in zip(layers, network.gradients(layers, inputs, left), strict=True):
        for at in np.ndindex(layer.shape):
            layer[at] += 1e-5
            more = error()
            layer[at] -= 2e-5
            slope = (more - error()) / 2e-5
            layer[at] += 1e-5
            assert gradient[at] == pytest.approx(slope, abs=1e-6)


def test_in_play_it_adds_to_the_numbers_what_it_was_fitted_to(fitted: Path) -> None:
    state = a_position(fitted / "0.jsonl")
    value = games.value_for(state.game, str(fitted / "network.json"))
    linear = LearnedValue(state.game, numbers_for(state.game, games.numbers_in(str(fitted / "1.json"))))
    assert isinstance(value, LearnedValue)
    made = json.loads((fitted / "network.json").read_text("utf-8"))["network"]
    weights = np.array(made["weights"])
    there = [
        made["names"].index(name)
        for name in rows.names_in(f"2 {'+'.join(state.game.setup.extensions)}".strip())
    ]
    seen = np.array(features(state))
    turns = np.array(turns_left(state))
    units = seen @ weights[:, there].T + np.outer(turns, weights[:, -1]) + np.array(made["biases"])
    added = np.maximum(units, 0) @ np.array(made["out"])
    expected = np.array(linear.totals(state)) + added
    assert value.totals(state) == pytest.approx(expected.tolist(), abs=1e-6)
    assert abs(added[0] - added[1]) > 1e-4


def test_a_fit_is_the_same_each_time(fitted: Path) -> None:
    network.fit_network(fitted / "again.json", [fitted / "0.jsonl"], fitted / "1.json", 4, 1)
    assert (fitted / "again.json").read_text("utf-8") == (fitted / "network.json").read_text("utf-8")


def test_it_learns_what_the_numbers_leave() -> None:
    """Two seats: what is left is the difference of their first features, if that is above zero."""
    rng = np.random.default_rng(4)
    inputs = rng.normal(size=(4000, 2, len(rows.all_names()) + 1))
    left = np.maximum(inputs[..., 0], 0)
    left -= left.mean(1, keepdims=True)
    seen = {"2": network.Positions(inputs, left, left, left)}
    layers = network.begin(inputs.shape[-1], 4, rng)
    assert network.explained(seen, layers) == pytest.approx(0.0)
    for _ in range(80):
        network.descend(layers, seen, rng, 1)
    assert network.explained(seen, layers) > 0.8
