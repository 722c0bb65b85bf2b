"""The parts of the simulation against queueing theory, and the real appender's batches."""

from random import Random
from statistics import fmean

import pytest
import simpy

from benchmarks.load import pgbench
from benchmarks.million.figures import Spread
from benchmarks.million.parts import Cores, Disk, Step

CUSTOMERS = 30_000


def queue(cores: int, arrivals: float, served: float) -> tuple[float, float, Cores, float]:
    """Return the mean stay, the mean number inside at moments of chance, the cores, and the time."""
    env, rng = simpy.Environment(), Random(7)
    part = Cores(env, cores)
    stays: list[float] = []
    seen: list[int] = []

    def customer() -> Step:
        begun = env.now
        yield from part.work(rng.expovariate(served))
        stays.append(env.now - begun)

    def coming() -> Step:
        for _ in range(CUSTOMERS):
            yield env.timeout(rng.expovariate(arrivals))
            seen.append(part.inside)
            env.process(customer())

    env.process(coming())
    env.run()
    return fmean(stays), fmean(seen), part, env.now


def test_one_core_is_as_the_theory_says() -> None:
    """M/M/1: a stay of 1 / (served - arrivals), and as many inside as Little says."""
    stay, inside, part, took = queue(1, 5.0, 10.0)
    assert stay == pytest.approx(1 / (10 - 5), rel=0.05)
    assert inside == pytest.approx(5 * stay, rel=0.05)
    assert part.busy / took == pytest.approx(0.5, rel=0.05)


def test_two_cores_are_as_the_theory_says() -> None:
    """M/M/2 at 60 %: a stay of (1 / served) / (1 - 0.6²)."""
    stay, inside, _, _ = queue(2, 12.0, 10.0)
    assert stay == pytest.approx(0.1 / (1 - 0.6**2), rel=0.05)
    assert inside == pytest.approx(12 * stay, rel=0.05)


def test_whoever_comes_during_a_flush_shares_the_next_one() -> None:
    env = simpy.Environment()
    ended: list[float] = []

    def commit(at: float) -> Step:
        yield env.timeout(at)
        yield disk.flushed()
        ended.append(round(env.now, 6))

    disk = Disk(env, Spread(1.0), Random(1))
    for at in (0.0, 0.2, 0.9, 5.0):
        env.process(commit(at))
    env.run()
    assert ended == [1.0, 2.0, 2.0, 6.0]


def test_a_spread_has_its_mean_and_its_percentiles() -> None:
    rng = Random(3)
    spread = Spread(2.0, (0, 50, 99, 100), (0.5, 0.9, 2.0, 4.0))
    drawn = sorted(spread.draw(rng) for _ in range(20_000))
    assert fmean(drawn) == pytest.approx(2.0, rel=0.02)
    assert drawn[19_800] / drawn[10_000] == pytest.approx(2.0 / 0.9, rel=0.05)


def test_the_measured_statements_are_those_of_the_server() -> None:
    """Every parameter of the referee's statements has a value: `python -m benchmarks.load` runs them."""
    assert "$" not in pgbench.append()
    assert "$" not in pgbench.append_together()
