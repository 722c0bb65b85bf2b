"""Rucksacks: who may open one, what is in it, and that nobody else sees any of it."""

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest
from httpx2 import AsyncClient, Response

from rifugio.server.people import rucksacks
from rifugio.server.people.secrets import code_words, digest_of
from rifugio.server.web import rucksack as web_rucksack
from tests.server.nodes import RunningNode
from tests.server.security.people import LOOKS, Somebody, open_table, sit

PHONE = "Mozilla/5.0 (Linux; Android 16; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0"
LAPTOP = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/150.0 Safari/537.36"


class Owner:
    """Somebody with a rucksack on a device."""

    def __init__(self, client: AsyncClient, session: str, agent: str = PHONE) -> None:
        self.client, self.session, self.agent = client, session, agent

    async def ask(self, method: str, path: str = "", body: object = None) -> Response:
        headers = {"authorization": f"Bearer {self.session}", "user-agent": self.agent}
        return await self.client.request(method, f"/api/rucksack{path}", json=body, headers=headers)

    async def get(self, path: str = "") -> Any:  # noqa: ANN401 - as each path answers
        answer = await self.ask("GET", path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def tokens(self) -> list[str]:
        return [seat["token"] for seat in (await self.get())["seats"]]


async def packed(client: AsyncClient, tokens: Sequence[str] = (), **things: object) -> Owner:
    answer = await client.post(
        "/api/rucksack", json={"tokens": list(tokens), **things}, headers={"user-agent": PHONE}
    )
    assert answer.status_code == 201, answer.text
    return Owner(client, answer.json()["session"])


async def moved(client: AsyncClient, owner: Owner) -> Response:
    code = (await owner.ask("POST", "/moves")).json()["code"]
    return await client.post("/api/rucksack/openings", json={"code": code}, headers={"user-agent": LAPTOP})


async def two_seated(client: AsyncClient) -> tuple[Somebody, Somebody]:
    opened = await open_table(client)
    first, second = (Somebody(client, opened["table"]) for _ in range(2))
    await first.do(sit(0))
    await second.do(sit(1))
    first.tokens.append(opened["host"])
    return first, second


async def test_a_rucksack_goes_to_another_device_with_everything_in_it(client: AsyncClient) -> None:
    me, _ = await two_seated(client)
    owner = await packed(
        client, me.tokens, look=LOOKS[0], language="de", settings={"pace": "slow", "size": 125}
    )
    assert set(await owner.tokens()) == set(me.tokens)
    opened = await moved(client, owner)
    assert opened.status_code == 201
    there = Owner(client, opened.json()["session"], LAPTOP)
    found = await there.get()
    assert (found["look"], found["language"]) == (LOOKS[0], "de")
    assert found["settings"] == {"pace": "slow", "size": 125}
    assert {seat["token"] for seat in found["seats"]} == set(me.tokens)
    assert [(one["name"], one["this"]) for one in found["devices"]] == [
        ("windows chrome", True),
        ("android firefox", False),
    ]
    taken = Somebody(client, me.link, *(seat["token"] for seat in found["seats"]))
    assert [seat["mine"] for seat in (await taken.table())["seats"]] == [True, False]


async def test_a_code_works_once(client: AsyncClient) -> None:
    owner = await packed(client)
    code = (await owner.ask("POST", "/moves")).json()["code"]
    tries = [client.post("/api/rucksack/openings", json={"code": code}) for _ in range(10)]
    statuses = sorted(answer.status_code for answer in await asyncio.gather(*tries))
    assert statuses == [201] + [404] * 9


async def test_a_code_works_for_ten_minutes(client: AsyncClient, monkeypatch: pytest.MonkeyPatch) -> None:
    owner = await packed(client)
    assert (await owner.ask("POST", "/moves")).json()["seconds"] == 600
    monkeypatch.setattr(web_rucksack, "MOVE_SECONDS", 0)
    assert (await moved(client, owner)).status_code == 404


async def test_a_slip_in_a_code_is_forgiven(client: AsyncClient, monkeypatch: pytest.MonkeyPatch) -> None:
    owner = await packed(client)
    word = next(word for word in code_words()[0] if len(word) > 5)
    monkeypatch.setattr(
        rucksacks, "new_move_code", lambda _: f"{word}-{'-'.join(w[0] for w in code_words()[1:])}-4711"
    )
    code = (await owner.ask("POST", "/moves")).json()["code"]
    mistyped = code.replace(word, word[:-1], 1)
    assert (await client.post("/api/rucksack/openings", json={"code": mistyped})).status_code == 201


async def test_a_closed_session_opens_nothing_any_more(client: AsyncClient) -> None:
    owner = await packed(client)
    there = Owner(client, (await moved(client, owner)).json()["session"])
    number = next(one["number"] for one in (await owner.get())["devices"] if not one["this"])
    stranger = await packed(client)
    assert (await stranger.ask("DELETE", f"/devices/{number}")).status_code == 404
    assert (await there.ask("GET")).status_code == 200
    assert (await owner.ask("DELETE", f"/devices/{number}")).status_code == 204
    for method, path in (("GET", ""), ("GET", "/everything"), ("POST", "/moves"), ("DELETE", "")):
        assert (await there.ask(method, path)).status_code == 410
    assert (await owner.ask("GET")).status_code == 200


async def test_a_session_is_no_token_and_a_token_no_session(client: AsyncClient) -> None:
    me, _ = await two_seated(client)
    owner = await packed(client, me.tokens)
    with_session = Somebody(client, me.link, owner.session)
    assert not any(seat["mine"] for seat in (await with_session.table())["seats"])
    assert (await Owner(client, me.tokens[0]).ask("GET")).status_code == 401


async def test_only_valid_seats_go_in(client: AsyncClient) -> None:
    me, other = await two_seated(client)
    lost = list(other.tokens)
    await other.do({"kind": "stand", "seat": 1})
    forged = ("a" if me.tokens[0][0] != "a" else "b") + me.tokens[0][1:]
    owner = await packed(client, [*lost, "x.y", forged])
    assert await owner.tokens() == []
    assert (await owner.ask("POST", "/seats", {"tokens": me.tokens})).status_code == 200
    assert set(await owner.tokens()) == set(me.tokens)


async def test_a_seat_that_was_left_is_no_longer_in_it(client: AsyncClient) -> None:
    me, other = await two_seated(client)
    owner = await packed(client, me.tokens)
    await me.do({"kind": "start", "first": "draw"})
    await me.do({"kind": "leave"})
    assert await owner.tokens() == []
    assert (await other.table())["host"] == 1


async def test_a_claimed_seat_replaces_the_one_it_came_from(client: AsyncClient) -> None:
    me, _ = await two_seated(client)
    owner = await packed(client, me.tokens[:1])
    link = (await me.ask({"kind": "hand_on", "seat": 0}))["token"]
    newcomer = Somebody(client, me.link, link)
    claimed = await newcomer.do({"kind": "claim", "seat": 0})
    await owner.ask("POST", "/seats", {"tokens": [claimed["token"]]})
    assert await owner.tokens() == [claimed["token"]]
    await owner.ask("POST", "/seats", {"tokens": me.tokens[:1]})
    assert await owner.tokens() == [claimed["token"]]


async def test_changing_keeps_the_rest_and_stamps_only_grow(client: AsyncClient) -> None:
    owner = await packed(client, look=LOOKS[0], stamps=["marmot"])
    assert (await owner.ask("PATCH", "", {"language": "nl", "stamps": ["fox"]})).status_code == 204
    assert (await owner.ask("PATCH", "", {"child": True})).status_code == 204
    found = await owner.get()
    assert (found["look"], found["language"], found["child"]) == (LOOKS[0], "nl", True)
    assert sorted(found["stamps"]) == ["fox", "marmot"]
    wrong = {"look": LOOKS[0] | {"animal": "unicorn"}}
    assert (await owner.ask("PATCH", "", wrong)).status_code == 422
    assert (await owner.ask("PATCH", "", {"settings": {"x" * 21: 1}})).status_code == 422


async def test_companions_are_those_at_the_same_tables(client: AsyncClient) -> None:
    me, other = await two_seated(client)
    mine = await packed(client, me.tokens, look=LOOKS[0])
    theirs = await packed(client, other.tokens, look=LOOKS[1])
    stranger = await packed(client, (await two_seated(client))[0].tokens, look=LOOKS[2])
    assert await mine.get("/companions") == [{"table": me.link, "seat": 1, "friend": 0, "look": LOOKS[1]}]
    assert await theirs.get("/companions") == [{"table": me.link, "seat": 0, "friend": 0, "look": LOOKS[0]}]
    assert await stranger.get("/companions") == []


async def test_two_rucksacks_of_one_person_become_one(client: AsyncClient) -> None:
    me, other = await two_seated(client)
    one = await packed(client, me.tokens, look=LOOKS[0], stamps=["marmot"])
    two = await packed(client, other.tokens, look=LOOKS[1], stamps=["fox"])
    stranger = await packed(client)
    assert (await stranger.ask("POST", "/joins", {"session": "x" * 43})).status_code == 404
    elsewhere = Owner(client, (await moved(client, two)).json()["session"])
    assert (await one.ask("POST", "/joins", {"session": two.session})).status_code == 204
    assert (await one.ask("POST", "/joins", {"session": two.session})).status_code == 404
    assert (await two.ask("GET")).status_code == 401, "this device has the other one now"
    found = await one.get()
    assert {**await elsewhere.get(), "devices": []} == {**found, "devices": []}
    assert found["look"] == LOOKS[0]
    assert sorted(found["stamps"]) == ["fox", "marmot"]
    assert {seat["token"] for seat in found["seats"]} == {*me.tokens, *other.tokens}
    assert len(found["devices"]) == 2
    assert await one.get("/companions") == []


async def test_everything_of_mine_has_my_words_and_nobody_elses_secrets(client: AsyncClient) -> None:
    opened = await open_table(client)
    me, other = (Somebody(client, opened["table"]) for _ in range(2))
    await me.do(sit(0, "Enzian"))
    await other.do(sit(1, "Arnika"))
    owner = await packed(client, me.tokens, look=LOOKS[0])
    await packed(client, other.tokens, look=LOOKS[1])
    answer = await owner.ask("GET", "/everything")
    assert answer.headers["content-disposition"] == 'attachment; filename="rifugio.json"'
    (table,) = answer.json()["tables"]
    assert (table["name"], table["word"], table["record"]) == ("Ann", "Enzian", None)
    assert "Arnika" not in answer.text
    assert not any(token in answer.text for token in other.tokens)


async def test_taking_a_table_out_leaves_the_seat(client: AsyncClient) -> None:
    me, _ = await two_seated(client)
    owner = await packed(client, me.tokens)
    assert (await owner.ask("DELETE", f"/tables/{me.link}")).status_code == 204
    assert await owner.tokens() == []
    assert (await me.table())["seats"][0]["mine"]


async def test_a_finished_game_is_marked_so(node: RunningNode, client: AsyncClient) -> None:
    me, _ = await two_seated(client)
    owner = await packed(client, me.tokens)
    assert [seat["ended"] for seat in (await owner.get())["seats"]] == [None, None]
    await me.do({"kind": "abort"})
    found = await node.node.tables.find(me.link)
    assert found is not None
    async with asyncio.timeout(20):
        while not await node.node.world.store.finished([found[0].game_id]):
            await asyncio.sleep(0.05)
    assert all(seat["ended"] for seat in (await owner.get())["seats"])


async def test_the_secrets_are_not_stored(node: RunningNode, client: AsyncClient) -> None:
    owner = await packed(client)
    code = (await owner.ask("POST", "/moves")).json()["code"]
    async with node.node.pool.connection() as connection:
        for table in ("session", "ticket"):
            stored = str(await (await connection.execute(f"SELECT t::text FROM {table} AS t")).fetchall())
            assert owner.session not in stored
            assert code not in stored
            assert (digest_of(owner.session) if table == "session" else digest_of(code)).hex() in stored
