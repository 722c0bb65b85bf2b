"""Rate limits are per network: an IPv4 address, or the /64 of an IPv6 one, however it is written."""

from typing import Any

import pytest

from rifugio.server.web import dependencies
from rifugio.server.web.networks import network_of
from tests.server.nodes import client_of, running, settings_for
from tests.server.security.people import open_table

ONE_NETWORK = (
    "2001:db8::1",
    "2001:db8::2",
    "2001:0db8:0000:0000:ffff:ffff:ffff:ffff",
    "2001:DB8:0:0:1::",
    "2001:db8::192.0.2.1",
)
OTHERS = ("2001:db8:0:1::1", "2001:db9::1", "::1", "fe80::1%eth0", "192.0.2.1", "192.0.2.2", "nowhere")


def test_one_household_is_one_network() -> None:
    assert {network_of(address) for address in ONE_NETWORK} == {"2001:db8::/64"}
    assert len({network_of(address) for address in (*ONE_NETWORK, *OTHERS)}) == 1 + len(OTHERS)


def test_ipv4_written_as_ipv6_is_ipv4() -> None:
    assert network_of("::ffff:192.0.2.1") == network_of("::FFFF:c000:201") == network_of("192.0.2.1")
    assert network_of("::ffff:192.0.2.2") != network_of("192.0.2.1")


async def test_many_addresses_of_one_network_are_one(database_url: str) -> None:
    settings = settings_for(database_url, room_guesses=3, bot_processes=0, trusted_proxies="127.0.0.1")
    async with (
        running(settings) as node,
        client_of(node.url) as client,
    ):
        statuses = []
        for address in (*ONE_NETWORK, "2001:db8:0:1::1"):
            answer = await client.get("/api/rooms/nice-warm-hut-4711", headers={"x-forwarded-for": address})
            statuses.append(answer.status_code)
    assert statuses == [404, 404, 404, 429, 429, 404]


@pytest.mark.parametrize("everybody", [False, True])
async def test_a_question_about_fifty_seats_costs_fifty(database_url: str, everybody: bool) -> None:
    limit: dict[str, Any] = {"reading_node": 120} if everybody else {"reading": 120}
    settings = settings_for(database_url, bot_processes=0, reading_seconds=3600.0, **limit)
    async with (
        running(settings) as node,
        client_of(node.url) as client,
    ):
        opened = await open_table(client)
        many = {"tokens": [opened["host"]] * 50}
        statuses = [(await client.post("/api/mine", json=many)).status_code for _ in range(3)]
        assert statuses == [200, 200, 429]
        one = {"tokens": [opened["host"]]}
        assert [(await client.post("/api/mine", json=one)).status_code for _ in range(21)] == [200] * 20 + [
            429
        ]


@pytest.mark.parametrize("path", ["moments", "events", "seal", "record", "replay"])
async def test_what_reads_a_whole_game_is_dear(database_url: str, path: str) -> None:
    settings = settings_for(
        database_url, bot_processes=0, reading=2 * dependencies.DEAR, reading_seconds=3600.0
    )
    async with (
        running(settings) as node,
        client_of(node.url) as client,
    ):
        table = f"/api/tables/{(await open_table(client))['table']}"
        statuses = [(await client.get(f"{table}/{path}")).status_code for _ in range(3)]
        assert 429 not in statuses[:2]
        assert statuses[2] == 429
        assert (await client.get(table)).status_code == 200, "the table itself can still be seen"
