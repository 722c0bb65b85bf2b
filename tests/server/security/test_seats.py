"""A seat belongs to one person: the first to take it, and nobody who had it before."""

import asyncio
from uuid import uuid4

import pytest
from httpx2 import AsyncClient

from tests.server.nodes import RunningNode
from tests.server.security.people import LOOKS, Json, Somebody, on_the_line, open_table, sit


async def test_of_fifty_who_take_one_seat_at_once_one_gets_it(client: AsyncClient) -> None:
    opened = await open_table(client, players=2)
    people = [Somebody(client, opened["table"]) for _ in range(50)]
    answers = await asyncio.gather(*(person.send(sit(0), 1) for person in people))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 49
    tokens = [answer.json()["token"] for answer in answers if answer.status_code == 200]
    holder = Somebody(client, opened["table"], *tokens)
    assert (await holder.table())["seats"][0]["mine"]
    assert {answer.json()["code"] for answer in answers if answer.status_code == 409} <= {
        "stale",
        "seat_taken",
    }


async def test_one_who_sends_a_sit_fifty_times_sits_once(client: AsyncClient) -> None:
    opened = await open_table(client, players=2)
    person, own_id = Somebody(client, opened["table"]), uuid4()
    answers = await asyncio.gather(*(person.send(sit(0), 1, own_id) for _ in range(50)))
    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.json()["token"] for answer in answers}) == 1
    assert (await person.table())["seq"] == 2


async def test_a_claimed_seat_is_lost_to_its_old_token_at_once(
    node: RunningNode, client: AsyncClient
) -> None:
    opened = await open_table(client, players=2, chat=True)
    first, second = Somebody(client, opened["table"]), Somebody(client, opened["table"])
    await first.do(sit(0, "first word"))
    link = (await first.do({"kind": "hand_on", "seat": 0}))["token"]
    async with on_the_line(node.url, opened["table"], first.tokens) as old:
        assert (await old.until("welcome"))["welcome"]["seats"] == [0]
        second.tokens.append(link)
        await second.do({"kind": "claim", "seat": 0, "look": LOOKS[1]})
        assert not (await first.table())["seats"][0]["mine"]
        for kept in ([], [link]):  # even if they have kept the link
            first.tokens += kept
            assert (await first.ask({"kind": "word", "seat": 0, "word": "x"}))["code"] == "not_yours"
        claimed = await old.until("event")
        assert not claimed["table"]["seats"][0]["mine"]
        await old.send(command({"kind": "look", "seat": 0, "look": LOOKS[2]}, claimed["table"]["seq"]))
        assert (await old.until("answer"))["answer"]["code"] == "not_yours"
        async with on_the_line(node.url, opened["table"]) as watcher:
            await watcher.until("presence")
            await old.send({"chat": {"seat": 0, "text": "still here"}})
            await old.send({"ping": 1})
            await old.until("pong")
            await watcher.send({"ping": 2})
            assert "chat" not in await heard_before_pong(watcher)


async def heard_before_pong(line: object) -> set[str]:
    heard: set[str] = set()
    while "pong" not in heard:
        heard |= set(await line.next())  # type: ignore[attr-defined]
    return heard


def command(what: Json, expected_seq: int) -> Json:
    return {"command": {"id": str(uuid4()), "expected_seq": expected_seq, "command": what}}


# What an old command id reveals


async def test_the_token_of_a_command_that_was_lost_on_the_way_is_given_again(client: AsyncClient) -> None:
    opened = await open_table(client, players=2)
    person, own_id = Somebody(client, opened["table"]), uuid4()
    first = await person.ask(sit(0), own_id)
    await Somebody(client, opened["table"]).do(sit(1))
    assert (await person.ask(sit(0), own_id))["token"] == first["token"]
    link_id = uuid4()
    link = (await person.ask({"kind": "hand_on", "seat": 0}, link_id))["token"]
    assert (await person.ask({"kind": "hand_on", "seat": 0}, link_id))["token"] == link
    friend, claim_id = Somebody(client, opened["table"], link), uuid4()
    claimed = await friend.ask({"kind": "claim", "seat": 0}, claim_id)
    assert claimed["token"]
    assert (await friend.ask({"kind": "claim", "seat": 0}, claim_id))["token"] == claimed["token"]


