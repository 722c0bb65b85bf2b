"""A whole run: servers and clients, calm and storm, the end, and the checker's verdict."""

import re
import shutil
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from math import inf
from pathlib import Path
from typing import Final, NamedTuple

from rifugio.server.tokens import Tokens
from tests.faults.check_rucksacks import check_rucksack
from tests.faults.checker import check_table
from tests.faults.database_faults import Failover
from tests.faults.faults import FAILOVERS, WAYS, Fault, Weather, schedule
from tests.faults.findings import Findings
from tests.faults.history import read_history, read_links
from tests.faults.logs import KEYS, read_heads, read_logs
from tests.faults.operations import Log
from tests.faults.rig import Rig
from tests.faults.stage import Stage
from tests.faults.tables import RUCKSACKS

NODES: Final = 2
GO_ON: Final = 30.0
"""Seconds after a failover within which every table has to make progress."""
BLOCK_SECONDS: Final = 15.0
"""Length of a phase when calm and storm alternate."""


class Plan(NamedTuple):
    """Parameters of a run."""

    seconds: float = 60.0
    seed: int = 1
    games: int = 25
    bug: str | None = None
    kinds: tuple[str, ...] = tuple(WAYS)
    calm: bool = False
    """No faults at all."""
    compare: bool = False
    """Alternate calm and storm, to compare them."""
    finish: float = 15.0
    """Seconds that the clients have after the storm to get final answers to their commands."""
    converge: float = 10.0
    """Seconds that they have to converge."""
    lasting: float | None = None
    """Seconds that each fault lasts; None: as long as its kind says."""
    disk: int = 0
    """Milliseconds that PostgreSQL's disk takes to synchronise."""
    earlier: Path | None = None
    """The repository of an earlier server, which tables and nodes begin with."""
    keep: bool = False
    """Keep histories and logs, whatever the verdict."""


@dataclass
class Report:
    """The results of a run."""

    plan: Plan
    findings: Findings = field(default_factory=Findings)
    ended_at: float = 0.0
    """When the clients were told to stop, by PostgreSQL's clock."""
    failovers: list[Failover] = field(default_factory=list)
    faults: Counter[str] = field(default_factory=Counter)
    blocks: int = 0
    """Blocks of PostgreSQL's files that power cuts have taken."""
    fell: int = 0
    games: int = 0
    orphans: int = 0
    """Tables that no client knows, because the answer to opening them was lost."""
    left_behind: int = 0
    """Processes that outlived a killed node."""
    errors: Counter[str] = field(default_factory=Counter)
    """Uncaught exceptions in the nodes' logs."""
    phases: list[tuple[str, float, float]] = field(default_factory=list)
    checking: float = 0.0
    folder: Path = Path()

    def pauses(self) -> list[float]:
        """Return, for each failover, the time to the first acknowledgement of something stored since."""
        answers = list(zip(self.findings.acked_at, self.findings.stored_at, strict=True))
        firsts = (
            min((when for when, stored in answers if stored > one.asked_at), default=inf) - one.asked
            for one in self.failovers
        )
        return [first for first in firsts if first < inf]

    def rate(self, *kinds: str) -> float:
        """Return accepted commands per second in all phases of these kinds."""
        spans = [(begin, end) for name, begin, end in self.phases if name in kinds]
        seconds = sum(end - begin for begin, end in spans)
        acked = sum(1 for when in self.findings.acked_at for begin, end in spans if begin <= when < end)
        return acked / seconds if seconds else 0.0


Act = Callable[[Rig, Stage], None]


