"""Drives tables and echoes for some seconds, and summarises throughput and latency."""

import asyncio
import json
from itertools import cycle, islice
from statistics import quantiles
from time import perf_counter
from typing import NamedTuple

from benchmarks.load.tables import WATCHERS, Load, Table
from benchmarks.load.wire import Wire, dial

KINDS: tuple[list[str], ...] = ([], ["helicopter"], ["rafts"], ["helicopter", "rafts"])
AT_ONCE = 8
MESSAGE = json.dumps({"ping": 1, "filling": "x" * 110}).encode()


class Driven(NamedTuple):
    """How much was done, how much of it per second, and the 50th and 99th percentile of latency."""

    done: int
    rate: float
    median: float
    p99: float


def summary(done: int, times: list[float], seconds: float) -> Driven:
    """Return the figures of a run."""
    cuts = quantiles(times, n=100) if len(times) > 1 else [0.0] * 99
    return Driven(done, done / seconds, cuts[49], cuts[98])


async def set_up(url: str, many: int, load: Load, watchers: int = WATCHERS) -> list[Table]:
    """Return started tables of all kinds, with everybody connected."""
    tables = [Table(url, load) for _ in range(many)]
    for start in range(0, many, AT_ONCE):
        some = tables[start : start + AT_ONCE]
        await asyncio.gather(*(table.set_up(KINDS[number % 4]) for number, table in enumerate(some)))
        await asyncio.gather(*(table.connect(watchers) for table in some))
    return tables


class Crowd:
    """A supply of tables, of which a fixed number is played concurrently."""

    def __init__(self, tables: list[Table], load: Load) -> None:
        self._waiting, self._load = tables, load
        self._playing: set[Table] = set()

    async def play(self, at_once: int, seconds: float, per_second: float | None = None) -> Driven:
        """Play as fast as the server answers, or at a fixed rate of moves per second."""
        load = self._load
        load.accepted, load.refused, load.times, load.going = 0, 0, [], True
        while len(self._playing) < at_once:
            self._next()
        begun = perf_counter()
        if per_second is None:
            for table in tuple(self._playing):
                table.go()
            await asyncio.sleep(seconds)
        else:
            await self._paced(seconds, per_second)
        took = perf_counter() - begun
        load.going = False
        await asyncio.sleep(0.3)
        if load.refused:
            raise RuntimeError(f"{load.refused} moves were refused")
        return summary(load.accepted, load.times, took)

    async def _paced(self, seconds: float, per_second: float) -> None:
        self._load.going = False
        begun, sent = perf_counter(), 0
        while perf_counter() - begun < seconds:
            for table in tuple(self._playing):
                await asyncio.sleep(max(0.0, begun + sent / per_second - perf_counter()))
                self._load.going = True
                table.go()
                self._load.going = False
                sent += 1

    def _next(self) -> None:
        table = self._waiting.pop()
        self._playing.add(table)
        table.over.add_done_callback(lambda _: self._over(table))

    def _over(self, table: Table) -> None:
        self._playing.discard(table)
        self._next()
        if self._load.going:
            for other in tuple(self._playing):
                other.go()


async def play_out(tables: list[Table], load: Load) -> Driven:
    """Play games at once to their end, as fast as the server answers."""
    load.accepted, load.refused, load.times, load.going = 0, 0, [], True
    begun = perf_counter()
    for table in tables:
        table.go()
    await asyncio.gather(*(table.over for table in tables))
    took = perf_counter() - begun
    load.going = False
    if load.refused:
        raise RuntimeError(f"{load.refused} moves were refused")
    return summary(load.accepted, load.times, took)


async def echoes(url: str, connections: int, seconds: float) -> Driven:
    """Send frames back and forth as fast as they come."""
    times: list[float] = []
    sent: dict[Wire, float] = {}
    going = True

    def back(wire: Wire, _frame: bytes) -> None:
        now = perf_counter()
        times.append(now - sent[wire])
        if going:
            sent[wire] = now
            wire.send(MESSAGE)

    wires = [await dial(url + "/echo", back) for _ in range(connections)]
    begun = perf_counter()
    for wire in wires:
        sent[wire] = perf_counter()
        wire.send(MESSAGE)
    await asyncio.sleep(seconds)
    going = False
    took = perf_counter() - begun
    for wire in wires:
        wire.close()
    return summary(len(times), times, took)


async def paced_echoes(url: str, connections: int, seconds: float, per_second: float) -> Driven:
    """Send frames back and forth at a fixed rate, and summarise."""
    times = await echoes_of(url, connections, seconds, per_second)
    return summary(len(times), times, seconds)


async def echoes_of(url: str, connections: int, seconds: float, per_second: float) -> list[float]:
    """Send frames back and forth at a fixed rate, and return how long each took."""
    times: list[float] = []
    sent: dict[Wire, float] = {}

    def back(wire: Wire, _frame: bytes) -> None:
        times.append(perf_counter() - sent[wire])

    wires = [await dial(url + "/echo", back) for _ in range(connections)]
    begun = perf_counter()
    for number, wire in enumerate(islice(cycle(wires), int(seconds * per_second))):
        await asyncio.sleep(max(0.0, begun + number / per_second - perf_counter()))
        sent[wire] = perf_counter()
        wire.send(MESSAGE)
    await asyncio.sleep(0.3)
    for wire in wires:
        wire.close()
    return times
