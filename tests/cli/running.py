"""Runs the real command: in a process of its own, as a user does, or in this one, which is faster."""

import os
import subprocess
import sys

from click import unstyle
from typer.testing import CliRunner

from rifugio.cli.app import app

PLAIN = {"COLUMNS": "120", "NO_COLOR": "1", "TERM": "dumb"}
FORCING = ("FORCE_COLOR", "GITHUB_ACTIONS", "PY_COLORS")


def rifugio(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run `rifugio` with these arguments."""
    return run("-m", "rifugio.cli", *arguments)


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Python with these arguments, in a wide terminal without colours, in UTF-8."""
    environment = {**os.environ, **PLAIN, "PYTHONIOENCODING": "utf-8"}
    for forcing in FORCING:
        environment.pop(forcing, None)
    return subprocess.run(
        [sys.executable, *arguments], capture_output=True, encoding="utf-8", env=environment, check=False
    )


def here(*arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    """Run `rifugio` in this process, with `more` in its environment: a start costs more than it does."""
    runner = CliRunner(env={**PLAIN, **dict.fromkeys(FORCING), **more})
    done = runner.invoke(app, arguments, prog_name="rifugio", catch_exceptions=False)
    return subprocess.CompletedProcess(arguments, done.exit_code, unstyle(done.stdout), unstyle(done.stderr))
