"""Notices: told of a turn once by each way, unless looked at since; again if it did not arrive."""

from collections.abc import AsyncIterator
from contextlib import suppress

import pytest_asyncio

from rifugio.server.people.notices.ways import Gone, Later
from rifugio.server.store.upkeep import see_to_weeks
from tests.server.people.told import (
    BROWSER,
    HOOK,
    Calling,
    Slow,
    calling,
    end_turn,
    pass_time,
    run_due,
    slow_table,
    wants,
)


@pytest_asyncio.fixture
async def at(database_url: str) -> AsyncIterator[Calling]:
    async with calling(database_url) as at:
        yield at


async def jobs_left(at: Calling) -> int:
    async with at.running.node.pool.connection() as connection:
        cursor = await connection.execute("SELECT count(*) FROM job WHERE kind = 'notice'")
        found = await cursor.fetchone()
    assert found is not None
    return int(found[0])


async def test_a_turn_that_waits_is_told_once_by_every_way(at: Calling) -> None:
    slow = await slow_table(at)
    await wants(slow.ann, BROWSER, HOOK)
    await pass_time(at, 3)
    assert at.push.given == [], "it has not waited ten minutes"
    await pass_time(at, 8)
    ((endpoint, told),) = at.push.given
    assert (endpoint, told.title, told.text) == (BROWSER["endpoint"], "Your turn", "Luca is waiting for you.")
    assert told.url == f"https://rifugio.example/t/{slow.link}"
    assert 85_000 < told.ttl_seconds < 86_400
    assert [address for address, _ in at.hook.given] == [HOOK["url"]]
    await pass_time(at, 600)
    assert (len(at.push.given), len(at.hook.given), await jobs_left(at)) == (1, 1, 0)
    await pass_time(at, 660)
    assert at.push.titles == ["Your turn", "Your time is running out"]
    assert at.push.given[1][1].text == "You have about 3 hours left for your turn."
    assert at.push.given[1][1].tag == told.tag, "it replaces the first"


async def test_the_next_turn_is_told_to_whoever_has_it_in_their_language(at: Calling) -> None:
    slow = await slow_table(at)
    await wants(slow.luca, BROWSER)
    await pass_time(at, 30)
    assert at.push.given == [], "it is not their turn"
    await end_turn(at, slow, 0)
    await pass_time(at, 11)
    assert [(told.title, told.text) for _, told in at.push.given] == [
        ("Du bist dran", "Ann wartet auf dich.")
    ]


async def test_whoever_has_looked_at_the_table_since_is_not_told(at: Calling) -> None:
    slow = await slow_table(at)
    await wants(slow.ann, BROWSER)
    assert (await slow.ann.ask("PUT", f"/tables/{slow.link}/look")).json() == {"again_seconds": 0.0}
    again = (await slow.ann.ask("PUT", f"/tables/{slow.link}/look")).json()["again_seconds"]
    assert 50 < again <= 60, "it is noted once a minute"
    await pass_time(at, 20)
    assert (at.push.given, await jobs_left(at)) == ([], 0)


async def test_of_whoever_wants_no_notices_no_look_is_stored(at: Calling) -> None:
    slow = await slow_table(at)
    assert (await slow.ann.ask("PUT", f"/tables/{slow.link}/look")).json() == {"again_seconds": 3600.0}
    async with at.running.node.pool.connection() as connection:
        assert await (await connection.execute("SELECT FROM look")).fetchall() == []


async def test_a_look_before_the_turn_does_not_count(at: Calling) -> None:
    slow = await slow_table(at)
    await wants(slow.luca, BROWSER)
    await slow.luca.ask("PUT", f"/tables/{slow.link}/look")
    await end_turn(at, slow, 0)
    await pass_time(at, 11)
    assert len(at.push.given) == 1, "having just left swallows no notice"


async def test_what_did_not_arrive_is_sent_again_with_the_same_key(at: Calling) -> None:
    slow = await slow_table(at)
    await wants(slow.ann, BROWSER, HOOK)
    at.push.answers = [Later(), Later(90.0), OSError("reset")]
    await pass_time(at, 11)
    for _ in range(4):
        await pass_time(at, 2)
    assert len(at.push.given) == 4
    assert len({told.key for _, told in at.push.given}) == 1
    assert len(at.hook.given) == 1, "the way that worked is not used again"


