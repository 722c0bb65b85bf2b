"""`rifugio admin`: list, close and erase tables and people."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from datetime import date, datetime
from typing import TYPE_CHECKING, Annotated, Any

import typer

from rifugio.cli.common import fail
from rifugio.cli.serving import DatabaseUrl, DataFolder, server_needed, settings_of

if TYPE_CHECKING:
    from rifugio.server.node import Node

admin = typer.Typer(
    help="Look after a server: list, close and erase tables and people. It may go on serving meanwhile.",
    no_args_is_help=True,
)

Link = Annotated[
    str, typer.Argument(metavar="LINK", help="The 22 characters after /t/ in a table's address.")
]
Most = Annotated[int, typer.Option("--most", metavar="N", min=1, help="How many at most.")]


@admin.command("tables")
def list_tables(most: Most = 50, data_folder: DataFolder = None, database_url: DatabaseUrl = None) -> None:
    """List tables, the newest first: link, when it was opened and finished, and how much happened."""
    with server_needed():
        from rifugio.server.host import administering

        found = _do(data_folder, database_url, lambda node: administering.tables(node, most))
    _print(("link", "opened", "finished", "events"), found)


@admin.command("people")
def list_people(most: Most = 50, data_folder: DataFolder = None, database_url: DatabaseUrl = None) -> None:
    """List rucksacks, the newest first, with their numbers, tables, devices and last visit."""
    with server_needed():
        from rifugio.server.host import administering

        found = _do(data_folder, database_url, lambda node: administering.people(node, most))
    _print(("number", "name", "child", "tables", "devices", "packed", "last visit"), found)


@admin.command("close")
def close_table(link: Link, data_folder: DataFolder = None, database_url: DatabaseUrl = None) -> None:
    """Close a table for everybody; its game is abandoned."""
    with server_needed():
        from rifugio.server.host import administering

        closed = _do(data_folder, database_url, lambda node: administering.close(node, link))
    print("The table is closed." if closed else "It was over already.")


@admin.command("erase")
def erase_table(link: Link, data_folder: DataFolder = None, database_url: DatabaseUrl = None) -> None:
    """Erase all names and words at a table. Its game stays, and can still be checked."""
    with server_needed():
        from rifugio.server.host import administering

        told = _do(data_folder, database_url, lambda node: administering.erase(node, link))
    print(f"The names and words at this table are erased. {_then(told=told)}")


@admin.command("forget")
def forget_person(
    number: Annotated[int, typer.Argument(metavar="NUMBER", help="As `rifugio admin people` shows it.")],
    data_folder: DataFolder = None,
    database_url: DatabaseUrl = None,
) -> None:
    """Forget a person, as they could themselves: names, words, and the rucksack."""
    with server_needed():
        from rifugio.server.host import administering

        told = _do(data_folder, database_url, lambda node: administering.forget(node, number))
    print(f"This person is forgotten. {_then(told=told)}")


def _then(*, told: bool) -> str:
    """Return what becomes of names in the memory of servers that are running."""
    if told:
        return "All nodes have been told, and pages that are open show it."
    return "Restart the server if it is running: it may still have names in its memory."


def _do(data_folder: Any, database_url: Any, act: "Callable[[Node], Awaitable[Any]]") -> Any:  # noqa: ANN401
    from rifugio.server.host.administering import NoSuch, database
    from rifugio.server.host.running import running_node

    async def once() -> Any:  # noqa: ANN401
        async with running_node(settings) as node:  # one that serves nobody
            return await act(node)

    with database(settings_of(data_folder=data_folder, database_url=database_url)) as settings:
        try:
            return asyncio.run(once())
        except (NoSuch, TimeoutError) as error:
            fail(f"Error: {error}.")


def _print(heads: Iterable[str], rows: Iterable[Iterable[object]]) -> None:
    print("\t".join(heads))
    for row in rows:
        print("\t".join(map(_text, row)))


def _text(cell: object) -> str:
    match cell:
        case None:
            return "-"
        case bool():
            return "yes" if cell else "no"
        case datetime():
            return f"{cell:%Y-%m-%d %H:%M}"
        case date():
            return f"{cell:%Y-%m-%d}"
    return str(cell)
