"""Writes docs/bots.md from the cells, the template beside this file and the ten thousand games."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from string import Template
from typing import Any, Final

from kit.repository import ROOT
from rifugio.arena.numbers import Share
from rifugio.bots import BOTS
from tools.studies import against_old, ten_thousand_games
from tools.studies.strengths.cells import ALLOWED, EXTENSIONS, PAIRS, TABLES, Cell

DOCS: Final = ROOT / "docs"
TEMPLATE: Final = Path(__file__).with_name("page.md")
LEVEL, TWO_LEVELS, TABLE = 0.65, 0.75, 1.6
"""The targets: against the level below, eagle against ibex, and one eagle among foxes in fair shares."""


def write_page(cells: list[Cell]) -> None:
    """Write docs/bots.md."""
    played = [cell for cell in cells if cell.games]
    fields = {
        "games": f"{sum(cell.games for cell in cells):,}",
        "pairs": table(PAIR_HEAD, (pair_row(cell) for cell in played if cell.players == 2)),
        "tables": table(TABLE_HEAD, table_rows(played)),
        "verdicts": table(("target", *map(where, EXTENSIONS)), verdict_rows(cells)),
        "points": table(("bots", "players", *map(where, EXTENSIONS)), point_rows(cells)),
        "times": table(TIME_HEAD, time_rows(played)),
        "offences": str(sum(cell.offences for cell in cells)),
        "counted": counted(cells),
        "against_old": against_old.all_lines("eagle", "eagle"),
        "lynx_against_old": against_old.all_lines("lynx", "eagle"),
        **proof(),
    }
    page = Template(TEMPLATE.read_text(encoding="utf-8")).substitute(fields)
    (DOCS / "bots.md").write_text(page, encoding="utf-8")


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a Markdown table; the first column is text, the others are figures."""
    rule = ["---", *["---:"] * (len(head) - 1)]
    return "\n".join(f"| {' | '.join(row)} |" for row in (head, rule, *rows))


def where(extensions: Sequence[str]) -> str:
    """Return the name of a combination."""
    return " + ".join(extensions) or "base"


PAIR_HEAD: Final = ("bots", "with", "won", "95 % interval", "wins", "decided", "games")
TABLE_HEAD: Final = ("players", "with", "× fair share", "95 % interval", "won", "wins", "decided", "games")
TIME_HEAD: Final = ("bot", "players", "turns", "mean", "99 %", "longest", "over a second")


def pair_row(cell: Cell) -> tuple[str, ...]:
    """Return a line of the table of pairs."""
    share = cell.share
    interval = f"{share.low:.1%} – {share.high:.1%}"
    named = " – ".join(cell.bots)
    figures = (f"**{share.share:.1%}**", interval, f"{share.won}", f"{share.of}", f"{cell.games}")
    return named, where(cell.extensions), *figures


def table_rows(played: list[Cell]) -> Iterable[tuple[str, ...]]:
    """Yield the rows of one eagle among foxes: by combination, and all four together."""
    for bots in TABLES:
        row = [cell for cell in played if cell.bots == bots]
        for cell in row:
            yield table_row(cell, where(cell.extensions))
        if row:
            yield table_row(together(row), "*all together*")


def together(row: list[Cell]) -> Cell:
    """Return one cell that sums up the games of several with the same bots."""
    wins, decided, games = (sum(getattr(cell, what) for cell in row) for what in ("wins", "decided", "games"))
    return Cell(row[0].bots, row[0].players, (), games=games, decided=decided, wins=wins)


def table_row(cell: Cell, named: str) -> tuple[str, ...]:
    """Return a line of the table of one eagle among foxes."""
    share = relative(cell)
    interval = f"{share.low:.2f} – {share.high:.2f}"
    figures = (f"**{share.share:.2f}**", interval, f"{cell.share.share:.1%}")
    return f"{cell.players}", named, *figures, f"{share.won}", f"{share.of}", f"{cell.games}"


def relative(cell: Cell) -> Share:
    """Return the share of wins as a multiple of the fair share; for a pair, the share itself."""
    times = cell.players if cell.players > 2 else 1
    won, of, share, low, high = cell.share
    return Share(won, of, share * times, low * times, high * times)


def target(cell: Cell) -> float:
    """Return the target of a cell."""
    if cell.players > 2:
        return TABLE
    return TWO_LEVELS if cell.bots == ("eagle", "ibex") else LEVEL


