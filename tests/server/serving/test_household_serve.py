"""`rifugio serve` without any setup: it answers, it plays, and it continues after a restart."""

import shutil
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from kit.servers import open_folder
from rifugio.client import Player, request
from tests.server.serving.playing import begin, move
from tests.server.serving.starting import Serving, events_of, rifugio, serving, started, wait_until_gone


@pytest.fixture(scope="module")
def folder() -> Iterator[Path]:
    """A data folder shared by the tests of this file, since creating one takes longest."""
    outer = open_folder()
    yield outer / "games"
    shutil.rmtree(outer, ignore_errors=True)


async def play_a_move(server: Serving) -> tuple[str, list[str]]:
    link, tokens = await begin([server.url], "marmot")
    async with Player([server.url], link, tokens) as ann:
        await move(ann, 0)
    return link, tokens


async def test_the_first_start_and_the_second(folder: Path) -> None:
    with serving("--data", str(folder)) as server:
        link, tokens = await play_a_move(server)
        told = await request(server.url, f"/api/tables/{link}/events")
        assert "Rifugio is open." in server.out
        assert str(folder) in server.out
        assert "Ctrl-C stops" in server.out
        assert f"{server.port}" in server.out
        processes = server.processes()
        assert len(processes) > 4  # PostgreSQL with its own, and a bot process
        assert server.stop(signal.SIGINT) == 0
        wait_until_gone(processes, 10)
        assert "Traceback" not in server.err
    with serving("--data", str(folder)) as server:
        again = await request(server.url, f"/api/tables/{link}/events")
        assert again[: len(told)] == told  # the marmot may have played on
        async with Player([server.url], link, tokens) as ann:
            await move(ann, 0)
        assert server.stop(signal.SIGHUP) == 0  # its window was closed
        assert events_of(server) == ["server.starting", "node.ready", "node.draining", "node.ended"]


def test_one_server_for_a_folder(folder: Path) -> None:
    with serving("--data", str(folder)) as server:
        second = rifugio("serve", "--data", str(folder), "--port", "0")
        assert second.returncode == 2
        assert f"process {server.process.pid}" in second.stderr
        assert "choose another data folder" in second.stderr
        assert second.stdout == ""
        assert server.ask("/readyz")[0] == 200


def test_kill_9_leaves_nothing_behind(folder: Path) -> None:
    with serving("--data", str(folder), "--bots", "2") as server:
        started = server.processes()
        assert len(started) > 4
        server.process.kill()
        server.process.wait()
        wait_until_gone(started, 10)


def test_stopped_while_it_starts(folder: Path) -> None:
    with started("--data", str(folder)) as server:
        while not server.processes():  # PostgreSQL is the first
            assert server.process.poll() is None
        processes = server.processes()
        assert server.stop() == 0
        wait_until_gone(processes, 10)
