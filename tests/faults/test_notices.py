"""Notices while nodes are killed: a short storm; longer ones, and planted bugs, are marked slow."""

import pytest

from tests.faults.notices.__main__ import summary
from tests.faults.notices.bugs import BUGS
from tests.faults.notices.storm import Plan, run


def test_everybody_is_told_of_every_turn_once_while_nodes_are_killed() -> None:
    report = run(Plan(turns=12, seed=3, tables=6, claim=8.0))
    assert report.valid, summary(report)
    assert report.kills, summary(report)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(1, 6))
def test_a_thousand_turns(seed: int) -> None:
    report = run(Plan(turns=1000, seed=seed, tables=100))
    assert report.valid, summary(report)


@pytest.mark.slow
@pytest.mark.parametrize("bug", BUGS)
def test_a_planted_bug_is_found(bug: str) -> None:
    report = run(Plan(turns=200, seed=1, tables=50, bug=bug, claim=12.0))
    assert not report.valid, summary(report)
