"""Statistics over many games."""

from pathlib import Path

import pytest

import rifugio
from rifugio.arena import Contest, Played, Report, Tally, fixtures
from rifugio.arena.chart import draw_chart, share_rows

LINES = (("places", 6), ("sets", 2), ("hut", 1), ("bears", -1))


def played(contest: Contest, ranks: list[tuple[int, ...]]) -> Report:
    """Return the report of games that ended in these ranks, by seat."""
    tally = Tally(contest)
    nobody = (None,) * contest.setup.players
    for fixture, one in zip(fixtures(contest), ranks, strict=False):
        tally.add(Played(fixture, one, (LINES,) * len(one), ((),) * len(one), nobody))
    return tally.report(2.0)


def test_shared_victories_are_left_out() -> None:
    contest = Contest(("fox", "eagle"), rifugio.setup(2), games=4)
    found = played(contest, [(1, 2), (1, 2), (1, 1), (2, 1)])
    assert (found.games, found.decided, found.bags, found.games_per_second) == (4, 3, 2, 2.0)
    fox, eagle = (bot.score for bot in found.bots)
    assert (fox.wins.won, fox.wins.of, fox.shared) == (2, 3, 1)
    assert (eagle.wins.won, eagle.wins.of, eagle.shared) == (1, 3, 1)
    assert fox.relative[0] == pytest.approx(4 / 3)
    assert [(seat.won, seat.of) for seat in found.seats] == [(2, 3), (1, 3)]
    assert found.bots[0].points == {"places": 6, "sets": 2, "hut": 1, "bears": -1}
    assert found.bots[0].total == 8


def test_filled_tables_have_a_fair_share_each() -> None:
    contest = Contest(("fox", "eagle"), rifugio.setup(4), games=1)
    found = played(contest, [(1, 2, 3, 4)] * 8)
    assert found.filled
    assert [[score.fair for score in scores] for _, scores in found.tables] == [[0.75, 0.25], [0.25, 0.75]]
    assert [[score.wins.won for score in scores] for _, scores in found.tables] == [[3, 1], [1, 3]]
    assert all(score.relative[0] == 1 for _, scores in found.tables for score in scores)
    assert [row for row, _ in share_rows(found)][:2] == ["fox, 3 of 4 seats", "eagle, 1 of 4 seats"]
    assert [bot.score.fair for bot in found.bots] == [0.5, 0.5]


def test_a_victory_shared_by_one_bot_is_its_own() -> None:
    contest = Contest(("eagle", "fox", "fox"), rifugio.setup(3), games=3)
    found = played(contest, [(3, 1, 1), (1, 3, 1), (1, 1, 3)])
    assert (found.decided, found.bots[1].score.wins.won) == (1, 1), "the others are shared by both bots"
    assert sum(seat.won for seat in found.seats) == 0


def test_nothing_played() -> None:
    found = played(Contest(("eagle", "fox"), rifugio.setup(2), games=3), [])
    assert (found.games, found.planned, found.bots[0].total, found.bots[0].score.fair) == (0, 4, 0, 0.5)


@pytest.mark.parametrize("name", ["chart.svg", "chart.png"])
@pytest.mark.parametrize("players", [2, 4])
def test_the_chart_is_drawn(name: str, players: int, tmp_path: Path) -> None:
    ranks = [tuple(range(1, players + 1))] * 8
    found = played(Contest(("fox", "eagle"), rifugio.setup(players), games=8), ranks)
    draw_chart(found, tmp_path / name)
    written = (tmp_path / name).read_bytes()
    assert len(written) > 10_000
    assert written.startswith(b"\x89PNG" if name.endswith("png") else b"<?xml")
    draw_chart(found, tmp_path / f"again-{name}")
    assert (tmp_path / f"again-{name}").read_bytes() == written, "the same report, the same chart"
