"""Ten thousand games of all bots in all ways: no illegal move, and no turn over 110 % of its budget.

A turn is late by CPU time: by wall-clock time it may be late because the machine is busy, and tests run in
parallel. Both are logged (`--log-cli-level=info`), and `python -m tools.studies.ten_thousand_games` plays the
same games one after the other and records the results.
"""

import logging

import pytest

from kit.ways import WAYS, Way
from rifugio.bots import BOTS
from tests.clock import TookTooLong
from tools.studies.many_games import Watched, line_up, play_many

TEN_THOUSAND = 10_000 // len(WAYS)
FEW = (-25, -1)
"""Games that are not among the ten thousand, with the strongest and with quick bots: 32 over all ways."""


def check(seen: Watched) -> None:
    """Log the results, and check them."""
    logging.getLogger(__name__).info("%s", seen)
    assert seen.offences.total() == 0, str(seen)
    if seen.late_by_processor.total():
        raise TookTooLong(str(seen))


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_some_games_are_played_by_the_rules_and_in_time(way: Way) -> None:
    check(play_many(way, FEW))


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS, ids=str)
def test_ten_thousand_games_are_played_by_the_rules_and_in_time(way: Way) -> None:
    check(play_many(way, range(TEN_THOUSAND)))


def test_every_bot_plays_in_every_way() -> None:
    assert {bot for way in WAYS for number in FEW for bot in line_up(way, number)} == set(BOTS)
    for way in WAYS:
        assert {"lynx", "owl"} <= {bot for number in FEW for bot in line_up(way, number)}
        assert {bot for number in range(TEN_THOUSAND) for bot in line_up(way, number)} == set(BOTS)