async def test_nodes_that_died_do_not_make_a_notice_wait_longer(at: Calling) -> None:
    slow = await slow_table(at)
    await wants(slow.ann, BROWSER)
    at.clock.forward(minutes=10.5)
    store = at.running.node.world.store
    for _ in range(8):
        (job,) = await store.take_jobs(("notice",), 10, 4.0)
        await store.put_off_job(job, 0.0)
    at.push.answers = [Later()]
    await run_due(at)
    assert len(at.push.given) == 1
    await pass_time(at, 0.6)
    assert len(at.push.given) == 2, "it was half a minute late, and is sent again after as long"


async def test_a_way_that_is_gone_is_deleted_and_others_are_not(at: Calling) -> None:
    slow = await slow_table(at)
    await wants(slow.ann, BROWSER, HOOK)
    at.push.answers = [Gone()]
    await pass_time(at, 11)
    assert [way["kind"] for way in (await slow.ann.get("/notices"))["ways"]] == ["hook"]
    assert await jobs_left(at) == 0


async def test_a_runner_that_died_while_sending_leaves_it_to_another_which_sends_it_again(
    at: Calling,
) -> None:
    slow = await slow_table(at)
    await wants(slow.ann, BROWSER)
    at.push.answers = [KeyboardInterrupt()]
    at.clock.forward(minutes=11)
    store = at.running.node.world.store
    (job,) = await store.take_jobs(("notice",), 10, 4.0)
    with suppress(KeyboardInterrupt):
        await at.runner.attend_to(job)
    await run_due(at)
    assert len(at.push.given) == 1, "it is leased"
    await pass_time(at, 0.2)
    assert len(at.push.given) == 1, "it may still be on its way"
    await pass_time(at, 2)
    assert [told.key for _, told in at.push.given] == [at.push.given[0][1].key] * 2


async def test_one_digest_for_all_tables(at: Calling) -> None:
    first, second = await slow_table(at), await slow_table(at)
    await first.ann.ask("POST", "/seats", {"tokens": second.tokens[:1]})
    now = await minute_of_the_day(at)
    await wants(first.ann, BROWSER, digest=(now + 60) % 1440)
    await pass_time(at, 30)
    assert at.push.given == []
    await pass_time(at, 31)
    ((_, told),) = at.push.given
    assert (told.title, told.text, told.tag) == ("Your turn", "With Luca\nWith Luca", "digest")
    await pass_time(at, 120)
    assert len(at.push.given) == 1


async def minute_of_the_day(at: Calling) -> int:
    async with at.running.node.pool.connection() as connection:
        cursor = await connection.execute(
            "SELECT extract(epoch FROM now() AT TIME ZONE 'UTC')::int / 60 % 1440"
        )
        found = await cursor.fetchone()
    assert found is not None
    return int(found[0])


async def test_quiet_hours_are_those_of_the_place(at: Calling) -> None:
    slow = await slow_table(at)
    now = await minute_of_the_day(at)
    there = (now + 13 * 60) % 1440  # Kiribati's Phoenix Islands are thirteen hours ahead, all year
    await wants(
        slow.ann,
        BROWSER,
        quiet_from=there,
        quiet_until=(there + 90) % 1440,
        zone="Pacific/Kanton",
    )
    await pass_time(at, 60)
    assert at.push.given == []
    await pass_time(at, 31)
    assert len(at.push.given) == 1


async def test_a_stop_link_stops_one_way_and_needs_no_rucksack(at: Calling) -> None:
    slow = await slow_table(at)
    await wants(slow.ann, BROWSER, HOOK)
    await pass_time(at, 11)
    path = at.hook.given[0][1].stop_url.removeprefix("https://rifugio.example")
    asked = await at.client.get(path)
    assert (asked.status_code, asked.headers["location"]) == (303, f"/rucksack#stop={path[-32:]}")
    assert len((await slow.ann.get("/notices"))["ways"]) == 2, "following a link stops nothing"
    assert (await at.client.post(path[:-32] + "A" * 32)).status_code == 404
    assert (await at.client.post(path)).status_code == 204
    assert [way["kind"] for way in (await slow.ann.get("/notices"))["ways"]] == ["push"]
    assert (await at.client.post(path)).status_code == 204, "twice is as good"


