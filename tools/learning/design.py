"""Reads rows of games, and what the regression needs of them: predictions, products, and squares."""

from collections.abc import Iterable, Iterator
from functools import cached_property
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

from tools.learning.rows import KNOWN, all_names, names_in

Array: TypeAlias = NDArray[np.float64]
Bits: TypeAlias = NDArray[np.bool_]
Number = TypeVar("Number", np.float32, np.float64)

HELD_OUT: Final = 6
"""One game in so many judges the fit."""
LEVEL: Final = 0.2
"""How much the seats' mean counts, relative to how each differs from it: bots choose by the margin."""
AT_ONCE: Final = 50_000
"""Rows whose design matrix is in memory at the same time."""


class Scale(NamedTuple):
    """Means and standard deviations of the features over all ways."""

    mean: Array
    deviation: Array


class Rows:
    """The rows of one way; those of a game and seat follow each other in time.

    Their design matrix is `seen`, the same times turns left, turns left, and 1. It is never whole in memory.
    """

    def __init__(self, known: Array, seen: NDArray[np.float32]) -> None:
        self.known = known
        """The columns of KNOWN."""
        self.seen = seen
        """The features."""

    @property
    def games(self) -> int:
        """The number of games."""
        return len(np.unique(self.known[:, 0]))

    @property
    def turns(self) -> Array:
        """The turns left."""
        return self.known[:, KNOWN.index("turns")]

    def kept(self, which: Bits) -> "Rows":
        """Return some of the rows."""
        return Rows(self.known[which], self.seen[which])

    def standardised(self, scale: Scale) -> "Rows":
        """Standardise the features, in place, because they may take up half the memory."""
        self.seen -= scale.mean.astype(np.float32)
        self.seen /= scale.deviation.astype(np.float32)
        return self

    def predicted(self, coefficients: Array) -> Array:
        """Return the product of the design matrix and coefficients."""
        many = self.seen.shape[1]
        always, per_turn = coefficients[:many], coefficients[many : 2 * many]
        of_both = self.seen @ np.stack([always, per_turn], 1).astype(np.float32)
        found: Array = of_both[:, 0] + self.turns * (of_both[:, 1] + coefficients[-2]) + coefficients[-1]
        return found

    def product(self, values: Array) -> Array:
        """Return the product of the transposed design matrix and values."""
        sums = np.stack([values, values * self.turns], 1)
        of_both = self.seen.T @ sums.astype(np.float32)
        return np.concatenate([*of_both.T.astype(np.float64), sums.sum(0)[::-1]])

    @cached_property
    def squares(self) -> Array:
        """The product of the centred design matrix, transposed, with itself."""
        found = np.zeros((2 * self.seen.shape[1] + 2,) * 2)
        for part in self._parts():
            turns = part.turns[:, None].astype(np.float32)
            design = np.hstack([part.seen, part.seen * turns, turns, np.ones_like(turns)])
            differing = centred(part, design, LEVEL)
            found += differing.T @ differing
        return found

    def _parts(self) -> Iterator["Rows"]:
        """Yield the rows in parts of whole games."""
        start = 0
        for _, end, _ in games_of(self):
            if end - start >= AT_ONCE or end == len(self.known):
                yield Rows(self.known[start:end], self.seen[start:end])
                start = end


def read(files: Iterable[Path], way: str) -> Rows:
    """Return the rows of a way in all files, with a column for every name; games are numbered throughout."""
    order, there = all_names(), names_in(way)
    places = [order.index(name) for name in there]
    knowns: list[Array] = []
    parts: list[NDArray[np.float32]] = []
    games = 0
    for file in files:
        path = file.with_suffix(".rows") / way
        if path.exists():
            numbers = np.fromfile(path, dtype=np.float32).reshape(-1, len(KNOWN) + len(places))
            known = numbers[:, : len(KNOWN)].astype(np.float64)
            known[:, 0] += games
            games = int(known[:, 0].max()) + 1
            wide = np.zeros((len(numbers), len(order)), dtype=np.float32)
            wide[:, places] = numbers[:, len(KNOWN) :]
            knowns.append(known)
            parts.append(wide)
    return Rows(np.concatenate(knowns), np.concatenate(parts))


def scale_of(raw: Iterable[Rows]) -> Scale:
    """Return the means and standard deviations over all rows."""
    sums = [
        (
            len(one.seen),
            one.seen.sum(0, dtype=np.float64),
            np.einsum("ij,ij->j", one.seen, one.seen, dtype=np.float64),
        )
        for one in raw
    ]
    many = sum(number for number, _, _ in sums)
    mean = total(one for _, one, _ in sums) / many
    square = total(one for _, _, one in sums) / many
    return Scale(mean, np.sqrt(np.maximum(square - mean**2, 0.0)) + 1e-3)


def held_out(rows: Rows, rng: np.random.Generator) -> Bits:
    """Return which rows belong to the games that judge the fit."""
    games = np.unique(rows.known[:, 0])
    return np.isin(rows.known[:, 0], rng.choice(games, len(games) // HELD_OUT, replace=False))


def centred(rows: Rows, values: NDArray[Number], level: float) -> NDArray[Number]:
    """Return values less their mean over the seats of each position, of which a share, `level`, is left.

    What is then fitted is which seat makes more, and not how much the whole table makes.
    """
    found = np.empty_like(values)
    for begin, end, seats in games_of(rows):
        by_seat = values[begin:end].reshape(seats, -1, *values.shape[1:])
        found[begin:end] = (by_seat - (1 - level) * by_seat.mean(0)).reshape(values[begin:end].shape)
    return found


def games_of(rows: Rows) -> Iterator[tuple[int, int, int]]:
    """Yield where the rows of each game begin and end, and its number of seats."""
    bounds = np.flatnonzero(np.diff(rows.known[:, 0], prepend=-1, append=-1))
    seats = rows.known[:, KNOWN.index("seat")]
    for begin, end in pairwise(bounds):
        yield int(begin), int(end), int(seats[end - 1]) + 1


def total(arrays: Iterable[NDArray[Any]]) -> Array:
    """Return the sum of arrays of the same shape."""
    found: Array = np.sum([*arrays], axis=0)
    return found
