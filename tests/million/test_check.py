"""A short comparison of the simulation with the real server, and the long one's table in docs/load.md."""

import json

import pytest

from benchmarks.load.tables import Load
from benchmarks.million.bench import Bench, Size
from benchmarks.million.check import LOAD_PAGE, PAGE, of_model, of_server
from benchmarks.million.figures import read
from benchmarks.million.measure.cluster import alone
from benchmarks.million.tables import checked

SMALL = Size(12, 25.0)


async def test_both_do_as_much_at_the_same_pace() -> None:
    """What does not depend on how busy the machine is: appends and bytes."""
    with alone() as real:
        measured = (await of_server(real, SMALL, Load(1), 6.0)).figures
    modelled = of_model(read(), SMALL, [0.0], 0.001, 1)
    for name in ("appends a second", "bytes a second"):
        assert modelled[name] == pytest.approx(measured[name], rel=0.25), name
    assert measured["CPU of the node"] > 0.005
    assert measured["CPU of PostgreSQL"] > 0.001


def test_the_twin_plays_at_its_pace_and_by_its_seed() -> None:
    one, same = (Bench(read(), Size(50, 200.0), 3).run(10).moves for _ in range(2))
    assert one == same
    assert len(one) / 10 == pytest.approx(200, rel=0.1)


def test_the_page_has_the_comparison_as_it_is_kept() -> None:
    found = json.loads(PAGE.read_text(encoding="utf-8"))
    assert "\n".join(checked(found)) in LOAD_PAGE.read_text(encoding="utf-8")
