"""Reads rows of games and makes the design matrix of the regression from them."""

from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

from tools.learning.rows import KNOWN, all_names, names_in

Array: TypeAlias = NDArray[np.float64]
Bits: TypeAlias = NDArray[np.bool_]
Number = TypeVar("Number", np.float32, np.float64)

HELD_OUT: Final = 6
"""One game in so many judges the fit."""


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


def centred(rows: Rows, values: NDArray[Number], level: float) -> NDArray[Number]:
    """Return values less their mean over the seats of each position, of which a share, `level`, is left.

    What is then fitted is which seat makes more, and not how much the whole table makes.
    """
    found = np.empty_like(values)
    games = np.flatnonzero(np.diff(rows.known[:, 0], prepend=-1, append=-1))
    for begin, end in pairwise(games):
        seats = len(np.unique(rows.known[begin:end, KNOWN.index("seat")]))
        by_seat = values[begin:end].reshape(seats, -1, *values.shape[1:])
        found[begin:end] = (by_seat - (1 - level) * by_seat.mean(0)).reshape(values[begin:end].shape)
    return found


def games_in(rows: Rows) -> int:
    """Return the number of games."""
    return len(np.unique(rows.known[:, 0]))


def total(arrays: Iterable[Array]) -> Array:
    """Return the sum of arrays of the same shape."""
    found: Array = np.sum([*arrays], axis=0)
    return found
