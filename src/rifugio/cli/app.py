"""The Typer application: all commands, and the help that `rifugio` prints without one."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Annotated, Any, Final

import typer
from typer.core import TyperGroup
from typer.main import get_group

from rifugio import __version__

COMMANDS: Final = {
    "play": "playing:play",
    "watch": "playing:watch",
    "replay": "showing:replay",
    "show": "showing:show",
    "review": "reviewing:review_record",
    "simulate": "simulating:simulate",
    "verify": "verifying:verify",
    "trails": "trailing:trails",
    "arena": "arena:arena",
    "serve": "serving:serve",
    "backup": "keeping:backup",
    "restore": "keeping:restore",
    "migrate": "keeping:migrate",
    "admin": "administering:admin",
    "shards": "sharding:shards",
}
"""Where each command is. Only the one that runs is imported: a server starts without the terminal's games."""
MARKUP: Final = "markdown"


class _LazyCommands(Mapping[str, Any]):
    """The commands by name, each imported when it is asked for."""

    def __getitem__(self, name: str) -> Any:  # noqa: ANN401 - a command of click's, which Typer keeps to itself
        module, _, called = COMMANDS[name].partition(":")
        found = getattr(import_module(f"rifugio.cli.{module}"), called)
        alone = typer.Typer(rich_markup_mode=MARKUP)
        if isinstance(found, typer.Typer):
            alone.add_typer(found, name=name)
        else:
            alone.command(name)(found)
        return get_group(alone).commands[name]

    def __iter__(self) -> Iterator[str]:
        return iter(COMMANDS)

    def __len__(self) -> int:
        return len(COMMANDS)


class _Commands(TyperGroup):
    def __init__(self, **given: Any) -> None:  # noqa: ANN401 - Typer's own arguments
        super().__init__(**given)
        self.commands = _LazyCommands()  # type: ignore[assignment]


app = typer.Typer(
    name="rifugio",
    cls=_Commands,
    help="The board game Rifugio: play it, watch the animals play, look at games, and study it.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=MARKUP,
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
