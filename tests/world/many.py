"""Many histories: in several processes, with a sum that is kept over many runs."""

import gc
import json
from collections import Counter
from collections.abc import Iterator
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, NamedTuple

import structlog

from tests.world.bugs import BUGS, invariant_of, planted
from tests.world.play import Told, tell

ENOUGH: Final = 2_000
"""Histories within which every planted bug is found."""


class Sum(NamedTuple):
    """What came of some histories."""

    histories: int
    commands: int
    events: int
    frames: int
    faults: dict[str, int]
    seconds: float
    """Of simulated time."""
    wrong: list[tuple[int, str]]
    """Seeds of those that are not valid, and why."""


def quietly() -> None:
    """Log nothing: a node in trouble has much to say."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(50))


def histories(seeds: range, bug: str | None, processes: int) -> Iterator[Told]:
    """Run the histories of these seeds, and yield each when it is done."""
    with get_context("spawn").Pool(processes, _begin, (bug,)) as pool:
        yield from pool.imap_unordered(tell, seeds, chunksize=4)


def _begin(bug: str | None) -> None:
    quietly()
    gc.freeze()  # what was imported is never garbage
    gc.set_threshold(20_000, 20, 20)
    planted(bug).__enter__()


def added(some: Iterator[Told]) -> Sum:
    """Return the sum of some histories."""
    total = Sum(0, 0, 0, 0, {}, 0.0, [])
    for told in some:
        found = told.findings
        why = "" if told.valid else "\n".join([*told.failures, found.verdict()])
        total = Sum(
            total.histories + 1,
            total.commands + told.commands,
            total.events + found.events,
            total.frames + found.frames,
            dict(Counter(total.faults) + told.faults),
            total.seconds + told.seconds,
            total.wrong + ([(told.seed, why)] if why else []),
        )
    return total


def keep(file: Path, seeds: range, total: Sum) -> None:
    """Add a sum to those of earlier runs; every seed counts once."""
    kept: dict[str, Any] = json.loads(file.read_text()) if file.exists() else {"runs": []}
    if any(run["first"] < seeds.stop and seeds.start <= run["last"] for run in kept["runs"]):
        raise SystemExit("some of these seeds are in the file already")
    run = {"first": seeds.start, "last": seeds.stop - 1, **total._asdict()}
    kept["runs"].append({**run, "wrong": [seed for seed, _ in total.wrong]})
    for name in ("histories", "commands", "events", "frames"):
        kept[name] = sum(one[name] for one in kept["runs"])
    file.write_text(json.dumps(kept, indent=1) + "\n")


def find(bug: str, first: int = 1, most: int = ENOUGH) -> tuple[int, set[str]]:
    """Return after how many histories a bug is found, and by what; 0 if it is not."""
    wanted, seen = invariant_of(bug), set[str]()
    with planted(bug):
        for number in range(most):
            seen |= {prop for prop, _ in tell(first + number).findings.violations}
            if seen and wanted in {None, *seen}:
                return number + 1, seen
    return 0, seen


def find_all(processes: int) -> dict[str, tuple[int, set[str]]]:
    """Look for every planted bug."""
    with get_context("spawn").Pool(processes, quietly) as pool:
        return dict(zip(BUGS, pool.imap(find, BUGS), strict=True))
