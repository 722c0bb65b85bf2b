"""Trying again from a turn that decided the game: alone with the bots, with the same bag."""

from collections.abc import AsyncIterator
from typing import Any

import pytest_asyncio
from httpx2 import AsyncClient

from tests.server.nodes import RunningNode, client_of
from tests.server.playing.driving import started
from tests.server.playing.reviewed import over, play_out, until
from tests.server.security.people import Somebody

Json = dict[str, Any]


@pytest_asyncio.fixture
async def client(node: RunningNode) -> AsyncIterator[AsyncClient]:
    async with client_of(node.url) as client:
        yield client


async def test_it_is_a_game_like_any_other_from_there_on(node: RunningNode, client: AsyncClient) -> None:
    link, tokens, _ = await started(node.url, {"players": 2}, ["squirrel"])
    await play_out(node.url, link, tokens)
    ann = Somebody(client, link, *tokens)
    await ann.post("/reviews", {"seat": 0})
    done = await until(ann, 0)
    assert done["can_try"]
    turn = done["deciding"][-1]
    assert (await ann.post("/reviews/0/tries", {"ply": turn["ply"] + 1})).status_code == 404
    tried = await ann.post("/reviews/0/tries", {"ply": turn["ply"]})
    assert tried.status_code == 201
    again = Somebody(client, tried.json()["table"], *tried.json()["tokens"])
    table = await again.table()
    assert (table["phase"], table["turn"]["seat"], table["secret"]) == ("playing", 0, None)
    assert table["seats"][0]["mine"]
    assert table["seats"][1]["bot"] == "squirrel"
    assert [table["game"][name] for name in ("tiles", "open", "blind", "players")][:3] == [
        turn["before"][name] for name in ("tiles", "open", "blind")
    ]
    assert (await client.get(f"/api/rooms/{table['room']}")).status_code == 404
    await play_out(node.url, again.link, again.tokens)
    assert (await again.get("/result")).status_code == 200
    seal = (await again.get("/seal")).json()
    assert seal["verdict"] == "Genuine"
    assert seal["commitment"] == (await ann.get("/seal")).json()["commitment"]


async def test_a_game_with_others_is_not_tried_again(client: AsyncClient) -> None:
    ann, luca = await over(client)
    await ann.post("/reviews", {"seat": 0})
    done = await until(ann, 0)
    assert not done["can_try"]
    ply = done["deciding"][0]["ply"]
    assert (await ann.post("/reviews/0/tries", {"ply": ply})).status_code == 409
    assert (await luca.post("/reviews/0/tries", {"ply": ply})).status_code == 404
