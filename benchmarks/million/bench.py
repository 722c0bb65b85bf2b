"""The simulated twin of a load test: one node, tables of four sockets, moves that come by chance."""

from typing import NamedTuple

from benchmarks.million.demand import Demand, Rented
from benchmarks.million.figures import Service
from benchmarks.million.parts import Step
from benchmarks.million.people import A_TABLE, Mix
from benchmarks.million.town import Town

ONLY_LIVE = Mix(browser=0.0, bots=0.0, live=1.0, correspondence=0.0)


class Size(NamedTuple):
    """How many tables, and how many moves a second."""

    tables: int
    rate: float

    @property
    def name(self) -> str:
        """What it is called."""
        return f"{self.tables} tables, {self.rate:.0f} moves a second"


class Bench(Town):
    """One node whose tables are played at a given pace."""

    def __init__(self, service: Service, size: Size, seed: int) -> None:
        demand = Demand(service, size.tables * A_TABLE, ONLY_LIVE, processes=1)
        super().__init__(Rented(demand, postgres=1, postgres_cores=2, nats=1, bots=1), 1, seed)
        self._rate = size.rate

    def fill(self) -> None:
        """Let moves come by chance; nobody comes or goes."""
        self.env.process(self._moves())
        self.attend(self.nodes[0])

    def _moves(self) -> Step:
        while True:
            yield self.env.timeout(self.rng.expovariate(self._rate))
            self.env.process(self.move(self.nodes[0], 0, 4))
