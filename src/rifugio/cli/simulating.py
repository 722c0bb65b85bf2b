"""`rifugio simulate`: random games, their speed and their statistics."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

import rifugio
from rifugio.cli.common import Extensions
from rifugio.engine.base.turn import turns_each
from rifugio.engine.game import Setup
from rifugio.engine.rulebooks import game_for
from rifugio.simulation import Spread, Statistics
from rifugio.simulation import simulate as play_games

_PAST = {"fly": "flew", "sail": "sailed", "swim": "swam"}


def simulate(
    games: Annotated[int, typer.Option(min=1, help="How many games to play.")] = 1000,
    players: Annotated[int, typer.Option(min=2, max=5, help="How many players each game has.")] = 4,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games again.")] = 0,
    extensions: Extensions = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of tables.")] = False,
) -> None:
    """Play random games and print how fast it went, how long they were and how they were scored.

    Every move is chosen by chance among the legal ones. Nature's reveals take time but are not counted as
    decisions. The exit code is 1 if a player ever had another number of turns than the rules print.
    """
    setup = _setup(players, extensions or [])
    with _bar(games) as on_progress:
        begun = perf_counter()
        statistics = play_games(setup, games, seed, on_progress)
        seconds = perf_counter() - begun
    if as_json:
        print(json.dumps(summary(setup, statistics, seed, seconds)))
    else:
        _print_tables(setup, statistics, seconds)
    check_turns(setup, statistics)


def _setup(players: int, extensions: list[str]) -> Setup:
    """Return the set-up, or exit if it is invalid; this loads the box, before the clock starts."""
    try:
        return rifugio.setup(players, extensions)
    except ValueError as error:
        raise typer.BadParameter(str(error), param_hint="--with") from error


@contextmanager
def _bar(games: int) -> Iterator[Callable[[int], None] | None]:
    """Show a progress bar, if stderr is a terminal."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    if not console.is_terminal:
        yield None
        return
    columns = (
        TextColumn("Playing"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("left"),
    )
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("", total=games)
        yield lambda done: progress.update(task, completed=done)


def check_turns(setup: Setup, statistics: Statistics) -> None:
    """B-TURN-06 says how many turns each player has; no game may end with another number."""
    expected = turns_each(sum(game_for(setup).counts.values()), setup.players)
    _, least, most = statistics.turns_per_player
    if not least == most == expected:
        print_error(f"Every player should have had {expected} turns; it was {least} to {most}.")
        raise typer.Exit(1)


def print_error(sentence: str) -> None:
    """Print an error to stderr, so that it does not mix with the output."""
    Console(stderr=True, highlight=False).print(sentence, style="bold red", markup=False)


def summary(setup: Setup, statistics: Statistics, seed: int, seconds: float) -> dict[str, Any]:
    """Return all figures as JSON, rates and averages included."""
    mean, least, most = statistics.turns_per_player
    return {
        "games": statistics.games,
        "players": statistics.players,
        "extensions": sorted(setup.extensions),
        "seed": seed,
        "seconds": round(seconds, 3),
        "games_per_second": round(statistics.games / seconds, 1),
        "decisions_per_second": round(statistics.decisions / seconds, 1),
        "decisions": statistics.decisions,
        "legal_moves_mean": round(statistics.legal_moves_mean, 3),
        "turns_per_player": least if least == most else mean,
        "turns_per_player_min": least,
        "turns_per_player_max": most,
        "decisions_per_game": _numbers(statistics.game_length),
        "longest_turn": statistics.longest_turn,
        "score": {name: _numbers(spread) for name, spread in _scores(statistics)},
        "wins_by_seat": [round(share, 4) for share in statistics.wins],
        "blind_draws": statistics.blind_draws,
        "blind_draws_misfit": statistics.misfits,
        "games_with_removal": statistics.games_with_removal,
        "islands": _numbers(statistics.islands),
        "means": dict(statistics.means),
    }


def _numbers(spread: Spread) -> dict[str, float]:
    return {"mean": round(spread.mean, 3), "min": spread.least, "max": spread.most}


def _scores(statistics: Statistics) -> list[tuple[str, Spread]]:
    return [*statistics.points.items(), ("total", statistics.total)]


def _print_tables(setup: Setup, statistics: Statistics, seconds: float) -> None:
    console = Console(highlight=False)
    extensions = f" with {' and '.join(sorted(setup.extensions))}" if setup.extensions else ""
    console.print(f"{statistics.games:,} random games of {setup.players} players{extensions}")
    console.print(_figures(statistics, seconds))
    console.print(_spreads(statistics))


def _figures(statistics: Statistics, seconds: float) -> Table:
    table = Table(show_header=False)
    table.add_column()
    table.add_column(justify="right")
    wins = "  ".join(f"{share:.1%}" for share in statistics.wins)
    for name, value in (
        ("games per second", f"{statistics.games / seconds:,.0f}"),
        ("decisions per second", f"{statistics.decisions / seconds:,.0f}"),
        ("legal moves, on average", f"{statistics.legal_moves_mean:.1f}"),
        ("longest turn, in decisions", f"{statistics.longest_turn}"),
        ("blind tiles drawn", f"{statistics.blind_draws:,}"),
        ("of these fitted nowhere", f"{statistics.misfits:,}"),
        ("games with a tile removed", f"{statistics.games_with_removal:,}"),
        ("islands at the end, on average", f"{statistics.islands.mean:.1f}"),
        *(
            (f"times somebody {_PAST.get(means, means)}", f"{times:,}")
            for means, times in statistics.means.items()
        ),
        ("games won, by seat", wins),
    ):
        table.add_row(name, value)
    return table


def _spreads(statistics: Statistics) -> Table:
    table = Table("length and score")
    for heading in ("mean", "least", "most"):
        table.add_column(heading, justify="right")
    lengths = (
        ("decisions in a game", statistics.game_length),
        ("turns of a player", statistics.turns_per_player),
    )
    scores = [(f"points: {name}", spread) for name, spread in _scores(statistics)]
    for name, (mean, least, most) in (*lengths, *scores):
        table.add_row(name, f"{mean:.2f}", f"{least}", f"{most}")
    return table
