"""Runs the real command in a process of its own, as a user does."""

import os
import subprocess
import sys


def rifugio(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run `rifugio` with these arguments."""
    return run("-m", "rifugio.cli", *arguments)


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Python with these arguments, in a wide terminal without colours, in UTF-8."""
    environment = {
        **os.environ,
        "COLUMNS": "120",
        "NO_COLOR": "1",
        "TERM": "dumb",
        "PYTHONIOENCODING": "utf-8",
    }
    for forcing in ("FORCE_COLOR", "GITHUB_ACTIONS", "PY_COLORS"):
        environment.pop(forcing, None)
    return subprocess.run(
        [sys.executable, *arguments], capture_output=True, encoding="utf-8", env=environment, check=False
    )
