"""A client that stays at its table: past a node that is stuck, and never silently gone."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, TypeAlias

import pytest
from websockets.asyncio.server import ServerConnection, serve

from rifugio.client import Player
from rifugio.client.player import WELCOME_AFTER

Handler: TypeAlias = Callable[[ServerConnection], Coroutine[Any, Any, None]]


@asynccontextmanager
async def a_node(handler: Handler) -> AsyncIterator[str]:
    """Run a WebSocket server; yield its address."""
    async with serve(handler, "127.0.0.1", 0) as server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"


async def stuck(connection: ServerConnection) -> None:
    """Accept, answer pings, and say nothing."""
    await connection.wait_closed()


async def welcoming(connection: ServerConnection) -> None:
    """Show a table."""
    await connection.recv()
    await connection.send(json.dumps({"welcome": {"seats": [], "head": 1}}))
    await connection.send(json.dumps({"table": {"seq": 1}}))
    await connection.wait_closed()


async def test_a_node_that_never_welcomes_is_left_for_another_one() -> None:
    async with (
        a_node(stuck) as first,
        a_node(welcoming) as second,
        asyncio.timeout(3 * WELCOME_AFTER),
        Player([first, second], "table") as player,
    ):
        assert player.table == {"seq": 1}


async def test_whoever_is_welcome_may_stay_without_hearing_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rifugio.client.player.WELCOME_AFTER", 0.2)
    visits = 0

    async def counting(connection: ServerConnection) -> None:
        nonlocal visits
        visits += 1
        await welcoming(connection)

    async with a_node(counting) as node, Player([node], "table"):
        await asyncio.sleep(1.0)
    assert visits == 1


async def test_a_frame_that_cannot_be_followed_is_raised_to_whoever_waits() -> None:
    async def wrong(connection: ServerConnection) -> None:
        await welcoming_with(connection, {"event": {"seq": 2, "effects": []}, "turn": {}})

    async with a_node(wrong) as node, Player([node], "table") as player:
        with pytest.raises(KeyError):
            await player.until(lambda table: bool(table["seq"] > 1), 5)
        with pytest.raises(KeyError):
            await asyncio.wait_for(player.command({"kind": "start"}), 5)


async def welcoming_with(connection: ServerConnection, frame: object) -> None:
    """Show a table, and send another frame."""
    await connection.recv()
    await connection.send(json.dumps({"welcome": {"seats": [], "head": 1}}))
    await connection.send(json.dumps({"table": {"seq": 1, "game": {}}}))
    await connection.send(json.dumps(frame))
    await connection.wait_closed()
