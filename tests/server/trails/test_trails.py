"""The trail of the day on a server: one counted try, and points from the log."""

import asyncio
from datetime import timedelta

from httpx2 import AsyncClient

from rifugio.server.keys import Keys, read_key
from rifugio.trails.days import DAY, end_of
from rifugio.trails.trail import sealed_by, secret_of
from tests.server.nodes import KEY, RunningNode
from tests.server.playing.driving import LOOKS
from tests.server.playing.reviewed import play_out
from tests.server.trails.clock import MONDAY, ClockInHand
from tests.server.trails.walking import LOOK, begin, pack, trail, trails, until_over

TRAILS_KEY = Keys.derive(read_key(KEY)).trails
SECRET = secret_of(TRAILS_KEY, MONDAY).hex()


async def test_days_are_those_of_the_servers_clock_and_sealed_before(
    client: AsyncClient, clock: ClockInHand
) -> None:
    shown = await trails(client)
    assert [one["day"] for one in shown["open"]] == [str(MONDAY), str(MONDAY + DAY)]
    assert (shown["next"]["day"], shown["ended"]["day"]) == (str(MONDAY + 2 * DAY), str(MONDAY - DAY))
    for one in (*shown["open"], shown["next"]):
        assert one["secret"] is None
        assert not one["other_key"]
    assert shown["open"][0]["commitment"] == sealed_by(TRAILS_KEY, MONDAY)
    assert shown["open"][0]["animals"] == ["squirrel"]
    for day in (MONDAY - DAY, MONDAY + 2 * DAY):
        refused = await client.post(f"/api/trails/{day}/tries", json={"look": LOOK})
        assert refused.status_code == 404
    clock.at = end_of(MONDAY)
    shown = await trails(client)
    assert shown["ended"]["day"] == str(MONDAY)
    assert shown["ended"]["secret"] == SECRET


async def test_points_come_from_the_log_and_only_the_first_try_counts(
    node: RunningNode, client: AsyncClient
) -> None:
    me = await pack(client)
    ann, counted = await begin(client, me)
    assert counted
    assert (await trail(client, me))["mine"] == {"over": False, "points": None, "lines": []}
    await play_out(node.url, ann.link, ann.tokens)
    mine = await until_over(client, me)
    result = (await ann.get("/result")).json()
    assert mine["lines"] == result["points"][result["order"].index(0)]
    assert mine["points"] == sum(line["points"] for line in mine["lines"])
    again, counts = await begin(client, me)
    assert not counts
    await again.do({"kind": "leave"})
    assert (await trail(client, me))["spread"] == [{"points": mine["points"], "many": 1}]


async def test_without_a_rucksack_the_device_says_whether_it_is_the_first(client: AsyncClient) -> None:
    assert (await begin(client))[1]
    assert (await begin(client))[1]
    assert not (await begin(client, again=True))[1]
    assert (await trail(client))["mine"] is None


async def test_a_rucksack_that_is_packed_after_setting_out_has_the_walk(client: AsyncClient) -> None:
    walkers = [(await begin(client))[0] for _ in range(2)]
    me = await pack(client)
    tokens = [token for one in walkers for token in one.tokens]
    await client.post("/api/rucksack/seats", json={"tokens": tokens}, headers=me)
    assert (await trail(client, me))["mine"] == {"over": False, "points": None, "lines": []}
    assert not (await begin(client, me))[1]
    tries = (await client.get("/api/rucksack/everything", headers=me)).json()["trails"]
    assert sorted(one["counted"] for one in tries) == [False, False, True]


async def test_a_try_that_is_given_up_has_no_points(client: AsyncClient) -> None:
    me = await pack(client)
    ann, _ = await begin(client, me)
    await ann.do({"kind": "leave"})
    assert await until_over(client, me) == {"over": True, "points": None, "lines": []}
    assert (await trail(client))["spread"] == []


async def test_friends_are_those_who_keep_seats_at_the_same_tables(
    node: RunningNode, client: AsyncClient
) -> None:
    ann, luca, stranger = [await pack(client) for _ in range(3)]
    opened = (await client.post("/api/tables", json={"options": {"players": 2}})).json()
    for seat, person in enumerate((ann, luca)):
        sat = await client.post(
            f"/api/tables/{opened['table']}/commands",
            json={
                "id": f"{seat:08d}-0000-4000-8000-000000000000",
                "expected_seq": 1 + seat,
                "command": {"kind": "sit", "seat": seat, "look": LOOKS[seat]},
            },
        )
        await client.post("/api/rucksack/seats", json={"tokens": [sat.json()["token"]]}, headers=person)
    walker, _ = await begin(client, ann)
    await play_out(node.url, walker.link, walker.tokens)
    points = (await until_over(client, ann))["points"]
    friends = (await trail(client, luca))["friends"]
    assert [(one["look"]["name"], one["points"]) for one in friends] == [("Ann", points)]
    assert (await trail(client, stranger))["friends"] == (await trail(client))["friends"] == []


async def test_whoever_finishes_when_the_secret_is_out_has_no_points(
    node: RunningNode, client: AsyncClient, clock: ClockInHand
) -> None:
    me = await pack(client)
    ann, counted = await begin(client, me)
    assert counted
    clock.at = end_of(MONDAY)
    await play_out(node.url, ann.link, ann.tokens)
    async with asyncio.timeout(20):
        while not (mine := (await trails(client, me))["ended"]["mine"])["over"]:
            await asyncio.sleep(0.05)
    assert mine["points"] is None


async def test_a_day_sealed_with_another_key_is_said_and_never_dealt(
    node: RunningNode, client: AsyncClient, clock: ClockInHand
) -> None:
    day = MONDAY + 3 * DAY
    await node.node.trails.book.publish(day, sealed_by(bytes(32), day))
    clock.at += timedelta(days=3)
    shown = await trail(client, day=day)
    assert shown["other_key"]
    assert shown["commitment"] == sealed_by(bytes(32), day)
    assert (await client.post(f"/api/trails/{day}/tries", json={"look": LOOK})).status_code == 409
    clock.at = end_of(day)
    ended = (await trails(client))["ended"]
    assert (ended["day"], ended["secret"], ended["path"]) == (str(day), None, None)


async def test_two_rucksacks_that_are_joined_have_one_counted_try(client: AsyncClient) -> None:
    mine, other = await pack(client), await pack(client)
    await begin(client, mine)
    await begin(client, other)
    session = other["authorization"].removeprefix("Bearer ")
    joined = await client.post("/api/rucksack/joins", json={"session": session}, headers=mine)
    assert joined.status_code == 204
    everything = (await client.get("/api/rucksack/everything", headers=mine)).json()
    assert sorted(one["counted"] for one in everything["trails"]) == [False, True]


async def test_somebody_who_is_forgotten_leaves_points_without_a_name(
    node: RunningNode, client: AsyncClient
) -> None:
    me = await pack(client)
    ann, _ = await begin(client, me)
    await play_out(node.url, ann.link, ann.tokens)
    await until_over(client, me)
    assert (await client.delete("/api/rucksack", headers=me)).status_code == 204
    assert [bar["many"] for bar in (await trail(client))["spread"]] == [1]
