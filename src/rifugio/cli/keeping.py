"""`rifugio backup`, `restore` and `migrate`."""

from pathlib import Path
from typing import Annotated

import typer

from rifugio.cli.serving import DatabaseUrl, DataFolder, server_needed, settings_of

File = Annotated[Path, typer.Argument(metavar="FILE", help="The file with all games.")]

NO_KEY = (
    "The key is not in it, and without the key nobody can go on with games in progress: keep a copy of it\n"
    "somewhere else ({where}), or use --with-key, which writes it beside the file."
)


def backup(
    file: File,
    with_key: Annotated[
        bool,
        typer.Option(
            "--with-key", help="Write the server's key, too: into FILE.key. Whoever has both can cheat."
        ),
    ] = False,
    data_folder: DataFolder = None,
    database_url: DatabaseUrl = None,
) -> None:
    """Save all games of a server in a file. It may go on serving meanwhile.

    The server's key is not in the file: it opens the bags of all games in progress, and makes anybody a
    player at any table. Keep a copy of it apart, or save it by `--with-key`.

    * `rifugio backup games.rifugio-backup`
    """
    with server_needed():
        from rifugio.server.host.backup import back_up, key_file_of

        settings = settings_of(data_folder=data_folder, database_url=database_url)
        back_up(settings, file, with_key=with_key)
        print(f"All games are in {file}.")
        if with_key:
            print(f"The key is in {key_file_of(file)}: whoever has it can look into every bag.")
        else:
            key = settings.data_folder / "server.key"
            print(NO_KEY.format(where=key if settings.key is None else "the one in your settings"))


def restore(
    file: File,
    key: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="The key; without it FILE.key beside the backup, if it is there.",
            show_default=False,
        ),
    ] = None,
    data_folder: DataFolder = None,
    database_url: DatabaseUrl = None,
) -> None:
    """Bring all games of a backup back, into a folder or a database that has none yet.

    * `rifugio restore games.rifugio-backup --data ~/rifugio-again`
    """
    with server_needed():
        from rifugio.server.host.backup import bring_back

        settings = settings_of(data_folder=data_folder, database_url=database_url)
        restored = bring_back(settings, file, key)
        print(f"Games that are back: {restored.games}.")
        if restored.key_fits is False:
            print(
                "The key that these games were sealed with is not here: put it into"
                f" {settings.data_folder / 'server.key'} before you serve them.\n"
                "If it is lost, `rifugio serve --key-lost` shows finished games; the others cannot go on."
            )


def migrate(data_folder: DataFolder = None, database_url: DatabaseUrl = None) -> None:
    """Bring the database's tables up to date, and do nothing else.

    `rifugio serve` does that at its start, too. Where many servers start at once, do it once by this, before
    the newer ones come, and give them `--no-migrate`.

    * `RIFUGIO_DATABASE_URL=postgresql://… rifugio migrate`
    """
    with server_needed():
        from rifugio.server.host.preparing import brought_up_to_date, with_database

        with with_database(settings_of(data_folder=data_folder, database_url=database_url)) as settings:
            version = brought_up_to_date(settings)
        print(f"The tables are at version {version}.")
