"""Fits the numbers: points still to come, linear in the features, by ridge regression on λ-returns.

First over all ways, then for each way, drawn towards the numbers of all, so that ways with few games lean on
the others. Deterministic; the seed only chooses the games that are held out to judge the fit.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from rifugio.bots.learned.value import Chance
from tools.learning.chances import chance_of, off_by, outcomes, predicted
from tools.learning.rows import KNOWN, all_names, names_in

Array: TypeAlias = NDArray[np.float64]
Bits: TypeAlias = NDArray[np.bool_]

LAMBDA: Final = 0.7
"""How far a target looks ahead: 1 is the end of the game, 0 the value of the next position."""
PASSES: Final = 5
"""How often the targets are computed anew with the fitted value."""
RIDGE: Final = 30.0
TOWARDS_ALL: Final = 1000.0
"""How strongly a way is drawn towards all, as many rows as would weigh the same."""
HELD_OUT: Final = 6
"""One game in so many judges the fit."""
DIGITS: Final = 4


class Rows(NamedTuple):
    """The rows of one way; those of a game and seat follow each other in time."""

    known: Array
    """The columns of KNOWN."""
    design: NDArray[np.float32]
    """The features, standardised; the same times turns left; turns left; and 1."""


class Scale(NamedTuple):
    """Means and standard deviations of the features over all ways."""

    mean: Array
    deviation: Array


def fit(into: Path, files: Sequence[Path], seed: int) -> None:
    """Fit, print how well the numbers predict games that were held out, and write them."""
    ways = sorted({path.name for file in files for path in file.with_suffix(".rows").iterdir()})
    raw = {way: read(files, way) for way in ways}
    scale = scale_of(raw.values())
    rows = {way: Rows(one[:, : len(KNOWN)], designed(one, scale)) for way, one in raw.items()}
    del raw
    rng = np.random.default_rng(seed)
    out = {way: held_out(one, rng) for way, one in rows.items()}
    judged = fitted({way: kept(one, ~out[way]) for way, one in rows.items()})
    for way, one in rows.items():
        if out[way].any():
            held = kept(one, out[way])
            judge = explained(held, judged[way])
            margins, turns, won = outcomes(held.known, held.design @ judged[way])
            chance = chance_after(kept(one, ~out[way]), judged[way])
            off = off_by(predicted(chance, margins, turns), won)
            print(f"{way:20} {games_in(one):5} games, held out R² {judge:.3f}, chances off by {off:.1%}")
    found = fitted(rows)
    chances = {way: chance_after(one, found[way]) for way, one in rows.items()}
    into.write_text(written(found, scale, chances), encoding="utf-8")


def read(files: Iterable[Path], way: str) -> Array:
    """Return the rows of a way in all files, with a column for every name; games are numbered throughout."""
    order, there = all_names(), names_in(way)
    places = [*range(len(KNOWN)), *[len(KNOWN) + order.index(name) for name in there]]
    parts, games = [], 0
    for file in files:
        path = file.with_suffix(".rows") / way
        if path.exists():
            numbers = np.fromfile(path, dtype=np.float32).reshape(-1, len(places))
            wide = np.zeros((len(numbers), len(KNOWN) + len(order)))
            wide[:, places] = numbers
            wide[:, 0] += games
            games = int(wide[:, 0].max()) + 1
            parts.append(wide)
    return np.concatenate(parts)


def scale_of(raw: Iterable[Array]) -> Scale:
    """Return the means and standard deviations over all rows."""
    sums = [(len(one), one[:, len(KNOWN) :].sum(0), (one[:, len(KNOWN) :] ** 2).sum(0)) for one in raw]
    many = sum(number for number, _, _ in sums)
    mean = total(one for _, one, _ in sums) / many
    square = total(one for _, _, one in sums) / many
    return Scale(mean, np.sqrt(np.maximum(square - mean**2, 0.0)) + 1e-3)


def designed(rows: Array, scale: Scale) -> NDArray[np.float32]:
    """Return the design matrix."""
    turns = rows[:, [KNOWN.index("turns")]]
    standard = (rows[:, len(KNOWN) :] - scale.mean) / scale.deviation
    return np.hstack([standard, standard * turns, turns, np.ones_like(turns)]).astype(np.float32)


def held_out(rows: Rows, rng: np.random.Generator) -> Bits:
    """Return which rows belong to the games that judge the fit."""
    games = np.unique(rows.known[:, 0])
    return np.isin(rows.known[:, 0], rng.choice(games, len(games) // HELD_OUT, replace=False))


def kept(rows: Rows, which: Bits) -> Rows:
    """Return some of the rows."""
    return Rows(rows.known[which], rows.design[which])


def games_in(rows: Rows) -> int:
    """Return the number of games."""
    return len(np.unique(rows.known[:, 0]))


def fitted(rows: Mapping[str, Rows]) -> dict[str, Array]:
    """Return the coefficients of the design matrix for each way."""
    squares = {way: (one.design.T @ one.design).astype(np.float64) for way, one in rows.items()}
    found: dict[str, Array] = {}
    for _ in range(PASSES + 1):
        products = {way: one.design.T @ targets(one, found.get(way)) for way, one in rows.items()}
        over_all = solved(total(squares.values()), total(products.values()), RIDGE)
        for way in rows:
            rest = products[way] - squares[way] @ over_all
            found[way] = over_all + solved(squares[way], rest, TOWARDS_ALL)
    return found


def solved(squares: Array, products: Array, ridge: float) -> Array:
    """Solve the normal equations of a ridge regression; the constant is not held back."""
    held_back = np.full(len(squares), ridge)
    held_back[-1] = 1e-6
    return np.linalg.solve(squares + np.diag(held_back), products).astype(np.float64)


def total(arrays: Iterable[Array]) -> Array:
    """Return the sum of arrays of the same shape."""
    found: Array = np.sum([*arrays], axis=0)
    return found


def targets(rows: Rows, coefficients: Array | None) -> Array:
    """Return the λ-returns; without coefficients, what came in the end."""
    points, final = rows.known[:, KNOWN.index("points")], rows.known[:, KNOWN.index("final")]
    if coefficients is None:
        return final - points
    expected = points + rows.design @ coefficients
    found = final.copy()
    for back in steps_back(rows):
        found[back] = LAMBDA * found[back + 1] + (1 - LAMBDA) * expected[back + 1]
    return found - points


def steps_back(rows: Rows) -> Iterable[NDArray[np.int64]]:
    """Yield the rows whose next one is the last of its game and seat, then those before them, and so on."""
    whose = rows.known[:, 0] * 10 + rows.known[:, KNOWN.index("seat")]
    ends = np.flatnonzero(np.diff(whose, append=-1))
    begins = np.concatenate([[0], ends[:-1] + 1])
    for back in range(1, int((ends - begins).max()) + 1):
        yield (ends - back)[ends - back >= begins]


def explained(rows: Rows, coefficients: Array) -> float:
    """Return R²: the share of the variance of points to come that is predicted."""
    truth = targets(rows, None)
    wrong = truth - rows.design @ coefficients
    return float(1 - wrong.var() / truth.var())


def chance_after(rows: Rows, coefficients: Array) -> Chance:
    """Return how a margin by these coefficients becomes a chance to win."""
    return chance_of(*outcomes(rows.known, rows.design @ coefficients))


def written(found: Mapping[str, Array], scale: Scale, chances: Mapping[str, Chance]) -> str:
    """Return the numbers as text: for each way, those that always count, and those per turn left."""
    order = all_names()
    many = len(order)
    ways = {}
    for way, coefficients in found.items():
        always, per_turn = (coefficients[start : start + many] / scale.deviation for start in (0, many))
        columns = {
            "always": [coefficients[-1] - always @ scale.mean, *always],
            "per_turn": [coefficients[-2] - per_turn @ scale.mean, *per_turn],
            "chance": chances[way],
        }
        ways[way] = {
            name: [round(float(number), DIGITS) for number in column] for name, column in columns.items()
        }
    return json.dumps({"names": ["", *order], "ways": ways}, separators=(",", ":")) + "\n"
