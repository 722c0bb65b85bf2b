"""CI on a machine that is too slow: tests that did not run are listed, and not reported as passed."""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

from kit.repository import ROOT
from tests.clock import still_before

TWO: Final = """
import pathlib, time

def test_ends():
    pathlib.Path("ended").touch()

def test_hangs():
    pathlib.Path("hanging").touch()
    time.sleep(600)
"""


def test_what_there_is_no_time_for_is_named_and_not_run() -> None:
    asked = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "tests/rules/test_offer.py"]
    shown = subprocess.run(
        asked,
        cwd=ROOT,
        env={**os.environ, "TESTS_UNTIL": "1", "PYTEST_ADDOPTS": ""},
        capture_output=True,
        text=True,
        check=False,
    ).stdout
    assert "no time left for it: tests/rules/test_offer.py::" in shown
    assert "tests were not run: this machine was too slow for them" in shown
    assert " passed" not in shown


def test_what_hangs_and_is_interrupted_counts_as_failed(tmp_path: Path) -> None:
    """CI ends a run that hangs, and then runs again what had failed or was under way."""
    shutil.copy(ROOT / "tests" / "conftest.py", tmp_path)
    (tmp_path / "test_two.py").write_text(TWO, encoding="ascii")
    asked = [sys.executable, "-m", "pytest", "-n", "2", "-o", "cache_dir=cache", "-p", "no:asyncio", "."]
    with subprocess.Popen(asked, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as running:
        until = time.monotonic() + 60
        while not all((tmp_path / name).exists() for name in ("ended", "hanging")):
            still_before(until, "the two tests do not begin")
            time.sleep(0.1)
        time.sleep(1)
        running.send_signal(signal.SIGINT)
        running.communicate(timeout=60)
    failed = json.loads((tmp_path / "cache" / "v" / "cache" / "lastfailed").read_text(encoding="ascii"))
    assert list(failed) == ["test_two.py::test_hangs"]
