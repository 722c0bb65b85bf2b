"""The tables of docs/load.md are what `make million` prints, from the figures that are kept."""

import re

import pytest

from benchmarks.million.__main__ import LOAD, renewed
from benchmarks.million.breaking import broken
from benchmarks.million.demand import rent
from benchmarks.million.evening import PEOPLE, SLICES, evening, kept
from benchmarks.million.figures import read
from benchmarks.million.minute import come_within
from benchmarks.million.people import USUAL
from benchmarks.million.prices import Prices, bill
from benchmarks.million.tables import TABLES, two

SERVICE, KEPT = read(), kept()
TOGETHER = rent(SERVICE, 1_000_000, USUAL, together=True).demand.processes
TEXT = LOAD.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", TABLES)
def test_the_page_has_the_table_as_it_is_printed(name: str) -> None:
    assert "\n".join(TABLES[name](SERVICE, KEPT)) in TEXT, "make million"
    assert renewed(TEXT, name, TABLES[name](SERVICE, KEPT)) == TEXT


def test_a_table_is_renewed_in_its_place() -> None:
    page = "<!-- million: bill -->\n\nold\n\n<!-- end -->\nb\n<!-- million: needs -->\n<!-- end -->\n"
    assert renewed(page, "bill", ["new"]) == page.replace("old", "new")


def test_what_is_kept_is_what_the_simulation_gives() -> None:
    """One slice is simulated again: the file is neither old nor written by hand."""
    (people, slices) = list(SLICES.items())[-1]
    assert evening(rent(SERVICE, people, USUAL), slices[-1]) == KEPT["slices"][f"{people} {slices[-1]}"]


def test_the_page_names_the_measured_figures() -> None:
    words = re.sub(r"\s+", " ", TEXT)
    for figure in (
        f"a person's move {SERVICE.move.mean * 1e3:.1f} ms",
        f"and {SERVICE.heard.mean * 1e3:.2f} ms of each other node",
        f"a bot's move {SERVICE.bot_move.mean * 1e3:.1f} ms",
        f"{SERVICE.warm.mean * 1e3:.1f} ms if the node has read it, {SERVICE.cold.mean * 1e3:.1f} ms if not",
        f"{SERVICE.stay_table * 1e6:.0f} µs a second for each table and {SERVICE.stay_socket * 1e6:.0f} µs",
        f"{SERVICE.wal:.0f} B of WAL and {SERVICE.frame:.0f} B to each socket",
        f"{TOGETHER} processes instead of {rent(SERVICE, 1_000_000, USUAL).demand.processes}",
    ):
        assert figure in words, figure


def test_one_process_breaks_before_its_database() -> None:
    order = [name for name, _ in broken(SERVICE)]
    assert order[0] == "one process: its event loop"
    people = [many for _, many in broken(SERVICE)]
    assert people == sorted(people)


def test_more_people_in_less_time_wait_longer() -> None:
    rented = rent(SERVICE, 10_000, USUAL)
    slow, quick = come_within(rented, 1, 60), come_within(rented, 1, 5)
    assert quick.queue > slow.queue
    assert quick.coming_p99 > slow.coming_p99
    assert quick.until_normal > slow.until_normal


def test_a_bill_follows_its_prices() -> None:
    rented = rent(SERVICE, 10_000, USUAL)
    cheap, dear = bill(rented, Prices()), bill(rented, Prices(egress=20.0))
    assert dear.egress == pytest.approx(2 * cheap.egress)
    assert dear.whole - cheap.whole == pytest.approx(cheap.egress)
    assert cheap.following < cheap.whole


def test_operators_are_told_the_same() -> None:
    words = re.sub(r"\s+", " ", (LOAD.parent / "operations.md").read_text(encoding="utf-8"))
    small, middle, large = (rent(SERVICE, people, USUAL) for people in PEOPLE)
    assert f"{small.demand.processes} server processes, {small.bots} cores for bots" in words
    assert f"PostgreSQL with {small.postgres_cores} cores" in words
    assert f"{middle.demand.processes}, {middle.bots} and one with {middle.postgres_cores}" in words
    assert (two(large.demand.processes), two(large.bots)) == ("600", "700")
    assert (large.postgres, large.postgres_cores, large.nats) == (10, 15, 6)
