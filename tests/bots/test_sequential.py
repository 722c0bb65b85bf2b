"""The verdicts of Wald's sequential test."""

from random import Random

import pytest

from tools.studies.sequential import BOUND, likelihood, verdict


@pytest.mark.parametrize(
    ("won", "lost", "says"),
    [
        (90, 30, "65% reached"),
        (30, 90, "65% not reached"),
        (6, 4, "65% or 60%: open"),
        (0, 0, "65% or 60%: open"),
    ],
)
def test_it_says_when_it_is_sure(won: int, lost: int, says: str) -> None:
    assert verdict(won, lost, 0.65).startswith(says)


@pytest.mark.parametrize(("share", "reached"), [(0.65, True), (0.60, False)])
def test_its_verdict_is_wrong_about_once_in_twenty(share: float, reached: bool) -> None:
    rng, right = Random(17), 0
    for _ in range(200):
        won = lost = 0
        while abs(likelihood(won, lost, 0.65)) < BOUND:
            won, lost = (won + 1, lost) if rng.random() < share else (won, lost + 1)
        right += (likelihood(won, lost, 0.65) > 0) == reached
    assert right >= 180
