"""A household's PostgreSQL that dies, or whose disk is full: it recovers, or the server says why not."""

import os
import shutil
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import psycopg
import pytest

from kit.servers import open_folder
from rifugio.client import Player
from rifugio.server.host.folders import FolderUnusable
from rifugio.server.host.household import Household
from rifugio.server.host.postgres import Postgres
from tests.clock import still_before
from tests.server.serving.disks import fill, mounted, small_disk
from tests.server.serving.playing import begin, move
from tests.server.serving.starting import Serving, events_of, rifugio, serving

MB = 1024 * 1024


@pytest.fixture(scope="module")
def folder() -> Iterator[Path]:
    """A data folder shared by the tests of this file, since creating one takes longest."""
    outer = open_folder()
    with Household(outer / "games"):
        pass
    yield outer / "games"
    shutil.rmtree(outer, ignore_errors=True)


def postmaster(folder: Path) -> int:
    return int((folder / "postgres" / "data" / "postmaster.pid").read_text(encoding="ascii").split()[0])


def wait_for(what: Callable[[], bool], server: Serving, seconds: float) -> None:
    until = time.monotonic() + seconds
    while not what():
        assert server.process.poll() is None, server.err
        still_before(until, server.err)
        time.sleep(0.05)


def not_ready(server: Serving) -> bool:
    return server.ask("/readyz")[0] == 503


async def test_killed_it_comes_back_and_the_game_goes_on(folder: Path) -> None:
    with serving("--data", str(folder)) as server:
        link, tokens = await begin([server.url], "marmot")
        async with Player([server.url], link, tokens) as ann:
            await move(ann, 0)
            killed = postmaster(folder)
            os.kill(killed, signal.SIGKILL)
            assert server.ask("/healthz")[0] == 200
            wait_for(lambda: "postgres.back" in events_of(server), server, 15)
            assert postmaster(folder) != killed
            server.wait_until_ready(15)
            await move(ann, 0)
        processes = server.processes()
        assert server.stop() == 0
        assert not [pid for pid in processes if Path(f"/proc/{pid}").exists()]


def test_what_cannot_be_started_again_ends_with_a_sentence(folder: Path) -> None:
    version = folder / "postgres" / "data" / "PG_VERSION"
    right = version.read_text(encoding="ascii")
    with serving("--data", str(folder), "--bots", "0") as server:
        version.write_text("9.6", encoding="ascii")
        os.kill(postmaster(folder), signal.SIGKILL)
        try:
            assert server.process.wait(40) == 2
        finally:
            version.write_text(right, encoding="ascii")
        assert "PostgreSQL ended and does not start again." in server.err
        assert "incompatible" in server.err
        assert "Traceback" not in server.err


async def goes_on_once_there_is_room(
    server: Serving, ballast: Path, seconds: float, link: str, tokens: list[str]
) -> None:
    assert server.ask("/healthz")[0] == 200
    ballast.unlink()
    server.wait_until_ready(seconds)
    async with Player([server.url], link, tokens) as ann:
        await move(ann, 0)


@pytest.mark.skipif(os.geteuid() != 0, reason="needs a root that may mount")
async def test_a_disk_full_under_the_tables(folder: Path) -> None:
    disk = folder / "postgres" / "data" / "base"
    with small_disk(disk, 8 * MB) as ballast, serving("--data", str(folder), "--bots", "0") as server:
        link, tokens = await begin([server.url], "marmot")
        fill(ballast)
        wait_for(lambda: not_ready(server), server, 10)
        time.sleep(1.5)  # longer than a readiness result is cached
        assert not_ready(server)
        await goes_on_once_there_is_room(server, ballast, 10, link, tokens)
        assert "postgres.died" not in events_of(server)


@pytest.mark.skipif(os.geteuid() != 0, reason="needs a root that may mount")
async def test_a_disk_full_under_the_wal(folder: Path) -> None:
    """PostgreSQL exits (PANIC), and recovers when there is space.

    CI once found the server ready again with the disk still full, so the test only checks that it was not
    ready in between. Probably recovery found a segment to reuse, but that was not observed. The disk has room
    for two segments of 16 MB: if earlier tests filled the first, it starts with two.
    """
    disk = folder / "postgres" / "data" / "pg_wal"
    with small_disk(disk, 40 * MB) as ballast, serving("--data", str(folder), "--bots", "0") as server:
        link, tokens = await begin([server.url], "marmot")
        fill(ballast)
        with pytest.raises(psycopg.OperationalError):
            use_up_wal(Postgres.running_in(folder / "postgres").url("rifugio"))
        wait_for(lambda: not_ready(server), server, 10)
        wait_for(lambda: "postgres.disk_full" in events_of(server), server, 30)
        await goes_on_once_there_is_room(server, ballast, 20, link, tokens)


def use_up_wal(url: str) -> None:
    with psycopg.connect(url, autocommit=True) as connection:
        for _ in range(20):
            connection.execute("SELECT pg_logical_emit_message(false, 'test', repeat('x', 4000000))")


def refused(folder: Path) -> str:
    done = rifugio("serve", "--port", "0", "--data", str(folder))
    assert done.returncode == 2, done.stderr
    assert "Traceback" not in done.stderr
    assert done.stdout == ""
    return " ".join(done.stderr.split())


def test_a_data_folder_that_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "games").write_text("not games", encoding="ascii")
    said = refused(tmp_path / "games")
    assert f"{tmp_path / 'games'} is a file, and games are kept in a folder" in said
    assert "move it away, or choose another" in said
    with pytest.raises(FolderUnusable, match="is a file"):
        Household(tmp_path / "games" / "inside").start()


@pytest.mark.skipif(os.geteuid() != 0, reason="needs a root that may mount")
def test_a_data_folder_that_is_read_only(tmp_path: Path) -> None:
    (tmp_path / "disk").mkdir()
    with mounted(tmp_path / "disk", "ro"):
        assert "its disk is read-only: make it writable, or choose another" in refused(tmp_path / "disk")
        with pytest.raises(FolderUnusable, match="read-only"):
            Household(tmp_path / "disk" / "games").start()


@pytest.mark.skipif(os.geteuid() != 0, reason="needs a root that may mount")
def test_a_first_start_without_room() -> None:
    outer = open_folder()
    try:
        (outer / "disk").mkdir()
        with mounted(outer / "disk", "size=8m,mode=0711"):
            assert "there is no room left on the disk of" in refused(outer / "disk")
    finally:
        shutil.rmtree(outer)