async def test_an_old_sit_gives_no_token_for_the_next_on_the_seat(client: AsyncClient) -> None:
    opened = await open_table(client, players=2)
    host = Somebody(client, opened["table"], opened["host"])
    old, own_id = Somebody(client, opened["table"]), uuid4()
    await old.ask(sit(0), own_id)
    await host.do({"kind": "revoke", "seat": 0})
    new = Somebody(client, opened["table"])
    await new.do(sit(0))
    again = await old.ask(sit(0), own_id)
    assert (again["answer"], again["seq"], again["token"]) == ("accepted", 2, None)
    assert not (await old.table())["seats"][0]["mine"]


async def test_an_old_hand_on_gives_no_link_for_the_next_on_the_seat(client: AsyncClient) -> None:
    opened = await open_table(client, players=2)
    host = Somebody(client, opened["table"], opened["host"])
    old, own_id = Somebody(client, opened["table"]), uuid4()
    await old.do(sit(0))
    await old.ask({"kind": "hand_on", "seat": 0}, own_id)
    await host.do({"kind": "revoke", "seat": 0})
    new = Somebody(client, opened["table"])
    await new.do(sit(0))
    await new.do({"kind": "hand_on", "seat": 0})
    assert (await old.ask({"kind": "hand_on", "seat": 0}, own_id))["token"] is None


@pytest.mark.parametrize("kind", ["sit", "claim", "hand_on"])
async def test_the_id_of_one_command_gives_nothing_for_another(client: AsyncClient, kind: str) -> None:
    opened = await open_table(client, players=2)
    thief, victim = Somebody(client, opened["table"]), Somebody(client, opened["table"])
    own_id = uuid4()
    await thief.ask(sit(0), own_id)
    await victim.do(sit(1))
    other = sit(1) if kind == "sit" else {"kind": kind, "seat": 1}
    assert (await thief.ask(other, own_id))["token"] is None
    assert (await thief.ask(other | {"seat": 4}, own_id)).get("token") is None
    assert [seat["mine"] for seat in (await thief.table())["seats"]] == [True, False]


async def test_an_old_token_is_no_seat_at_the_rematch(client: AsyncClient) -> None:
    """Neither for a seat that no longer exists, nor for one that a bot has got."""
    opened = await open_table(client, players=4)
    host = Somebody(client, opened["table"], opened["host"])
    for seat in (2, 3):
        await host.do(sit(seat))
        host.tokens.append((await host.do({"kind": "hand_on", "seat": seat}))["token"])
        await host.do({"kind": "stand", "seat": seat})
    await host.do({"kind": "put_bot", "seat": 2, "bot": "squirrel"})
    await host.do({"kind": "options", "options": {"players": 3}})
    await host.do({"kind": "abort"})
    answer = await host.do({"kind": "rematch"})
    there = Somebody(client, answer["table"], *answer["tokens"])
    await there.do({"kind": "open_seat", "seat": 2})
    await Somebody(client, answer["table"]).do(sit(2))
    assert not (await there.table())["seats"][2]["mine"]


async def test_everybody_is_led_to_the_same_rematch(client: AsyncClient) -> None:
    opened = await open_table(client, players=2)
    host, guest = Somebody(client, opened["table"], opened["host"]), Somebody(client, opened["table"])
    await guest.do(sit(0))
    await host.do({"kind": "abort"})
    first, second = await host.do({"kind": "rematch"}), await guest.do({"kind": "rematch"})
    assert first["table"] == second["table"]
    assert len(first["tokens"]) == len(second["tokens"]) == 1
    assert (await Somebody(client, second["table"], *second["tokens"]).table())["seats"][0]["mine"]
    stranger = Somebody(client, opened["table"])
    assert (await stranger.ask({"kind": "rematch"}))["code"] == "not_yours"
