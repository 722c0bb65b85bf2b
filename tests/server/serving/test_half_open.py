"""A connection that carries nothing any more, and that nobody has closed: as after a pulled cable."""

import asyncio
import time

from rifugio.client import Player
from tests.clock import within
from tests.faults.proxy import Proxy
from tests.server.nodes import running, settings_for
from tests.server.serving.playing import begin, move

GONE = 15.0
"""Seconds after which somebody who does not answer is no longer shown as present."""


async def seen(player: Player, seats: list[int]) -> None:
    while player.here.get("seats") != seats:
        await asyncio.sleep(0.05)


async def test_who_is_cut_off_is_gone_and_plays_on_elsewhere_at_once(database_url: str) -> None:
    async with running(settings_for(database_url, bot_processes=0)) as node:
        link, tokens = await begin([node.url], "marmot")
        proxy = Proxy(int(node.url.rpartition(":")[2]))
        await proxy.start()
        cut_off = Player([f"http://127.0.0.1:{proxy.port}"], link, tokens)
        async with Player([node.url], link) as friend, cut_off:
            await seen(friend, [0])
            proxy.stall()
            began = time.monotonic()
            async with Player([node.url], link, tokens) as elsewhere:
                with within(5):
                    await move(elsewhere, 0)
            with within(GONE + 3 - (time.monotonic() - began)):
                await seen(friend, [])
            await proxy.stop()
