"""CI on a machine that is too slow: tests that did not run are listed, and not reported as passed."""

import os
import subprocess
import sys

from kit.repository import ROOT


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
