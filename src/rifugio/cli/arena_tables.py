"""Prints the report of a contest as tables."""

from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from rifugio.arena import Report, Score
from rifugio.arena.chart import title
from rifugio.arena.numbers import Share
from rifugio.arena.tables import Table as Seats


def print_tables(report: Report) -> None:
    """Print the whole report, problems first."""
    console = Console(highlight=False)
    if report.games < report.planned:
        console.print(f"Stopped after {report.games:,} of {report.planned:,} games.", style="bold")
    if not report.games:
        return
    bags = f"sealed bags: {report.bags:,}, each for every seating"
    console.print(f"{title(report)}; {bags}", markup=False)
    shared = report.games - report.decided
    console.print(
        f"{report.decided:,} decided; shared victories, left out of the shares: {shared:,}; "
        f"{report.games_per_second:,.2f} games per second"
    )
    _print_offences(console, report)
    if not report.filled:
        console.print(_scores("all games", [((), [bot.score for bot in report.bots])]))
    if report.filled or len(report.tables) > 1:
        console.print(_scores("table by table", report.tables))
    console.print(_fair(report), style="dim")
    console.print(_strengths(report))
    console.print(_points(report))
    console.print(_seats(report.seats))
    console.print(_thinking(report))


def _print_offences(console: Console, report: Report) -> None:
    for offence in report.offences[:3]:
        line = f"Offence by {offence.bot} in seat {offence.seat}: {offence.what}"
        console.print(line, style="bold red", markup=False)
    if len(report.offences) > 3:
        console.print(f"… and {len(report.offences) - 3:,} more", style="bold red")


def _fair(report: Report) -> str:
    """Explain the columns."""
    players = report.contest.setup.players
    each = f"with {players} equal seats, each wins {1 / players:.0%}"
    if report.filled:
        each += f", and a bot with {players - 1} of them {1 - 1 / players:.0%}"
    return f"Intervals are 95 % (Wilson). Fair: {each}."


def _table(heading: str, *headings: str) -> Table:
    table = Table(heading, box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for one in headings:
        table.add_column(one, justify="right", no_wrap=True)
    return table


def _interval(share: Share) -> str:
    return f"{100 * share.low:.1f}–{share.high:.1%}"


def _scores(heading: str, groups: Sequence[tuple[Seats, Sequence[Score]]]) -> Table:
    """Return win shares, with a section for each table."""
    table = _table(heading, "won", "share", "interval", "fair", "of fair", "shared")
    for seats, scores in groups:
        for score in scores:
            wins, (relative, low, high) = score.wins, score.relative
            table.add_row(
                f"{score.bot} × {seats.count(score.bot)}" if seats.count(score.bot) > 1 else score.bot,
                f"{wins.won:,} of {wins.of:,}",
                f"{wins.share:.1%}",
                _interval(wins),
                f"{score.fair:.1%}",
                f"{relative:.2f}× ({low:.2f}–{high:.2f})",
                f"{score.shared:,}",
            )
        table.add_section()
    return table


def _strengths(report: Report) -> Table:
    table = _table("rating (openskill)", "mean", "uncertainty")
    for bot in sorted(report.bots, key=lambda bot: -bot.rating.mu):
        table.add_row(bot.score.bot, f"{bot.rating.mu:.2f}", f"{bot.rating.sigma:.2f}")
    return table


def _points(report: Report) -> Table:
    sources = list(dict.fromkeys(source for bot in report.bots for source in bot.points))
    table = _table("points", *sources, "total")
    for bot in report.bots:
        means = (bot.points.get(source, 0.0) for source in sources)
        table.add_row(bot.score.bot, *(f"{mean:.2f}" for mean in means), f"{bot.total:.2f}")
    return table


def _seats(seats: tuple[Share, ...]) -> Table:
    table = _table("seat", "won", "share", "interval", "of fair")
    for seat, share in enumerate(seats):
        label = f"{seat}, begins" if seat == 0 else f"{seat}"
        fair = f"{share.share * len(seats):.2f}×"
        table.add_row(label, f"{share.won:,}", f"{share.share:.1%}", _interval(share), fair)
    return table


def _thinking(report: Report) -> Table:
    headings = ["turns", "mean", "99 %", "longest"]
    limited = report.contest.seconds is not None
    table = _table("thinking, seconds a turn", *headings, *(["late", "by processor"] if limited else []))
    for bot in report.bots:
        times = bot.times
        late = [f"{bot.late:,}", f"{bot.late_processor:,}"] if limited else []
        figures = (times.mean, times.percentile(99), times.longest)
        table.add_row(bot.score.bot, f"{times.count:,}", *(f"{one:.3f}" for one in figures), *late)
    return table