def run(plan: Plan, act: Act | None = None, tables: Iterable[int] | None = None) -> Report:
    """Run a storm and check what every client saw. Histories are kept only if something is wrong.

    `act`, if given, is done to the servers instead of a storm. The tables' numbers determine their setup
    (`kind_of`); by default there is one of each.
    """
    folder = Path(tempfile.mkdtemp(prefix="rifugio-storm-"))
    report = Report(plan, folder=folder)
    with_standby = not set(FAILOVERS).isdisjoint(plan.kinds)
    with Rig(folder, with_standby=with_standby, seed=plan.seed, earlier=plan.earlier) as rig:
        with Stage() as stage:
            ways = [stage.add_proxy(stage.buses, rig.nats.port) for _ in range(NODES)]
            rig.start_nodes(ways, plan.bug)
            for node in rig.nodes:
                stage.add_proxy(stage.doors, node.port)
            stage.open_club(folder, plan.seed, range(plan.games) if tables is None else tables)
            weather = Weather(rig, stage)
            rig.postgres.disk.slow_down(plan.disk)
            if act is None:
                _pass_the_time(plan, rig, weather, report)
            else:
                act(rig, stage)
            report.ended_at = time.time()
            _quieten_down(plan, rig, stage)
            report.games = stage.games
        report.faults, report.fell, report.failovers = weather.count, weather.fell, weather.failovers
        report.blocks = weather.blocks
        report.left_behind = sum(len(node.left_behind()) for node in rig.nodes)
        rig.stop_nodes()
        report.errors = sum((errors_in(node.log()) for node in rig.nodes), Counter[str]())
        logs = _read_all_logs(rig, report.failovers)
    _check(report, logs)
    if report.findings.valid and not plan.keep:
        shutil.rmtree(folder)
    return report


def _pass_the_time(plan: Plan, rig: Rig, weather: Weather, report: Report) -> None:
    block = BLOCK_SECONDS if plan.compare else plan.seconds
    names = ["calm", "storm"] if plan.compare else ["calm" if plan.calm else "storm"]
    for number in range(max(1, round(plan.seconds / block))):
        name = names[number % len(names)]
        began = time.monotonic()
        faults = [] if name == "calm" else _faults(plan, number, block)
        weather.storm(faults, block)
        report.phases.append((name, began, time.monotonic()))
        rig.wait_for_nodes()


def _faults(plan: Plan, number: int, seconds: float) -> list[Fault]:
    faults = schedule(plan.seed * 1000 + number, seconds, plan.kinds, NODES)
    return faults if plan.lasting is None else [fault._replace(seconds=plan.lasting) for fault in faults]


def _quieten_down(plan: Plan, rig: Rig, stage: Stage) -> None:
    """Stop sending commands, and give all clients time to converge."""
    stage.last_orders()
    _wait(lambda: stage.busy == 0, plan.finish)
    heads = read_heads(rig.database)  # clocks and bots continue
    _wait(lambda: stage.sees(read_heads(rig.database)), plan.converge)
    stage.write_the_end(heads)
    stage.close_club()


def _wait(fulfilled: Callable[[], bool], seconds: float) -> None:
    until = time.monotonic() + seconds
    while not fulfilled() and time.monotonic() < until:
        time.sleep(0.1)


def errors_in(log: str) -> Counter[str]:
    """Return the exceptions that have a traceback in a log, by name."""
    tracebacks = re.findall(r"Traceback \(most recent call last\):\n(?:[ \t].*\n)+(\w[\w.]*)", log)
    return Counter(tracebacks)


def _read_all_logs(rig: Rig, failovers: Sequence[Failover]) -> list[dict[str, Log]]:
    """Return the current logs, preceded by those of each dead primary that had more."""
    read = []
    for number, failover in enumerate(failovers):
        if failover.loss is not None:
            with rig.pair.dead(number, rig.database) as database:
                read.append(read_logs(database))
    return [*read, read_logs(rig.database)]


def _check(report: Report, logs: list[dict[str, Log]]) -> None:
    began = time.monotonic()
    reader, paths = Tokens(KEYS.tokens), read_links(report.folder)
    losses = [one.loss for one in report.failovers if one.loss is not None]
    last = report.failovers[-1].asked_at if report.failovers else inf  # it may have lost what came before
    goes_on_after = last if last < report.ended_at - GO_ON else None
    for link, some in {link: log for read in logs for link, log in read.items()}.items():
        own = [read_history(path) for path in (*paths.get(link, []), *paths.get(some.watch_link, []))]
        report.orphans += not own
        *before, log = [read.get(link, some._replace(rows=())) for read in logs]
        report.findings.add(check_table(log, own, reader, before, losses, goes_on_after))
    for path in sorted((report.folder / RUCKSACKS).glob("*.gz")):
        report.findings.add(check_rucksack(read_history(path), losses))
    report.checking = time.monotonic() - began
