"""Whole games through the real socket."""

import asyncio
from random import Random
from typing import Any
from uuid import uuid4

import pytest

from rifugio.box import load_box
from rifugio.client import Player, open_table, request
from rifugio.dealer import Genuine, verify
from rifugio.engine.text.records import read_record
from tests.server.nodes import RunningNode
from tests.server.playing.driving import LOOKS, play_on


@pytest.mark.parametrize("extensions", [[], ["helicopter", "rafts"]])
async def test_two_people_and_a_bot_play_a_game_to_its_end(node: RunningNode, extensions: list[str]) -> None:
    opened = await open_table(node.url, {"players": 3, "extensions": extensions})
    link, host = opened["table"], opened["host"]
    async with Player([node.url], link, [host]) as ann, Player([node.url], link) as luca:
        assert (await ann.command({"kind": "sit", "seat": 0, "look": LOOKS[0]}))["answer"] == "accepted"
        await luca.until(lambda table: table["seq"] == 2)
        assert (await luca.command({"kind": "sit", "seat": 1, "look": LOOKS[1]}))["answer"] == "accepted"
        await ann.until(lambda table: table["seq"] == 3)
        await ann.command({"kind": "put_bot", "seat": 2, "bot": "squirrel"})
        await ann.until(lambda table: table["seq"] == 4)
        assert (await ann.command({"kind": "start", "first": "draw"}))["answer"] == "accepted"
        await luca.until(lambda table: table["phase"] == "playing")
        await asyncio.gather(play_on(ann, 0, Random(1)), play_on(luca, 1, Random(2)))
        assert ann.table["seq"] == luca.table["seq"]
        assert ann.table["game"] == luca.table["game"]
        result = await request(node.url, f"/api/tables/{link}/result")
        assert sorted(result["order"]) == [0, 1, 2]
        record = read_record(await request(node.url, f"/api/tables/{link}/record"), load_box)
        assert isinstance(verify(record), Genuine)
        seal = await request(node.url, f"/api/tables/{link}/seal")
        assert seal["verdict"] == "Genuine"


async def ways(player: Player, frames: list[dict[str, Any]]) -> dict[str, Any]:
    """Ask for the ways of a walker, and wait for the answer."""
    asked = str(uuid4())
    await player.send({"ways": {"id": asked}})
    for _ in range(300):
        for frame in frames:
            if "ways" in frame and frame["ways"]["id"] == asked:
                found: dict[str, Any] = frame["ways"]
                return found
        await asyncio.sleep(0.1)
    raise AssertionError("no answer")


async def test_ways_lead_where_they_say_at_the_price_they_say(node: RunningNode) -> None:
    opened = await open_table(node.url, {"players": 2})
    frames: list[dict[str, Any]] = []
    async with Player([node.url], opened["table"], [opened["host"]], frames.append) as ann:
        await ann.command({"kind": "sit", "seat": 0, "look": LOOKS[0]})
        await ann.until(lambda table: table["seq"] == 2)
        await ann.command({"kind": "put_bot", "seat": 1, "bot": "marmot"})
        await ann.until(lambda table: table["seq"] == 3)
        await ann.command({"kind": "hike", "seat": 0, "days": 1})
        await ann.until(lambda table: table["seq"] == 4)
        await ann.command({"kind": "start", "first": "hiked"})
        answer: dict[str, Any] = {"ways": []}
        while not answer["ways"]:  # some tiles leave the walker nowhere to go
            table = await ann.until(lambda table: table["turn"]["seat"] == 0 and table["legal"])
            if table["game"]["steps"]["connect"] == 0:
                answer = await ways(ann, frames)
                assert answer["seq"] == table["seq"]
            if not answer["ways"]:
                move = {"kind": "move", "seat": 0, "move": table["legal"][0]}
                await ann.command(move, expected_seq=table["seq"])
                await ann.until(lambda now, seen=table["seq"]: now["seq"] > seen)  # type: ignore[misc]
        longest = max(answer["ways"], key=lambda way: len(way["moves"]))
        for move in longest["moves"]:
            assert move in ann.table["legal"]
            answered = await ann.command({"kind": "move", "seat": 0, "move": move})
            await ann.until(lambda now, seq=answered["seq"]: now["seq"] >= seq)  # type: ignore[misc]
        player = ann.table["game"]["players"][ann.table["game"]["order"].index(0)]
        assert player["at"] == longest["to"]
        assert longest["free"] + longest["cards"] == len(longest["moves"])
