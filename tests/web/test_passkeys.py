"""A passkey in the browser, made and used by Chromium's own virtual authenticator."""

from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import CDPSession, Page, expect

from tests.server.nodes import RunningNode, running, settings_at_localhost
from tests.web.people import Visitors, open_room
from tests.web.test_rucksack import SESSION, packed, tables_of

pytestmark = pytest.mark.chromium("only Chromium has a virtual authenticator")


@pytest_asyncio.fixture(loop_scope="session")
async def node(browser_needed: None, database_url: str) -> AsyncIterator[RunningNode]:
    async with running(settings_at_localhost(database_url)) as node:
        yield node


async def with_authenticator(page: Page) -> tuple[CDPSession, str]:
    """Give a browser a fingerprint reader that says yes."""
    devtools = await page.context.new_cdp_session(page)
    await devtools.send("WebAuthn.enable")
    added = await devtools.send(
        "WebAuthn.addVirtualAuthenticator",
        {
            "options": {
                "protocol": "ctap2",
                "transport": "internal",
                "hasResidentKey": True,
                "hasUserVerification": True,
                "isUserVerified": True,
            }
        },
    )
    return devtools, added["authenticatorId"]


async def passkeys_of(devtools: CDPSession, device: str) -> list[dict[str, Any]]:
    found = await devtools.send("WebAuthn.getCredentials", {"authenticatorId": device})
    credentials: list[dict[str, Any]] = found["credentials"]
    return credentials


async def test_a_passkey_opens_the_rucksack_where_nothing_else_does(visitors: Visitors) -> None:
    phone = await visitors.come(phone=True)
    devtools, device = await with_authenticator(phone)
    await open_room(phone)
    await packed(phone)
    hers = await tables_of(phone)
    await phone.goto(f"{visitors.url}/rucksack")
    await expect(phone.get_by_text("It is open only here.")).to_be_visible()
    await phone.locator("[data-add-passkey]").click()
    await expect(phone.locator("[data-passkey]")).to_have_count(1)
    await expect(phone.get_by_text("It is open only here.")).to_have_count(0)
    made = await passkeys_of(devtools, device)
    assert len(made) == 1

    laptop = await visitors.come()
    devtools, device = await with_authenticator(laptop)
    await devtools.send("WebAuthn.addCredential", {"authenticatorId": device, "credential": made[0]})
    await laptop.goto(f"{visitors.url}/rucksack")
    await laptop.locator("[data-open-passkey]").click()
    await laptop.locator("[data-arrive=mine]").click()
    await expect(laptop.locator("[data-device]")).to_have_count(2)
    assert await tables_of(laptop) == hers

    await laptop.locator("[data-passkey] button").click()
    await laptop.locator("[data-passkey] button").click()
    await expect(laptop.locator("[data-passkey]")).to_have_count(0)


async def test_without_a_passkey_on_the_device_it_is_told_so(visitors: Visitors) -> None:
    page = await visitors.come()
    await with_authenticator(page)
    await page.goto(f"{visitors.url}/rucksack")
    await page.locator("[data-open-passkey]").click()
    await page.locator("[data-arrive]").click()
    await expect(page.get_by_text("No passkey was chosen")).to_be_visible()
    assert await page.evaluate(SESSION) is None
