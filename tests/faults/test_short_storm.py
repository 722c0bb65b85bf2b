"""Fault injection: a short storm in every test run; longer ones and the planted bugs are marked slow."""

import pytest

from tests.clock import TookTooLong
from tests.faults.bugs import BUGS
from tests.faults.faults import FAILOVERS, WAYS
from tests.faults.planted import caught, hunt
from tests.faults.run import summary
from tests.faults.storm import Plan, Report, run


def survived(report: Report, faults: int = 4) -> None:
    """Nothing was lost, nothing was done twice, and nobody was shown anything wrong."""
    assert report.findings.valid, summary(report)
    assert report.findings.unanswered == 0, summary(report)
    assert report.left_behind == 0, summary(report)
    assert sum(report.faults.values()) >= faults
    assert len(report.findings.acked_at) > 50, summary(report)


def test_a_short_storm() -> None:
    kinds = tuple(kind for kind in WAYS if kind not in FAILOVERS)
    survived(run(Plan(seconds=8, seed=11, games=8, kinds=kinds)))


@pytest.mark.slow  # `test_fencing.py` has a shorter one
def test_a_standby_takes_over_and_nothing_is_lost() -> None:
    report = run(Plan(seconds=6, seed=3, games=6, kinds=("postgres failover",)))
    survived(report, faults=1)
    if max(report.pauses()) >= 2:
        raise TookTooLong(summary(report))


def test_a_standby_that_was_behind_takes_over_and_nothing_is_corrupted() -> None:
    report = run(Plan(seconds=6, seed=3, games=6, kinds=("postgres behind",)))
    survived(report, faults=1)
    assert report.findings.lost > 0, summary(report)


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2])
def test_a_long_storm(seed: int) -> None:
    report = run(Plan(seconds=120, seed=seed, games=25))
    survived(report)
    assert max(report.findings.staleness) < 10, summary(report)


@pytest.mark.slow
@pytest.mark.parametrize("bug", BUGS)
def test_a_planted_bug_is_found(bug: str) -> None:
    report = hunt(bug)
    assert caught(report), summary(report)
