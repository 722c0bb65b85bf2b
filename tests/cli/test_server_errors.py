"""Errors of `rifugio serve`, `backup` and `restore`: what failed, why, and what to do about it."""

import errno
from pathlib import Path

import pytest
import typer

from rifugio.cli.serving import server_needed
from rifugio.server.host.folders import usable


def failed(error: OSError, folder: Path | None) -> None:
    """Raise an error, about a data folder if one is given."""
    with server_needed():
        if folder is None:
            raise error
        with usable(folder):
            raise error


def said(capsys: pytest.CaptureFixture[str], error: OSError, folder: Path | None = None) -> str:
    with pytest.raises(typer.Exit) as ended:
        failed(error, folder)
    assert ended.value.exit_code == 2
    return capsys.readouterr().err


def test_a_file_that_is_not_allowed(capsys: pytest.CaptureFixture[str]) -> None:
    denied = PermissionError(errno.EACCES, "Permission denied", "/backups/games")
    assert said(capsys, denied) == (
        "Error: cannot open /backups/games (Permission denied): allow this user to read and write it,"
        " or choose another place.\n"
    )


def test_a_data_folder_that_is_not_allowed(capsys: pytest.CaptureFixture[str]) -> None:
    denied = PermissionError(errno.EACCES, "Permission denied", "/data/games")
    assert said(capsys, denied, Path("/data/games")) == (
        "Error: /data/games cannot be used (Permission denied): allow this user to write there,"
        " or choose another one by --data FOLDER.\n"
    )
