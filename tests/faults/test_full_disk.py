"""A cluster whose PostgreSQL has no room left: it says so, and goes on once there is room."""

import time
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from tests.clock import still_before
from tests.faults.machine.disk import TABLES, WAL
from tests.faults.rig import Rig


def status(port: int, path: str) -> int:
    try:
        with urlopen(f"http://127.0.0.1:{port}{path}", timeout=20) as answer:
            return int(answer.status)
    except HTTPError as error:
        return error.code


def wait_for(port: int, wanted: int) -> None:
    until = time.monotonic() + 30
    while status(port, "/readyz") != wanted:
        still_before(until, f"/readyz is not {wanted}")
        time.sleep(0.2)


@pytest.mark.parametrize("what", [TABLES, WAL], ids=["tables", "WAL"])
def test_nodes_are_alive_but_not_ready_until_there_is_room(tmp_path: Path, what: int) -> None:
    with Rig(tmp_path) as rig:
        rig.start_nodes([rig.nats.port], None)
        port = rig.nodes[0].port
        wait_for(port, 200)
        rig.postgres.disk.fill(what)
        wait_for(port, 503)
        assert status(port, "/healthz") == 200
        rig.postgres.disk.fill(0)
        rig.postgres.start_if_it_ended()
        wait_for(port, 200)
        assert rig.nodes[0].running
