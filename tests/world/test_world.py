"""Histories of the deterministic world: what is promised holds, and what is broken is found."""

import gc
import os
import subprocess
import sys
from collections.abc import Iterator
from datetime import timedelta

import pytest
import structlog

from rifugio.server.ids import EPOCH
from tests.world.bugs import BUGS, invariant_of
from tests.world.database import DatabaseClock
from tests.world.many import find, quietly
from tests.world.play import COMMANDS, TABLES, tell

HISTORIES = 1000
TOGETHER = 50
"""Histories of one test."""
SOME = 400
"""Most of them are found in the first ten."""


@pytest.fixture(autouse=True)
def _quiet() -> Iterator[None]:
    before = structlog.get_config()
    quietly()
    yield
    structlog.configure(**before)  # other tests read what is logged


@pytest.mark.parametrize("first", range(1, HISTORIES, TOGETHER))
def test_no_promise_is_broken_in_50_histories(first: int) -> None:
    for seed in range(first, first + TOGETHER):
        told = tell(seed)
        assert told.valid, f"seed {seed}\n{told.findings.verdict()}\n{told.failures}"
        assert told.commands >= COMMANDS, seed
        assert told.nodes >= 2, seed
        assert told.tables >= TABLES, seed
        assert sum(told.faults.values()) >= 2, seed


def test_a_standby_has_the_times_of_its_primary_also_of_commits_in_the_same_moment() -> None:
    """Seed 3433: an event a microsecond off is another event, and nothing was appended to it."""
    primary, standby = DatabaseClock(), DatabaseClock()
    moment = EPOCH + timedelta(days=1)
    commits = [(primary.go_to(moment), primary.now()) for _ in range(3)]
    assert len({stored for _, stored in commits}) == len(commits)
    for now, stored in commits:
        standby.back_to(now)
        assert standby.now() == stored


def test_a_seed_tells_the_same_history_in_every_process() -> None:
    script = "from tests.world.play import tell; print(*(tell(seed).digest for seed in (3, 14, 32)))"
    told = {
        subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "PYTHONHASHSEED": hashes},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.splitlines()[-1]
        for hashes in ("1", "2")
    }
    assert len(told) == 1
    assert len(set(told.pop().split())) == 3


@pytest.mark.parametrize("bug", BUGS)
def test_a_planted_bug_is_found(bug: str) -> None:
    after, seen = find(bug, most=SOME)
    assert after, f"only {seen}, and not {invariant_of(bug)}"


def test_the_new_bugs_break_one_invariant_each() -> None:
    wanted = [invariant_of(bug) for bug in BUGS]
    assert [one for one in wanted if one] == [f"P{number}" for number in range(1, 11)]


def test_what_a_dead_node_waited_for_is_not_collected(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seed 18874: it was, and a history that was right counted as wrong."""
    monkeypatch.setattr("tests.world.play._check", lambda *_: gc.collect())
    assert tell(18_874).failures == []
