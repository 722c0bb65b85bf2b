"""The systemd unit: its options and settings exist, and systemd itself finds no fault with it."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from rifugio.server.settings import SECRETS_FOLDER, Settings
from tests.deploy.reading import DEPLOY
from tests.pages import fault

UNIT = DEPLOY / "systemd" / "rifugio.service"
LINES = [
    (name, value)
    for line in UNIT.read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
    for name, mark, value in [line.partition("=")]
    if mark
]


def all_of(name: str) -> list[str]:
    return [value for one, value in LINES if one == name]


def setting_of(variable: str) -> str:
    """Return the name in `Settings` of a RIFUGIO_… variable or of a secret's file."""
    return variable.lower().removeprefix("rifugio_")


def test_its_command_has_the_options_that_it_uses() -> None:
    (command,) = all_of("ExecStart")
    program, _, arguments = command.partition(" ")
    assert Path(program).name == "rifugio"
    assert fault(f"rifugio {arguments}") is None
    assert fault("rifugio serve --prozesses 2") is not None, "a wrong one is found"


def test_its_variables_and_credentials_are_settings() -> None:
    variables = [value.partition("=")[0] for value in all_of("Environment")]
    assert SECRETS_FOLDER in variables
    named = [setting_of(one) for one in variables if one != SECRETS_FOLDER]
    files = [setting_of(one.partition(":")[0]) for one in all_of("LoadCredential")]
    assert {"key", "database_url", "nats_url"} == set(files)
    assert set(named) | set(files) <= Settings.model_fields.keys()


def test_it_has_time_to_drain() -> None:
    (seconds,) = all_of("TimeoutStopSec")
    assert int(seconds) > Settings.model_fields["drain_seconds"].default


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="needs systemd-analyze")
def test_systemd_agrees(tmp_path: Path) -> None:
    """With programs that exist here: what is installed on a host is not checked."""
    text = UNIT.read_text(encoding="utf-8")
    unit = tmp_path / UNIT.name
    unit.write_text(re.sub(r"(?<=^ExecStart=)\S+", "/bin/true", text, flags=re.MULTILINE), encoding="utf-8")
    assert _said(unit) == ""
    unit.write_text(
        unit.read_text(encoding="utf-8").replace("TimeoutStopSec=", "TimeoutStop="), encoding="utf-8"
    )
    assert "TimeoutStop" in _said(unit), "a misspelt line is found"


def _said(unit: Path) -> str:
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(unit)],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    return "".join(line for line in (done.stdout + done.stderr).splitlines(True) if unit.name in line)
