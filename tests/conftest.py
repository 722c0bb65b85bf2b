"""For all tests."""

import socket

import pytest


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    """Let pytest-rerunfailures ask at once how often was tried again, which it does after every test.

    Its workers ask by a socket. With Nagle's algorithm every question waits 40 ms for the one before it to be
    acknowledged, which is minutes for all tests.
    """
    asked = getattr(getattr(config, "failures_db", None), "sock", None)
    if isinstance(asked, socket.socket):
        asked.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
