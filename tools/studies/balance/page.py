"""Writes docs/balance.md from the statistics, the template beside this file and the charts."""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from statistics import fmean, quantiles, stdev
from string import Template
from typing import Final

from kit.repository import ROOT
from tools.studies.balance.charts import KINDS, draw_charts, name, pooled_seat
from tools.studies.balance.games import Figures
from tools.studies.strengths.page import table

PAGE: Final = ROOT / "docs" / "balance.md"
TEMPLATE: Final = Path(__file__).with_name("page.md")
SOURCES: Final = ("places", "sets", "hut", "helicopter", "raft", "waterfall", "bears")
TEXTS: Final = ("way", "games", "seat 1", "seat 2", "seat 3", "seat 4", "seat 5")


def write_page(figures: list[Figures]) -> None:
    """Write docs/balance.md and draw its charts."""
    played = [one for one in figures if one.games > 1]
    if len(played) < len(figures):
        print("some ways have not been played yet; the page is left as it is")
        return
    draw_charts(figures)
    fields = {
        "games": f"{sum(one.games for one in figures):,}",
        "least": f"{min(one.games for one in figures)}",
        "pooled": table(("players", "games", *TEXTS[2:]), pooled_rows(figures)),
        "seats": table(TEXTS, map(seat_row, figures)),
        "points": table(("way", *SOURCES, "total"), map(point_row, figures)),
        "sets": table(("way", *KINDS, "sets of a player", "games with none"), map(set_row, figures)),
        "visited": table(("way", *KINDS, "bears of a player"), map(visit_row, figures)),
        "huts": table(HUT_HEAD, map(hut_row, figures)),
        "spread": table(SPREAD_HEAD, map(spread_row, figures)),
        "removed": removed(figures),
        **by_players(figures),
    }
    page = Template(TEMPLATE.read_text(encoding="utf-8")).substitute(fields)
    PAGE.write_text(page, encoding="utf-8")


def pooled_rows(figures: list[Figures]) -> Iterable[tuple[str, ...]]:
    """Yield the seats' shares of wins by number of players, over all combinations of extensions."""
    for players in (2, 3, 4, 5):
        shares = [pooled_seat(figures, players, seat) for seat in range(players)]
        texts = [f"{share.share:.1%} ({share.low:.1%} – {share.high:.1%})" for share in shares]
        yield f"{players}", f"{shares[0].of}", *texts, *[""] * (5 - players)


def seat_row(one: Figures) -> tuple[str, ...]:
    """Return the row of wins by seat."""
    shares = [one.seat_share(seat) for seat in range(one.players)]
    texts = [f"{share.share:.0%} ({share.low:.0%} – {share.high:.0%})" for share in shares]
    return name(one), f"{one.games}", *texts, *[""] * (5 - one.players)


def point_row(one: Figures) -> tuple[str, ...]:
    """Return the row of points by source: a player's mean, and its share of the points won."""
    won = sum(points for points in one.points.values() if points > 0)
    texts = [
        f"{one.points[source] / one.seats:.1f} ({one.points[source] / won:.0%})"
        if source in one.points
        else ""
        for source in SOURCES[:-1]
    ]
    return (
        name(one),
        *texts,
        f"{one.points['bears'] / one.seats:.2f}",
        f"{sum(one.points.values()) / one.seats:.1f}",
    )


def set_row(one: Figures) -> tuple[str, ...]:
    """Return the row of completed sets: the share of players, and of games in which somebody does."""
    texts = [
        f"{one.sets.get(kind, 0) / one.seats:.0%}, {one.sets_somewhere.get(kind, 0) / one.games:.0%}"
        for kind in KINDS
    ]
    return (
        name(one),
        *texts,
        f"{sum(one.sets.values()) / one.seats:.2f}",
        f"{one.without_sets / one.games:.0%}",
    )


def visit_row(one: Figures) -> tuple[str, ...]:
    """Return the row of visits: the share of places that a player visits, by kind."""
    texts = [f"{one.visited.get(kind, 0) / (3 * one.seats):.0%}" for kind in KINDS]
    return name(one), *texts, f"{one.bears / one.seats:.2f}"


HUT_HEAD: Final = (
    "way",
    "huts each",
    "built",
    "left over",
    "visits to a hut",
    "helicopters built",
    "rafts built",
    "of",
)


def hut_row(one: Figures) -> tuple[str, ...]:
    """Return the row of what is built, what is left over, and how often it is visited."""
    supply, built = one.supply["hut"], one.built.get("hut", 0) / one.seats
    visits = one.visits["hut"] / max(one.built.get("hut", 0), 1)
    more = [
        f"{one.built.get(what, 0) / one.seats:.2f}" if what in one.supply else ""
        for what in ("helicopter", "raft")
    ]
    rafts = f"{one.supply['raft']}" if "raft" in one.supply else ""
    return name(one), f"{supply}", f"{built:.2f}", f"{supply - built:.2f}", f"{visits:.1f}", *more, rafts


SPREAD_HEAD: Final = ("way", "mean", "deviation", "a quarter", "half", "three quarters", "winner ahead by")


def spread_row(one: Figures) -> tuple[str, ...]:
    """Return the row of the points' spread."""
    totals = [total for game in one.totals for total in game]
    ahead = fmean(best - second for *_, second, best in map(sorted, one.totals))
    quarters = [f"{part:.0f}" for part in quantiles(totals, n=4)]
    return name(one), f"{fmean(totals):.1f}", f"{stdev(totals):.1f}", *quarters, f"{ahead:.1f}"


def by_players(figures: list[Figures]) -> dict[str, str]:
    """Return the statistics by number of players, over all combinations, for the discussion."""
    return {
        "hut_share": _each(figures, lambda group: f"{_sum_points(group, 'hut') / _won(group):.0%}"),
        "hut_left": _each(figures, lambda group: f"{_left(group):.2f}"),
        "hut_visits": _each(figures, lambda group: f"{_visits(group):.1f}"),
        "bear_steps": _each(figures, lambda group: f"{sum(o.bears for o in group) / _seats(group):.2f}"),
        "kinds_visited": "; ".join(f"{kind} {_visited(figures, kind):.0%}" for kind in KINDS),
        "kinds_sets": "; ".join(
            f"{kind} {sum(one.sets.get(kind, 0) for one in figures) / _seats(figures):.0%}" for kind in KINDS
        ),
    }


def _each(figures: list[Figures], text: Callable[[Sequence[Figures]], str]) -> str:
    return ", ".join(text([one for one in figures if one.players == players]) for players in (2, 3, 4, 5))


def _seats(group: Sequence[Figures]) -> int:
    return sum(one.seats for one in group)


def _sum_points(group: Sequence[Figures], source: str) -> int:
    return sum(one.points[source] for one in group)


def _won(group: Sequence[Figures]) -> int:
    return sum(points for one in group for points in one.points.values() if points > 0)


def _left(group: Sequence[Figures]) -> float:
    return sum(one.supply["hut"] * one.seats - one.built.get("hut", 0) for one in group) / _seats(group)


def _visits(group: Sequence[Figures]) -> float:
    return sum(one.visits["hut"] for one in group) / sum(one.built.get("hut", 0) for one in group)


def _visited(group: Sequence[Figures], kind: str) -> float:
    return sum(one.visited.get(kind, 0) for one in group) / (3 * _seats(group))


def removed(figures: list[Figures]) -> str:
    """Return how many tiles fitted nowhere."""
    return f"{sum(one.removed for one in figures)} in {sum(one.games for one in figures):,} games"
