"""Whole games through the real socket."""

import asyncio
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from rifugio.box import load_box
from rifugio.client import Player, open_table, request
from rifugio.dealer import Genuine, verify
from rifugio.engine.text.records import read_record
from tests.server.nodes import RunningNode, running, settings_for

LOOKS = [
    {"name": "Ann", "animal": "otter", "colour": "red"},
    {"name": "Luca", "animal": "hare", "colour": "blue"},
    {"name": "Jan", "animal": "owl", "colour": "green"},
]


@pytest_asyncio.fixture
async def node(database_url: str) -> AsyncIterator[RunningNode]:
    async with running(settings_for(database_url)) as node:
        yield node


async def play_on(player: Player, seat: int) -> None:
    """Play a seat to the end: always the first legal move, or the last, by turns."""
    while True:
        table = await player.until(
            lambda table: table["phase"] != "playing" or table["turn"]["seat"] == seat, seconds=60
        )
        if table["phase"] != "playing":
            return
        legal = table["legal"]
        move = legal[0] if table["seq"] % 2 else legal[-1]
        await player.command({"kind": "move", "seat": seat, "move": move}, expected_seq=table["seq"])
        await player.until(lambda now, seen=table["seq"]: now["seq"] > seen)  # type: ignore[misc]


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
        await asyncio.gather(play_on(ann, 0), play_on(luca, 1))
        assert ann.table["seq"] == luca.table["seq"]
        assert ann.table["game"] == luca.table["game"]
        result = await request(node.url, f"/api/tables/{link}/result")
        assert sorted(result["order"]) == [0, 1, 2]
        record = read_record(await request(node.url, f"/api/tables/{link}/record"), load_box)
        assert isinstance(verify(record), Genuine)
        seal = await request(node.url, f"/api/tables/{link}/seal")
        assert seal["verdict"] == "Genuine"
