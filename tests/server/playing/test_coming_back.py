"""Reconnecting: after a database outage, after a lost connection, and refused if the table is gone."""

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from kit.servers import PostgresServer
from rifugio.client import Player, TableGone, open_table
from rifugio.client.player import FIRST_PAUSE
from rifugio.server.play.memory import RECENT
from rifugio.server.store import jobs
from tests.server.nodes import RunningNode, running, settings_for
from tests.server.playing.driving import ask, started


@pytest.fixture
def database_away(postgres: PostgresServer) -> Iterator[PostgresServer]:
    """A PostgreSQL that a test may kill; it is restarted afterwards."""
    yield postgres
    if postgres.pid is None:
        postgres.start()


async def closing_code(node: RunningNode, link: str) -> int | None:
    """Send a hello, and return the close code."""
    url = f"{node.url.replace('http', 'ws', 1)}/api/tables/{link}/stream"
    async with connect(url, compression=None) as socket:
        await socket.send('{"hello": {}}')
        try:
            while True:
                await asyncio.wait_for(socket.recv(), 20)
        except ConnectionClosed:
            return socket.close_code


async def test_whoever_comes_while_the_database_is_away_is_asked_to_come_again(
    node: RunningNode, database_away: PostgresServer, capfd: pytest.CaptureFixture[str]
) -> None:
    opened = await open_table(node.url)
    database_away.kill9()
    assert await closing_code(node, opened["table"]) == 1013
    database_away.start()
    async with Player([node.url], opened["table"]) as player:
        assert player.seq == 1
    assert "Traceback" not in "".join(capfd.readouterr())


async def test_a_player_is_told_that_there_is_no_such_table(node: RunningNode) -> None:
    with pytest.raises(TableGone):
        async with Player([node.url], "A" * 22):
            raise AssertionError("there is such a table")


async def test_after_each_lost_connection_a_player_is_back_as_soon_as_after_the_first(
    node: RunningNode,
) -> None:
    opened = await open_table(node.url)
    async with Player([node.url], opened["table"]) as player:
        for _ in range(8):
            lost = player._socket
            assert lost is not None
            lost.transport.abort()
            async with asyncio.timeout(5):
                while player._socket in {None, lost}:
                    await asyncio.sleep(0.01)
        assert player._pause == FIRST_PAUSE


async def test_a_command_that_nobody_answers_is_asked_by_another_connection(node: RunningNode) -> None:
    opened = await open_table(node.url)
    async with Player([node.url], opened["table"], [opened["host"]]) as player:
        silent = player._socket
        assert silent is not None
        silent.transport.pause_reading()
        answer = await player.command({"kind": "close_seat", "seat": 0}, resend_after=0.2)
        assert (answer["answer"], answer["seq"]) == ("accepted", 2)


async def first_frames(
    node: RunningNode, link: str, after: int, at: str | None, count: int
) -> list[dict[str, Any]]:
    """Reconnect after having seen an event, and return the frames after the welcome."""
    url = f"{node.url.replace('http', 'ws', 1)}/api/tables/{link}/stream"
    async with connect(url, compression=None) as socket:
        await socket.send(json.dumps({"hello": {"after": after, "at": at}}))
        assert "welcome" in json.loads(await socket.recv())
        return [json.loads(await socket.recv()) for _ in range(count)]


async def test_who_missed_a_little_is_told_and_who_missed_much_sees_the_table(node: RunningNode) -> None:
    """From memory, without reading the log: when a node dies, all its clients reconnect at once."""
    opened = await open_table(node.url, {"players": 3})
    seen: dict[int, str] = {}

    def remember(frame: dict[str, Any]) -> None:
        if "table" in frame:
            seen[frame["table"]["seq"]] = frame["table"]["at"]

    async with Player([node.url], opened["table"], [opened["host"]], remember) as host:
        for number in range(RECENT + 2):
            kind = "open_seat" if number % 2 else "close_seat"
            answer = await host.command({"kind": kind, "seat": 2})
            assert answer["answer"] == "accepted"
            await host.until(lambda table, seq=answer["seq"]: table["seq"] == seq)  # type: ignore[misc]
        head = host.seq
        little = await first_frames(node, opened["table"], head - RECENT, seen[head - RECENT], RECENT)
        assert [frame["event"]["seq"] for frame in little] == list(range(head - RECENT + 1, head + 1))
        assert little[-1]["table"]["seq"] == head
        before = head - RECENT - 1
        for after, at in ((before, seen[before]), (1, seen[1]), (0, None), (head, None)):
            (much,) = await first_frames(node, opened["table"], after, at, 1)
            assert list(much) == ["table"]
            assert much["table"]["seq"] == head
        (nothing,) = await first_frames(node, opened["table"], head, seen[head], 1)
        assert "presence" in nothing


async def test_a_job_that_the_database_did_not_take_is_free_soon_after_it_is_back(
    database_url: str, database_away: PostgresServer
) -> None:
    """Otherwise a bot's seat, or a clock, would wait until the lease expires."""
    async with running(settings_for(database_url, bot_processes=0)) as node:  # leaves bots to other nodes
        link, (token,), _ = await started(node.url, {"players": 2}, ["squirrel"])
        async with Player([node.url], link, [token]) as player:
            while player.table["turn"]["seat"] == 0:
                legal = player.table["legal"]
                await ask(player, {"kind": "move", "seat": 0, "move": "end" if "end" in legal else legal[0]})
        async with node.node.pool.connection() as connection:
            (job,) = await jobs.take(connection, ["bot"], 1, 15.0)
        database_away.kill9()
        doing = asyncio.create_task(node.node.runner._do(job))
        await asyncio.sleep(0.3)
        database_away.start()
        await doing
        async with node.node.pool.connection() as connection:
            (again,) = await jobs.take(connection, ["bot"], 1, 15.0)
        assert again == job._replace(attempts=2)
