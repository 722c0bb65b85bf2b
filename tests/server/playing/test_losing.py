"""What a node does when the log no longer matches its memory."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen
from uuid import uuid4

import pytest
from websockets.asyncio.client import connect

from rifugio.client import HttpError, Player, TableGone, open_table, request
from rifugio.server.metrics import POISONED, THROWN_AWAY
from rifugio.server.play.table_cache import CachedTable, NoTable
from rifugio.server.store import archive
from rifugio.server.store.events import NewEvent, append, read_log
from tests.server.nodes import RunningNode, running, settings_for
from tests.server.playing.driving import ask

CLOSE, OPEN = {"kind": "close_seat", "seat": 2}, {"kind": "open_seat", "seat": 2}


@asynccontextmanager
async def table_of_five(node: RunningNode) -> AsyncIterator[tuple[dict[str, str], Player, CachedTable]]:
    """A table with five events, and its host."""
    opened = await open_table(node.url, {"players": 3})
    async with Player([node.url], opened["table"], [opened["host"]]) as host:
        for command in (CLOSE, OPEN, CLOSE, OPEN):
            await ask(host, command)
        found = await node.node.tables.find(opened["table"])
        assert found is not None
        yield opened, host, found[0]


async def lose(node: RunningNode, cached: CachedTable, condition: str) -> None:
    """Delete some of a table's events from the database."""
    async with node.node.pool.connection() as connection:
        await connection.execute(f"DELETE FROM event WHERE game_id = %s AND {condition}", (cached.game_id,))


async def append_instead(node: RunningNode, cached: CachedTable) -> None:
    """Append an event as another node would that knows only what is stored."""
    async with node.node.pool.connection() as connection:
        rows = await read_log(connection, cached.game_id)
        last = rows[-1]
        body = b'{"kind":"seat_closed","seat":1}'
        new = NewEvent(cached.game_id, last.seq + 1, uuid4(), -3, last.rules_version, body, last.id)
        assert await append(connection, new) is not None


def counted(counter: Any) -> float:  # noqa: ANN401 - the library's counters have no public value
    return float(counter._value.get())


async def test_what_is_lost_is_shown_no_longer_and_the_page_is_told_why(node: RunningNode) -> None:
    async with table_of_five(node) as (opened, host, cached):
        frames: list[dict[str, Any]] = []
        async with Player([node.url], opened["table"], heard=frames.append) as guest:
            before = counted(THROWN_AWAY)
            await lose(node, cached, "seq > 3")
            await host.until(lambda table: table["seq"] == 3)
            await guest.until(lambda table: table["seq"] == 3)
            (told,) = [frame for frame in frames if "went_back" in frame]
            assert told["table"]["seats"][2]["kind"] == "open"
            assert counted(THROWN_AWAY) == before + 1
            await ask(host, CLOSE)
            assert host.seq == 4


async def test_nothing_is_done_on_another_table_of_the_same_seq(node: RunningNode) -> None:
    async with table_of_five(node) as (opened, host, cached):
        seen = host.table
        await lose(node, cached, "seq = 5")
        await append_instead(node, cached)
        late = {"id": str(uuid4()), "expected_seq": 5, "expected_at": seen["at"], "command": OPEN}
        path = f"/api/tables/{opened['table']}/commands"
        with pytest.raises(HttpError) as refused:
            await request(node.url, path, late, tokens=[opened["host"]])
        assert json.loads(refused.value.body)["code"] == "stale"
        await host.until(lambda table: table["seats"][1]["kind"] == "closed")
        assert (host.seq, host.table["seats"][2]["kind"]) == (5, "closed")  # as event 4 left it


async def test_a_refused_append_makes_the_node_look_at_once(database_url: str) -> None:
    async with (
        running(settings_for(database_url, sweep_seconds=60)) as node,
        table_of_five(node) as (_, host, cached),
    ):
        await lose(node, cached, "seq = 5")
        await append_instead(node, cached)
        answer = await host.command(CLOSE)
        assert (answer["answer"], answer["code"]) == ("refused", "stale")
        await host.until(lambda table: table["seats"][1]["kind"] == "closed", seconds=5)


async def first_frame(node: RunningNode, link: str, seen: dict[str, Any]) -> dict[str, Any]:
    """Connect having seen an event, and return the frame after the welcome."""
    async with connect(f"{node.url.replace('http', 'ws', 1)}/api/tables/{link}/stream") as socket:
        await socket.send(json.dumps({"hello": {"after": seen["seq"], "at": seen["at"]}}))
        assert "welcome" in json.loads(await socket.recv())
        frame: dict[str, Any] = json.loads(await socket.recv())
        return frame


async def test_who_comes_back_from_a_lost_future_is_told_and_tells(database_url: str) -> None:
    settings = settings_for(database_url, sweep_seconds=60)
    async with (
        running(settings) as one,
        running(settings) as other,
        table_of_five(one) as (opened, host, cached),
    ):
        lost = host.table
        await lose(one, cached, "seq = 5")
        await append_instead(one, cached)
        told = await first_frame(other, opened["table"], lost)
        assert told["went_back"] is True
        assert told["table"]["seats"][1]["kind"] == "closed"
        # a client that has seen the new event comes to the node that still remembers the lost one
        assert "presence" in await first_frame(one, opened["table"], told["table"])
        await host.until(lambda table: table["seats"][1]["kind"] == "closed", seconds=5)


