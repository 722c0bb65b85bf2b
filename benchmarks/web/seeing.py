"""How large the map and its targets are on a phone, from the first tiles to the last."""

import os
from pathlib import Path
from typing import Final

from playwright.async_api import Browser, Page

from benchmarks.web.figures import Figure
from kit.browser.map import MapHand
from kit.browser.seeing import seen, sit_before, waiting

FINGER: Final = 44
"""Pixels."""
MOMENTS: Final = [(tiles, sign) for tiles in (5, 25, 45, 70) for sign in "@>"]
NAMES: Final = {"@": "laying", ">": "walking"}


async def seeing(browser: Browser, url: str) -> list[Figure]:
    """Open games in which it is one's turn, on a phone; each is another random mountain."""
    found: list[Figure] = []
    for tiles, sign in MOMENTS:
        link, token, seq = await waiting(url, tiles, sign)
        context = await browser.new_context(
            viewport={"width": 390, "height": 844}, locale="en-GB", has_touch=True, reduced_motion="reduce"
        )
        page = await context.new_page()
        await sit_before(page, url, link, token, seq)
        await page.locator(".board [data-cell]").first.wait_for()
        await page.wait_for_timeout(500)  # until all ways have come
        found += await of_moment(page, NAMES[sign])
        await context.close()
    return found


async def of_moment(page: Page, doing: str) -> list[Figure]:
    """Return the smallest target as it is, after a tap if there has to be one, and the whole map."""
    now = await seen(page)
    name, reach = f"{doing}, {now.tiles} tiles", f"{now.targets} targets, {now.hidden} out of reach"
    if folder := os.environ.get("RIFUGIO_SHOTS"):
        await page.screenshot(path=Path(folder) / f"{doing}-{now.tiles}.png")
    smallest = now.smallest
    if smallest < FINGER:
        cell = await page.locator(".board [data-cell]").first.get_attribute("data-cell") or ""
        place = await MapHand(page, touch=True).where(*map(int, cell.split(",")))
        await page.touchscreen.tap(place["x"], place["y"])
        await page.wait_for_timeout(500)
        reach += f"; {smallest:.0f} px before a tap"
        smallest = (await seen(page)).smallest
    await page.keyboard.press("0")
    await page.wait_for_timeout(500)
    whole = await seen(page)
    shape = f"{whole.wide:.0%} of the width, {whole.high:.0%} of the height, {whole.area:.0%} of the area"
    return [
        Figure(f"smallest target, {name}", smallest, "px", FINGER, at_least=True, more=reach),
        Figure(f"the whole map, {name}", 100 * whole.used, "%", 80, at_least=True, more=shape),
    ]
