"""CI's reruns (docs/decisions/0004) cost nothing when nothing fails."""

import socket
from typing import Any

import pytest


def test_no_test_waits_for_the_count_of_reruns(pytestconfig: pytest.Config) -> None:
    database: Any = pytestconfig.failures_db  # type: ignore[attr-defined]  # pytest-rerunfailures puts it there
    assert database.sock.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
