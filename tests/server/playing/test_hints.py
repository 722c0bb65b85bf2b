"""Hints through the real socket, from real bot processes."""

import asyncio
from typing import Any
from uuid import uuid4

from rifugio.client import Player
from rifugio.words import REMARKS
from tests.server.nodes import RunningNode
from tests.server.playing.driving import ask, started

Json = dict[str, Any]


async def hint(player: Player, frames: list[Json]) -> Json:
    """Ask for a hint, and wait for the answer."""
    asked = str(uuid4())
    await player.send({"hint": {"id": asked}})
    for _ in range(300):
        for frame in frames:
            if "hint" in frame and frame["hint"]["id"] == asked:
                found: Json = frame["hint"]
                return found
        await asyncio.sleep(0.05)
    raise AssertionError("no answer")


async def test_a_whole_turn_as_hinted(node: RunningNode) -> None:
    link, tokens, _ = await started(node.url, {"players": 2, "extensions": ["rafts"]}, ["marmot"])
    frames: list[Json] = []
    async with Player([node.url], link, tokens, frames.append) as ann:
        table = await ann.until(lambda table: table["turn"]["seat"] == 0 and table["legal"])
        moves = 0
        while table["turn"]["seat"] == 0 and "end" not in table["legal"]:
            found = await hint(ann, frames)
            assert (found["seq"], found["refused"]) == (table["seq"], None)
            first = found["moves"][0]
            assert first["move"] in table["legal"]
            assert not first["remark"] or first["remark"]["code"] in REMARKS
            await ask(ann, {"kind": "move", "seat": 0, "move": first["move"]})
            table, moves = ann.table, moves + 1
        assert moves >= 2
        assert (await hint(ann, frames))["moves"][-1]["move"] == "end"


async def test_only_for_whoever_is_to_move(node: RunningNode) -> None:
    link, tokens, host = await started(node.url, {"players": 2})
    for seen_by, expected in (([tokens[0]], None), ([tokens[1]], "not_your_turn"), ([host], "not_your_turn")):
        frames: list[Json] = []
        async with Player([node.url], link, seen_by, frames.append) as player:
            await player.until(lambda table: table["phase"] == "playing")
            found = await hint(player, frames)
            assert found["refused"] == expected
            assert bool(found["moves"]) == (expected is None)


async def test_others_hear_nothing_of_it(node: RunningNode) -> None:
    link, tokens, _ = await started(node.url, {"players": 2})
    mine: list[Json] = []
    theirs: list[Json] = []
    async with (
        Player([node.url], link, [tokens[0]], mine.append) as ann,
        Player([node.url], link, [tokens[1]], theirs.append) as luca,
    ):
        await ann.until(lambda table: bool(table["legal"]))
        await luca.until(lambda table: table["phase"] == "playing")
        assert (await hint(ann, mine))["moves"]
        await luca.send({"ping": 5})
        while not any("pong" in frame for frame in theirs):
            await asyncio.sleep(0.05)
        assert not any("hint" in frame for frame in theirs)
