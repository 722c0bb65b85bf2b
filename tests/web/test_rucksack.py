"""The rucksack in the browser: packed unnoticed, carried to another device, shared by nobody."""

import json
from pathlib import Path
from typing import Any

from playwright.async_api import Page, expect

from tests.clock import within
from tests.web.people import Visitors, open_room

REPLAYED = "(link) => localStorage.setItem(`rifugio.replay.${link}`, 'a replay with names')"
REPLAYS = "() => Object.keys(localStorage).filter((name) => name.startsWith('rifugio.replay.'))"
SESSION = "(JSON.parse(localStorage.getItem('rifugio.rucksack') ?? '{}').session ?? null)"


async def packed(page: Page) -> str:
    """Wait until this device has a rucksack with all its seats in it; return its session."""
    wanted = f"""() => {{
      const tables = Object.keys(localStorage).filter((name) => name.startsWith("rifugio.table."));
      return tables.every((name) => JSON.parse(localStorage.getItem(name)).packed) && {SESSION};
    }}"""
    await page.wait_for_function(wanted)
    found: str = await page.evaluate(SESSION)
    return found


async def code_on(page: Page, url: str) -> str:
    """Return the words that open this device's rucksack elsewhere."""
    await page.goto(f"{url}/rucksack")
    await page.locator("[data-move]").click()
    return await page.locator("[data-code]").inner_text()


async def type_code(page: Page, url: str, code: str) -> None:
    await page.goto(f"{url}/rucksack")
    await page.locator("[data-type]").click()
    await page.locator("[data-code-field]").fill(code)
    await page.keyboard.press("Enter")


async def tables_of(page: Page) -> set[str]:
    found: list[str] = await page.evaluate(
        "Object.keys(localStorage).filter((name) => name.startsWith('rifugio.table.'))"
    )
    return set(found)


async def guest_at(visitors: Visitors, host: Page, name: str) -> Page:
    """Somebody on a phone who came by the link of a room, and sat down."""
    guest = await visitors.come(phone=True)
    await guest.goto(host.url)
    await guest.get_by_label("Your name").fill(name)
    await guest.get_by_role("button", name="Sit down").click()
    await guest.locator("li.mine").wait_for()
    return guest


async def test_from_a_guests_link_on_a_phone_to_the_same_seat_on_a_laptop(visitors: Visitors) -> None:
    host = await visitors.come()
    await open_room(host)
    guest = await guest_at(visitors, host, "Wilma")
    await packed(guest)
    laptop = await visitors.come()
    sent: list[str] = []
    laptop.on("request", lambda one: sent.append(one.url) if one.url.endswith("/rucksack/seats") else None)
    with within(30):
        code = await code_on(guest, visitors.url)
        await type_code(laptop, visitors.url, code)
        await laptop.locator("[data-arrive=mine]").click()
        await expect(laptop.locator("h1 + p")).to_have_text("Wilma")
        await laptop.goto(host.url)
        await expect(laptop.locator("li.mine")).to_contain_text("Wilma")
    await packed(laptop)
    assert not sent, "what came out of the rucksack need not be put in"
    await type_code(await visitors.come(), visitors.url, code)
    await laptop.goto(f"{visitors.url}/rucksack")
    await expect(laptop.locator("[data-device]")).to_have_count(2)
    await laptop.locator("[data-device=other] button").click()
    await laptop.locator("[data-device=other] button").click()
    await expect(laptop.locator("[data-device]")).to_have_count(1)
    await guest.evaluate(REPLAYED, host.url.rpartition("/")[2])
    await guest.goto(visitors.url)
    await guest.wait_for_function(f"() => {SESSION} === null")
    assert await tables_of(guest) == set(), "closed there, it took its seats along"
    assert await guest.evaluate(REPLAYS) == [], "and what was seen of its tables"


async def test_a_used_code_is_told_so(visitors: Visitors) -> None:
    host = await visitors.come()
    await open_room(host)
    await packed(host)
    code = await code_on(host, visitors.url)
    for wrong in (False, True):
        page = await visitors.come()
        await type_code(page, visitors.url, code)
        await page.locator("[data-arrive]").click()
        said = page.get_by_text("has been used already")
        await (
            expect(said).to_be_visible() if wrong else expect(page.locator("[data-device]")).to_have_count(2)
        )


async def test_two_people_on_one_tablet_have_a_rucksack_each(visitors: Visitors) -> None:
    tablet = await visitors.come()
    await open_room(tablet)
    first, hers = await packed(tablet), await tables_of(tablet)
    await tablet.goto(f"{visitors.url}/rucksack")
    await tablet.locator("[data-shelf-new]").click()
    await expect(tablet.locator("[data-shelf]")).to_have_count(1)
    assert await tables_of(tablet) == set()
    await tablet.goto(visitors.url)
    await open_room(tablet)
    second, his = await packed(tablet), await tables_of(tablet)
    assert first != second
    assert not hers & his
    await tablet.goto(f"{visitors.url}/rucksack")
    await tablet.locator("[data-shelf]").click()
    await expect(tablet.locator("[data-shelf]")).to_have_count(1)
    await tablet.wait_for_function(f"() => {SESSION} === {json.dumps(first)}")
    await expect(tablet.locator("[data-move]")).to_be_visible()
    assert await tables_of(tablet) == hers


async def test_both_devices_are_mine_and_become_one(visitors: Visitors) -> None:
    phone, laptop = await visitors.come(), await visitors.come()
    for page in (phone, laptop):
        await open_room(page)
        await packed(page)
    both = await tables_of(phone) | await tables_of(laptop)
    await type_code(laptop, visitors.url, await code_on(phone, visitors.url))
    await laptop.locator("[data-arrive=mine]").click()
    await expect(laptop.locator("[data-device]")).to_have_count(2)
    assert await tables_of(laptop) == both
    await phone.goto(visitors.url)
    await phone.wait_for_function(
        "() => Object.keys(localStorage).filter((name) => name.startsWith('rifugio.table.')).length === 2"
    )


async def test_everything_as_a_file_and_forgetting(visitors: Visitors, tmp_path: Path) -> None:
    host = await visitors.come()
    await open_room(host)
    guest = await guest_at(visitors, host, "Wilma")
    await packed(guest)
    await guest.goto(f"{visitors.url}/rucksack")
    async with guest.expect_download() as download:
        await guest.get_by_role("button", name="Save everything").click()
    await (await download.value).save_as(tmp_path / "rifugio.json")
    saved: dict[str, Any] = json.loads((tmp_path / "rifugio.json").read_text(encoding="utf-8"))
    assert [table["name"] for table in saved["tables"]] == ["Wilma"]
    await expect(host.get_by_text("Wilma").first).to_be_visible()
    await guest.get_by_role("button", name="Forget me").click()
    await guest.get_by_role("button", name="Really forget everything?").click()
    await expect(guest.get_by_text("Everything about you has been erased.")).to_be_visible()
    assert await guest.evaluate(SESSION) is None
    assert await tables_of(guest) == set()
    await expect(host.locator("li.mine")).to_have_count(1)
    await expect(host.get_by_text("Wilma")).to_have_count(0)
