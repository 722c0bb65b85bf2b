"""A rucksack that comes back by e-mail, with a real mail server."""

from collections.abc import AsyncIterator

import pytest_asyncio
from playwright.async_api import Page, expect

from tests.server.nodes import RunningNode, running, settings_at_localhost
from tests.server.people.letter_box import LetterBox, box, code_in, mail_port
from tests.web.people import Visitors, open_room
from tests.web.test_rucksack import packed, tables_of

__all__ = ["box", "mail_port"]


@pytest_asyncio.fixture(loop_scope="session")
async def node(browser_needed: None, database_url: str, mail_port: int) -> AsyncIterator[RunningNode]:
    settings = settings_at_localhost(
        database_url, smtp_url=f"smtp://127.0.0.1:{mail_port}", mail_from="huts@example.org"
    )
    async with running(settings) as node:
        yield node


async def write(page: Page, address: str) -> None:
    await page.locator("[data-mail-field]").fill(address)
    await page.keyboard.press("Enter")


async def test_a_lost_phone_and_a_link_by_e_mail(visitors: Visitors, box: LetterBox) -> None:
    phone = await visitors.come(phone=True)
    await open_room(phone)
    await packed(phone)
    hers = await tables_of(phone)
    await phone.goto(f"{visitors.url}/rucksack")
    await write(phone, "wilma@example.org")
    await expect(phone.locator("[data-address]")).to_contain_text("on its way to wilma@example.org")
    asked: list[str] = []
    phone.on("request", lambda one: asked.append(one.url))
    await phone.goto(f"{visitors.url}/rucksack#mail={code_in(await box.next(), 'mail')}")
    await expect(phone.get_by_text("Your address is confirmed.")).to_be_visible()
    once = f"{visitors.url}/api/rucksack/confirmations"
    assert asked.count(once) == 1, "the code in it is good once, and a new fragment is two events"
    await expect(phone.locator("[data-address]")).to_contain_text("You can have a link sent to")

    laptop = await visitors.come(path="/rucksack")
    await laptop.locator("[data-open-mail]").click()
    await write(laptop, "wilma@example.org")
    await expect(laptop.get_by_text("an e-mail is on its way")).to_be_visible()
    await laptop.goto(f"{visitors.url}/rucksack#code={code_in(await box.next(), 'code')}")
    await laptop.locator("[data-arrive=mine]").click()
    await expect(laptop.locator("[data-device]")).to_have_count(2)
    assert await tables_of(laptop) == hers


async def test_a_slip_in_the_address_is_told(visitors: Visitors) -> None:
    page = await visitors.come(path="/rucksack")
    await page.locator("[data-open-mail]").click()
    await write(page, "wilma at example.org")
    await expect(page.get_by_text("does not look like an e-mail address")).to_be_visible()
