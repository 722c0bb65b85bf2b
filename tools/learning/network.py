"""A small network for what the linear value leaves unexplained, to compare the two in play.

One hidden layer over the same features and the turns left, the same for all seats and ways, fitted to how the
seats of a position differ. `duel` plays by it; it does not ship (docs/learning.md).
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from rifugio.bots.learned.value import read_numbers
from tools.learning.design import Array, Rows, Scale, games_of, read, scale_of
from tools.learning.fit import NOTHING, split, targets
from tools.learning.rows import all_names
from tools.learning.writing import in_design

BATCH: Final = 256
"""Positions of one way in a step of the descent."""
EPOCHS: Final = 10
RATE: Final = 1e-3
FIRST, SECOND, TINY = 0.9, 0.999, 1e-8
"""Adam's constants."""
DIGITS: Final = 5


Inputs: TypeAlias = NDArray[np.float32] | Array


class Positions(NamedTuple):
    """Positions of one way, by seat; points are less the seats' mean."""

    inputs: Inputs
    """Standardised features, and turns left."""
    left: Array
    """What the linear value leaves of the target."""
    missed: Array
    """What it leaves of the points made in the end."""
    made: Array
    """Those points."""


Layers: TypeAlias = list[Array]
"""The hidden layer's weights and biases, and the output's weights; an output's bias makes no difference."""


def fit_network(into: Path, files: Sequence[Path], onto: Path, hidden: int, seed: int) -> None:
    """Fit, print how well games that were held out are predicted, and write the network."""
    rng = np.random.default_rng(seed)
    ways = sorted({path.name for file in files for path in file.with_suffix(".rows").iterdir()})
    rows = {way: read(files, way) for way in ways}
    scale, earlier = scale_of(rows.values()), read_numbers(onto.read_text(encoding="utf-8"))
    seen, held, games = {}, {}, 0
    for way in ways:
        linear = in_design(earlier.get(way, NOTHING), scale)
        games += rows[way].games
        first, *rest = split(rows.pop(way).standardised(scale), rng)
        seen[way] = positions(first, linear)
        if rest:
            held[way] = positions(rest[0], linear)
    layers = begin(len(all_names()) + 1, hidden, rng)
    for epoch in range(1, EPOCHS + 1):
        before = explained(held, layers)
        descend(layers, seen, rng, epoch)
        print(
            f"{games} games, epoch {epoch}: held out R² {before:.4f} to {explained(held, layers):.4f}",
            flush=True,
        )
    into.write_text(written(layers, scale, onto), encoding="utf-8")


def positions(rows: Rows, linear: Array) -> Positions:
    """Return the positions of some games of one way."""
    expected = rows.predicted(linear)
    made = targets(rows, None)
    columns = (
        np.hstack([rows.seen, rows.turns[:, None].astype(np.float32)]),
        targets(rows, linear) - expected,
        made - expected,
        made,
    )
    parts: list[tuple[NDArray[Any], ...]] = [
        tuple(one[start:end].reshape(seats, -1, *one.shape[1:]).swapaxes(0, 1) for one in columns)
        for start, end, seats in games_of(rows)
    ]
    whole, *points = (np.concatenate(column) for column in zip(*parts, strict=True))
    return Positions(whole, *[one - one.mean(1, keepdims=True) for one in points])


def begin(inputs: int, hidden: int, rng: np.random.Generator) -> Layers:
    """Return a network that says 0 to everything."""
    return [rng.normal(0, (2 / inputs) ** 0.5, (inputs, hidden)), np.zeros(hidden), np.zeros(hidden)]


def descend(layers: Layers, seen: Mapping[str, Positions], rng: np.random.Generator, epoch: int) -> None:
    """Go once through all positions, in random batches of one way each."""
    batches = [
        (way, numbers)
        for way, one in seen.items()
        for numbers in np.array_split(rng.permutation(len(one.left)), max(1, len(one.left) // BATCH))
    ]
    rate = RATE * (1 - (epoch - 1) / EPOCHS)
    means, squares = ([np.zeros_like(layer) for layer in layers] for _ in range(2))
    for step, number in enumerate(rng.permutation(len(batches)), 1):
        way, which = batches[number]
        found = gradients(layers, seen[way].inputs[which], seen[way].left[which])
        for one, gradient in enumerate(found):
            means[one] += (1 - FIRST) * (gradient - means[one])
            squares[one] += (1 - SECOND) * (gradient**2 - squares[one])
            scaled = np.sqrt(squares[one] / (1 - SECOND**step)) + TINY
            layers[one] -= rate * (means[one] / (1 - FIRST**step)) / scaled


def gradients(layers: Layers, inputs: Inputs, left: Array) -> Iterator[Array]:
    """Yield the gradients of half the mean squared error of how the seats differ."""
    weights, biases, out = layers
    units = np.maximum(inputs @ weights + biases, 0)
    said = units @ out
    wrong = (said - said.mean(1, keepdims=True) - left) / left.size
    back = wrong[..., None] * out * (units > 0)
    yield np.tensordot(inputs, back, ((0, 1), (0, 1)))
    yield back.sum((0, 1))
    yield np.tensordot(units, wrong, ((0, 1), (0, 1)))


def explained(held: Mapping[str, Positions], layers: Layers) -> float:
    """Return R², as `fit.explained`: how much is predicted of how the seats' points to come differ."""
    weights, biases, out = layers
    wrong, spread = 0.0, 1e-9
    for one in held.values():
        said = np.maximum(one.inputs @ weights + biases, 0) @ out
        wrong += float(((one.missed - (said - said.mean(1, keepdims=True))) ** 2).sum())
        spread += float((one.made**2).sum())
    return 1 - wrong / spread


def written(layers: Layers, scale: Scale, onto: Path) -> str:
    """Return the network as text, for features that are not standardised, with the numbers it adds to."""
    weights, biases, out = layers
    plain = weights[:-1] / scale.deviation[:, None]
    columns = {
        "weights": np.vstack([plain, weights[-1:]]).T,
        "biases": biases - scale.mean @ plain,
        "out": out,
    }
    network = {name: np.round(column, DIGITS).tolist() for name, column in columns.items()}
    linear = json.loads(onto.read_text(encoding="utf-8"))
    return json.dumps({**linear, "network": {"names": [*all_names(), "turns left"], **network}}) + "\n"
