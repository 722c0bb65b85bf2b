"""For all tests."""

import os
import socket
import time
from typing import Final

import pytest

UNTIL: Final = float(os.environ.get("TESTS_UNTIL", "inf"))
"""When there is no time left for another test, in seconds since 1970; `.ci/run` sets it (decision 0004)."""
TOO_LATE: Final = "no time left for it"


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skip what there is no time for."""
    if time.time() > UNTIL:
        pytest.skip(f"{TOO_LATE}: {item.nodeid}")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Name every test that there was no time for."""
    skipped = [report.longrepr for report in terminalreporter.getreports("skipped")]
    late = [str(reason[2]) for reason in skipped if isinstance(reason, tuple) and TOO_LATE in reason[2]]
    for reason in late:
        terminalreporter.write_line(reason)
    if late:
        terminalreporter.write_line(f"{len(late)} tests were not run: this machine was too slow for them")


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    """Let pytest-rerunfailures ask at once how often was tried again, which it does after every test.

    Its workers ask by a socket. With Nagle's algorithm every question waits 40 ms for the one before it to be
    acknowledged, which is minutes for all tests.
    """
    asked = getattr(getattr(config, "failures_db", None), "sock", None)
    if isinstance(asked, socket.socket):
        asked.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
