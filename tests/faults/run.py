"""Runs a storm: `python -m tests.faults.run --seconds 60 --seed 1 [--games 25] [--bug NAME] [--calm]`."""

import argparse
import sys

from tests.faults.bugs import BUGS
from tests.faults.faults import WAYS
from tests.faults.storm import Plan, Report, run


def percentile(values: list[float], share: float) -> float:
    """Return a percentile; 0 if there are no values."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] if values else 0.0


def worst(name: str, values: list[float]) -> str:
    """Return the median, the 99th percentile and the maximum."""
    middle, most, all_ = (percentile(values, share) for share in (0.5, 0.99, 1.0))
    return f"{name}: median {middle:.2f} s, 99 % {most:.2f} s, worst {all_:.2f} s of {len(values)}"


def summary(report: Report) -> str:
    """Return a summary of the run."""
    found = report.findings
    faults = ", ".join(f"{count} {kind}" for kind, count in sorted(report.faults.items())) or "none"
    refusals = ", ".join(f"{count} {code}" for code, count in found.refusals.most_common()) or "none"
    seconds = sum(end - begin for _, begin, end in report.phases)
    lines = [
        f"seed {report.plan.seed}, {seconds:.0f} s, {report.plan.games} tables, {report.games} games"
        + (f", with the bug {report.plan.bug}" if report.plan.bug else ""),
        f"events {found.events} ({found.by_the_server} by bots and timer)",
        f"commands {found.invoked}, accepted {len(found.acked_at)}, answered unknown {found.unknowns}",
        f"never answered {found.unanswered}",
        f"refused: {refusals}",
        f"faults: {sum(report.faults.values())} ({faults})",
        worst("accepted after", found.answer_waits),
        worst("reconnect", found.reconnects),
        worst("staleness", found.staleness),
        worst("bots' moves", found.bot_waits),
        worst("expiries late by", found.late_expiries),
        f"accepted per second: {report.rate('calm', 'storm'):.1f}",
        f"people with a rucksack {found.people}, moves to another device {found.arrivals}",
        f"checked {found.frames} frames of {found.tables} tables in {report.checking:.1f} s",
    ]
    if report.failovers:
        lines.append(worst("first answer after a promotion", report.pauses()))
        lines.append(f"accepted, and lost by standbys that were behind: {found.lost}")
    if report.blocks:
        lines.append(f"blocks that power cuts have taken: {report.blocks}")
    if report.plan.compare:
        calm, storm = report.rate("calm"), report.rate("storm")
        lines.append(f"calm {calm:.1f}/s, storm {storm:.1f}/s: {storm / max(calm, 0.001):.2f}")
    if report.fell or report.left_behind or report.errors:
        errors = ", ".join(f"{count} {name}" for name, count in report.errors.most_common())
        lines.append(f"nodes that fell {report.fell}, processes left behind {report.left_behind}")
        lines.append(f"uncaught in the nodes: {errors or 'nothing'}")
    lines.append(found.verdict())
    if report.folder.exists():
        lines.append(f"the histories are in {report.folder}")
    return "\n".join(lines)


def main() -> int:
    """Run a storm, and print the summary."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=25, help="how many tables are played at")
    parser.add_argument("--bug", choices=sorted(BUGS), help="plant a bug into the nodes")
    parser.add_argument("--calm", action="store_true", help="no faults")
    parser.add_argument("--compare-calm", action="store_true", help="calm and storm in turns")
    parser.add_argument("--only", action="append", choices=sorted(WAYS), help="only faults of this kind")
    parser.add_argument("--lasting", type=float, help="seconds that each fault lasts, instead of a few")
    parser.add_argument("--disk", type=int, default=0, help="milliseconds that the disk takes to synchronise")
    parser.add_argument("--keep", action="store_true", help="keep histories and logs in any case")
    chosen = parser.parse_args()
    plan = Plan(
        chosen.seconds,
        chosen.seed,
        chosen.games,
        chosen.bug,
        tuple(chosen.only or WAYS),
        calm=chosen.calm,
        compare=chosen.compare_calm,
        lasting=chosen.lasting,
        disk=chosen.disk,
        keep=chosen.keep,
    )
    report = run(plan)
    print(summary(report))  # noqa: T201 - it is a program
    return 0 if report.findings.valid else 1


if __name__ == "__main__":
    sys.exit(main())
