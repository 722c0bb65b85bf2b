"""Every planted bug in a short storm, for the checker to find: `python -m tests.faults.planted`."""

import argparse
import shutil
import sys
import time
from collections.abc import Mapping
from typing import Final

from tests.faults.bugs import BUGS
from tests.faults.storm import Plan, Report, run

NEWS: Final = ("nats killed", "nats stopped", "bus cut", "bus silent")
KILLS: Final = ("node killed", "postgres killed")

STORMS: Final[Mapping[str, tuple[float, tuple[str, ...]]]] = {
    "ack-before-commit": (12.0, KILLS),
    "broadcast-before-commit": (12.0, KILLS),
    "write-behind": (12.0, KILLS),
    "no-command-id-lookup": (10.0, KILLS),
    "no-expected-seq": (10.0, KILLS),
    "no-head-sweep": (12.0, NEWS),
}
"""How long each bug is looked for, and among which faults."""

EXPECTED: Final[Mapping[str, str]] = {
    "ack-before-commit": "P1",
    "broadcast-before-commit": "P8",
    "write-behind": "P1",
    "no-command-id-lookup": "P4",
    "no-expected-seq": "P6",
    "no-head-sweep": "P8",
}
"""The property that each must be caught by; others may be violated as well."""

PATIENCE: Final = 5.0
"""Seconds to wait for what a broken server may never do: five sweeps."""


def hunt(bug: str, seed: int = 1, games: int = 10) -> Report:
    """Plant a bug, and let it storm."""
    seconds, kinds = STORMS[bug]
    report = run(Plan(seconds, seed, games, bug, kinds, finish=PATIENCE, converge=PATIENCE))
    if caught(report):  # then nobody needs the histories
        shutil.rmtree(report.folder)
    return report


def caught(report: Report) -> bool:
    """Whether the checker found a bug by the property it breaks."""
    bug = report.plan.bug
    return bug is not None and any(prop == EXPECTED[bug] for prop, _ in report.findings.violations)


def line(report: Report, seconds: float) -> str:
    """Return a row of the table."""
    found = ", ".join(
        f"{prop} {what}: {count}" for (prop, what), count in sorted(report.findings.violations.items())
    )
    verdict = "caught" if caught(report) else "NOT CAUGHT"
    return f"| {report.plan.bug} | {verdict} | {found or 'nothing'} | {seconds:.0f} s |"


def main() -> int:
    """Hunt for all bugs, or for those named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bugs", nargs="*", default=list(BUGS), metavar="BUG")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    print("| planted bug | | what the checker says | whole run |\n|---|---|---|---|")  # noqa: T201 - a program
    reports = []
    for bug in chosen.bugs:
        began = time.monotonic()
        reports.append(hunt(bug, chosen.seed))
        print(line(reports[-1], time.monotonic() - began), flush=True)  # noqa: T201
    return 0 if all(map(caught, reports)) else 1


if __name__ == "__main__":
    sys.exit(main())
