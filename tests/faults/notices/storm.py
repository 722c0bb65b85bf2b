"""A storm for notices: real nodes that are killed while turns begin, and what arrived in the end."""

import asyncio
import shutil
import tempfile
import threading
import time
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import psycopg

from rifugio.server.people.notices.runner import CLAIM
from tests.faults.notices.guests import Guests
from tests.faults.notices.inboxes import WAYS, Inboxes
from tests.faults.rig import NodeProcess, Rig

LONGEST: Final = 1800.0
PATIENCE: Final = 80.0
"""Seconds for everything but waiting for the claims of killed nodes."""
NEAR: Final = 15.0
"""Seconds between a notice's first arrival and the kill that it is repeated for."""
PREPARED: Final = (
    """
    CREATE FUNCTION sooner() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF NEW.kind = 'notice' THEN NEW.due := NEW.due - interval '119.5 s'; END IF; RETURN NEW; END $$
    """,
    "CREATE TRIGGER sooner BEFORE INSERT ON job FOR EACH ROW EXECUTE FUNCTION sooner()",
)
"""Nobody waits two minutes here: a turn is told of after half a second."""


class Plan(NamedTuple):
    """A storm."""

    turns: int
    seed: int
    tables: int
    bug: str | None = None
    claim: float = CLAIM
    """Seconds after which a notice that a killed node was about to send is sent by another."""


class Report(NamedTuple):
    """What came of it."""

    plan: Plan
    turns: int
    kills: list[float]
    missing: list[str]
    twice: list[str]
    """People who were shown more notices than they had turns."""
    repeats: int
    unexplained: int
    """Notices that arrived again although no node was killed after they first did."""
    refused: int
    waits: list[float]
    late: int
    """Notices that came only when nodes were no longer killed."""
    errors: list[str]

    @property
    def valid(self) -> bool:
        """Whether nothing is missing, nothing was shown twice, and only a kill repeated anything."""
        enough = self.turns >= self.plan.turns
        return enough and not (self.missing or self.twice or self.unexplained or self.errors)


def run(plan: Plan) -> Report:
    """Run a storm."""
    folder = Path(tempfile.mkdtemp(prefix="rifugio-notices-"))
    try:
        with Rig(folder) as rig:
            with psycopg.connect(rig.database, autocommit=True) as connection:
                for statement in PREPARED:
                    connection.execute(statement)
            return _Storm(plan, rig).run()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


class _Storm:
    """The main thread kills; everything else is in a thread with an event loop."""

    def __init__(self, plan: Plan, rig: Rig) -> None:
        self._plan, self._rig = plan, rig
        self._inboxes = Inboxes(plan.seed)
        self._ready, self._begin, self._over = (threading.Event() for _ in range(3))
        self._guests: Guests | None = None
        self._errors: list[str] = []
        self.kills: list[float] = []

    def run(self) -> Report:
        thread = threading.Thread(target=lambda: asyncio.run(self._people()), daemon=True)
        thread.start()
        assert self._ready.wait(30)
        ends = f"{self._inboxes.port}:{self._inboxes.mail_port}"
        for number in range(2):
            arguments = ["--database", self._rig.database, "--nats", self._rig.nats.url, "--bots", "0"]
            arguments += [
                "--notices",
                ends,
                "--claim",
                str(self._plan.claim),
                *(["--notice-bug", self._plan.bug] if self._plan.bug else []),
            ]
            self._rig.nodes.append(NodeProcess(arguments, self._rig.folder / f"node{number}.log"))
            self._rig.nodes[-1].start()
        self._rig.wait_for_nodes()
        self._begin.set()
        self._kill()
        thread.join(60)
        return self._report()

    def _kill(self) -> None:
        """Kill one node after the other, while the other one serves and no notice is late, until the end."""
        random, until = Random(self._plan.seed), time.monotonic() + LONGEST
        while not self._over.wait(random.uniform(1.0, 6.0)) and time.monotonic() < until:
            node = random.choice(self._rig.nodes)
            if self._guests is not None and self._guests.late:
                continue
            if all(each.serves() for each in self._rig.nodes):
                node.kill9()
                self.kills.append(time.monotonic())
                node.start()

    async def _people(self) -> None:
        await self._inboxes.open()
        self._ready.set()
        await asyncio.to_thread(self._begin.wait)
        nodes = [f"http://127.0.0.1:{node.port}" for node in self._rig.nodes]
        self._guests = Guests(nodes, self._inboxes, self._rig.database, 2 * self._plan.claim + PATIENCE)
        each = -(-self._plan.turns // self._plan.tables)
        tables = [self._guests.table(number, each) for number in range(self._plan.tables)]
        for ended in await asyncio.gather(*tables, return_exceptions=True):
            if ended is not None:
                self._errors.append(f"{type(ended).__name__}: {ended}")
        await self._inboxes.close()
        self._over.set()

    def _report(self) -> Report:
        guests, inboxes = self._guests, self._inboxes
        assert guests is not None
        twice = [
            f"person {person} by {way}: {len(inboxes.keys(person, way))} of {turns}"
            for person, turns in guests.turns.items()
            for way in WAYS
            if len(inboxes.keys(person, way)) > turns
        ]
        repeats = inboxes.repeats()
        unexplained = [
            again
            for first, again in repeats
            if not any(first.at <= kill <= first.at + NEAR for kill in self.kills)
        ]
        return Report(
            self._plan,
            sum(guests.turns.values()),
            self.kills,
            guests.missing,
            twice,
            len(repeats),
            len(unexplained),
            inboxes.refused,
            guests.waits,
            guests.told_late,
            self._errors,
        )
