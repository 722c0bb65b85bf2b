"""Runs every planted bug past the checker: `python -m tests.faults.planted [--times 10] [BUG …]`."""

import argparse
import shutil
import sys
import time
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from tests.faults.bugs import BUGS
from tests.faults.kinds import only_people
from tests.faults.moments import held, release
from tests.faults.proxy import Proxy
from tests.faults.rig import NodeProcess, Rig
from tests.faults.stage import Stage
from tests.faults.storm import Act, Plan, Report, run

AT_MOST: Final = 60.0
"""Timeout for a race window, in seconds, on a very busy machine."""
GAMES: Final = 6
DEAF: Final = 3.0
"""Seconds of play without the bus."""
TRAVELS: Final = 5
"""Moves to another device."""
PATIENCE: Final = 5.0
"""Seconds to wait for what a broken server may never do: five sweeps."""


def use_moments(rig: Rig, stage: Stage, strike: Callable[[int, NodeProcess], None], times: int) -> None:
    """Strike when a node holds its race window and a client has been told what is not true yet."""
    until = time.monotonic() + AT_MOST
    while times and time.monotonic() < until:
        number = next((number for number, node in enumerate(rig.nodes) if _is_ripe(rig, stage, node)), None)
        if number is None:
            time.sleep(0.01)
        else:
            strike(number, rig.nodes[number])
            times -= 1


def _is_ripe(rig: Rig, stage: Stage, node: NodeProcess) -> bool:
    moment = held(rig.folder, node.pid)
    return moment is not None and stage.shows(moment)


def kill(rig: Rig, stage: Stage) -> None:
    """Kill a node before it stores what it has acknowledged; all clients go to the other one."""
    until = time.monotonic() + AT_MOST
    while all(node.running for node in rig.nodes) and time.monotonic() < until:
        use_moments(rig, stage, lambda _, node: _kill_if_held(rig, node), times=1)


def _kill_if_held(rig: Rig, node: NodeProcess) -> None:
    node.pause()
    if held(rig.folder, node.pid) is None:  # it has gone on in the meantime
        node.resume()
    else:
        node.kill9()


def cut_off(rig: Rig, stage: Stage) -> None:
    """Reset all connections after a command is stored but before it is answered, so that clients retry."""

    def strike(number: int, node: NodeProcess) -> None:
        stage.wait_for(_reset(stage.doors[number]))
        release(rig.folder, node.pid)

    use_moments(rig, stage, strike, times=3)


async def _reset(door: Proxy) -> None:
    door.reset()


def be_quicker(rig: Rig, stage: Stage) -> None:
    """Let a move be stored after another has been, since it was decided."""
    use_moments(rig, stage, lambda _, node: release(rig.folder, node.pid), times=3)


def lose_the_news(_rig: Rig, stage: Stage) -> None:
    """Partition all nodes from NATS until the end: only sweeping shows them each other's events."""
    until = time.monotonic() + AT_MOST
    while stage.games < GAMES and time.monotonic() < until:
        time.sleep(0.1)
    for bus in stage.buses:
        stage.do(bus.refuse, True)
        stage.do(bus.reset)
    time.sleep(DEAF)


def let_them_travel(_rig: Rig, stage: Stage) -> None:
    """Wait until some have taken their rucksack to another device."""
    until = time.monotonic() + AT_MOST
    while stage.moves < TRAVELS and time.monotonic() < until:
        time.sleep(0.1)


class Hunt(NamedTuple):
    """How to expose a bug."""

    act: Act
    expected: str
    """The property that must be violated; others may be as well."""
    tabs: int = 1


HUNTS: Final[Mapping[str, Hunt]] = {
    "ack-before-commit": Hunt(kill, "P1"),
    "broadcast-before-commit": Hunt(kill, "P8"),
    "write-behind": Hunt(kill, "P1"),
    "no-command-id-lookup": Hunt(cut_off, "P4"),
    "no-expected-seq": Hunt(be_quicker, "P6", tabs=2),
    "no-head-sweep": Hunt(lose_the_news, "P8"),
    "code-twice": Hunt(let_them_travel, "P12"),
    "open-after-closing": Hunt(let_them_travel, "P13"),
}


def hunt(bug: str, seed: int = 1) -> Report:
    """Plant a bug, and strike in its race window."""
    plan = Plan(0.0, seed, GAMES, bug, finish=PATIENCE, converge=PATIENCE, kinds=())
    report = run(plan, HUNTS[bug].act, only_people(GAMES, HUNTS[bug].tabs))
    if caught(report):  # then the histories are not needed
        shutil.rmtree(report.folder)
    return report


def caught(report: Report) -> bool:
    """Whether the checker found the bug by the property it violates."""
    bug = report.plan.bug
    return bug is not None and any(prop == HUNTS[bug].expected for prop, _ in report.findings.violations)


def line(report: Report, seconds: float) -> str:
    """Return a row of the results table."""
    found = ", ".join(
        f"{prop} {what}: {count}" for (prop, what), count in sorted(report.findings.violations.items())
    )
    verdict = "caught" if caught(report) else "NOT CAUGHT"
    return f"| {report.plan.bug} | {verdict} | {found or 'nothing'} | {seconds:.0f} s |"


def main() -> int:
    """Hunt for all bugs, or for those named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bugs", nargs="*", default=list(BUGS), metavar="BUG")
    parser.add_argument("--seed", type=int, default=1, help="of the first time; the next is one more")
    parser.add_argument("--times", type=int, default=1)
    chosen = parser.parse_args()
    began, found = time.monotonic(), 0
    for seed in range(chosen.seed, chosen.seed + chosen.times):
        print("| planted bug | | what the checker says | whole run |\n|---|---|---|---|")  # noqa: T201 - a program
        for bug in chosen.bugs:
            before = time.monotonic()
            report = hunt(bug, seed)
            found += caught(report)
            print(line(report, time.monotonic() - before), flush=True)  # noqa: T201
    tried = len(chosen.bugs) * chosen.times
    print(f"{found} of {tried} caught in {time.monotonic() - began:.0f} s")  # noqa: T201
    return 0 if found == tried else 1


if __name__ == "__main__":
    sys.exit(main())