async def test_an_answer_that_was_kept_is_not_good_for_another_table_of_the_same_seq(
    node: RunningNode,
) -> None:
    async with table_of_five(node) as (opened, _, cached):
        url = f"{node.url}/api/tables/{opened['table']}"

        def get(tag: str) -> tuple[int, str]:
            try:
                with urlopen(Request(url, headers={"if-none-match": tag}), timeout=10) as answer:
                    return answer.status, answer.headers["etag"]
            except HTTPError as error:
                with error:
                    return error.code, error.headers["etag"]

        _, tag = await asyncio.to_thread(get, "")
        assert await asyncio.to_thread(get, tag) == (304, tag)
        await lose(node, cached, "seq = 5")
        await append_instead(node, cached)
        status, other = await asyncio.to_thread(get, tag)
        assert status == 200
        assert other != tag


async def test_a_hole_poisons_the_table_until_it_is_mended(node: RunningNode) -> None:
    tables = node.node.tables
    async with table_of_five(node) as (_, _, cached):
        async with node.node.pool.connection() as connection:
            fourth = (await read_log(connection, cached.game_id))[3]
        poisoned = counted(POISONED)
        await lose(node, cached, "seq = 4")
        tables.forget(cached)
        fresh = await tables.table(cached.game_id)
        assert (fresh.poisoned, fresh.table.seq, counted(POISONED)) == (True, 3, poisoned + 1)
        await tables.catch_up(fresh)
        assert (fresh.poisoned, fresh.table.seq, counted(POISONED)) == (True, 3, poisoned + 1)
        async with node.node.pool.connection() as connection:
            await connection.execute(
                "INSERT INTO event (game_id, seq, command_id, actor, rules_version, at, body)"
                " VALUES (%s, %s, %s, %s, %s, %s, %s)",
                (cached.game_id, *fourth[:-1]),
            )
        await tables.catch_up(fresh)
        assert (fresh.poisoned, fresh.table.seq) == (False, 5)


async def test_where_memory_ends_at_a_hole_nothing_is_skipped(database_url: str) -> None:
    """Event 5, the last in memory, is lost, but 6 is there. The table goes back to 4 and stops."""
    async with (
        running(settings_for(database_url, sweep_seconds=60)) as node,
        table_of_five(node) as (_, host, cached),
    ):
        await append_instead(node, cached)
        await lose(node, cached, "seq = 5")
        await node.node.tables.sweep()
        assert (cached.poisoned, cached.table.seq) == (True, 4)
        await host.until(lambda table: table["seq"] == 4)


async def test_a_packed_log_is_compared_as_well(node: RunningNode) -> None:
    async with table_of_five(node) as (_, host, cached):
        await ask(host, {"kind": "abort"})
        await lose(node, cached, "seq = 6")
        async with node.node.pool.connection() as connection:
            rows = await read_log(connection, cached.game_id)
            body = b'{"kind":"aborted","secret":"' + b"0" * 64 + b'"}'
            new = NewEvent(cached.game_id, 6, uuid4(), -3, rows[-1].rules_version, body, rows[-1].id)
            assert await append(connection, new) is not None
            assert await archive.pack(connection, cached.game_id, "null", lambda _: True)
        await host.until(lambda table: table["secret"] == "0" * 64)
        before = counted(THROWN_AWAY)
        await node.node.tables.sweep()
        assert counted(THROWN_AWAY) == before
        assert cached.compared_packed


async def test_a_table_that_vanished_is_gone_for_everybody(node: RunningNode) -> None:
    async with table_of_five(node) as (opened, host, cached):
        await lose(node, cached, "true")
        with pytest.raises(TableGone):
            await host.until(lambda table: table["seq"] > 5)
        with pytest.raises(HttpError) as gone:
            await request(node.url, f"/api/tables/{opened['table']}")
        assert gone.value.status == 404
        assert await request(node.url, "/api/mine", {"tokens": [opened["host"]]}) == []


async def test_who_needs_the_bag_of_a_table_that_vanished_finds_out(database_url: str) -> None:
    async with (
        running(settings_for(database_url, sweep_seconds=60, bot_processes=0)) as node,
        table_of_five(node) as (_, host, cached),
    ):
        await lose(node, cached, "true")
        async with node.node.pool.connection() as connection:
            await connection.execute("DELETE FROM bag WHERE game_id = %s", (cached.game_id,))
        with pytest.raises(NoTable):
            await node.node.tables.secret(cached)
        with pytest.raises(TableGone):
            await host.command({"kind": "start", "first": "draw"})


async def test_a_bots_job_is_not_dropped_because_of_what_is_lost(node: RunningNode) -> None:
    """The memory may say that the game went on without the bot; only the log counts."""
    opened = await open_table(node.url, {"players": 2})
    frames: list[dict[str, Any]] = []
    async with Player([node.url], opened["table"], [opened["host"]], frames.append) as host:
        for seat, bot in enumerate(("squirrel", "fox")):
            await ask(host, {"kind": "put_bot", "seat": seat, "bot": bot})
        await ask(host, {"kind": "start", "first": "draw"})
        await host.until(lambda table: table["seq"] > 12)
        found = await node.node.tables.find(opened["table"])
        assert found is not None
        await lose(node, found[0], "seq > 6")
        async with node.node.pool.connection() as connection:
            await connection.execute(
                "DELETE FROM job WHERE game_id = %s AND kind = 'bot'", (found[0].game_id,)
            )
            await connection.execute(
                "INSERT INTO job (game_id, seq, kind, due) VALUES (%s, 6, 'bot', clock_timestamp())",
                (found[0].game_id,),
            )
        await host.until(lambda _: any("went_back" in frame for frame in frames))
        await host.until(lambda table: table["seq"] > 8, seconds=60)
