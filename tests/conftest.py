"""Hooks for all tests."""

import gc
import os
import socket
import time
from typing import Final

import pytest

UNTIL: Final = float(os.environ.get("TESTS_UNTIL", "inf"))
"""Deadline for starting another test, in seconds since 1970; `.ci/run` sets it (decision 0004)."""
TOO_LATE: Final = "no time left for it"


def pytest_collection_finish() -> None:
    """Spare the garbage collector what stays: thousands of tests, and all modules. A tenth less time.

    Collecting less often saves another twentieth.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000)


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skip tests after the deadline."""
    if time.time() > UNTIL:
        pytest.skip(f"{TOO_LATE}: {item.nodeid}")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """List every test that was skipped for lack of time."""
    skipped = [report.longrepr for report in terminalreporter.getreports("skipped")]
    late = [str(reason[2]) for reason in skipped if isinstance(reason, tuple) and TOO_LATE in reason[2]]
    for reason in late:
        terminalreporter.write_line(reason)
    if late:
        terminalreporter.write_line(f"{len(late)} tests were not run: this machine was too slow for them")


UNDER_WAY: Final[set[str]] = set()


def pytest_runtest_logstart(nodeid: str) -> None:
    """Note a test that begins, in whichever process."""
    UNDER_WAY.add(nodeid)


def pytest_runtest_logfinish(nodeid: str) -> None:
    """Note a test that has ended."""
    UNDER_WAY.discard(nodeid)


@pytest.hookimpl(tryfirst=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Count tests that were interrupted as failed, so that `--last-failed` runs them again."""
    failed = getattr(session.config.pluginmanager.get_plugin("lfplugin"), "lastfailed", None)
    if failed is not None:
        failed.update(dict.fromkeys(UNDER_WAY, True))


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    """Speed up pytest-rerunfailures, which asks for the number of reruns after every test.

    Its workers ask over a socket. With Nagle's algorithm each question waits 40 ms for the one before it to
    be acknowledged, which adds up to minutes.
    """
    asked = getattr(getattr(config, "failures_db", None), "sock", None)
    if isinstance(asked, socket.socket):
        asked.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