async def test_ways_and_wishes_that_cannot_be(at: Calling) -> None:
    slow: Slow = await slow_table(at)

    async def added(way: object) -> tuple[int, object]:
        answer = await slow.ann.ask("POST", "/notices/ways", {"way": way})
        return answer.status_code, answer.json().get("detail")

    assert await added({**HOOK, "url": "https://internal.example"}) == (409, "private")
    assert await added({"kind": "mail"}) == (404, "Not Found"), "this host has no mail"
    assert (await added({**HOOK, "shape": "telegram"}))[0] == 422
    assert (await added({**HOOK, "url": "file:///etc/passwd"}))[0] == 422
    wishes = {"after_minutes": 10, "zone": "Mars/Olympus"}
    assert (await slow.ann.ask("PUT", "/notices", wishes)).status_code == 409
    half = {"after_minutes": 10, "zone": "UTC", "quiet_from": 60}
    assert (await slow.ann.ask("PUT", "/notices", half)).status_code == 422


async def test_a_browser_belongs_to_whoever_asked_last_and_ends_with_its_session(at: Calling) -> None:
    slow = await slow_table(at)
    await wants(slow.ann, BROWSER)
    await wants(slow.luca, BROWSER)
    assert (await slow.ann.get("/notices"))["ways"] == []
    (way,) = (await slow.luca.get("/notices"))["ways"]
    assert (way["name"], way["this"]) == ("android firefox", True)
    (device,) = await slow.luca.get("/devices")
    await slow.luca.ask("DELETE", f"/devices/{device['number']}")
    async with at.running.node.pool.connection() as connection:
        assert await (await connection.execute("SELECT FROM way")).fetchall() == []


async def test_what_nobody_sends_any_more_is_swept(at: Calling) -> None:
    await slow_table(at)
    await see_to_weeks(at.running.node.pool)
    assert await jobs_left(at) == 1
    at.clock.forward(minutes=2 * 24 * 60 + 5)
    await see_to_weeks(at.running.node.pool)
    assert await jobs_left(at) == 0


async def test_nobody_else_sees_tries_or_drops_a_way_and_forgetting_deletes_it(at: Calling) -> None:
    slow = await slow_table(at)
    await wants(slow.ann, HOOK)
    (way,) = (await slow.ann.get("/notices"))["ways"]
    assert (await slow.luca.get("/notices"))["ways"] == []
    assert (await slow.luca.ask("DELETE", f"/notices/ways/{way['number']}")).status_code == 404
    assert (await slow.luca.ask("POST", f"/notices/ways/{way['number']}/trials")).status_code == 404
    assert (await slow.ann.ask("POST", f"/notices/ways/{way['number']}/trials")).status_code == 202
    assert at.hook.titles == ["It works!"]
    everything = (await slow.ann.ask("GET", "/everything")).json()
    assert [one["name"] for one in everything["notices"]["ways"]] == ["hook.example"]
    assert (await slow.ann.ask("DELETE")).status_code == 204
    async with at.running.node.pool.connection() as connection:
        for table in ("way", "wish", "look", "sent"):
            assert await (await connection.execute(f"SELECT FROM {table}")).fetchall() == [], table


async def test_two_rucksacks_that_become_one_have_the_ways_of_both(at: Calling) -> None:
    slow = await slow_table(at)
    await wants(slow.ann, BROWSER, HOOK)
    await wants(slow.luca, HOOK, after_minutes=60)
    assert (await slow.luca.ask("POST", "/joins", {"session": slow.ann.session})).status_code == 204
    found = await slow.luca.get("/notices")
    assert sorted(one["kind"] for one in found["ways"]) == ["hook", "push"]
    assert found["wishes"]["after_minutes"] == 60
