"""The Typer application: all commands, and the help that `rifugio` prints without one."""

from typing import Annotated

import typer

from rifugio import __version__
from rifugio.cli.administering import admin
from rifugio.cli.arena import arena
from rifugio.cli.keeping import backup, migrate, restore
from rifugio.cli.playing import play, watch
from rifugio.cli.reviewing import review_record
from rifugio.cli.serving import serve
from rifugio.cli.sharding import shards
from rifugio.cli.showing import replay, show
from rifugio.cli.simulating import simulate
from rifugio.cli.trailing import trails
from rifugio.cli.verifying import verify

app = typer.Typer(
    name="rifugio",
    help="The board game Rifugio: play it, watch the animals play, look at games, and study it.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
)


def _print_version(wanted: bool) -> None:
    if wanted:
        print(f"rifugio {__version__}")
        raise typer.Exit


@app.callback()
def _options(
    version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    pass


app.command()(play)
app.command()(watch)
app.command()(replay)
app.command()(show)
app.command("review")(review_record)
app.command()(simulate)
app.command()(verify)
app.command()(trails)
app.command()(arena)
app.command()(serve)
app.command()(backup)
app.command()(restore)
app.command()(migrate)
app.add_typer(admin, name="admin")
app.add_typer(shards, name="shards")
