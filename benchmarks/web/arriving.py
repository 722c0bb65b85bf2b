"""Time to get into a game: alone, as a host, and as a guest."""

import time

from playwright.async_api import Browser, Page

from benchmarks.web.figures import Figure
from kit.browser.hand import Hand

LOOKING = 1.0
"""Seconds that a newcomer looks at each new thing before the next tap."""


async def newcomer(browser: Browser) -> Page:
    """Return the page of a first-time visitor."""
    context = await browser.new_context(
        locale="en-GB", viewport={"width": 390, "height": 844}, has_touch=True
    )
    await context.grant_permissions(["clipboard-read", "clipboard-write"])
    return await context.new_page()


async def first_tile(browser: Browser, url: str) -> list[Figure]:
    """Open the home page, choose the first door and lay a tile, with pauses to look."""
    page = await newcomer(browser)
    hand = Hand(page, touch=True)
    began = time.monotonic()
    await page.goto(url)
    await page.wait_for_timeout(LOOKING * 1000)
    await page.locator("button.door").first.tap()
    await hand.my_turn()
    await page.wait_for_timeout(LOOKING * 1000)
    move = next(move for move in hand.legal() if move.startswith("open"))
    await hand.hold(move)
    await page.wait_for_timeout(LOOKING * 1000)
    seq = hand.table["seq"]
    await hand.press("confirm")
    await hand.until(lambda table: table["seq"] > seq)
    taken = time.monotonic() - began
    await page.context.close()
    more = f"with {3 * LOOKING:g} s of looking; others may be first to move"
    return [Figure("from the home page to the first tile laid", taken, "s", 15, more=more)]


async def host_and_guest(browser: Browser, url: str) -> list[Figure]:
    """Open a room and copy its link; open that link and sit down."""
    host, guest = await newcomer(browser), await newcomer(browser)
    await host.goto(url)
    await host.locator("button.door").nth(1).wait_for()
    began = time.monotonic()
    await host.locator("button.door").nth(1).tap()
    await host.locator(".invite button").first.tap()
    link = await host.evaluate("navigator.clipboard.readText()")
    copied = time.monotonic() - began
    began = time.monotonic()
    await guest.goto(link)
    await guest.locator("form.card button.main").tap()
    await guest.locator("li.mine").wait_for()
    seated = time.monotonic() - began
    for page in (host, guest):
        await page.context.close()
    return [
        Figure("from the host's tap to the link copied", copied, "s", 10),
        Figure("from the guest's link to a seat", seated, "s", 10),
    ]
