"""`rifugio shards`: which database has which tables, and moving some to another."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

import typer

from rifugio.cli.common import fail
from rifugio.cli.serving import DatabaseUrl, DataFolder, server_needed, settings_of

shards = typer.Typer(
    help="Spread the tables over several databases (RIFUGIO_DATABASES). Hardly anybody needs more than one.",
    no_args_is_help=True,
)


@shards.command("list")
def list_shards(data_folder: DataFolder = None, database_url: DatabaseUrl = None) -> None:
    """List the databases: their shards, their games, and games that have moved and are not cleared yet."""
    with _asking():
        from rifugio.server.host.sharding import databases_of, listed, on_the_way

        with databases_of(settings_of(data_folder=data_folder, database_url=database_url)) as urls:
            print("database\tshards\tgames\told")
            for place in listed(urls):
                print("\t".join(map(str, place)))
            for shard, to, closed in on_the_way(urls):
                state = "is closed on its way" if closed else "is on its way"
                print(f"Shard {shard} {state} to {to}: `rifugio shards move {shard} {to}` goes on with it.")


@shards.command("move")
def move_shards(
    numbers: Annotated[list[str], typer.Argument(metavar="SHARD…", help="Such as `17`, or `32-63`.")],
    to: Annotated[str, typer.Argument(metavar="DATABASE", help="The name of a database.")],
    data_folder: DataFolder = None,
    database_url: DatabaseUrl = None,
) -> None:
    """Move shards to another database, one after the other, while the servers go on.

    Whoever plays on a shard may wait for a moment, two seconds at most. If the command is stopped, run it
    again: it goes on where it was. To give up a move that has not closed its shard, move it where it is.

    * `rifugio shards move 32-63 second`
    """
    with _asking():
        from rifugio.server.host.sharding import databases_of, read_shards
        from rifugio.server.store.moving import move

        with databases_of(settings_of(data_folder=data_folder, database_url=database_url)) as urls:
            for shard in read_shards(numbers):
                *_, last = move(urls, shard, to)
                print(f"Shard {shard}: {last}.", flush=True)


@shards.command("clear")
def clear_copies(
    name: Annotated[str, typer.Argument(metavar="DATABASE", help="The name of a database.")],
    data_folder: DataFolder = None,
    database_url: DatabaseUrl = None,
) -> None:
    """Delete the copies of games whose shards have moved from a database.

    * `rifugio shards clear first`
    """
    with _asking():
        from rifugio.server.host.sharding import clear, databases_of

        with databases_of(settings_of(data_folder=data_folder, database_url=database_url)) as urls:
            print(f"Copies deleted in {name}: {clear(urls, name)}.")


@contextmanager
def _asking() -> Iterator[None]:
    with server_needed():
        from rifugio.server.store.copying import NotTheSame
        from rifugio.server.store.moving import CannotMove

        try:
            yield
        except (CannotMove, NotTheSame) as error:
            fail(f"Error: {error}.")
