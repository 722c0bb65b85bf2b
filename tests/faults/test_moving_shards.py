"""Shards move between two servers for some seconds while people play at twenty tables."""

import shutil

import pytest

from tests.faults.moving import run_moving
from tests.faults.storm import Plan


def test_nothing_is_lost_while_shards_move_and_nobody_waits_long() -> None:
    report, movers = run_moving(Plan(seconds=10, seed=1, games=20), rough=True)
    assert report.findings.valid, report.findings.verdict()
    assert report.findings.events > 100
    assert movers.moves >= 3
    assert max(movers.closed) <= 2.0


@pytest.mark.slow
def test_without_gates_events_are_lost_and_that_is_found() -> None:
    report, _ = run_moving(Plan(seconds=6, seed=2, games=12, finish=3, converge=1), without_gates=True)
    assert not report.findings.valid
    shutil.rmtree(report.folder)
