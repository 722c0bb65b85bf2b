"""Runs a storm for notices: `python -m tests.faults.notices --turns 1000 --seed 1 [--bug NAME]`."""

import argparse
import sys

from rifugio.server.people.notices.runner import CLAIM
from tests.faults.notices.bugs import BUGS
from tests.faults.notices.storm import Plan, Report, run
from tests.faults.run import worst


def summary(report: Report) -> str:
    """Return what came of a storm."""
    plan = report.plan
    lines = [
        f"seed {plan.seed}, {report.turns} turns at {plan.tables} tables, each told by push, hook and mail"
        + (f", with the bug {plan.bug}" if plan.bug else ""),
        f"nodes killed {len(report.kills)} times; {report.refused} notices were refused at first",
        f"missing {len(report.missing)}, shown twice {len(report.twice)}",
        f"late, and told when no node was killed any more {report.late}",
        f"arrived again with the same key {report.repeats}, of them not after a kill {report.unexplained}",
        worst("from the turn to the last notice", report.waits),
        *report.missing[:5],
        *report.twice[:5],
        *report.errors[:5],
        "VALID" if report.valid else "NOT VALID",
    ]
    return "\n".join(lines)


def main() -> int:
    """Run a storm, and print the summary."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--bug", choices=sorted(BUGS))
    parser.add_argument("--claim", type=float, default=CLAIM, help="seconds until another node tries")
    chosen = parser.parse_args()
    report = run(Plan(chosen.turns, chosen.seed, chosen.tables, chosen.bug, chosen.claim))
    print(summary(report))  # noqa: T201
    return 0 if report.valid else 1


if __name__ == "__main__":
    sys.exit(main())