def verdict(cell: Cell) -> str:
    """Return how certain it is that a cell reaches its target."""
    share, least = relative(cell), target(cell)
    if not share.of:
        return "not played"
    if share.low >= least:
        return "**surely**"
    if share.share >= least:
        return "probably"
    return "not reached, perhaps" if share.high >= least else "**missed**"


def verdict_rows(cells: list[Cell]) -> Iterable[tuple[str, ...]]:
    """Yield, for each target, the verdict in each combination."""
    for bots in (*PAIRS, *TABLES):
        row = [cell for cell in cells if cell.bots == bots]
        least = target(row[0])
        foxes = len(bots) - 1
        text = (
            f"{bots[0]} – {bots[1]} ≥ {least:.0%}"
            if foxes == 1
            else f"eagle among {foxes} foxes ≥ {least} × fair"
        )
        yield text, *map(verdict, row)


def point_rows(cells: list[Cell]) -> Iterable[tuple[str, ...]]:
    """Yield the mean points of both bots in each combination."""
    for bots in (*PAIRS, *TABLES):
        row = [cell for cell in cells if cell.bots == bots]
        names = tuple(dict.fromkeys(bots))
        figures = [
            " : ".join(f"{cell.mean_points(bot):.1f}" for bot in names) if cell.games else "" for cell in row
        ]
        yield " : ".join(names), f"{len(bots)}", *figures


def time_rows(cells: list[Cell]) -> Iterable[tuple[str, ...]]:
    """Yield each bot's thinking times by number of players, over all combinations.

    The 99 % column is the percentile of the slowest combination.
    """
    for bot in BOTS:
        for players in (2, 3, 4, 5):
            times = [cell.turns[bot] for cell in cells if cell.players == players and bot in cell.turns]
            count = sum(time.count for time in times)
            if not count:
                continue
            mean = sum(time.mean * time.count for time in times) / count
            p99, longest = max(time.p99 for time in times), max(time.max for time in times)
            over = sum(time.over_allowed for time in times)
            seconds = (f"{mean:.3f} s", f"{p99:.3f} s", f"{longest:.3f} s", f"{over} ({over / count:.2%})")
            yield bot, f"{players}", f"{count:,}", *seconds


def counted(cells: list[Cell]) -> str:
    """Return how many cells have which verdict."""
    verdicts = [verdict(cell).strip("*") for cell in cells]
    kinds = ("surely", "probably", "not reached, perhaps", "missed", "not played")
    return "; ".join(f"{kind}: {verdicts.count(kind)}" for kind in kinds) + f"; of {len(verdicts)}"


def proof() -> dict[str, str]:
    """Return the results of the ten thousand games, and of the games with no thinking time."""
    known = ten_thousand_games.read()
    if not known:
        return dict.fromkeys(("proof", "untimed"), "(They have not been played yet.)")
    seen, minutes = ten_thousand_games.total(known), sum(found["minutes"] for found in known.values())
    late, clock = seen.late_by_processor, seen.late_by_clock
    text = (
        f"**{seen.games:,} games, {seen.moves:,} moves, {seen.offences.total()} not legal; "
        f"{seen.turns.total():,} turns, {late.total()} late by processor time, "
        f"{clock.total():,} by the clock** ({minutes:.0f} minutes of processor time)."
    )
    rows = [
        (bot, f"{seen.turns[bot]:,}", f"{late[bot]:,}", f"{clock[bot]:,}", f"{seen.longest[bot]:.2f}")
        for bot in BOTS
        if bot in seen.longest
    ]
    head = ("bot", "turns", "late by processor time", "late by the clock", "longest, × budget")
    return {"proof": f"{text}\n\n{table(head, rows)}", "untimed": untimed(known)}


def untimed(known: dict[str, Any]) -> str:
    """Return how long turns take for bots with a time budget of zero."""
    found = [one["untimed"] for one in known.values()]
    turns, median, longest = (
        sum(one[0] for one in found),
        max(one[1] for one in found),
        max(one[2] for one in found),
    )
    return (
        f"in {turns:,} turns, half of them took up to {1000 * median:.1f} thousandths of a second "
        f"(in the slowest way), and all up to {1000 * longest:.1f}"
    )


assert ALLOWED == 1.0, "the heading of the last column says a second"
