"""Trying other weights is a fair comparison."""

import rifugio
from rifugio.arena import Contest
from rifugio.bots.characters import BOTS
from tools.studies.try_weights import TRIED, measured


def three_ibexes() -> Contest:
    return Contest((TRIED, "ibex", "ibex"), rifugio.setup(3), 3, 0, None, None)


def test_the_same_weights_come_to_nothing() -> None:
    assert measured("ibex", {}, three_ibexes()).startswith("+0.0 points")
    assert TRIED not in BOTS


def test_whoever_sees_no_point_in_anything_falls_behind() -> None:
    found = measured("ibex", {"in_sight": -1.0, "card": -1.0, "hut": -1.0}, three_ibexes())
    assert found.startswith("-")
