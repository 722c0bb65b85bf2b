"""Pairings and seatings: exactly balanced after every round."""

from collections import Counter
from itertools import combinations, islice, pairwise

import pytest

import rifugio
from rifugio.arena import Contest, fixtures, games_planned
from rifugio.arena.tables import circles, fair_share, rounds, tables, turned

LEVELS = ("marmot", "squirrel", "ibex", "fox", "eagle")
MANY = [(bots, players) for bots in range(2, 6) for players in range(2, 6)]


@pytest.mark.parametrize(("bots", "players"), MANY)
def test_everybody_sits_everywhere_and_meets_everybody_equally_often(bots: int, players: int) -> None:
    names = LEVELS[:bots]
    for games in islice(rounds(tables(names, players), 10_000), 3):
        seats = Counter((bot, seat) for _, seating in games for seat, bot in enumerate(seating))
        assert len(seats) == bots * players
        assert len(set(seats.values())) == 1
        met: Counter[frozenset[str]] = Counter()
        for _, seating in games:
            met.update(frozenset(pair) for pair in combinations(seating, 2))
        between = [met[frozenset(pair)] for pair in combinations(names, 2)]
        assert min(between) == max(between) > 0


@pytest.mark.parametrize(("bots", "players"), MANY)
def test_at_each_table_too_every_seat_is_taken_equally_often(bots: int, players: int) -> None:
    (games,) = rounds(tables(LEVELS[:bots], players), 1)
    for number, table in enumerate(tables(LEVELS[:bots], players)):
        seatings = [seating for where, seating in games if where == number]
        assert len(seatings) == len(set(seatings)) == players
        for bot in table:
            taken = [sum(seating[seat] == bot for seating in seatings) for seat in range(players)]
            assert taken == [table.count(bot)] * players


def test_tables() -> None:
    assert tables(["fox", "eagle"], 2) == [("fox", "eagle")]
    assert tables(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert tables(["a", "b"], 4) == [("a", "a", "a", "b"), ("a", "b", "b", "b")]
    assert tables(["a", "b", "c"], 4) == [("a", "a", "b", "c"), ("a", "b", "b", "c"), ("a", "b", "c", "c")]
    assert tables(["a", "b", "b"], 3) == [("a", "b", "b")]
    assert tables(["a"], 3) == [("a", "a", "a")]


def test_a_bot_is_named_twice_only_where_every_seat_is_named() -> None:
    with pytest.raises(ValueError, match="name a bot once"):
        tables(["a", "b", "b"], 4)


def test_circles_and_seatings() -> None:
    assert len(circles(("a", "b", "c", "d", "e"))) == 24
    assert circles(("a", "a", "b", "b")) == [("a", "a", "b", "b"), ("a", "b", "a", "b")]
    assert turned(("a", "b", "c")) == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]
    assert turned(("a", "b", "a", "b")) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    assert turned(("a", "a")) == [("a", "a")], "a bot by itself would only play the same game again"


def test_from_round_to_round_neighbours_change() -> None:
    after: Counter[tuple[str, str]] = Counter()
    for games in islice(rounds(tables(LEVELS, 5), 10_000), 24):
        for _, seating in games:
            after.update(pairwise((*seating, seating[0])))
    assert len(after) == 20
    assert len(set(after.values())) == 1


def test_fair_share() -> None:
    assert fair_share(("a", "b", "b", "b"), "a") == 0.25
    assert fair_share(("a", "b", "b", "b"), "b") == 0.75


def test_rounds_are_finished_and_have_one_bag() -> None:
    contest = Contest(("marmot", "squirrel", "ibex"), rifugio.setup(2), games=7, seed=3)
    games = list(fixtures(contest))
    assert len(games) == games_planned(contest) == 12
    assert [game.number for game in games] == list(range(12))
    assert Counter(game.bag for game in games) == {0: 6, 1: 6}
    assert len({(game.bag, game.secret) for game in games}) == 2
    assert len({game.secret for game in games}) == 2
    assert list(fixtures(contest)) == games
    other = Contest(contest.bots, contest.setup, games=7, seed=4)
    assert not {game.secret for game in fixtures(other)} & {game.secret for game in games}
