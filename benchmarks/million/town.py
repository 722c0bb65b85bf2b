"""The simulation: a slice of an installation and its share of the people, each table a SimPy process.

Slices are alike, because tables know nothing of one another and processes are chosen by chance. So a slice of
some processes is simulated move by move, with its share of the tables and of the other parts' cores. What
its tables tell processes outside the slice comes back: for each such message one inside the slice works.
"""

from dataclasses import dataclass, field
from math import ceil
from random import Random
from typing import Final

import simpy

from benchmarks.million.demand import NATS_CORES, Rented
from benchmarks.million.parts import Appender, Cores, Postgres, Step
from benchmarks.million.people import (
    BOTS,
    LEVEL_SHARES,
    MOVE_APART,
    MOVES_A_TURN,
    PLAYERS,
    SPECTATORS,
    TURN_SECONDS,
    VISIT_SECONDS,
)

BEFORE: Final = 0.4
"""The share of a move's work that comes before the append (docs/load.md, where a move's time goes)."""
SWEEP: Final = 2.0
"""Seconds between two looks at all watched tables, which block the event loop."""
SPREAD: Final = 0.1
"""Seconds; what sockets cost by being open is spread evenly."""
THINKING: Final = TURN_SECONDS - MOVES_A_TURN * MOVE_APART


@dataclass
class Seen:
    """Samples: seconds that moves and comings took."""

    moves: list[float] = field(default_factory=list)
    comings: list[tuple[float, float]] = field(default_factory=list)
    """When each came, and how long it waited for its table."""
    answered: list[tuple[float, float]] = field(default_factory=list)
    """When each move was sent, and how long its answer took."""


class Node:
    """A server process: an event loop and an appender."""

    def __init__(self, env: simpy.Environment, postgres: Postgres) -> None:
        self.loop, self.appender = Cores(env), Appender(env, postgres)


