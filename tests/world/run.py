"""Runs histories: `python -m tests.world.run --histories 1000 [--first 1] [--bug NAME | --bugs]`."""

import argparse
import os
import sys
import time
from pathlib import Path
from typing import Final

from tests.world.bugs import BUGS, invariant_of
from tests.world.many import ENOUGH, Sum, added, find_all, histories, keep

AGAIN: Final = "python -m tests.world.run --histories 1 --first"
SHOWN: Final = 10


def main() -> int:
    """Run histories and print their sum."""
    parser = argparse.ArgumentParser(prog="python -m tests.world.run", description=__doc__)
    parser.add_argument("--histories", type=int, default=1000)
    parser.add_argument("--first", type=int, default=1, help="the seed of the first")
    parser.add_argument("--bug", choices=BUGS, help="with this bug in all nodes")
    parser.add_argument("--bugs", action="store_true", help="look for every planted bug")
    parser.add_argument("--keep", type=Path, help="add the sum to those in this file")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args()
    if chosen.bugs:
        return _find_all(chosen.processes)
    began = time.monotonic()
    seeds = range(chosen.first, chosen.first + chosen.histories)
    total = added(histories(seeds, chosen.bug, chosen.processes))
    sys.stdout.write(summary(total, time.monotonic() - began) + "\n")
    if chosen.keep is not None and chosen.bug is None:
        keep(chosen.keep, seeds, total)
    return 1 if total.wrong else 0


def summary(total: Sum, took: float) -> str:
    """Return the sum in words."""
    done = f"{total.commands} commands, {total.events} events, {total.frames} frames compared"
    time_passed = f"{total.seconds / 3600:.1f} simulated hours in {took:.0f} s"
    return "\n".join(
        [
            f"{total.histories} histories: {done}; {time_passed}",
            *(f"  {count:6} × {name}" for name, count in sorted(total.faults.items())),
            *(f"seed {seed} ({AGAIN} {seed}):\n{why}" for seed, why in total.wrong[:SHOWN]),
            f"{len(total.wrong)} of {total.histories} NOT VALID" if total.wrong else "VALID",
        ]
    )


def _find_all(processes: int) -> int:
    found = find_all(processes)
    for bug, (after, seen) in found.items():
        wanted = f" (wanted: {invariant_of(bug)})" if invariant_of(bug) else ""
        said = f"found after {after}" if after else f"NOT FOUND in {ENOUGH}"
        sys.stdout.write(f"{bug}: {said} histories, by {', '.join(sorted(seen))}{wanted}\n")
    return 0 if all(after for after, _ in found.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
