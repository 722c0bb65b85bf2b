"""The map on a phone in the middle of a game: what matters is large enough, and one's own walker is found."""

from typing import Any, Final

import pytest
from playwright.async_api import Page, expect

from kit.browser.seeing import seen, sit_before, waiting
from tests.web.people import Visitors

TILES: Final = 45
MIDDLE: Final = """() => {
    const box = (selector) => document.querySelector(selector).getBoundingClientRect();
    const [mine, map] = [box("[data-ring]"), box(".board")];
    const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
    return middle(mine).map((at, i) => Math.abs(at - middle(map)[i]));
}"""
"""How far one's own walker is from the middle of the map, across and down."""


async def arrive(visitors: Visitors, sign: str, *, phone: bool = True, tiles: int = TILES) -> Page:
    """Sit before a game of so many tiles, in one's own turn."""
    page = await visitors.come(phone=phone)
    await sit_before(page, visitors.url, *await waiting(visitors.url, tiles, sign))
    await page.locator(".board [data-cell]").first.wait_for()
    return page


@pytest.mark.parametrize("phone", [False, True])
async def test_my_walker_has_a_ring_and_is_found_by_one_tap(served_visitors: Visitors, phone: bool) -> None:
    page = await arrive(served_visitors, ">", phone=phone)
    await expect(page.locator("[data-ring]")).to_have_count(1)
    find = page.get_by_role("button", name="Where am I?")
    await (find.tap() if phone else page.keyboard.press("f"))
    tile = (await seen(page)).tile
    aside: Any = await page.evaluate(MIDDLE)
    assert max(aside) < tile / 2, "in the middle"
    assert 80 < tile < 160, "neither small nor huge"


async def test_a_watcher_has_nobody_to_find(served_visitors: Visitors) -> None:
    link, _, _ = await waiting(served_visitors.url, 5, "@")
    page = await served_visitors.come(path=f"/watch/{link}")
    await page.locator(".board [data-piece='walker0']").wait_for()
    await expect(page.locator("[data-ring]")).to_have_count(0)
    await expect(page.get_by_role("button", name="Where am I?")).to_have_count(0)
    await page.keyboard.press("f")  # and nothing happens
    await page.keyboard.press("?")
    await expect(page.locator("kbd", has_text="F")).to_have_count(1)
