"""Finished games, and their reviews."""

import asyncio
from typing import Any

from httpx2 import AsyncClient

from rifugio.client import Player
from tests.server.playing.driving import ask
from tests.server.security.people import Somebody, open_table, sit
from tests.server.security.scenes import play_to_the_end

Json = dict[str, Any]


async def two(client: AsyncClient) -> list[Somebody]:
    """Two people whose game has begun."""
    opened = await open_table(client, players=2)
    people = [Somebody(client, opened["table"]) for _ in range(2)]
    for seat, person in enumerate(people):
        await person.do(sit(seat))
    host = Somebody(client, opened["table"], opened["host"])
    await host.do({"kind": "start", "first": "draw"})
    return people


async def over(client: AsyncClient) -> list[Somebody]:
    """Two people whose game is over."""
    people = await two(client)
    await play_to_the_end(dict(enumerate(people)))
    return people


async def until(person: Somebody, seat: int, state: str = "done", progress: float = 0.0) -> Json:
    """Wait for a review."""
    async with asyncio.timeout(180):
        while True:
            found: Json = (await person.get(f"/reviews/{seat}")).json()
            if found["state"] in (state, "done") and found["progress"] > progress:
                return found
            await asyncio.sleep(0.05)


async def play_out(url: str, link: str, tokens: list[str]) -> None:
    """Play seat 0 to the end, always the last legal move: nearly always `end`."""
    async with Player([url], link, tokens) as player:
        while True:
            table = await player.until(
                lambda table: table["phase"] != "playing" or bool(table["turn"]["seat"] == 0), seconds=60
            )
            if table["phase"] != "playing":
                return
            await ask(player, {"kind": "move", "seat": 0, "move": table["legal"][-1]})
