"""Leaving a table for good, and joining and leaving at the same time."""

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import pytest

from rifugio.client import Player, open_table
from rifugio.server.news.bus import NoOtherNode
from rifugio.server.play.attendance import Attendance
from rifugio.server.play.memory import Happened
from rifugio.server.play.table_cache import CachedTable
from tests.server.nodes import RunningNode
from tests.server.playing.driving import ask, started


class SlowBus(NoOtherNode):
    """A bus whose publish takes a moment, during which others join and leave."""

    def __bool__(self) -> bool:
        return True

    async def publish(self, subject: str, payload: bytes) -> None:
        await asyncio.sleep(0.02)


class Somebody:
    """A guest that records its frames."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []

    def seats(self) -> list[int]:
        return []

    def happened(self, seen: Happened) -> None:
        raise AssertionError("nothing happens here")

    def went_back(self) -> None:
        raise AssertionError("nothing is lost here")

    def renewed(self) -> None:
        raise AssertionError("nothing is erased here")

    def gone(self) -> None:
        raise AssertionError("the table is there")

    def send(self, frame: bytes) -> None:
        self.frames.append(frame)

    async def finish(self, last: bytes, code: int) -> None:
        raise AssertionError("nobody is shown out")


async def test_two_who_leave_at_once_do_not_take_the_next_guest_along(node: RunningNode) -> None:
    opened = await open_table(node.url)
    found = await node.node.tables.find(opened["table"])
    assert found is not None
    cached, attendance = found[0], Attendance(node.node.tables, SlowBus(), "here")
    first, second, third = Somebody(), Somebody(), Somebody()
    await attendance.listen_to(cached)
    attendance.enter(cached, first)
    attendance.enter(cached, second)
    one = asyncio.create_task(attendance.left(cached, first))
    await asyncio.sleep(0.01)
    other = asyncio.create_task(attendance.left(cached, second))
    await one
    await attendance.listen_to(cached)
    attendance.enter(cached, third)
    await other
    await attendance.say(cached, b"hello")
    assert b"hello" in third.frames


async def test_the_last_guest_leaves_while_the_log_is_read_for_the_next(
    node: RunningNode, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The next guest has seen an event unknown to this node, so it reads the log before it answers."""
    opened = await open_table(node.url)
    tables, attendance = node.node.tables, node.node.attendance
    async with AsyncExitStack() as first:
        await first.enter_async_context(Player([node.url], opened["watch"]))
        catch_up = tables.catch_up

        async def slowly(cached: CachedTable) -> None:
            monkeypatch.setattr(tables, "catch_up", catch_up)
            await first.aclose()
            while attendance.tables:
                await asyncio.sleep(0.01)
            await catch_up(cached)

        heard: list[dict[str, Any]] = []
        second = Player([node.url], opened["watch"], heard=heard.append)
        second.table = {"seq": 1, "at": "2026-01-01T00:00:00Z"}
        monkeypatch.setattr(tables, "catch_up", slowly)
        async with second:
            while not any("presence" in frame for frame in heard):
                await asyncio.sleep(0.01)
            assert [list(frame) for frame in heard[:2]] == [["welcome"], ["went_back", "table"]]
            assert sum("welcome" in frame for frame in heard) == 1, "they had to come again"


async def test_an_animal_plays_on_for_whoever_leaves_and_another_is_the_host(node: RunningNode) -> None:
    link, tokens, host = await started(node.url, {"players": 3})
    async with (
        Player([node.url], link, [host, tokens[0]]) as opener,
        Player([node.url], link, [tokens[1]]) as guest,
    ):
        await opener.until(lambda table: table["turn"]["seat"] == 0)
        await ask(opener, {"kind": "leave"})
        table = await guest.until(lambda table: table["turn"]["seat"] == 1)
        assert (table["seats"][0]["away"], table["seats"][0]["bot"]) == (True, "ibex")
        assert table["host"] == 1
        refused = await opener.command({"kind": "abort"})
        assert refused["code"] == "not_yours", "the host's powers are gone with the host"
        await ask(guest, {"kind": "revoke", "seat": 2})
        assert not any(seat["mine"] for seat in opener.table["seats"])


async def test_a_room_that_its_only_guest_leaves_can_still_be_read(node: RunningNode) -> None:
    opened = await open_table(node.url)
    async with Player([node.url], opened["table"], [opened["host"]]) as host, asyncio.timeout(20):
        await ask(host, {"kind": "leave"})
        assert host.table["phase"] == "aborted"
    found = await node.node.tables.find(opened["table"])
    assert found is not None
    game_id = found[0].game_id
    node.node.tables.forget(found[0])
    read = await node.node.tables.table(game_id)
    assert (read.poisoned, read.table.phase) == (False, "aborted")
    assert read.table.secret == (await node.node.tables.secret(read)).reveal().hex()


async def test_whoever_resigns_watches_the_others_play_on(node: RunningNode) -> None:
    link, tokens, host = await started(node.url, {"players": 2})
    async with (
        Player([node.url], link, [host, tokens[0]]) as opener,
        Player([node.url], link, [tokens[1]]) as guest,
    ):
        await ask(opener, {"kind": "resign", "seat": 0})
        table = await guest.until(lambda table: table["turn"]["seat"] == 1)
        assert table["seats"][0]["resigned"] == 0
        assert (table["host"], table["seats"][0]["held"], table["seats"][0]["bot"]) == (1, False, "ibex")
        watching = await opener.until(lambda table: table["turn"]["seat"] == 1)
        assert watching["legal"] is None
        assert (await guest.command({"kind": "hand_on", "seat": 0}))["code"] == "seat_resigned"
        await ask(guest, {"kind": "resign", "seat": 1})
        ended = await opener.until(lambda table: table["phase"] == "aborted")
        assert ended["secret"]
        assert [seat["resigned"] is not None for seat in ended["seats"]] == [True, True]
