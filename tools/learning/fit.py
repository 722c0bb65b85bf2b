"""Fits the numbers: points still to come, linear in the features, by ridge regression on λ-returns.

First over all ways; then, drawn towards that, over those with as many players; then, drawn towards that, for
each way, so that ways with few games lean on the others. Deterministic; the seed only chooses the games that
are held out to judge the fit.
"""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rifugio.bots.learned.value import Chance, Numbers, read_numbers
from tools.learning.chances import chance_of, off_by, outcomes, predicted
from tools.learning.design import (
    Array,
    Rows,
    designed,
    games_in,
    held_out,
    kept,
    read,
    scale_of,
    total,
)
from tools.learning.rows import KNOWN
from tools.learning.writing import in_design, written

LAMBDA: Final = 0.8
"""How far a target looks ahead: 1 is the end of the game, 0 the value of the next position."""
PASSES: Final = 5
"""How often the targets are computed anew with the fitted value."""
RIDGE: Final = 10_000.0
TOWARDS_ALL: Final = 30_000.0
TOWARDS_PLAYERS: Final = 100_000.0
"""How strongly all numbers are drawn towards zero, those of a number of players towards all, and a way's
towards those: as many rows would weigh the same. Chosen by what predicts the margins of held-out games best.
"""
NOTHING: Final = Numbers({}, {})
"""Before the first round."""


def fit(into: Path, files: Sequence[Path], seed: int, onto: Path | None = None) -> None:
    """Fit, print how well the numbers predict games that were held out, and write them.

    Onto earlier numbers, only what those leave unexplained is fitted, so that a round needs fewer games than
    the first; a way that does not predict held-out games better than before keeps its earlier numbers.
    """
    ways = sorted({path.name for file in files for path in file.with_suffix(".rows").iterdir()})
    raw = {way: read(files, way) for way in ways}
    scale = scale_of(raw.values())
    rows = {way: Rows(one[:, : len(KNOWN)], designed(one, scale)) for way, one in raw.items()}
    del raw
    earlier = read_numbers(onto.read_text(encoding="utf-8")) if onto else {}
    before = {way: in_design(earlier.get(way, NOTHING), scale) for way in rows}
    better = judged(rows, before, np.random.default_rng(seed))
    found = {way: one if way in better else before[way] for way, one in fitted(rows, before).items()}
    chances = {way: chance_after(one, found[way]) for way, one in rows.items()}
    into.write_text(written(found, scale, chances), encoding="utf-8")


def judged(rows: Mapping[str, Rows], before: Mapping[str, Array], rng: np.random.Generator) -> set[str]:
    """Print how well each way predicts games that were held out; return those that do it better than before.

    A way with too few games to hold any out counts as better.
    """
    out = {way: held_out(one, rng) for way, one in rows.items()}
    seen = {way: kept(one, ~out[way]) for way, one in rows.items()}
    found, better = fitted(seen, before), set(rows)
    for way, one in rows.items():
        if not out[way].any():
            continue
        held = kept(one, out[way])
        was, now = explained(held, before[way]), explained(held, found[way])
        if now <= was:
            better.remove(way)
        margins, turns, won = outcomes(held.known, held.design @ found[way])
        off = off_by(predicted(chance_after(seen[way], found[way]), margins, turns), won)
        print(
            f"{way:20} {games_in(one):5} games, held out R² {now:.3f}, before {was:.3f}, "
            f"chances off by {off:.1%}"
        )
    return better


def fitted(rows: Mapping[str, Rows], before: Mapping[str, Array]) -> dict[str, Array]:
    """Return the coefficients of the design matrix for each way: the earlier ones, and what they lack."""
    squares = {way: (one.design.T @ one.design).astype(np.float64) for way, one in rows.items()}
    explained_before = {way: one.design @ before[way] for way, one in rows.items()}
    found: dict[str, Array] = {}
    for _ in range(PASSES + 1):
        products = {
            way: one.design.T @ (targets(one, found.get(way)) - explained_before[way])
            for way, one in rows.items()
        }
        over_all = drawn(rows, squares, products, np.zeros(len(next(iter(products.values())))), RIDGE)
        for players in {way[0] for way in rows}:
            ways = [way for way in rows if way[0] == players]
            alike = drawn(ways, squares, products, over_all, TOWARDS_ALL)
            for way in ways:
                found[way] = before[way] + drawn([way], squares, products, alike, TOWARDS_PLAYERS)
    return found


def drawn(
    ways: Iterable[str],
    squares: Mapping[str, Array],
    products: Mapping[str, Array],
    towards: Array,
    ridge: float,
) -> Array:
    """Return the coefficients that fit some ways, drawn towards others."""
    square = total(squares[way] for way in ways)
    return towards + solved(square, total(products[way] for way in ways) - square @ towards, ridge)


def solved(squares: Array, products: Array, ridge: float) -> Array:
    """Solve the normal equations of a ridge regression; the constant is not held back."""
    held_back = np.full(len(squares), ridge)
    held_back[-1] = 1e-6
    return np.linalg.solve(squares + np.diag(held_back), products).astype(np.float64)


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
