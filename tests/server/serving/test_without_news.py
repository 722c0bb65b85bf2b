"""Nodes that start while NATS is down: they serve, sync by polling, say so, and connect when it is back."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from structlog.testing import capture_logs

from kit.servers import NatsServer
from rifugio.client import Player, open_table, request
from rifugio.server.news import nats_bus
from rifugio.server.news.nats_bus import NatsBus
from tests.server.nodes import RunningNode, running, settings_for
from tests.server.serving.playing import ANN, ask


async def news_connected(node: RunningNode) -> bool:
    lines = (await request(node.url, "/metrics")).splitlines()
    return "rifugio_news_connected 1.0" in lines


async def wait_for_news(node: RunningNode) -> None:
    async with asyncio.timeout(15):
        while not await news_connected(node):
            await asyncio.sleep(0.1)


async def told(logs: Sequence[Mapping[str, Any]], event: str, times: int) -> None:
    """Wait until an event has been logged this many times."""
    async with asyncio.timeout(15):
        while [line["event"] for line in logs].count(event) < times:
            await asyncio.sleep(0.05)


async def test_two_nodes_play_without_nats_and_join_when_it_is_back(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nats_bus, "AT_FIRST", 0.3)
    nats = NatsServer()
    settings = settings_for(database_url, nats.url, bot_processes=0)
    with capture_logs() as logs:
        async with running(settings) as one, running(settings) as other:
            await told(logs, "bus.away", 2)
            assert not await news_connected(one)
            assert await request(one.url, "/readyz") == "ready\n"
            table = await open_table(one.url, {"players": 2})
            async with (
                Player([one.url], table["table"], [table["host"]]) as ann,
                Player([other.url], table["table"], []) as luca,
            ):
                await luca.until(lambda shown: shown["seq"] == 1)
                await ask(ann, {"kind": "sit", "seat": 0, "look": ANN})
                await luca.until(lambda shown: shown["seats"][0]["kind"] == "person", seconds=10)
                with nats:
                    await wait_for_news(one)
                    await wait_for_news(other)
                    await told(logs, "bus.joined", 2)
                    await heard_of_the_other(one)
    errors = [line for line in logs if line["event"] == "bus.error"]
    assert len(errors) <= 6, "the same error every half second is no news"


async def heard_of_the_other(node: RunningNode) -> None:
    """Wait for something that only the bus carries: that somebody watches on the other node."""
    (gathering,) = node.node.attendance._gatherings.values()
    async with asyncio.timeout(15):
        while not gathering.presence.all().watching:
            await asyncio.sleep(0.05)


async def test_who_listened_before_there_was_a_server_hears(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nats_bus, "AT_FIRST", 0.1)
    nats, heard, unheard = NatsServer(), asyncio.Queue[bytes](), asyncio.Queue[bytes]()
    listener, speaker = await NatsBus.connect(nats.url), await NatsBus.connect(nats.url)
    await listener.subscribe("news", heard.put)
    leave = await listener.subscribe("news", unheard.put)
    await leave()
    await speaker.publish("news", b"into the void")
    with nats:
        async with asyncio.timeout(15):
            while not (listener.connected and speaker.connected):
                await asyncio.sleep(0.05)
            while heard.empty():  # the subscription may be slightly later than the connection
                await speaker.publish("news", b"hello")
                await asyncio.sleep(0.05)
        assert await heard.get() == b"hello"
        assert unheard.empty()
        await listener.close()
        await speaker.close()
