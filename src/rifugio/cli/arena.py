"""`rifugio arena`: tournaments between bots, with confidence intervals."""

import json
import os
import sys
from collections.abc import Callable, Generator, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from rifugio import setup as agree
from rifugio.bots import BOTS
from rifugio.cli.common import Extensions
from rifugio.cli.simulating import print_error

if TYPE_CHECKING:
    from rifugio.arena import Contest, Played, Report

INTERRUPTED = 130
PLOTS = (".svg", ".png")


def arena(  # noqa: PLR0913, PLR0917 - one for each option
    bots: Annotated[
        list[str],
        typer.Argument(
            metavar="BOT",
            help=f"Who plays: {', '.join(BOTS)}, from weak to strong, or one of your own as module:class.",
        ),
    ],
    games: Annotated[int, typer.Option(min=1, help="How many games at least; rounds are finished.")] = 200,
    players: Annotated[int, typer.Option(min=2, max=5, help="How many players each game has.")] = 2,
    extensions: Extensions = None,
    seconds: Annotated[
        float | None,
        typer.Option(min=0.001, show_default="1", help="How long a bot may think in one turn."),
    ] = None,
    tries: Annotated[
        int | None,
        typer.Option(min=1, help="No clock: how much a bot may look at in one turn."),
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed has the same sealed bags.")] = 0,
    jobs: Annotated[
        int | None, typer.Option(min=1, show_default="one for each core", help="Games at a time.")
    ] = None,
    use_ray: Annotated[
        bool, typer.Option("--ray", help="Play on the Ray cluster at RAY_ADDRESS, or on one begun here.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of tables.")] = False,
    plot: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Draw a chart too, as .svg or .png.")
    ] = None,
) -> None:
    """Let bots play against each other and print who wins how often, and how surely.

    Games come in rounds. A round has one sealed bag, and every table plays it once for each seat, everybody
    moving on by one seat: so nobody has the better seats or the better tiles.

    With more bots than players, every choice of them is a table. With fewer, the seats left over go to each
    bot in turn: `eagle fox --players 4` is three eagles against one fox and the other way round. To have
    only one of these, name a bot for each seat: `eagle fox fox fox --players 4`.

    With `--tries` the same seed plays the same games again; with seconds it depends on the machine. A bot
    that offers an illegal move loses the game, and the exit code is 1. Ctrl-C stops and prints what has been
    played.
    """
    if seconds is not None and tries is not None:
        raise typer.BadParameter("a budget is in seconds or in tries, not both", param_hint="--tries")
    _check_plot(plot)
    with _packages("arena"):
        from rifugio.arena import Contest
    if (here := str(Path.cwd())) not in sys.path:
        sys.path.append(here)  # to find your own bot in the current folder
    limit = (seconds or 1.0) if tries is None else None
    try:
        setup = agree(players, extensions or [])
    except ValueError as error:
        raise typer.BadParameter(str(error), param_hint="--with") from error
    contest = Contest(tuple(bots), setup, games, seed, limit, tries)
    _check(contest)
    report = _play(contest, jobs, use_ray)
    drawn = plot is None or _draw(report, plot)
    _show(report, as_json)
    if report.games < report.planned:
        raise typer.Exit(INTERRUPTED)
    if report.offences or not drawn:
        raise typer.Exit(1)


def _check_plot(plot: Path | None) -> None:
    """Reject an unwritable file before hours of games, not after."""
    if plot is None:
        return
    if plot.suffix.lower() not in PLOTS:
        raise typer.BadParameter("a chart's name ends in .svg or .png", param_hint="--plot")
    if not plot.absolute().parent.is_dir():
        raise typer.BadParameter(f"there is no folder {plot.parent}", param_hint="--plot")
    with _packages("arena"):
        from rifugio.arena.chart import check_matplotlib

        check_matplotlib()


def _check(contest: "Contest") -> None:
    """Reject a contest that cannot be played."""
    from rifugio.arena import bot_named

    try:
        contest.tables()
        for name in contest.names:
            bot_named(name)
    except ValueError as error:
        raise typer.BadParameter(str(error), param_hint="BOT") from error


@contextmanager
def _packages(extra: str) -> Iterator[None]:
    """Say which extra to install if a package is missing."""
    try:
        yield
    except ModuleNotFoundError as missing:
        if (missing.name or "").startswith("rifugio"):
            raise
        print_error(f"This needs the package {missing.name}: pip install 'rifugio[{extra}]'")
        raise typer.Exit(1) from None


def _play(contest: "Contest", jobs: int | None, use_ray: bool) -> "Report":
    """Play until all games are done or Ctrl-C is pressed."""
    from rifugio.arena import Tally, games_planned

    tally, begun = Tally(contest), perf_counter()
    with _bar(games_planned(contest)) as on_progress:
        try:
            with _packages("ray"), closing(_games(contest, jobs, use_ray)) as games:
                for played in games:
                    tally.add(played)
                    on_progress(tally.games)
        except KeyboardInterrupt:
            pass  # the report says how far it went
    return tally.report(perf_counter() - begun)


def _games(contest: "Contest", jobs: int | None, use_ray: bool) -> "Generator[Played, None, None]":
    from rifugio.arena import fixtures, games_planned, play_here, play_in_processes, play_on_ray

    if use_ray:
        return play_on_ray(fixtures(contest), jobs)
    jobs = min(jobs or os.cpu_count() or 1, games_planned(contest))
    return play_here(fixtures(contest)) if jobs == 1 else play_in_processes(fixtures(contest), jobs)


@contextmanager
def _bar(games: int) -> Iterator[Callable[[int], None]]:
    """Show a progress bar, if stderr is a terminal."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (
        TextColumn("Playing"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("left"),
    )
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("", total=games)
        yield lambda done: progress.update(task, completed=done)


def _show(report: "Report", as_json: bool) -> None:
    from rifugio.arena import as_json as figures
    from rifugio.cli.arena_tables import print_tables

    if as_json:
        print(json.dumps(figures(report)))
    else:
        print_tables(report)


def _draw(report: "Report", plot: Path) -> bool:
    """Draw the chart, or say why not; the tables are printed in either case."""
    from rifugio.arena.chart import draw_chart

    if not report.games:
        return False
    try:
        draw_chart(report, plot)
    except OSError as error:
        print_error(f"The chart cannot be written: {error.strerror}.")
        return False
    return True
