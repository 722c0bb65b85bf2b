"""The chart of a contest: win shares with their intervals, and points by source."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from rifugio.arena.report import Report, Score

if TYPE_CHECKING:
    from matplotlib.axes import Axes

FORMATS: Final = (".svg", ".png")

INK: Final = "#2e2a26"
SHARE: Final = "#0072b2"
FAIR: Final = "#d55e00"

SOURCES: Final = {
    "places": "#009e73",
    "sets": "#f0e442",
    "hut": "#d55e00",
    "bears": "#8c6d46",
    "helicopter": "#cc79a7",
    "raft": "#0072b2",
    "waterfall": "#56b4e9",
}
"""A colour-blind-safe palette (Okabe and Ito's; the bears' brown is ours)."""

OTHER: Final = "#999999"
DARK: Final = frozenset({"hut", "bears", "raft"})
"""Sources whose colour needs light letters."""


def check_matplotlib() -> None:
    """Raise ModuleNotFoundError if there is no matplotlib."""
    import matplotlib  # noqa: F401, PLC0415


def draw_chart(report: Report, path: Path) -> None:
    """Write the chart as SVG or PNG, by the file's suffix."""
    from matplotlib import rc_context  # noqa: PLC0415 - half a second that only a chart should cost
    from matplotlib.figure import Figure  # noqa: PLC0415

    rows = share_rows(report)
    with rc_context({"svg.hashsalt": "rifugio", "font.size": 10, "text.color": INK, "axes.labelcolor": INK}):
        height = 1.9 + 0.42 * max(len(rows), len(report.bots))
        figure = Figure(figsize=(12, height), layout="constrained")
        left, right = figure.subplots(1, 2, width_ratios=(1, 1.15))
        figure.suptitle(title(report), fontsize=12)
        _draw_shares(left, rows)
        _draw_points(right, report)
        date = {"Date": None} if path.suffix.lower() == ".svg" else None
        figure.savefig(path, dpi=150, metadata=date)


def title(report: Report) -> str:
    """Return what was played, in one line."""
    setup = report.contest.setup
    added = f" with {' and '.join(sorted(setup.extensions))}" if setup.extensions else ""
    budget = report.contest
    thinking = f"{budget.seconds:g} s a turn" if budget.seconds is not None else f"tries: {budget.tries}"
    return f"{report.games:,} games of {setup.players} players{added}, {thinking}"


def share_rows(report: Report) -> list[tuple[str, Score]]:
    """Return the rows of the left half: one per bot, or per bot and table where fair shares differ."""
    if not report.filled:
        return [(bot.score.bot, bot.score) for bot in report.bots]
    return [
        (f"{score.bot}, {table.count(score.bot)} of {len(table)} seats", score)
        for table, scores in report.tables
        for score in scores
    ]


def _draw_shares(axes: Axes, rows: list[tuple[str, Score]]) -> None:
    for row, (_, score) in enumerate(rows):
        _, of, share, low, high = score.wins
        axes.plot([100 * low, 100 * high], [row, row], color=SHARE, linewidth=2.5, solid_capstyle="butt")
        axes.plot(100 * share, row, "o", color=SHARE, markersize=8)
        axes.plot(100 * score.fair, row, "|", color=FAIR, markersize=15, markeredgewidth=2.5)
        above = f"{share:.1%}" if of else "no decided game"
        axes.annotate(above, (100 * share, row), (0, 10), textcoords="offset points", ha="center", fontsize=9)
    axes.plot([], [], "o-", color=SHARE, linewidth=2.5, markersize=8, label="won, with 95 % interval")
    axes.plot([], [], "|", color=FAIR, markersize=14, markeredgewidth=2.5, linestyle="", label="fair share")
    axes.set_xlim(-4, 104)
    axes.set_xlabel("won, % of decided games")
    axes.grid(axis="x", color="#dddddd")
    _finish(axes, [label for label, _ in rows], columns=2)


def _draw_points(axes: Axes, report: Report) -> None:
    """Draw gains to the right of zero and losses (bears) to the left."""
    sources = list(dict.fromkeys(source for bot in report.bots for source in bot.points))
    gains = [sum(mean for mean in bot.points.values() if mean > 0) for bot in report.bots]
    losses = [sum(mean for mean in bot.points.values() if mean < 0) for bot in report.bots]
    width = max(gains) - min(losses) or 1
    for row, bot in enumerate(report.bots):
        ends = {True: 0.0, False: 0.0}
        for source in sources:
            mean = bot.points.get(source, 0.0)
            start = ends[mean > 0]
            ends[mean > 0] += mean
            colour = SOURCES.get(source, OTHER)
            axes.barh(row, mean, left=start, color=colour, edgecolor="white", height=0.6)
            if abs(mean) > 0.05 * width:
                ink = "white" if source in DARK else INK
                middle = start + mean / 2
                axes.text(
                    middle,
                    row,
                    f"{mean:.1f}".replace("-", "−"),
                    color=ink,
                    ha="center",
                    va="center",
                    fontsize=9,
                )
        total = f"{bot.total:.1f}".replace("-", "−")
        axes.text(ends[True] + 0.01 * width, row, total, va="center", fontsize=9, fontweight="bold")
    for source in sources:
        axes.barh(0, 0, color=SOURCES.get(source, OTHER), label=source)
    axes.axvline(0, color=INK, linewidth=0.8)
    axes.set_xlim(min(losses) - 0.02 * width, max(gains) + 0.1 * width)
    axes.set_xlabel("points of a player, on average; in bold the total")
    _finish(axes, [bot.score.bot for bot in report.bots], columns=4)


def _finish(axes: Axes, labels: list[str], columns: int) -> None:
    """Name the rows, the first on top, and put the legend above them."""
    axes.set_yticks(range(len(labels)), labels)
    axes.set_ylim(len(labels) - 0.4, -0.6)
    axes.set_axisbelow(True)
    axes.spines[["top", "right", "left"]].set_visible(False)
    axes.tick_params(axis="y", length=0)
    axes.legend(loc="lower center", bbox_to_anchor=(0.5, 1.0), ncols=columns, frameon=False, fontsize=9)
