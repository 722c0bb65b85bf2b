"""Reviews over HTTP: made by a job, for whoever sat there, and gone when they are erased."""

from collections.abc import AsyncIterator
from typing import Any

import pytest_asyncio
from httpx2 import AsyncClient

from rifugio.answering.thoughts import Review
from tests.server.nodes import RunningNode, client_of, running, settings_for
from tests.server.playing.reviewed import over, two, until
from tests.server.security.people import Somebody
from tests.server.security.scenes import play_to_the_end

Json = dict[str, Any]


@pytest_asyncio.fixture
async def client(node: RunningNode) -> AsyncIterator[AsyncClient]:
    async with client_of(node.url) as client:
        yield client


async def stored(node: RunningNode, person: Somebody, seat: int) -> Review | None:
    found = await node.node.tables.find(person.link)
    assert found is not None
    return await node.node.world.store.review_of(found[0].game_id, seat)


async def test_it_is_made_in_the_background(node: RunningNode, client: AsyncClient) -> None:
    ann, luca = await over(client)
    assert (await ann.get("/reviews/0")).status_code == 404
    asked = await ann.post("/reviews", {"seat": 0})
    assert (asked.status_code, asked.json()["state"]) == (202, "waiting")
    assert (await ann.post("/reviews", {"seat": 0})).status_code == 202
    done = await until(ann, 0)
    assert done["progress"] == 1
    assert [turn["round"] for turn in done["turns"]] == list(range(1, len(done["turns"]) + 1))
    assert 1 <= len(done["deciding"]) <= 3  # whoever ends every turn at once leaves something behind
    for one in done["deciding"]:
        assert one["lost"] >= 1
        assert one["chance_best"] >= one["chance"]
        assert one["before"]["tiles"]
        assert one["mine"]["effects"] != one["best"]["effects"]
    assert (await ann.post("/reviews", {"seat": 0})).json() == done, "asking again changes nothing"
    async with node.node.pool.connection() as connection:
        assert await (await connection.execute("SELECT FROM job WHERE kind = 'review'")).fetchone() is None
    assert (await luca.get("/reviews/0")).status_code == 404


async def test_only_for_whoever_sits_there_and_only_when_the_game_is_over(client: AsyncClient) -> None:
    ann, luca = await two(client)
    assert (await ann.post("/reviews", {"seat": 0})).status_code == 409
    assert (await ann.get("/reviews/0")).status_code == 409
    await play_to_the_end({0: ann, 1: luca})
    onlooker = Somebody(client, ann.link)
    for somebody, seat in ((luca, 0), (ann, 1), (onlooker, 0), (ann, 4)):
        assert (await somebody.post("/reviews", {"seat": seat})).status_code == 404
        assert (await somebody.get(f"/reviews/{seat}")).status_code == 404
    assert (await ann.post("/reviews", {"seat": 5})).status_code == 422
    assert (await ann.get("/reviews/5")).status_code == 422


async def test_another_node_goes_on_where_the_first_one_stopped(database_url: str) -> None:
    settings = settings_for(database_url)
    async with running(settings) as node, client_of(node.url) as client:
        ann, luca = await over(client)
        await ann.post("/reviews", {"seat": 0})
        await until(ann, 0, "waiting")
        begun = await stored(node, ann, 0)
        assert begun is not None
        await luca.post("/reviews", {"seat": 1})
    async with running(settings) as node, client_of(node.url) as client:
        ann, luca = Somebody(client, ann.link, *ann.tokens), Somebody(client, luca.link, *luca.tokens)
        await until(ann, 0)
        await until(luca, 1)
        whole = await stored(node, ann, 0)
        assert whole is not None
        assert whole.decisions[: len(begun.decisions)] == begun.decisions
        plies = [text.split(", ")[2] for text in whole.decisions]
        assert len(plies) == len(set(plies)), "nothing is judged twice"


async def test_it_is_erased_with_what_its_player_wrote(node: RunningNode, client: AsyncClient) -> None:
    ann, luca = await over(client)
    for seat, person in enumerate((ann, luca)):
        await person.post("/reviews", {"seat": seat})
    await until(ann, 0)
    found = await node.node.tables.find(ann.link)
    assert found is not None
    await node.node.world.store.erase(found[0].game_id, 0)
    assert (await ann.get("/reviews/0")).status_code == 404
    await until(luca, 1)
