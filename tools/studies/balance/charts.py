"""The charts of docs/balance.md, as small SVG files in the reader's sans-serif font."""

from collections.abc import Callable
from statistics import quantiles
from typing import TYPE_CHECKING, Final

from matplotlib import rc_context
from matplotlib.figure import Figure

from kit.repository import ROOT
from rifugio.arena.chart import FAIR, INK, OTHER, SHARE, SOURCES
from rifugio.arena.numbers import Share, wilson
from tools.studies.balance.games import Figures

if TYPE_CHECKING:
    from matplotlib.axes import Axes

PICTURES: Final = ROOT / "docs" / "pictures" / "balance"
KINDS: Final = ("flower", "animal", "waterfall", "pass", "top")


def draw_charts(figures: list[Figures]) -> None:
    """Draw all charts."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    _draw("seats", (9, 2.9), lambda figure: _seats(figure, figures))
    _draw("points", (9, 5.2), lambda figure: _points(figure, figures))
    _draw("sets", (7, 5.4), lambda figure: _sets(figure, figures))
    _draw("huts", (9, 4.8), lambda figure: _huts(figure, figures))
    _draw("spread", (9, 4.8), lambda figure: _spread(figure, figures))


def _draw(name: str, size: tuple[float, float], fill: Callable[[Figure], None]) -> None:
    with rc_context(
        {
            "svg.hashsalt": "rifugio",
            "svg.fonttype": "none",
            "font.family": "sans-serif",
            "font.size": 10,
            "text.color": INK,
            "axes.labelcolor": INK,
        }
    ):
        figure = Figure(figsize=size, layout="constrained")
        fill(figure)
        figure.savefig(PICTURES / f"{name}.svg", metadata={"Date": None})


def pooled_seat(figures: list[Figures], players: int, seat: int) -> Share:
    """Return a seat's share of wins over all combinations with this many players."""
    shares = [one.seat_share(seat) for one in figures if one.players == players]
    return wilson(sum(share.won for share in shares), sum(share.of for share in shares))


def _seats(figure: Figure, figures: list[Figures]) -> None:
    panels = figure.subplots(1, 4, sharey=True, width_ratios=(2, 3, 4, 5))
    for players, axes in zip((2, 3, 4, 5), panels, strict=True):
        for seat in range(players):
            for one in figures:
                if one.players == players:
                    axes.plot(seat, players * one.seat_share(seat).share, ".", color=OTHER, markersize=6)
            _, _, share, low, high = pooled_seat(figures, players, seat)
            axes.plot([seat, seat], [players * low, players * high], color=SHARE, linewidth=2.5)
            axes.plot(seat, players * share, "o", color=SHARE, markersize=8)
        axes.axhline(1, color=FAIR, linewidth=1.2)
        axes.set_xticks(range(players), [str(seat + 1) for seat in range(players)])
        axes.set_xlim(-0.5, players - 0.5)
        axes.set_title(f"{players} players", fontsize=10)
        axes.spines[["top", "right"]].set_visible(False)
    panels[0].set_ylabel("wins, × fair share")
    figure.supxlabel("seat; 1 begins", fontsize=10)


def _rows(axes: "Axes", figures: list[Figures]) -> None:
    """Label the sixteen rows, the first on top."""
    axes.set_yticks(range(len(figures)), [name(one) for one in figures])
    axes.set_ylim(len(figures) - 0.4, -0.6)
    axes.spines[["top", "right", "left"]].set_visible(False)
    axes.tick_params(axis="y", length=0)


def name(one: Figures) -> str:
    """Return the name of a way."""
    return f"{' + '.join(one.extensions) or 'base'}, {one.players}"


def _points(figure: Figure, figures: list[Figures]) -> None:
    axes = figure.subplots()
    for row, one in enumerate(figures):
        ends = {True: 0.0, False: 0.0}
        for source, colour in SOURCES.items():
            mean = one.points.get(source, 0) / max(one.seats, 1)
            axes.barh(row, mean, left=ends[mean > 0], color=colour, height=0.7)
            ends[mean > 0] += mean
    for source, colour in SOURCES.items():
        axes.barh(0, 0, color=colour, label=source)
    axes.axvline(0, color=INK, linewidth=0.8)
    axes.set_xlabel("points of a player, on average")
    _rows(axes, figures)
    axes.legend(loc="lower center", bbox_to_anchor=(0.5, 1.0), ncols=7, frameon=False, fontsize=9)


def _sets(figure: Figure, figures: list[Figures]) -> None:
    axes = figure.subplots()
    shares = [[100 * one.sets.get(kind, 0) / max(one.seats, 1) for kind in KINDS] for one in figures]
    axes.imshow(shares, cmap="Blues", vmin=0, vmax=100, aspect="auto")
    for row, line in enumerate(shares):
        for column, share in enumerate(line):
            ink = "white" if share > 60 else INK
            axes.text(column, row, f"{share:.0f}", ha="center", va="center", color=ink, fontsize=9)
    axes.set_xticks(range(len(KINDS)), KINDS)
    axes.set_title("players with the whole set at the end, %", fontsize=10)
    _rows(axes, figures)
    axes.spines[["bottom"]].set_visible(False)


def _huts(figure: Figure, figures: list[Figures]) -> None:
    left, right = figure.subplots(1, 2, sharey=True)
    for row, one in enumerate(figures):
        built = one.built.get("hut", 0) / max(one.seats, 1)
        supply = one.supply.get("hut", 0)
        left.barh(row, built, color=SHARE, height=0.7)
        left.barh(row, supply - built, left=built, color="#cccccc", height=0.7)
        for shift, (what, colour) in enumerate((("hut", SHARE), ("helicopter", "#cc79a7"), ("raft", FAIR))):
            if one.built.get(what):
                visits = one.visits.get(what, 0) / one.built[what]
                right.barh(row + (shift - 1) * 0.25, visits, color=colour, height=0.25)
    left.set_xlabel("huts of a player: built, and left over (grey)")
    for what, colour in (("hut", SHARE), ("helicopter", "#cc79a7"), ("raft", FAIR)):
        right.barh(0, 0, color=colour, label=what)
    right.legend(loc="lower center", bbox_to_anchor=(0.5, 1.0), ncols=3, frameon=False, fontsize=9)
    right.set_xlabel("visits by others to each one built")
    _rows(right, figures)
    _rows(left, figures)


def _spread(figure: Figure, figures: list[Figures]) -> None:
    axes = figure.subplots()
    for row, one in enumerate(figures):
        totals = sorted(total for game in one.totals for total in game)
        low, middle, high = quantiles(totals, n=4)
        axes.plot([totals[0], totals[-1]], [row, row], color=OTHER, linewidth=1.2)
        axes.barh(row, high - low, left=low, color=SHARE, height=0.6)
        axes.plot([middle, middle], [row - 0.3, row + 0.3], color="white", linewidth=2)
    axes.set_xlabel("points of a player: least, a quarter, half, three quarters, most")
    _rows(axes, figures)
