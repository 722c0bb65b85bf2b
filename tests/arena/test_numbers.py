"""Intervals, percentiles and ratings against known values."""

from itertools import pairwise
from random import Random

import pytest

from rifugio.arena.numbers import Times, wilson
from rifugio.arena.ratings import Ratings


@pytest.mark.parametrize(
    ("won", "of", "low", "high"),
    [  # Newcombe 1998, table I, and the closed form z²/(n + z²) at the ends
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (20, 20, 0.8389, 1.0),
    ],
)
def test_wilson(won: int, of: int, low: float, high: float) -> None:
    found = wilson(won, of)
    assert (found.won, found.of, found.share) == (won, of, won / of)
    assert [found.low, found.high] == pytest.approx([low, high], abs=5e-5)


def test_of_nothing_anything_is_possible() -> None:
    assert wilson(0, 0) == (0, 0, 0.0, 0.0, 1.0)


def test_times() -> None:
    times = Times()
    for hundredths in range(1, 101):
        times.add(hundredths / 100)
    assert (times.count, times.longest) == (100, 1.0)
    assert times.mean == pytest.approx(0.505)
    for percent in (1, 50, 99, 100):
        assert times.percentile(percent) == pytest.approx(percent / 100, rel=0.0101)
    assert (Times().mean, Times().percentile(99), Times().longest) == (0, 0, 0)


def test_a_time_of_nothing_is_a_time() -> None:
    times = Times()
    times.add(0.0)
    assert (times.count, times.percentile(50)) == (1, 0.0)


def test_ratings_have_the_order_of_strength() -> None:
    ratings, rng = Ratings("abc"), Random(1)
    strength = {"a": 0.0, "b": 0.5, "c": 1.0}
    for _ in range(300):
        seating = rng.sample("abc", 3)
        played = {bot: strength[bot] + rng.random() for bot in seating}
        ratings.add(seating, [1 + sum(other > played[bot] for other in played.values()) for bot in seating])
    assert ratings.of["a"].mu < ratings.of["b"].mu < ratings.of["c"].mu
    assert all(rating.sigma < 4 for rating in ratings.of.values())


def test_a_shared_victory_makes_nobody_better() -> None:
    ratings = Ratings("ab")
    ratings.add("ab", [1, 1])
    assert ratings.of["a"].mu == pytest.approx(25) == ratings.of["b"].mu


@pytest.mark.parametrize(
    "ranks", [(1, 1, 3, 4, 5), (1, 1, 1, 4, 5), (1, 2, 2, 4, 4), (1, 1, 3, 3, 3), (1, 1, 2)]
)
def test_whoever_shares_a_rank_gets_the_same_and_more_than_those_behind(ranks: tuple[int, ...]) -> None:
    bots = "abcde"[: len(ranks)]
    ratings = Ratings(bots)
    ratings.add(bots, ranks)
    mus = [ratings.of[bot].mu for bot in bots]
    for (mu, rank), (later_mu, later_rank) in pairwise(zip(mus, ranks, strict=True)):
        assert mu == pytest.approx(later_mu) if rank == later_rank else mu > later_mu + 0.1


def test_seats_do_not_matter_to_ratings() -> None:
    one, other = Ratings("abc"), Ratings("abc")
    one.add("abc", [2, 1, 3])
    other.add("cab", [3, 2, 1])
    assert one.of == other.of


def test_a_bot_by_itself_learns_nothing() -> None:
    ratings = Ratings("a")
    ratings.add("aaa", [1, 2, 3])
    assert ratings.of == Ratings("a").of


def test_a_bot_with_several_seats_is_judged_by_all_of_them() -> None:
    ratings = Ratings("ab")
    ratings.add("abbb", [1, 2, 3, 4])
    assert ratings.of["a"].mu > 25 > ratings.of["b"].mu
    assert ratings.of["a"].mu - 25 == pytest.approx(25 - ratings.of["b"].mu, abs=0.01)
