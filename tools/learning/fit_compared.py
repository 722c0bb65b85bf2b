"""Fits numbers to plans that were compared (`comparing`): how they differ, and not what a position is worth.

Both the features and what came of them are taken less their mean over the plans of a position. The constants
and the curves of the chances are those of the earlier numbers.
"""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Final

import numpy as np

from rifugio.bots.learned.value import Numbers, read_numbers
from tools.learning.design import Array, Rows, Scale, read, scale_of
from tools.learning.fit import Parts, Pull, beside, explained, fitted, split
from tools.learning.rows import KNOWN
from tools.learning.writing import in_design

PULL: Final = Pull(1_000.0, 10_000.0, 100_000.0)
"""Chosen by what predicts the plans of held-out positions best."""
ENDS: Final = [KNOWN.index("points"), KNOWN.index("final")]


def fit_compared(into: Path, folders: Sequence[Path], onto: Path, seed: int) -> None:
    """Fit, print how well plans of positions that were held out are predicted, and write the numbers.

    If they are not predicted better than before, or a way has no positions, the earlier numbers are kept.
    """
    ways = sorted({path.name for folder in folders for path in folder.with_suffix(".rows").iterdir()})
    earlier, rng = read_numbers(onto.read_text(encoding="utf-8")), np.random.default_rng(seed)
    rows = {way: read(folders, way) for way in ways}
    scale = scale_of(rows.values())
    parts = {way: [less_mean(part) for part in split(rows.pop(way).standardised(scale), rng)] for way in ways}
    before = {way: slopes(earlier[way], scale) for way in ways}
    better = [*ways] if is_better(parts, before) else []
    changed = fitted(parts, before, PULL, passes=0)
    found = {way: with_constants(changed[way], earlier[way], scale) for way in ways}
    chances = {way: earlier[way].chance for way in ways}
    into.write_text(beside(earlier, better, found, scale, chances), encoding="utf-8")


def less_mean(rows: Rows) -> Rows:
    """Return features, points and ends less their mean over the plans of each position and seat."""
    known, seen = rows.known.copy(), rows.seen.copy()
    whose = known[:, 0] * 10 + known[:, KNOWN.index("seat")]
    for begin, end in pairwise(np.flatnonzero(np.diff(whose, prepend=-1, append=-1))):
        known[begin:end, ENDS] -= known[begin:end, ENDS].mean(0)
        seen[begin:end] -= seen[begin:end].mean(0)
    return Rows(known, seen)


def slopes(numbers: Numbers, scale: Scale) -> Array:
    """Return the coefficients without the constants, which are the same for all plans."""
    found = in_design(numbers, scale)
    found[-2:] = 0.0
    return found


def with_constants(changed: Array, numbers: Numbers, scale: Scale) -> Array:
    """Return coefficients with the constants of earlier numbers, so that what is expected stays level."""
    return np.concatenate([changed[:-2], in_design(numbers, scale)[-2:]])


def is_better(parts: Parts, before: Mapping[str, Array]) -> bool:
    """Print how well held-out positions are predicted; return whether that is better than before."""
    held = {way: there[1:] for way, there in parts.items() if there[1:]}
    if not held:
        return True
    found = fitted({way: there[:1] for way, there in parts.items()}, before, PULL, passes=0)
    for way, there in held.items():
        print(
            f"{way:20} {sum(part.games for part in parts[way]):5} positions, held out "
            f"R² {explained({way: there}, found):.3f}, before {explained({way: there}, before):.3f}"
        )
    was, now = explained(held, before), explained(held, found)
    print(f"{'all':20} held out R² {now:.4f}, before {was:.4f}")
    return now > was
