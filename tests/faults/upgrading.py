"""Brings in a new version under load: `python -m tests.faults.upgrading [--earlier e824f34b] [--seconds 60]`.

Tables and both nodes begin with the server of an earlier commit, as people play at it. Then the tables are
migrated, one node after the other is drained and started again with this commit's server, and in between both
versions serve the same games. The checker compares what every client was sent with the log, as in a storm.

With --rules both versions are this commit's, but the later one begins games by other rules. Games have to end
by those they began with.
"""

import argparse
import sys
import time
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from kit.earlier import unpack
from rifugio.server.store.migrations import migrate
from tests.faults.findings import Findings
from tests.faults.kinds import only_people
from tests.faults.logs import read_logs
from tests.faults.replay import replay
from tests.faults.rig import ROOT, Rig
from tests.faults.run import percentile, summary
from tests.faults.second_rules import forget, know
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

    def __init__(self, seconds: float, *, rules: bool = False) -> None:
        self._pause, self._rules = seconds / (3 if rules else 4), rules
        self.phases: list[Phase] = []
        self.migrated = 0.0
        """How many seconds the migration took."""
        self.ended: Counter[int] = Counter()
        """How many games have ended by each version of the rules, when the last node had been replaced."""

    def __call__(self, rig: Rig, _stage: Stage) -> None:
        """Do it."""
        self._let("the earlier version")
        if not self._rules:
            began = time.monotonic()
            migrate(rig.database)
            self.migrated = time.monotonic() - began
            self._let("the earlier version, on migrated tables")
        for node, name in zip(rig.nodes, ("both versions", "this version"), strict=True):
            node.drain()
            node.root = ROOT
            node.more = ("--second-rules",) if self._rules else ()
            node.start()
            rig.wait_for_nodes()
            self._let(name)
        self.ended = ended(rig.database)

    def _let(self, name: str) -> None:
        self.phases.append(Phase(name, time.monotonic()))
        time.sleep(self._pause)

    def told(self, report: Report) -> list[str]:
        """Return how many commands were accepted in each phase, and how long the slowest took."""
        found = report.findings
        ends = [*(phase.began for phase in self.phases[1:]), float("inf")]
        answers = list(zip(found.acked_at, found.answer_waits, strict=True))
        by = ", ".join(f"{count} by version {version}" for version, count in sorted(self.ended.items()))
        lines = [f"the migration took {self.migrated:.2f} s", f"games ended: {by or 'none'}"]
        for phase, end in zip(self.phases, ends, strict=True):
            waits = [wait for at, wait in answers if phase.began <= at < end]
            lines.append(
                f"{phase.name}: {len(waits)} accepted, median {percentile(waits, 0.5):.2f} s,"
                f" 99 % {percentile(waits, 0.99):.2f} s, worst {percentile(waits, 1.0):.2f} s"
            )
        return lines


def ended(database: str) -> Counter[int]:
    """Return how many games have ended by each version of the rules."""
    tables = (replay(log, Findings())[-1].after for log in read_logs(database).values())
    return Counter(table.begun.rules_version for table in tables if table.phase == "over")


def upgraded(plan: Plan, commit: str = EARLIER) -> tuple[Report, Upgrade]:
    """Play at an earlier server, and go on at this one."""
    with TemporaryDirectory(prefix="rifugio-earlier-") as folder:
        unpack(commit, Path(folder), "src", "kit", "tests")
        upgrade = Upgrade(plan.seconds)
        return run(plan._replace(kinds=(), earlier=Path(folder)), upgrade), upgrade


def with_second_rules(plan: Plan) -> tuple[Report, Upgrade]:
    """Play by the first rules, and bring in others; bots' own processes do not know them."""
    know()
    try:
        upgrade = Upgrade(plan.seconds, rules=True)
        return run(plan._replace(kinds=()), upgrade, only_people(plan.games, 1)), upgrade
    finally:
        forget()


def main() -> int:
    """Run it, and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--earlier", default=EARLIER, help="the commit to begin with")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=25, help="how many tables are played at")
    parser.add_argument("--rules", action="store_true", help="bring in other rules instead")
    chosen = parser.parse_args()
    plan = Plan(chosen.seconds, chosen.seed, chosen.games)
    report, upgrade = with_second_rules(plan) if chosen.rules else upgraded(plan, chosen.earlier)
    print(summary(report), *upgrade.told(report), sep="\n")  # noqa: T201 - it is a program
    return 0 if report.findings.valid else 1


if __name__ == "__main__":
    sys.exit(main())
