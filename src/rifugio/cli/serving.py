"""`rifugio serve`: run a server."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeAlias

import typer

from rifugio.cli.common import fail

if TYPE_CHECKING:
    from rifugio.server.settings import Settings

DataFolder: TypeAlias = Annotated[
    Path | None,
    typer.Option("--data", metavar="FOLDER", help="Where games and key are kept.", show_default=False),
]
DatabaseUrl: TypeAlias = Annotated[
    str | None,
    typer.Option(
        metavar="URL", help="A PostgreSQL of your own instead; RIFUGIO_DATABASE_URL does the same, unseen."
    ),
]


@contextmanager
def server_needed() -> Iterator[None]:
    """Print a sentence instead of a traceback for missing packages and known errors."""
    try:
        from rifugio.server.host.backup import BackupError
        from rifugio.server.host.folders import FolderUnusable
        from rifugio.server.host.household import FolderInUse
        from rifugio.server.host.postgres import PostgresError
        from rifugio.server.host.preparing import NotPrepared
        from rifugio.server.keys import WeakKey
        from rifugio.server.settings import WrongSettings
        from rifugio.server.web.listening import NoDoor
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] == "rifugio":
            raise
        fail(f"The server needs more packages ({missing.name} is not there): pip install 'rifugio[server]'")
    try:
        yield
    except WrongSettings as error:
        fail(f"The settings cannot be used: {error}.")
    except (BackupError, FolderInUse, FolderUnusable, WeakKey, NoDoor, PostgresError, NotPrepared) as error:
        fail(f"Error: {error}.", keep_lines=True)
    except PermissionError as error:
        fail(
            f"Error: cannot open {error.filename} ({error.strerror}): allow this user to read and write it,"
            " or choose another place."
        )


def settings_of(**given: object) -> "Settings":
    """Return the settings: options, then the environment, then defaults."""
    from rifugio.server.settings import settings_from

    return settings_from({name: value for name, value in given.items() if value is not None})


def serve(  # noqa: PLR0913, PLR0917  a command has as many arguments as it has options
    host: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS",
            help="Where to listen. Without it everywhere, so that phones can join; 127.0.0.1: only you.",
            show_default=False,
        ),
    ] = None,
    port: Annotated[
        int | None,
        typer.Option(
            metavar="PORT",
            min=0,
            max=65535,
            help="Without it 8000, or the next that is free.",
            show_default=False,
        ),
    ] = None,
    data_folder: DataFolder = None,
    bots: Annotated[
        int | None,
        typer.Option(
            metavar="N", min=0, max=64, help="Processes in which the animals think.", show_default="1"
        ),
    ] = None,
    processes: Annotated[
        int | None,
        typer.Option(
            metavar="N", min=1, max=64, help="Processes that serve; several need NATS.", show_default="1"
        ),
    ] = None,
    database_url: DatabaseUrl = None,
    nats_url: Annotated[
        str | None, typer.Option(metavar="URL", help="A NATS server, for several processes or machines.")
    ] = None,
    migrate: Annotated[
        bool | None,
        typer.Option(
            "--migrate/--no-migrate", help="Bring the database's tables up to date first.", show_default="yes"
        ),
    ] = None,
    json_logs: Annotated[
        bool | None,
        typer.Option("--json-logs/--readable-logs", help="For machines or for people.", show_default=False),
    ] = None,
    qr: Annotated[
        bool | None, typer.Option("--qr/--no-qr", help="Show a code for phones.", show_default=False)
    ] = None,
    key_lost: Annotated[
        bool,
        typer.Option("--key-lost", help="Serve games whose key is lost; those in progress cannot go on."),
    ] = False,
) -> None:
    """Be the host: friends play at your table with their phones and computers. Ctrl-C stops.

    Nothing else has to be installed or set up. Everything is kept in one folder; every game goes on where
    it was when you start again. Anybody in your network can open a table, so this is for home;
    docs/hosting.md says what it takes on the internet.

    * `rifugio serve` : open to your network; prints the address, and a code for phones

    * `rifugio serve --host 127.0.0.1` : for this computer only
    """
    with server_needed():
        from rifugio.server.host.serving import Manner
        from rifugio.server.host.serving import serve as run

        settings = settings_of(
            host=host,
            port=port,
            data_folder=data_folder,
            bot_processes=bots,
            processes=processes,
            database_url=database_url,
            nats_url=nats_url,
            migrate=migrate,
            json_logs=json_logs,
        )
        run(settings, Manner(key_is_lost=key_lost, qr=qr))
