"""Abuse: deceptive names, large bodies, forged addresses, tables one may not see."""

import asyncio
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from httpx2 import AsyncClient
from websockets.asyncio.client import connect

from rifugio.server.web import stream
from tests.server.fresh import new_link
from tests.server.nodes import RunningNode, running, settings_for
from tests.server.security.people import LOOKS, Somebody, on_the_line, open_table, sit, stream_url

CONTROL, BIDI, ZERO_WIDTH, LINE_END, PRIVATE = "A\x07nn", "A\u202enn", "A\u200bnn", "A\u2028nn", "A\ue000nn"


@pytest_asyncio.fixture
async def node(database_url: str) -> AsyncIterator[RunningNode]:
    """A node with the default limits on new tables and room codes."""
    async with running(settings_for(database_url, new_tables=30, room_guesses=30)) as node:
        yield node


@pytest.mark.parametrize("name", [CONTROL, BIDI, ZERO_WIDTH, LINE_END, PRIVATE, "\u200d", "x" * 21])
async def test_a_name_that_deceives_is_refused(client: AsyncClient, name: str) -> None:
    person = Somebody(client, (await open_table(client))["table"])
    answer = await person.send({**sit(0), "look": {**LOOKS[0], "name": name}}, 1)
    assert answer.status_code == 422
    assert name not in answer.text


async def test_nobody_has_to_type_a_name(client: AsyncClient) -> None:
    """Readers see the animal's name in their language."""
    person = Somebody(client, (await open_table(client))["table"])
    await person.do({**sit(0), "look": {**LOOKS[0], "name": ""}})
    look = (await person.table())["seats"][0]["look"]
    assert (look["name"], look["animal"]) == (None, "otter")


@pytest.mark.parametrize(
    "body", [b'{"options":NaN}', b'{"options":{"\\ud800":1}}', b'{"x":"\\udfff"}', b"[" * 9000]
)
async def test_what_cannot_be_written_is_not_sent_back(client: AsyncClient, body: bytes) -> None:
    answer = await client.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert answer.status_code in {400, 422}
    faults = answer.json()["detail"] if answer.status_code == 422 else []
    assert all(fault.keys() == {"type", "loc", "msg"} for fault in faults)


async def test_a_body_that_is_too_large_is_not_read(node: RunningNode, client: AsyncClient) -> None:
    answer = await client.post("/api/records", content=b" " * 400_000)
    assert answer.status_code == 413

    async def endless() -> AsyncIterator[bytes]:
        for _ in range(40):
            yield b" " * 10_000

    answer = await client.post("/api/mine", content=endless())
    assert answer.status_code == 413


async def test_where_somebody_comes_from_is_not_theirs_to_say(client: AsyncClient) -> None:
    statuses = []
    for number in range(40):
        headers = {"x-forwarded-for": f"203.0.113.{number}", "x-real-ip": f"203.0.113.{number}"}
        answer = await client.get("/api/rooms/nice-warm-hut-4711", headers=headers)
        statuses.append(answer.status_code)
    assert statuses == [404] * 30 + [429] * 10


async def test_too_many_tables_from_one_place_are_refused(client: AsyncClient) -> None:
    answers = await asyncio.gather(*(client.post("/api/tables", json={}) for _ in range(40)))
    assert sorted(answer.status_code for answer in answers) == [201] * 30 + [429] * 10


async def test_unknown_and_forbidden_tables_answer_alike(node: RunningNode, client: AsyncClient) -> None:
    opened = await open_table(client, spectators=False)
    paths = ("", "/events", "/moments", "/record", "/seal", "/result", "/replay")
    for path in paths:
        forbidden = await client.get(f"/api/tables/{opened['watch']}{path}")
        unknown = await client.get(f"/api/tables/{new_link()}{path}")
        assert (forbidden.status_code, forbidden.content) == (unknown.status_code, unknown.content)
        assert strip_date(forbidden.headers.raw) == strip_date(unknown.headers.raw)
        assert forbidden.status_code == 404
    for link in (opened["watch"], new_link(), "%00", "a" * 500, "%ff%fe"):
        async with on_the_line(node.url, link) as line:
            assert await line.close_code() == stream.NO_TABLE


def strip_date(headers: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    return [(name, value) for name, value in headers if name.lower() != b"date"]


async def test_onlookers_go_when_they_are_no_longer_wanted(node: RunningNode, client: AsyncClient) -> None:
    opened = await open_table(client)
    host = Somebody(client, opened["table"], opened["host"])
    async with on_the_line(node.url, opened["watch"]) as watcher:
        await watcher.until("presence")
        await host.do({"kind": "options", "options": {"spectators": False}})
        assert await watcher.close_code() == stream.NO_TABLE


async def test_a_socket_that_goes_away_at_once_leaves_nothing_behind(
    node: RunningNode, client: AsyncClient, caplog: pytest.LogCaptureFixture
) -> None:
    table = (await open_table(client))["table"]

    async def come_and_go(number: int) -> None:
        async with connect(stream_url(node.url, table), compression=None) as line:
            await line.send('{"hello":{}}')
            if number % 2:
                await line.recv()
            line.transport.abort()

    await asyncio.gather(*(come_and_go(number) for number in range(60)))
    async with asyncio.timeout(5):
        while len(node.node.attendance):
            await asyncio.sleep(0.02)
    assert not [record for record in caplog.records if record.exc_info]
