"""Your tables: all of them, those waiting for you first, and none lost by a tap."""

from playwright.async_api import Page, expect

from kit.browser.album import Album
from rifugio.client import Player
from tests.server.playing.driving import ask, started
from tests.web.coming import Kept, bring, seen, waiting
from tests.web.people import Visitors
from tests.web.test_pictures import kept

ROWS = "section[data-mine] > ul > li"


async def states(page: Page) -> list[str]:
    return [await row.get_attribute("data-state") or "" for row in await page.locator(ROWS).all()]


async def test_an_old_game_that_waits_stands_first_and_only_leaving_asks(visitors: Visitors) -> None:
    url = visitors.url
    running, seats, host = await started(url, {"players": 2})
    tables: dict[str, Kept] = {running: {"host": host, "seats": {"0": seats[0]}, "at": 1}}
    rooms = [await waiting(url) for _ in range(8)]
    for number, (link, token, mine) in enumerate(rooms):
        tables[link] = {"host": token, "seats": {"0": mine[0]}, "at": 10 + number}
    async with Player([url], rooms[0][0], [rooms[0][1]]) as player:
        await ask(player, {"kind": "abort"})
    page = await bring(visitors, tables, phone=True)
    await expect(page.locator(ROWS)).to_have_count(9)
    assert await states(page) == ["turn", *["waiting"] * 7, "over"], "the oldest of nine waits for me"
    first = await page.locator("[data-mine='running']").bounding_box()
    doors = await page.locator("nav.post").bounding_box()
    assert first is not None
    assert doors is not None
    assert first["y"] < doors["y"], "what waits for me stands above the doors"

    album = Album("phone", False, "en-GB", kept(), ("light", "dark"))
    await page.locator(ROWS).nth(1).get_by_role("button", name="Hide this table").click()
    await page.locator(ROWS).last.get_by_role("button", name="Hide this table").click()
    await page.reload()
    await expect(page.locator(ROWS)).to_have_count(7)
    await page.get_by_text("2 hidden tables").click()
    await page.get_by_role("button", name="Show again").first.click()
    await expect(page.locator(ROWS), "a hidden table is not lost").to_have_count(8)
    await page.locator(ROWS).first.get_by_role("button", name="Leave this table").click()
    await album.take(page, "tables")
    await page.get_by_role("button", name="Stay").click()
    assert not (await seen(url, running))["seats"][0]["away"]
    await page.locator(ROWS).first.get_by_role("button", name="Leave this table").click()
    await page.get_by_role("button", name="Leave", exact=True).click()
    await expect(page.locator(f"{ROWS}[data-state='turn']")).to_have_count(0)
    left = (await seen(url, running))["seats"][0]
    assert (left["away"], left["bot"]) == (True, "ibex")
    await page.locator(ROWS).first.get_by_role("link").click()
    await expect(page.locator("li.mine"), "the seats of all others are still mine").to_have_count(1)
    assert not album.faults, "\n".join(album.faults)
