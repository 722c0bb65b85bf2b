"""Writes docs/bots.md from the cells, the template beside this file and the many games."""

from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from string import Template
from typing import Any, Final

from kit.repository import ROOT
from rifugio.arena.numbers import Share
from rifugio.bots import BOTS
from rifugio.levels import LEVELS
from tools.studies import against_old, ten_thousand_games
from tools.studies.sequential import verdict
from tools.studies.strengths.cells import ALLOWED, EXTENSIONS, LADDER, TABLES, Cell
from tools.studies.strengths.elo import steps

DOCS: Final = ROOT / "docs"
TEMPLATE: Final = Path(__file__).with_name("page.md")
AIM: Final = 0.65
"""The share of decided games that the owl is to win against the lynx."""


def write_page(cells: list[Cell]) -> None:
    """Write docs/bots.md."""
    played = [cell for cell in cells if cell.games]
    pairs = [cell for cell in played if cell.players == 2]
    fields = {
        "games": f"{sum(cell.games for cell in cells):,}",
        "levels": table(("bot", *LEVEL_HEAD), level_rows()),
        "steps": table(("bot", *map(where, LADDER)), step_rows(pairs)),
        "pairs": table(PAIR_HEAD, map(pair_row, pairs)),
        "tables": table(TABLE_HEAD, table_rows(played)),
        "sources": table(("bot", "with", *SOURCES, "the other's points"), source_rows(pairs)),
        "owl_aim": aim_of_two(played),
        "times": table(TIME_HEAD, time_rows(played)),
        "offences": str(sum(cell.offences for cell in cells)),
        "lynx_against_old": against_old.all_lines("lynx", "eagle"),
        "owl_against_old": against_old.all_lines("owl", "eagle"),
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


LEVEL_HEAD: Final = ("placements", "overlooks", "draws blind", "looks ahead", "judges by", "wants")
PAIR_HEAD: Final = ("bots", "with", "won", "95 % interval", "wins", "decided", "games", "points")
TABLE_HEAD: Final = ("players", "with", "× fair share", "95 % interval", "won", "wins", "decided", "games")
TIME_HEAD: Final = ("bot", "players", "turns", "mean", "99 %", "longest", "over a second")
SOURCES: Final = ("places", "sets", "hut", "helicopter", "raft", "waterfall", "bears")


def level_rows() -> Iterable[tuple[str, ...]]:
    """Yield each level's row of `rifugio.levels`."""
    for name, row in LEVELS.items():
        wants = ", ".join(f"{what} {weight:g}" for what, weight in row.wants.items())
        by = "what was learned" if row.learned else "weights"
        judged = f"{row.tiles} of {row.sifted}" if row.sifted else f"{row.tiles}"
        looks = judged if row.tiles else "at a glance"
        draws, ahead = "yes" if row.draws else "no", f"with {row.ahead} players" if row.ahead else "no"
        yield name, looks, f"{row.overlooks:.0%}", draws, ahead, by, wants


def step_rows(pairs: list[Cell]) -> Iterable[tuple[str, ...]]:
    """Yield how far each bot is above the one before it, in Elo, with the standard error."""
    columns = []
    for extensions in LADDER:
        games = {
            (cell.bots[0], cell.bots[1]): (cell.wins, cell.decided)
            for cell in pairs
            if cell.extensions == extensions
        }
        met = {bot for pair in games for bot in pair}
        columns.append(steps(tuple(BOTS), games) if met == set(BOTS) else [])
    for number, bot in enumerate(tuple(BOTS)[1:]):
        yield (
            bot,
            *[f"{found[number].elo:+.0f} ± {found[number].error:.0f}" if found else "" for found in columns],
        )


def pair_row(cell: Cell) -> tuple[str, ...]:
    """Return a line of the table of pairs."""
    share = cell.share
    interval = f"{share.low:.1%} – {share.high:.1%}"
    points = " : ".join(f"{cell.mean_points(bot):.1f}" for bot in cell.bots)
    figures = (f"**{share.share:.1%}**", interval, f"{share.won}", f"{share.of}", f"{cell.games}", points)
    return " – ".join(cell.bots), where(cell.extensions), *figures


def table_rows(played: list[Cell]) -> Iterable[tuple[str, ...]]:
    """Yield the rows of one owl among lynxes: by combination, and all four together."""
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


def aim_of_two(played: list[Cell]) -> str:
    """Say what the sequential test says of the owl's aim against the lynx."""
    row = [cell for cell in played if cell.bots == TABLES[0]]
    if not row:
        return "not played yet"
    won = together(row).share
    return verdict(won.won, won.of - won.won, AIM)


def table_row(cell: Cell, named: str) -> tuple[str, ...]:
    """Return a line of the table of one owl among lynxes."""
    share = in_fair_shares(cell)
    interval = f"{share.low:.2f} – {share.high:.2f}"
    figures = (f"**{share.share:.2f}**", interval, f"{cell.share.share:.1%}")
    return f"{cell.players}", named, *figures, f"{share.won}", f"{share.of}", f"{cell.games}"


def in_fair_shares(cell: Cell) -> Share:
    """Return the share of wins as a multiple of the fair share."""
    won, of, share, low, high = cell.share
    return Share(won, of, share * cell.players, low * cell.players, high * cell.players)


def source_rows(pairs: list[Cell]) -> Iterable[tuple[str, ...]]:
    """Yield each bot's mean points per game by source, over all its games of two, and its opponents'."""
    for bot in BOTS:
        for extensions in EXTENSIONS:
            cells = [cell for cell in pairs if cell.extensions == extensions and bot in cell.bots]
            games = sum(cell.games for cell in cells)
            if not games:
                continue
            own, theirs = Counter[str](), 0
            for cell in cells:
                own.update(cell.points[bot])  # not `+`, which drops the bears
                theirs += sum(sum(by.values()) for name, by in cell.points.items() if name != bot)
            means = [own[what] / games for what in SOURCES] + [theirs / games]
            yield bot, where(extensions), *[f"{mean:.1f}" for mean in means]


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
