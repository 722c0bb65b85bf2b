"""Prices as parameters. The defaults are an example with round numbers, and nobody's price list."""

from dataclasses import dataclass
from typing import Final

from benchmarks.million.demand import Rented
from benchmarks.million.people import mean_of_day

HOURS: Final = 730
SECONDS: Final = HOURS * 3600
LOG_DAYS, EVENT_BYTES = 14, 400
"""As in docs/operations.md."""


@dataclass(frozen=True)
class Prices:
    """An example, in any currency."""

    core_hour: float = 0.03
    database_core_hour: float = 0.06
    """With its standby, which has as many cores: twice."""
    memory_month: float = 3.0
    """A gigabyte for a month."""
    disk_month: float = 0.1
    egress: float = 10.0
    """A terabyte."""


@dataclass(frozen=True)
class Bill:
    """What a month costs; nodes and bots follow the day, or are kept as the evening needs them."""

    nodes: float
    bots: float
    database: float
    disk: float
    egress: float

    @property
    def whole(self) -> float:
        """The sum, if nothing follows the day."""
        return self.nodes + self.bots + self.database + self.disk + self.egress

    @property
    def following(self) -> float:
        """The sum, if nodes and bots follow the day."""
        return self.whole - (1 - mean_of_day()) * (self.nodes + self.bots)


def terabytes(rented: Rented) -> float:
    """Return the egress of a month, with its days and nights."""
    return rented.demand.egress * mean_of_day() * SECONDS / 1e12


def bill(rented: Rented, prices: Prices) -> Bill:
    """Return what a month costs."""
    demand = rented.demand
    log = demand.moves * mean_of_day() * 86_400 * LOG_DAYS * EVENT_BYTES / 1e9
    return Bill(
        nodes=demand.processes * prices.core_hour * HOURS + demand.memory / 1e9 * prices.memory_month,
        bots=rented.bots * prices.core_hour * HOURS,
        database=rented.postgres * rented.postgres_cores * prices.database_core_hour * HOURS * 2,
        disk=log * prices.disk_month * 2,
        egress=terabytes(rented) * prices.egress,
    )
