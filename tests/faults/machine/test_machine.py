"""The machine that storms run on: what its disk forgets, and what its clock says."""

import subprocess
import sys
import time
from collections.abc import Iterator
from random import Random

import psycopg
import pytest

from tests.faults.machine.disk import TABLES, WAL, DiskServer
from tests.faults.machine.preloading import preloaded


@pytest.fixture(scope="module")
def server() -> Iterator[DiskServer]:
    server = DiskServer()
    try:
        server.start()
        yield server
    finally:
        server.remove()


def new_table(server: DiskServer) -> psycopg.Connection:
    connection = psycopg.connect(server.url(), autocommit=True)
    connection.execute("DROP TABLE IF EXISTS kept")
    connection.execute("CREATE TABLE kept (n int PRIMARY KEY, filler text)")
    return connection


def insert(connection: psycopg.Connection, first: int, many: int) -> None:
    for number in range(first, first + many):
        connection.execute("INSERT INTO kept VALUES (%s, repeat('-', 500))", [number])


def count(server: DiskServer) -> int:
    with psycopg.connect(server.url()) as connection:
        row = connection.execute("SELECT count(*) FROM kept").fetchone()
    assert row is not None
    return int(row[0])


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_power_cut_takes_nothing_that_was_acknowledged(server: DiskServer, seed: int) -> None:
    with new_table(server) as connection:
        insert(connection, 0, 40)
        connection.execute("CHECKPOINT")
        insert(connection, 40, 20)
        assert server.cut_power(Random(seed)) > 0
    server.start()
    assert count(server) == 60


def test_a_power_cut_takes_what_was_acknowledged_too_early(server: DiskServer) -> None:
    with new_table(server) as connection:
        connection.execute("SET synchronous_commit = off")
        insert(connection, 0, 2000)
        server.cut_power(Random(0))
    server.start()
    assert count(server) < 2000


def test_on_a_slow_disk_a_commit_takes_longer(server: DiskServer) -> None:
    with new_table(server) as connection:
        server.disk.slow_down(200)
        began = time.monotonic()
        insert(connection, 0, 3)
        server.disk.slow_down(0)
        assert time.monotonic() - began > 0.6


def test_without_room_for_tables_nothing_is_stored_and_all_goes_on(server: DiskServer) -> None:
    with new_table(server) as connection:
        insert(connection, 0, 10)
        server.disk.fill(TABLES)
        with pytest.raises(psycopg.errors.DiskFull):
            insert(connection, 10, 1000)
        server.disk.fill(0)
        stored = count(server)
        assert stored < 1010
        insert(connection, stored, 10)
    assert count(server) == stored + 10


def test_without_room_for_its_wal_it_stops_and_loses_nothing(server: DiskServer) -> None:
    connection = new_table(server)
    insert(connection, 0, 10)
    server.disk.fill(WAL)
    with pytest.raises(psycopg.Error):
        insert(connection, 10, 1)
    server.disk.fill(0)
    server.start_if_it_ended()
    assert count(server) in {10, 11}  # the last one was not acknowledged


def test_a_clock_can_be_wrong() -> None:
    with preloaded("clock", SKEW="3600"):
        told = subprocess.check_output([sys.executable, "-c", "import time; print(time.time())"])
    assert 3500 < float(told) - time.time() < 3700
