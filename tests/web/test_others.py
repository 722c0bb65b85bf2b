"""Others' moves: marked until one has had a turn, replayed after an absence, and listed in the log."""

import asyncio
import re

import pytest
from playwright.async_api import Page, expect

from rifugio.client import request
from tests.clock import within
from tests.web.people import Visitors, make_a_move, open_room, play_now, sit_down

ON_TURN = ".offer button:not([disabled])"
END = "[data-act='end']:not([aria-disabled='true'])"
MY_TURN = "li[aria-current] .tag"
AWAY = """away => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => away });
    document.dispatchEvent(new Event("visibilitychange"));
}"""


async def now(page: Page) -> None:
    """Wait until the map shows the current state."""
    await page.locator("main[data-showing='now']").wait_for()


async def whole_turn(page: Page) -> None:
    """Lay what has to be laid, and end the turn."""
    await page.locator(ON_TURN).first.wait_for(timeout=60_000)
    await now(page)
    over = False
    while not over:
        over = await page.locator(END).count() > 0
        await make_a_move(page)


async def whose_turn(visitors: Visitors, table: str) -> int:
    """Ask the server, which knows it even when no page is looking."""
    shown = await request(visitors.url, f"/api/tables/{table.rpartition('/')[2]}")
    return int(shown["turn"]["seat"])


async def two_friends(visitors: Visitors) -> tuple[Page, Page]:
    """Return the page of the player who begins, and the other."""
    host = await visitors.come()
    await open_room(host)
    guest = await visitors.come(path=host.url)
    await sit_down(guest)
    await host.get_by_role("button", name="Close the free seats and start").click()
    await host.locator(".board").wait_for()
    await guest.locator(".board").wait_for()
    return (host, guest) if await host.locator(MY_TURN).count() else (guest, host)


async def test_the_last_turn_stays_marked_until_the_own_one_ends(visitors: Visitors) -> None:
    first, second = await two_friends(visitors)
    await whole_turn(first)
    await now(second)
    await expect(second.locator("[data-mark]")).to_have_count(1)
    await expect(first.locator("[data-mark]"), "nobody needs to be shown what they did").to_have_count(0)
    await whole_turn(second)
    await expect(second.locator("[data-mark]")).to_have_count(0)
    await now(first)
    await expect(first.locator("[data-mark]")).to_have_count(1)


async def test_missed_turns_are_played_back_after_a_reload(visitors: Visitors) -> None:
    page = await visitors.come()
    await play_now(page)
    table, mine = page.url, await whose_turn(visitors, page.url)
    await whole_turn(page)
    await page.goto("about:blank")
    async with asyncio.timeout(60):
        while await whose_turn(visitors, table) != mine:
            await asyncio.sleep(0.1)
    await page.goto(table)
    await page.locator("[data-recap='missed']").wait_for()
    with within(15):  # eight seconds, as in pace.test.ts, plus what a slow machine adds
        await now(page)
    await expect(page.locator("[data-mark]")).to_have_count(2)
    await page.reload()
    await page.locator(".board").wait_for()
    assert await page.locator("main[data-showing='now']").count(), "what was seen once is not played again"


async def test_a_touch_is_enough_to_see_how_it_is_now(visitors: Visitors) -> None:
    page = await visitors.come()
    await play_now(page)
    await now(page)
    await page.evaluate(AWAY, True)
    await whole_turn(page)
    await expect(page, "calls whoever is away").to_have_title(re.compile("^●"), timeout=60_000)
    await page.wait_for_timeout(500)
    await page.evaluate(AWAY, False)
    await page.locator("[data-recap='missed']").wait_for()
    before = await page.locator("main.game").get_attribute("data-seq")
    await page.locator(".board").click(position={"x": 400, "y": 400})
    await page.locator("main[data-showing='now']").wait_for(timeout=3_000)
    assert await page.locator("main.game").get_attribute("data-seq") == before, "that touch did nothing else"


async def test_a_line_of_the_log_shows_the_place_and_then_the_moment(visitors: Visitors) -> None:
    page = await visitors.come()
    await play_now(page)
    await whole_turn(page)
    await page.locator(ON_TURN).first.wait_for(timeout=60_000)
    await now(page)
    tiles = await page.locator("[data-id]").count()
    line = page.locator("[data-log]").get_by_role("button").filter(has_text="You lay").first
    await line.click()
    await expect(page.locator("[data-spot]")).to_have_count(1)
    await line.click()
    await page.locator("[data-history]").wait_for()
    assert await page.locator("[data-id]").count() < tiles
    await expect(page.locator("[data-cell]"), "an earlier moment is only looked at").to_have_count(0)
    await page.get_by_role("button", name="Back to the game").click()
    await now(page)
    await expect(page.locator("[data-id]")).to_have_count(tiles)


async def test_once_more_leads_everybody_to_the_same_table(visitors: Visitors) -> None:
    first, second = await two_friends(visitors)
    onlooker = await visitors.come("de-DE", path=first.url)
    await onlooker.locator(".board").wait_for()
    for page in (first, second):
        await page.get_by_role("button", name="More", exact=True).click()
    hosts = await first.get_by_role("button", name="Abandon the game for everyone").count()
    host, other = (first, second) if hosts else (second, first)
    await host.get_by_role("button", name="Abandon the game for everyone").click()
    await host.get_by_role("button", name="Really abandon it?").click()
    await host.get_by_role("button", name="Once more!").click()
    await host.locator("li.mine").wait_for()
    for page, name in ((other, "Come along"), (onlooker, "Komm mit")):
        await page.get_by_text(name).first.click()
        await page.wait_for_url(host.url)
    await other.locator("li.mine").wait_for()


@pytest.mark.chromium("sound")
async def test_the_switch_for_sounds_is_remembered(visitors: Visitors) -> None:
    page = await visitors.come()
    await play_now(page)
    await whole_turn(page)
    await page.get_by_role("button", name="More", exact=True).click()
    switch = page.get_by_role("switch", name="Sounds")
    await expect(switch).to_be_checked()
    assert await page.locator("[data-sound]").get_attribute("data-sound"), "something was to be heard"
    await switch.uncheck()
    await page.reload()
    await page.get_by_role("button", name="More", exact=True).click()
    await expect(page.get_by_role("switch", name="Sounds")).not_to_be_checked()
