"""A holiday by the real clock and its jobs: the turn waits until its end, and a turn's time longer."""

import asyncio
from datetime import datetime, timedelta

from rifugio.client import Player
from tests.server.nodes import RunningNode
from tests.server.playing.driving import ask, started

A_DAY = {"kind": "correspondence", "seconds": 86_400}


async def days_later(node: RunningNode, link: str, days: int) -> None:
    """Let days pass: what is stored happened earlier, and jobs are due earlier; wait for those due now."""
    found = await node.node.tables.find(link)
    assert found is not None
    cached = found[0]
    async with node.node.pool.connection() as connection:
        for change in ("event SET at = at", "job SET due = due"):
            await connection.execute(
                f"UPDATE {change} - %s * interval '1 day' WHERE game_id = %s", (days, cached.game_id)
            )
    node.node.tables.forget(cached)
    node.node.runner.wake()
    while True:
        async with node.node.pool.connection() as connection:
            cursor = await connection.execute(
                "SELECT count(*) FROM job WHERE kind = 'deadline' AND game_id = %s AND due <= now()",
                (cached.game_id,),
            )
            if await cursor.fetchone() == (0,):
                return
        await asyncio.sleep(0.05)


async def test_nobody_plays_for_whoever_is_on_holiday_and_an_animal_does_afterwards(
    node: RunningNode,
) -> None:
    link, tokens, _ = await started(node.url, {"players": 2, "clock": A_DAY})
    async with asyncio.timeout(60):
        async with Player([node.url], link, [tokens[0]]) as ann:
            refused = await ann.command({"kind": "holiday", "seat": 1, "days": 3})
            assert refused["code"] == "not_yours"
            refused = await ann.command({"kind": "holiday", "seat": 0, "days": 0})
            assert refused["code"] == "not_on_holiday"
            await ask(ann, {"kind": "holiday", "seat": 0, "days": 3})
            seat, turn = ann.table["seats"][0], ann.table["turn"]
            assert seat["holiday_used"] == 3
            ends, late = (datetime.fromisoformat(text) for text in (seat["holiday"], turn["deadline"]))
            assert late == ends + timedelta(days=1)
        await days_later(node, link, 2)
        async with Player([node.url], link, [tokens[1]]) as luca:
            assert (luca.table["seats"][0]["away"], luca.table["turn"]["seat"]) == (False, 0)
        await days_later(node, link, 3)
        async with Player([node.url], link, [tokens[1]]) as luca:
            table = await luca.until(lambda table: table["turn"]["seat"] == 1)
            assert (table["seats"][0]["away"], table["seats"][0]["bot"]) == (True, "ibex")


async def test_whoever_comes_back_early_has_a_turns_time(node: RunningNode) -> None:
    link, tokens, _ = await started(node.url, {"players": 2, "clock": A_DAY})
    async with asyncio.timeout(60):
        async with Player([node.url], link, [tokens[0]]) as ann:
            await ask(ann, {"kind": "holiday", "seat": 0, "days": 7})
        await days_later(node, link, 2)
        async with Player([node.url], link, [tokens[0]]) as ann:
            await ask(ann, {"kind": "move", "seat": 0, "move": ann.table["legal"][0]})
            assert ann.table["seats"][0]["holiday_used"] == 3, "two days and what has begun of the third"
            left = datetime.fromisoformat(ann.table["turn"]["deadline"]) - datetime.fromisoformat(
                ann.table["at"]
            )
            assert left == timedelta(days=1)
        await days_later(node, link, 2)
        async with Player([node.url], link, [tokens[1]]) as luca:
            await luca.until(lambda table: table["seats"][0]["away"])