class Town:
    """A slice of an installation, with its people."""

    def __init__(self, rented: Rented, nodes: int, seed: int = 1) -> None:
        self.env, self.rng = simpy.Environment(), Random(seed)
        self.demand, self.service = rented.demand, rented.demand.service
        self.share = nodes / rented.demand.processes
        cores = max(1, ceil(rented.postgres * rented.postgres_cores * self.share))
        self.postgres = Postgres(self.env, self.service, cores, self.rng)
        self.nats = Cores(self.env, max(1, ceil(rented.nats * NATS_CORES * self.share)))
        self.bots = Cores(self.env, max(1, ceil(rented.bots * self.share)))
        self.nodes = [Node(self.env, self.postgres) for _ in range(nodes)]
        self.seen, self.moving = Seen(), 0

    def run(self, seconds: float, warm_up: float = 10.0) -> Seen:
        """Fill the tables, let them play, and return what was seen after the first seconds."""
        self.fill()
        self.env.run(warm_up)
        self.seen = Seen()
        for part in (self.postgres.cores, self.nats, self.bots, *(node.loop for node in self.nodes)):
            part.forget()
        self.env.run(warm_up + seconds)
        return self.seen

    def fill(self) -> None:
        """Seat everybody."""
        for _ in range(self._some(self.demand.live_tables)):
            self.env.process(self._live())
        for _ in range(self._some(self.demand.bot_tables)):
            self.env.process(self._against_bots())
        self.env.process(self._visits(self.demand.visitors * self.share / VISIT_SECONDS))
        players = self.demand.comings - self.demand.visitors / VISIT_SECONDS
        self.env.process(self._newcomers(players * self.share))
        for node in self.nodes:
            self.attend(node)

    def attend(self, node: Node) -> None:
        """Let a process do what it does for people who only stay."""
        self.env.process(self._sweeping(node))
        self.env.process(self._pinging(node))

    def _some(self, many: float) -> int:
        return int(many * self.share + self.rng.random())

    def a_node(self) -> Node:
        """Return the process that a proxy happens to choose."""
        return self.rng.choice(self.nodes)

    def others(self, sockets: int) -> int:
        """Return at how many processes besides the mover's somebody is, of a table with so many sockets."""
        if self.demand.together:
            return 0
        return len({self.rng.randrange(self.demand.processes) for _ in range(sockets)}) - 1

    # People.

    def _turn_of(self) -> int:
        low = int(MOVES_A_TURN)
        return max(1, low + (self.rng.random() < MOVES_A_TURN - low) + self.rng.choice((-2, -1, 0, 1, 2)))

    def _think(self) -> simpy.Event:
        return self.env.timeout(self.rng.expovariate(1 / THINKING))

    def _in_the_midst(self) -> simpy.Event:
        """Begin as if the evening had long begun: some think, some move."""
        thinks = self.rng.random() < THINKING / TURN_SECONDS
        return self.env.timeout(self.rng.expovariate(1 / THINKING) if thinks else 0)

    def _live(self) -> Step:
        players = self.rng.choices(tuple(PLAYERS), tuple(PLAYERS.values()))[0]
        others = self.others(players + SPECTATORS)
        places = (
            [self.a_node()] * players if self.demand.together else [self.a_node() for _ in range(players)]
        )
        self.rng.shuffle(places)
        yield self._in_the_midst()
        while True:
            for place in places:
                for _ in range(self._turn_of()):
                    yield self.env.timeout(self.rng.expovariate(1 / MOVE_APART))
                    yield from self.move(place, others, players + SPECTATORS)
                yield self._think()

    def _against_bots(self) -> Step:
        place, levels = self.a_node(), tuple(LEVEL_SHARES)
        bots = self.rng.choices(levels, tuple(LEVEL_SHARES.values()), k=BOTS)
        yield self._in_the_midst()
        while True:
            for _ in range(self._turn_of()):
                yield self.env.timeout(self.rng.expovariate(1 / MOVE_APART))
                yield from self.move(place, 0, 1)
            for level in bots:
                yield from self.bots.work(self.service.turn[level].draw(self.rng))
                for _ in range(self._turn_of()):
                    yield from self._bot_move()
            yield self._think()

    def _visits(self, per_second: float) -> Step:
        while per_second:
            yield self.env.timeout(self.rng.expovariate(per_second))
            self.env.process(self._visit())

    def _visit(self) -> Step:
        place = self.a_node()
        yield from self.come(place)
        yield self.env.timeout(self.rng.expovariate(2 / VISIT_SECONDS))
        for _ in range(self._turn_of()):
            yield from self.move(place, 0, 1)
            yield self.env.timeout(self.rng.expovariate(1 / MOVE_APART))

    def _newcomers(self, per_second: float) -> Step:
        while per_second:
            yield self.env.timeout(self.rng.expovariate(per_second))
            self.env.process(self.come(self.a_node()))

    # What the server does.

    def move(self, node: Node, others: int, sockets: int) -> Step:
        """A person's move, from the frame read to the answer written."""
        begun = self.env.now
        self.moving += 1
        work = max(
            0.0, self.service.move.draw(self.rng) + (sockets / (1 + others) - 4) * self.service.a_socket
        )
        yield from self._decide(node, work, self.service.move_read)
        self.moving -= 1
        self.seen.moves.append(self.env.now - begun)
        self.seen.answered.append((begun, self.env.now - begun))
        for _ in range(others):
            self.env.process(self._hear())

    def _bot_move(self) -> Step:
        yield from self._decide(self.a_node(), self.service.bot_move.draw(self.rng), self.service.bot_read)
        if not self.demand.together and self.demand.processes > 1:
            self.env.process(self._hear())

    def _decide(self, node: Node, work: float, read: float) -> Step:
        yield from node.loop.work(work * BEFORE)
        if read:
            yield from self.postgres.cores.work(read)
        yield node.appender.append()
        yield from node.loop.work(work * (1 - BEFORE))

    def _hear(self) -> Step:
        yield from self.nats.work(2 * self.service.nats_message)
        yield from self.a_node().loop.work(self.service.heard.draw(self.rng))

    def come(self, node: Node, *, cold: bool = True) -> Step:
        """Somebody comes to a table: the hello, the log if the node has not read it, the table sent."""
        begun = self.env.now
        work = (self.service.cold if cold else self.service.warm).draw(self.rng)
        yield from node.loop.work(work * BEFORE)
        yield from self.postgres.cores.work(self.service.cold_read if cold else self.service.warm_read)
        yield from node.loop.work(work * (1 - BEFORE))
        self.seen.comings.append((begun, self.env.now - begun))

    def _sweeping(self, node: Node) -> Step:
        tables = self.demand.seats_of_tables / self.demand.processes
        yield self.env.timeout(self.rng.random() * SWEEP)
        while True:
            yield from self.postgres.cores.work(tables * self.service.table_read * SWEEP)
            yield from node.loop.work(tables * self.service.stay_table * SWEEP)
            yield self.env.timeout(SWEEP)

    def _pinging(self, node: Node) -> Step:
        sockets = self.demand.sockets / self.demand.processes
        while True:
            yield self.env.timeout(SPREAD)
            yield from node.loop.work(sockets * self.service.stay_socket * SPREAD)
