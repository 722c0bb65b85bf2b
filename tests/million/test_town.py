"""The simulation of many people: the same by seed, lawful, and in proportion."""

from random import Random
from statistics import fmean

import pytest

from benchmarks.million.demand import rent
from benchmarks.million.figures import read
from benchmarks.million.parts import Step
from benchmarks.million.people import DAY, PLAYERS, USUAL, mean_of_day
from benchmarks.million.town import Town

SERVICE = read()


def town(people: float = 1_500, seed: int = 1, nodes: int = 1) -> Town:
    return Town(rent(SERVICE, people, USUAL), nodes, seed)


def test_it_is_the_same_by_its_seed() -> None:
    one, same, other = (town(400, seed).run(5).moves for seed in (1, 1, 2))
    assert one == same
    assert one != other


def test_littles_law_holds_for_moves() -> None:
    """Moves under way, seen at moments of chance, are moves a second times their seconds."""
    simulated, rng = town(), Random(5)
    seen: list[int] = []

    def looking() -> Step:
        while True:
            yield simulated.env.timeout(rng.expovariate(200))
            if simulated.env.now > 10:
                seen.append(simulated.moving)

    simulated.env.process(looking())
    moves = simulated.run(40).moves
    assert fmean(seen) == pytest.approx(len(moves) / 40 * fmean(moves), rel=0.15)


def test_as_much_is_done_as_the_arithmetic_says() -> None:
    simulated = town()
    moves = simulated.run(40).moves
    demand, share = simulated.demand, simulated.share
    assert len(moves) / 40 == pytest.approx((demand.live_moves + demand.lone_moves) * share, rel=0.1)
    busy = sum(node.loop.busy for node in simulated.nodes) / 40
    assert busy == pytest.approx(demand.node_cores * share, rel=0.1)


def test_twice_the_people_need_about_twice_the_nodes() -> None:
    once, twice = (rent(SERVICE, people, USUAL).demand.processes for people in (200_000, 400_000))
    assert twice / once == pytest.approx(2, rel=0.05)


def test_games_alone_cost_more_at_the_server_than_in_the_browser() -> None:
    alone, served = (rent(SERVICE, 10_000, mix) for mix in (USUAL, USUAL.without_browser()))
    assert served.demand.processes > alone.demand.processes
    assert served.bots > alone.bots
    assert served.demand.moves > alone.demand.moves


def test_the_assumptions_add_up() -> None:
    for mix in (USUAL, USUAL.without_browser()):
        assert mix.browser + mix.bots + mix.live + mix.correspondence == pytest.approx(1)
    assert sum(PLAYERS.values()) == pytest.approx(1)
    assert max(DAY) == 1
    assert mean_of_day() == pytest.approx(0.39, abs=0.005)
