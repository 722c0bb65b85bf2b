"""Elo steps fitted to games."""

import pytest

from tools.studies.strengths.elo import steps


def test_three_of_four_games_are_191_elo() -> None:
    (step,) = steps(("weak", "strong"), {("strong", "weak"): (30_000, 40_000)})
    assert step.elo == pytest.approx(190.8, abs=0.1)
    assert 0 < step.error < 3


def test_games_two_levels_apart_count_for_both_steps() -> None:
    even = {("b", "a"): (50, 100), ("c", "b"): (50, 100)}
    first, second = steps(("a", "b", "c"), {**even, ("c", "a"): (75, 100)})
    assert first.elo > 20
    assert first.elo == pytest.approx(second.elo)


def test_a_bot_that_never_lost_has_a_finite_step() -> None:
    (step,) = steps(("weak", "strong"), {("strong", "weak"): (20, 20)})
    assert 400 < step.elo < 1000
