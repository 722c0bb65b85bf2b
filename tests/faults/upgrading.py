"""Brings in a new version under load: `python -m tests.faults.upgrading [--earlier e824f34b] [--seconds 60]`.

Tables and both nodes begin with the server of an earlier commit, as people play at it. Then the tables are
migrated, one node after the other is drained and started again with this commit's server, and in between both
versions serve the same games. The checker compares what every client was sent with the log, as in a storm.
"""

import argparse
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from kit.earlier import unpack
from rifugio.server.store.migrations import migrate
from tests.faults.rig import ROOT, Rig
from tests.faults.run import percentile, summary
from tests.faults.stage import Stage
from tests.faults.storm import Plan, Report, run

EARLIER: Final = "e824f34b"
"""Before shards could move: the tables have no gates, and no map."""


class Phase(NamedTuple):
    """From when on something was so."""

    name: str
    began: float


class Upgrade:
    """The upgrade, in the middle of the games."""

    def __init__(self, seconds: float) -> None:
        self._pause = seconds / 4
        self.phases: list[Phase] = []
        self.migrated = 0.0
        """How many seconds the migration took."""

    def __call__(self, rig: Rig, _stage: Stage) -> None:
        """Do it."""
        self._let("the earlier version")
        began = time.monotonic()
        migrate(rig.database)
        self.migrated = time.monotonic() - began
        self._let("the earlier version, on migrated tables")
        for node, name in zip(rig.nodes, ("both versions", "this version"), strict=True):
            node.drain()
            node.root = ROOT
            node.start()
            rig.wait_for_nodes()
            self._let(name)

    def _let(self, name: str) -> None:
        self.phases.append(Phase(name, time.monotonic()))
        time.sleep(self._pause)

    def told(self, report: Report) -> list[str]:
        """Return how many commands were accepted in each phase, and how long the slowest took."""
        found = report.findings
        ends = [*(phase.began for phase in self.phases[1:]), float("inf")]
        answers = list(zip(found.acked_at, found.answer_waits, strict=True))
        lines = [f"the migration took {self.migrated:.2f} s"]
        for phase, end in zip(self.phases, ends, strict=True):
            waits = [wait for at, wait in answers if phase.began <= at < end]
            lines.append(
                f"{phase.name}: {len(waits)} accepted, median {percentile(waits, 0.5):.2f} s,"
                f" 99 % {percentile(waits, 0.99):.2f} s, worst {percentile(waits, 1.0):.2f} s"
            )
        return lines


def upgraded(plan: Plan, commit: str) -> tuple[Report, Upgrade]:
    """Play at an earlier server, and go on at this one."""
    with TemporaryDirectory(prefix="rifugio-earlier-") as folder:
        unpack(commit, Path(folder), "src", "kit", "tests")
        upgrade = Upgrade(plan.seconds)
        return run(plan._replace(kinds=(), earlier=Path(folder)), upgrade), upgrade


def main() -> int:
    """Run it, and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--earlier", default=EARLIER, help="the commit to begin with")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=25, help="how many tables are played at")
    chosen = parser.parse_args()
    report, upgrade = upgraded(Plan(chosen.seconds, chosen.seed, chosen.games), chosen.earlier)
    print(summary(report), *upgrade.told(report), sep="\n")  # noqa: T201 - it is a program
    return 0 if report.findings.valid else 1


if __name__ == "__main__":
    sys.exit(main())
