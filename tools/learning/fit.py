"""Fits the numbers: points still to come, linear in the features, by ridge regression on λ-returns.

First over all ways; then, drawn towards that, over those with as many players; then, drawn towards that, for
each way, so that ways with few games lean on the others. Deterministic; the seed only chooses the games that
are held out to judge the fit.
"""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from rifugio.bots.learned.value import Chance, Numbers, read_numbers
from tools.learning.chances import chance_of, off_by, outcomes, predicted
from tools.learning.design import LEVEL, Array, Rows, Scale, centred, held_out, read, scale_of, total
from tools.learning.rows import KNOWN
from tools.learning.writing import in_design, written

LAMBDA: Final = 0.95
"""How far a target looks ahead: 1 is the end of the game, 0 the value of the next position."""
PASSES: Final = 2
"""How often the targets are computed anew with the fitted value."""
RIDGE: Final = 1_000.0
TOWARDS_ALL: Final = 3_000.0
TOWARDS_PLAYERS: Final = 10_000.0
"""How strongly all numbers are drawn towards zero, those of a number of players towards all, and a way's
towards those: as many rows would weigh the same. Chosen by what predicts the margins of held-out games best.
"""
NOTHING: Final = Numbers({}, {})
"""Before the first round."""

Parts: TypeAlias = Mapping[str, Sequence[Rows]]
"""The rows of each way, in parts of whole games."""


def fit(
    into: Path,
    files: Sequence[Path],
    seed: int,
    onto: Path | None = None,
    players: Sequence[int] = (),
    extensions: Sequence[str] | None = None,
) -> None:
    """Fit, print how well the numbers predict games that were held out, and write them.

    Onto earlier numbers, only what those leave unexplained is fitted, so that a round needs fewer games than
    the first. If held-out games are not predicted better than before, the earlier numbers are kept: all of
    them, because a single way has too few games to judge by. With some numbers of players given, or with
    extensions, all other ways keep the earlier numbers.
    """
    ways = sorted({path.name for file in files for path in file.with_suffix(".rows").iterdir()})
    rows = {way: read(files, way) for way in ways}
    scale = scale_of(rows.values())
    rng = np.random.default_rng(seed)
    parts = {way: split(rows.pop(way).standardised(scale), rng) for way in ways}
    earlier = read_numbers(onto.read_text(encoding="utf-8")) if onto else {}
    before = {way: in_design(earlier.get(way, NOTHING), scale) for way in ways}
    found = fitted(parts, before) if is_better(parts, before) else before
    chances = {way: chance_after(parts[way], found[way]) for way in ways}
    chosen = [
        way
        for way in ways
        if (not players or int(way[0]) in players)
        and (extensions is None or way[2:] == "+".join(sorted(extensions)))
    ]
    into.write_text(merged(earlier, chosen, found, scale, chances), encoding="utf-8")


def merged(
    earlier: Mapping[str, Numbers],
    chosen: Iterable[str],
    found: Mapping[str, Array],
    scale: Scale,
    chances: Mapping[str, Chance],
) -> str:
    """Return the numbers as text: those found for some ways, and for all others the earlier ones."""
    whole = {way: in_design(numbers, scale) for way, numbers in earlier.items()}
    curves = {way: numbers.chance for way, numbers in earlier.items()}
    for way in chosen:
        whole[way], curves[way] = found[way], chances[way]
    return written(dict(sorted(whole.items())), scale, curves)


def split(rows: Rows, rng: np.random.Generator) -> list[Rows]:
    """Return the games to fit to and, if there are enough, those that judge the fit."""
    out = held_out(rows, rng)
    return [rows.kept(~out), rows.kept(out)] if out.any() else [rows]


def is_better(parts: Parts, before: Mapping[str, Array]) -> bool:
    """Print how well games that were held out are predicted; return whether that is better than before.

    Without enough games to hold any out, it counts as better.
    """
    held = {way: there[1:] for way, there in parts.items() if there[1:]}
    if not held:
        return True
    found = fitted({way: there[:1] for way, there in parts.items()}, before)
    for way, (one,) in held.items():
        margins, turns, won = outcomes(one.known, one.predicted(found[way]))
        off = off_by(predicted(chance_after(parts[way][:1], found[way]), margins, turns), won)
        print(
            f"{way:20} {sum(part.games for part in parts[way]):5} games, held out "
            f"R² {explained({way: [one]}, found):.3f}, before {explained({way: [one]}, before):.3f}, "
            f"chances off by {off:.1%}"
        )
    was, now = explained(held, before), explained(held, found)
    games = sum(part.games for there in parts.values() for part in there)
    print(f"{'all':20} {games:5} games, held out R² {now:.4f}, before {was:.4f}")
    return now > was


def fitted(parts: Parts, before: Mapping[str, Array]) -> dict[str, Array]:
    """Return the coefficients of the design matrix for each way: the earlier ones, and what they lack."""
    squares = {way: total(one.squares for one in there) for way, there in parts.items()}
    found: dict[str, Array] = {}
    for _ in range(PASSES + 1):
        products = {
            way: total(lacking(one, before[way], found.get(way)) for one in there)
            for way, there in parts.items()
        }
        over_all = drawn(parts, squares, products, np.zeros(len(next(iter(products.values())))), RIDGE)
        for players in sorted({way[0] for way in parts}):  # sorted, so that the file is the same each time
            ways = [way for way in parts if way[0] == players]
            alike = drawn(ways, squares, products, over_all, TOWARDS_ALL)
            for way in ways:
                found[way] = before[way] + drawn([way], squares, products, alike, TOWARDS_PLAYERS)
    return found


def lacking(rows: Rows, before: Array, found: Array | None) -> Array:
    """Return the product of the design matrix and what earlier numbers leave of the targets, both centred."""
    left = targets(rows, found) - rows.predicted(before)
    return rows.product(centred(rows, centred(rows, left, LEVEL), LEVEL))


def drawn(
    ways: Iterable[str],
    squares: Mapping[str, Array],
    products: Mapping[str, Array],
    towards: Array,
    ridge: float,
) -> Array:
    """Return the coefficients that fit some ways, drawn towards others."""
    ways = [*ways]
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
    expected = points + rows.predicted(coefficients)
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


def explained(parts: Parts, coefficients: Mapping[str, Array]) -> float:
    """Return R²: how much is predicted of how the seats' points to come differ from their mean."""
    wrong = spread = 0.0
    for way, there in parts.items():
        for one in there:
            truth = targets(one, None)
            wrong += float((centred(one, truth - one.predicted(coefficients[way]), 0.0) ** 2).sum())
            spread += float((centred(one, truth, 0.0) ** 2).sum())
    return 1 - wrong / spread


def chance_after(parts: Iterable[Rows], coefficients: Array) -> Chance:
    """Return how a margin by these coefficients becomes a chance to win."""
    found = [outcomes(one.known, one.predicted(coefficients)) for one in parts]
    return chance_of(*(np.concatenate(column) for column in zip(*found, strict=True)))
