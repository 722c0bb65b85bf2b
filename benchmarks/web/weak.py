"""A first visit with a weak phone on a slow line: CPU six times slower, slow 4G, nothing cached."""

import time
from typing import Final

from playwright.async_api import Browser, Page

from benchmarks.web.figures import Figure
from benchmarks.web.loading import Traffic
from kit.browser.hand import Hand

CPU: Final = 6
SLOW_4G: Final = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1.6e6 / 8,
    "uploadThroughput": 750e3 / 8,
}


async def weak_phone(browser: Browser, url: str) -> list[Figure]:
    """Open the home page, tap the first door as soon as it is there, and lay a tile at once."""
    doors, board, tile, traffic = await visit(browser, url)
    size = f"{sum(traffic.bytes.values()) / 1000:.0f} kB, {len(traffic.bytes)} addresses"
    return [
        Figure("weak phone, to the doors", doors, "s", 4),
        Figure("weak phone, to the board", board, "s", 5, more=size),
        Figure("weak phone, to the first tile laid", tile, "s", 8),
    ]


async def visit(browser: Browser, url: str) -> tuple[float, float, float, Traffic]:
    """Return the seconds until the doors, the map and the first tile are there, and what was loaded."""
    context = await browser.new_context(
        locale="en-GB", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True
    )
    page, traffic = await context.new_page(), Traffic()
    await traffic.watch(page)
    await weaken(page)
    hand = Hand(page, touch=True)
    began = time.monotonic()
    await page.goto(url, wait_until="commit")
    await page.locator("button.door").first.wait_for()
    doors = time.monotonic() - began
    await page.locator("button.door").first.tap()
    await page.locator("main.game [data-tile]").first.wait_for(state="attached")
    board = time.monotonic() - began
    await hand.my_turn()
    move = next(move for move in hand.legal() if move.startswith("open"))
    await hand.hold(move)
    seq = hand.table["seq"]
    await hand.press("confirm")
    await hand.until(lambda table: table["seq"] > seq)
    tile = time.monotonic() - began
    await context.close()
    return doors, board, tile, traffic


async def weaken(page: Page) -> None:
    """Slow down a page and its line."""
    session = await page.context.new_cdp_session(page)
    await session.send("Network.enable")
    await session.send("Network.emulateNetworkConditions", SLOW_4G)
    await session.send("Emulation.setCPUThrottlingRate", {"rate": CPU})
