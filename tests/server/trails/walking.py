"""Walks trails by the API."""

import asyncio
from datetime import date
from typing import Any

from httpx2 import AsyncClient

from tests.server.security.people import Somebody
from tests.server.trails.clock import MONDAY

Json = dict[str, Any]
LOOK = {"name": "Ann", "animal": "hare", "colour": "red"}


async def pack(client: AsyncClient) -> dict[str, str]:
    """Pack a rucksack; return the header that opens it."""
    packed = await client.post("/api/rucksack", json={"tokens": [], "look": LOOK})
    assert packed.status_code == 201
    return {"authorization": f"Bearer {packed.json()['session']}"}


async def begin(
    client: AsyncClient, headers: dict[str, str] | None = None, day: date = MONDAY, *, again: bool = False
) -> tuple[Somebody, bool]:
    """Begin to walk; return whoever does, and whether it counts."""
    asked = {"look": LOOK, "again": again}
    opened = await client.post(f"/api/trails/{day}/tries", json=asked, headers=headers or {})
    assert opened.status_code == 201, opened.text
    said = opened.json()
    return Somebody(client, said["table"], *said["tokens"]), said["counted"]


async def trails(client: AsyncClient, headers: dict[str, str] | None = None) -> Json:
    """Return the trails of now."""
    found = await client.get("/api/trails", headers=headers or {})
    assert found.status_code == 200, found.text
    shown: Json = found.json()
    return shown


async def trail(client: AsyncClient, headers: dict[str, str] | None = None, day: date = MONDAY) -> Json:
    """Return the trail of a day that can be walked now."""
    shown = await trails(client, headers)
    return next(one for one in shown["open"] if one["day"] == day.isoformat())


async def until_over(client: AsyncClient, headers: dict[str, str]) -> Json:
    """Wait until one's try is over, and return it."""
    async with asyncio.timeout(20):
        while True:
            mine: Json | None = (await trail(client, headers))["mine"]
            if mine is not None and mine["over"]:
                return mine
            await asyncio.sleep(0.05)
