"""Passkeys: they open their own rucksack and no other, once for each challenge, and only at this site."""

import asyncio
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from httpx2 import AsyncClient, Response

from rifugio.server.people.site import Site, site_of
from tests.server.nodes import RunningNode, running, settings_at_localhost
from tests.server.people.authenticator import Authenticator, decoded, encoded
from tests.server.security.people import LOOKS
from tests.server.security.test_rucksacks import LAPTOP, Owner, packed, two_seated


@pytest_asyncio.fixture
async def node(database_url: str) -> AsyncIterator[RunningNode]:
    async with running(settings_at_localhost(database_url)) as node:
        yield node


@pytest.fixture
def device(node: RunningNode) -> Authenticator:
    return Authenticator(node.node.settings.public_url or "")


async def added(owner: Owner, device: Authenticator) -> Response:
    options = (await owner.ask("POST", "/passkey-options")).json()
    return await owner.ask("POST", "/passkeys", device.make(options))


async def asked(client: AsyncClient) -> dict[str, str]:
    answer = await client.post("/api/rucksack/passkey-challenges")
    assert answer.status_code == 200
    found: dict[str, str] = answer.json()
    return found


async def opened(client: AsyncClient, proof: dict[str, str]) -> Response:
    return await client.post("/api/rucksack/passkey-openings", json=proof, headers={"user-agent": LAPTOP})


async def test_a_passkey_opens_its_rucksack_on_another_device(
    client: AsyncClient, device: Authenticator
) -> None:
    me, _ = await two_seated(client)
    owner = await packed(client, me.tokens, look=LOOKS[0])
    answer = await added(owner, device)
    assert answer.status_code == 201
    assert [one["device"] for one in answer.json()] == ["android firefox"]
    answer = await opened(client, device.prove(await asked(client)))
    assert answer.status_code == 201
    there = Owner(client, answer.json()["session"], LAPTOP)
    assert set(await there.tokens()) == set(me.tokens)
    assert [one["name"] for one in (await there.get())["devices"]] == ["windows chrome", "android firefox"]


async def test_a_challenge_works_once_even_for_ten_who_try_at_once(
    client: AsyncClient, device: Authenticator
) -> None:
    await added(await packed(client, look=LOOKS[0]), device)
    proof = device.prove(await asked(client))
    answers = await asyncio.gather(*(opened(client, proof) for _ in range(10)))
    assert sorted(one.status_code for one in answers) == [201] + [403] * 9


async def test_only_who_made_the_passkey_gets_in(client: AsyncClient, device: Authenticator) -> None:
    owner = await packed(client, look=LOOKS[0])
    await added(owner, device)
    assert (await opened(client, Authenticator(device.origin).prove(await asked(client)))).status_code == 403
    proof = device.prove(await asked(client))
    forged = Authenticator(device.origin)
    forged.id = device.id
    assert (await opened(client, forged.prove(await asked(client)))).status_code == 403
    assert (await opened(client, proof | {"signature": encoded(b"x" * 70)})).status_code == 403


async def test_a_passkey_for_another_page_or_without_its_person_is_refused(
    client: AsyncClient, device: Authenticator
) -> None:
    owner = await packed(client, look=LOOKS[0])
    await added(owner, device)
    here, device.origin = device.origin, "https://rifugio.example"
    assert (await opened(client, device.prove(await asked(client)))).status_code == 403
    assert (await added(owner, Authenticator("https://rifugio.example"))).status_code == 403
    unasked = Authenticator(here)
    unasked.verified = False
    assert (await added(owner, unasked)).status_code == 403


async def test_the_challenge_of_one_rucksack_adds_nothing_to_another(
    client: AsyncClient, device: Authenticator
) -> None:
    mine, yours = await packed(client, look=LOOKS[0]), await packed(client, look=LOOKS[1])
    made = device.make((await mine.ask("POST", "/passkey-options")).json())
    assert (await yours.ask("POST", "/passkeys", made)).status_code == 403
    assert (await mine.ask("POST", "/passkeys", made)).status_code == 403, "and it is used up"
    assert (await added(mine, device)).status_code == 201
    assert (await added(yours, device)).status_code == 403, "a passkey opens one rucksack"


async def test_a_deleted_passkey_opens_nothing_and_another_persons_stays(
    client: AsyncClient, device: Authenticator
) -> None:
    mine, yours = await packed(client, look=LOOKS[0]), await packed(client, look=LOOKS[1])
    number = (await added(mine, device)).json()[0]["number"]
    assert (await yours.ask("DELETE", f"/passkeys/{number}")).status_code == 404
    assert (await mine.ask("DELETE", f"/passkeys/{number}")).status_code == 204
    assert (await opened(client, device.prove(await asked(client)))).status_code == 403


async def test_passkeys_come_along_when_two_rucksacks_become_one(
    client: AsyncClient, device: Authenticator
) -> None:
    mine, old = await packed(client, look=LOOKS[0]), await packed(client, look=LOOKS[1])
    await added(old, device)
    await mine.ask("POST", "/joins", {"session": old.session})
    answer = await opened(client, device.prove(await asked(client)))
    assert (await Owner(client, answer.json()["session"]).get())["look"] == LOOKS[0]


async def test_whoever_is_forgotten_takes_the_passkeys_along(
    client: AsyncClient, device: Authenticator
) -> None:
    owner = await packed(client, look=LOOKS[0])
    await added(owner, device)
    await owner.ask("DELETE")
    assert (await opened(client, device.prove(await asked(client)))).status_code == 403


async def test_bytes_that_are_no_passkey_are_refused(client: AsyncClient, device: Authenticator) -> None:
    owner = await packed(client, look=LOOKS[0])
    options = (await owner.ask("POST", "/passkey-options")).json()
    made = device.make(options)
    data = decoded(made["attestation"])
    for cut in range(0, len(data), 7):
        options = (await owner.ask("POST", "/passkey-options")).json()
        wrong = device.make(options) | {"attestation": encoded(data[:cut] + b"\xff" + data[cut + 1 :])}
        assert (await owner.ask("POST", "/passkeys", wrong)).status_code in {201, 403}
    for nothing in (b"[" * 2000, b"{}", b'{"type":1,"challenge":[],"origin":{}}', b"\xff\xfe"):
        assert (
            await owner.ask("POST", "/passkeys", made | {"client_data": encoded(nothing)})
        ).status_code == 403


def test_there_are_passkeys_only_where_browsers_allow_them() -> None:
    assert site_of("https://huts.example/rifugio") == Site("huts.example", "https://huts.example")
    assert site_of("https://Huts.example:8443") == Site("huts.example", "https://huts.example:8443")
    assert site_of("http://localhost:8000") == Site("localhost", "http://localhost:8000")
    for none in (None, "http://huts.example", "https://192.168.1.20", "https://[::1]:8000"):
        assert site_of(none) is None
