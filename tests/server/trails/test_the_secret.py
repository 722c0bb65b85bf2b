"""No route and no frame gives the secret of a trail away before its day has ended everywhere."""

import asyncio
import json
from typing import Any

from httpx2 import AsyncClient

from rifugio.client import Player
from rifugio.server.web.app import create_app
from rifugio.trails.days import end_of
from tests.server.nodes import RunningNode, settings_for
from tests.server.playing.driving import ask
from tests.server.security.people import Somebody
from tests.server.trails.clock import MONDAY, ClockInHand
from tests.server.trails.test_trails import SECRET
from tests.server.trails.walking import begin, pack, trails


def routes() -> list[str]:
    """All GET routes about a table, and all others that take nothing."""
    paths: dict[str, Any] = create_app(settings_for("postgresql://nowhere"), None).openapi()["paths"]  # type: ignore[arg-type]
    return [path for path, methods in paths.items() if "get" in methods and "{name}" not in path]


async def everything(client: AsyncClient, who: Somebody, me: dict[str, str]) -> dict[str, str]:
    """All that can be asked for, by the walker, by somebody else, and with the rucksack."""
    found = {}
    for path in routes():
        address = path.replace("{link}", who.link).replace("{seat}", "0")
        for name, headers in (("walker", who.headers), ("nobody", {}), ("rucksack", me)):
            answer = await client.get(address, headers=headers)
            found[f"{path} as {name}: {answer.status_code}"] = answer.text + str(answer.headers)
    return found


async def watched_to_the_end(url: str, who: Somebody, *, leave: bool) -> str:
    """Play to the end, or leave after some moves; return all frames that came."""
    seen = []
    async with Player([url], who.link, who.tokens) as player:
        moves = 0
        while True:
            table = await player.until(
                lambda table: table["phase"] != "playing" or bool(table["turn"]["seat"] == 0), seconds=60
            )
            seen.append(json.dumps(table))
            if table["phase"] != "playing":
                return "".join(seen)
            moves += 1
            if leave and moves > 5:
                await ask(player, {"kind": "leave"})
            else:
                await ask(player, {"kind": "move", "seat": 0, "move": table["legal"][-1]})


async def test_not_while_the_day_lasts_and_then_to_everybody(
    node: RunningNode, client: AsyncClient, clock: ClockInHand
) -> None:
    me = await pack(client)
    ann, left = (await begin(client, me))[0], (await begin(client))[0]
    frames = await watched_to_the_end(node.url, ann, leave=False)
    frames += await watched_to_the_end(node.url, left, leave=True)
    assert SECRET not in frames
    await ann.post("/reviews", {"seat": 0})
    for who in (ann, left):
        told = await everything(client, who, me)
        assert len(told) > 40
        assert [name for name, text in told.items() if SECRET in text] == []
    assert (await ann.get("/seal")).json()["verdict"] is None
    clock.at = end_of(MONDAY)
    assert (await trails(client))["ended"]["secret"] == SECRET
    seal = (await ann.get("/seal")).json()
    assert (seal["secret"], seal["verdict"]) == (SECRET, "Genuine")
    assert SECRET in (await ann.get("/record")).text
    read = await client.post("/api/records", json={"text": (await ann.get("/record")).text})
    assert read.json()["verdict"] == "Genuine"


async def test_the_strongest_bots_path_comes_when_the_day_is_over(
    node: RunningNode, client: AsyncClient, clock: ClockInHand
) -> None:
    clock.at = end_of(MONDAY)
    path = (await trails(client))["ended"]["path"]
    assert (await trails(client))["ended"]["path"] == path
    async with asyncio.timeout(120):
        while (await client.get(f"/api/tables/{path}/replay")).status_code != 200:
            await asyncio.sleep(0.3)
    table = (await client.get(f"/api/tables/{path}")).json()
    assert [seat["bot"] for seat in table["seats"]] == ["owl", "squirrel"]
    assert (await client.get(f"/api/tables/{path}/seal")).json()["verdict"] == "Genuine"
