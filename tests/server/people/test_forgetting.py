"""Forgetting people: on request, after a year, and by a node that takes over from one that was killed."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta

import pytest
import pytest_asyncio
from httpx2 import AsyncClient

from kit.servers import NatsServer
from rifugio.server.people.forgetting import Forgetting
from rifugio.server.play.seams import StoreAway
from rifugio.server.store.pool import Connection
from tests.server.nodes import RunningNode, client_of, running, settings_for
from tests.server.playing.test_erasing import everything_stored
from tests.server.security.people import Json, Somebody, on_the_line, open_table
from tests.server.security.test_rucksacks import packed

NAMES = ("Walpurga", "Quirin")
WORDS = ("Murmeltierbau", "Wollgras")


@pytest_asyncio.fixture
async def node(database_url: str) -> AsyncIterator[RunningNode]:
    async with running(settings_for(database_url)) as node:
        yield node


@asynccontextmanager
async def asking(node: RunningNode) -> AsyncIterator[AsyncClient]:
    async with client_of(node.url) as client:
        yield client


@pytest_asyncio.fixture
async def client(node: RunningNode) -> AsyncIterator[AsyncClient]:
    async with asking(node) as client:
        yield client


def seated(seat: int) -> Json:
    look = {"name": NAMES[seat], "animal": ("otter", "hare")[seat], "colour": ("red", "blue")[seat]}
    return {"kind": "sit", "seat": seat, "look": look, "word": WORDS[seat]}


async def two_at_a_table(client: AsyncClient) -> tuple[Somebody, Somebody]:
    opened = await open_table(client)
    me, other = (Somebody(client, opened["table"]) for _ in range(2))
    await me.do(seated(0))
    await other.do(seated(1))
    me.tokens.append(opened["host"])
    return me, other


async def written(connection: Connection) -> set[str]:
    """Which names and words are stored anywhere."""
    stored = (await everything_stored(connection)).decode(errors="ignore")
    return {text for text in (*NAMES, *WORDS) if text in stored}


async def names_at(who: Somebody) -> list[str | None]:
    return [(seat["look"] or {"name": None})["name"] for seat in (await who.table())["seats"]]


async def test_whoever_is_forgotten_is_nowhere_and_the_others_play_on(
    node: RunningNode, client: AsyncClient
) -> None:
    me, other = await two_at_a_table(client)
    await me.do({"kind": "start", "first": "draw"})
    mine = await packed(client, me.tokens, look=seated(0)["look"])
    theirs = await packed(client, other.tokens, look=seated(1)["look"])
    async with on_the_line(node.url, other.link, other.tokens) as line:
        await line.until("table")
        assert (await mine.ask("DELETE")).status_code == 204
        renewed = await line.until("table")
        while renewed["table"]["seats"][0]["look"]["name"] is not None:
            renewed = await line.until("table")
    assert (await mine.ask("GET")).status_code == 410
    async with node.node.pool.connection() as connection:
        assert await written(connection) == {NAMES[1], WORDS[1]}
    table = await other.table()
    assert (table["phase"], table["seats"][0]["away"]) == ("playing", True)
    assert table["host"] == 1, "the host's powers pass on"
    assert await theirs.get("/companions") == []
    assert (await client.get(f"/api/tables/{me.link}/seal")).status_code == 200


async def test_a_seat_that_somebody_else_has_now_keeps_their_name(
    node: RunningNode, client: AsyncClient
) -> None:
    me, _ = await two_at_a_table(client)
    mine = await packed(client, me.tokens)
    link = (await me.ask({"kind": "hand_on", "seat": 0}))["token"]
    heir = Somebody(client, me.link, link)
    look = seated(0)["look"] | {"name": "Gretel"}
    await heir.do({"kind": "claim", "seat": 0, "look": look})
    assert (await mine.ask("DELETE")).status_code == 204
    assert (await heir.table())["phase"] == "waiting", "the seat was no longer mine to leave"
    assert await names_at(heir) == ["Gretel", NAMES[1]]
    async with node.node.pool.connection() as connection:
        assert NAMES[0] not in await written(connection)


async def test_what_a_killed_node_began_is_finished_by_the_next(
    node: RunningNode, client: AsyncClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    me, _ = await two_at_a_table(client)
    mine = await packed(client, me.tokens)

    async def killed(self: Forgetting, game_id: int, kept: object) -> None:
        raise StoreAway("killed")

    with monkeypatch.context() as patch:
        patch.setattr(Forgetting, "_forget_at", killed)
        assert (await mine.ask("DELETE")).status_code == 503
    assert (await mine.ask("GET")).status_code == 410, "it is closed at once"
    assert await names_at(me) == list(NAMES)
    assert await node.node.forgetting.retain() == 1
    async with node.node.pool.connection() as connection:
        assert await written(connection) == {NAMES[1], WORDS[1]}


async def aged(connection: Connection, days: int) -> None:
    """Let the last visit of everybody be some days ago."""
    for table in ("person", "session"):
        await connection.execute(f"UPDATE {table} SET seen = seen - %s", (days,))


async def test_people_are_kept_for_a_year_after_their_last_visit(
    node: RunningNode, client: AsyncClient
) -> None:
    me, other = await two_at_a_table(client)
    mine, theirs = await packed(client, me.tokens), await packed(client, other.tokens)
    async with node.node.pool.connection() as connection:
        await aged(connection, 364)
        assert await node.node.forgetting.retain() == 0
        assert (await theirs.ask("GET")).status_code == 200, "a visit begins the year anew"
        await aged(connection, 2)
        assert await node.node.forgetting.retain() == 1
        assert (await mine.ask("GET")).status_code == 410
        assert (await theirs.ask("GET")).status_code == 200
        assert await written(connection) == {NAMES[1], WORDS[1]}


async def test_an_empty_rucksack_is_swept_after_a_day_and_others_are_not(
    node: RunningNode, client: AsyncClient
) -> None:
    me, _ = await two_at_a_table(client)
    empty, seats = await packed(client), await packed(client, me.tokens)
    looks, stamps = await packed(client, look=seated(0)["look"]), await packed(client, stamps=["fox"])
    assert await node.node.forgetting.retain() == 0
    async with node.node.pool.connection() as connection:
        await connection.execute("UPDATE person SET packed = packed - interval '25 hours'")
    assert await node.node.forgetting.retain() == 1
    assert (await empty.ask("GET")).status_code == 401
    for owner in (seats, looks, stamps):
        assert (await owner.ask("GET")).status_code == 200


async def test_names_at_tables_that_nobody_keeps_go_after_a_year(
    node: RunningNode, client: AsyncClient
) -> None:
    kept, _ = await two_at_a_table(client)
    guest, _ = await two_at_a_table(client)
    owner = await packed(client, kept.tokens)
    forgetting = node.node.forgetting
    erased = await forgetting._old_texts(datetime.now(UTC) + timedelta(days=1))
    assert erased == 2
    assert await names_at(kept) == list(NAMES)
    assert await names_at(guest) == [None, None]
    assert (await owner.ask("GET")).status_code == 200


async def test_other_nodes_show_no_erased_name_either(database_url: str, nats: NatsServer) -> None:
    settings = settings_for(database_url, nats.url)
    async with running(settings) as one, running(settings) as another, asking(one) as client:
        me, other = await two_at_a_table(client)
        mine = await packed(client, me.tokens)
        async with asking(another) as elsewhere:
            seen = Somebody(elsewhere, other.link, *other.tokens)
            async with on_the_line(another.url, other.link, other.tokens) as line:
                assert await names_at(seen) == list(NAMES)
                await line.until("table")
                assert (await mine.ask("DELETE")).status_code == 204
                told = await line.until("table")
                while told["table"]["seats"][0]["look"] is not None:
                    told = await line.until("table")
            assert await names_at(seen) == [None, NAMES[1]]
