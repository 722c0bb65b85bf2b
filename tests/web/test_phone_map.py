"""The map on a phone in the middle of a game: what matters is large enough, and one's own walker is found."""

from typing import Any, Final

import pytest
from playwright.async_api import Page, expect

from kit.browser.hand import Hand
from kit.browser.map import MapHand
from kit.browser.seeing import seen, sit_before, waiting
from tests.web.people import Visitors

TILES: Final = 45
FINGER: Final = 44
"""Pixels."""
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
    await page.wait_for_timeout(500)  # until all ways have come
    await seen(page)
    return page


@pytest.mark.chromium("touch")
@pytest.mark.parametrize("sign", ["@", ">"])
async def test_every_target_is_as_large_as_a_fingertip_or_one_tap_away_from_it(
    served_visitors: Visitors, sign: str
) -> None:
    page = await arrive(served_visitors, sign)
    before = await seen(page)
    assert before.tiles >= TILES
    assert before.hidden == 0
    if before.smallest >= FINGER:
        return
    cells = await page.locator(".board [data-cell]").evaluate_all(
        "(all) => all.map((one) => one.dataset.cell)"
    )
    hand = MapHand(page, touch=True)
    for cell in cells[::5]:
        q, r = map(int, cell.split(","))
        place = await hand.where(q, r)
        await page.touchscreen.tap(place["x"], place["y"])
        await expect(page.locator(".board[data-far]"), f"a tap on {cell} comes closer").to_have_count(0)
        near = await seen(page)
        assert near.smallest >= FINGER
        after = await hand.where(q, r)
        assert after["free"], "and what was tapped is there"
        assert await page.locator(".beside").count() == 0, "and nothing was chosen"
        await page.keyboard.press("0")
        await page.locator(".board[data-far]").wait_for()
        assert (await seen(page)).smallest == pytest.approx(before.smallest, abs=0.5), "everything again"


@pytest.mark.chromium("touch")
@pytest.mark.parametrize("quick", [False, True])
async def test_a_second_tap_at_the_same_spot_chooses(served_visitors: Visitors, quick: bool) -> None:
    page = await arrive(served_visitors, "@")
    await expect(page.locator(".closer")).to_be_visible()
    cell = await page.locator(".board [data-cell]").nth(20).get_attribute("data-cell") or ""
    place = await MapHand(page, touch=True).where(*map(int, cell.split(",")))
    await page.touchscreen.tap(place["x"], place["y"])
    if not quick:
        await seen(page)
    await expect(page.locator(".closer")).to_have_count(0)
    await page.touchscreen.tap(place["x"], place["y"])
    await page.locator(".beside").wait_for()


@pytest.mark.chromium("touch")
async def test_the_whole_map_uses_the_screen_and_is_turned_for_it(served_visitors: Visitors) -> None:
    page = await arrive(served_visitors, ">")
    await page.get_by_role("button", name="The whole map").tap()
    await page.locator(".board[data-far]").wait_for()
    whole = await seen(page)
    assert whole.used >= 0.8
    assert await page.locator(".board[data-turned]").count() == 1, "this mountain is wide"
    await page.set_viewport_size({"width": 844, "height": 390})
    await expect(page.locator(".board[data-turned]")).to_have_count(0)
    assert (await seen(page)).used >= 0.8


@pytest.mark.chromium("touch")
async def test_the_map_never_moves_under_a_finger(served_visitors: Visitors) -> None:
    page = await arrive(served_visitors, "@", tiles=38)
    tile = page.locator("[data-offer='open0']")
    await tile.tap()
    assert (await seen(page)).smallest >= FINGER, "a tile in the hand: the map comes closer to where it fits"
    await tile.tap()
    before = await seen(page)
    assert before.smallest < FINGER
    box = await tile.bounding_box()
    assert box is not None
    devtools = await page.context.new_cdp_session(page)
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    for step, kind in enumerate(("touchStart", *["touchMove"] * 6)):
        touch = {"type": kind, "touchPoints": [{"x": x, "y": y - 60 * step}]}
        await devtools.send("Input.dispatchTouchEvent", touch)
    await expect(page.locator(".board [data-cell]")).not_to_have_count(before.targets)
    await page.wait_for_timeout(400)
    assert (await seen(page)).tile == before.tile, "the same tile in a hand that drags it"
    await devtools.send("Input.dispatchTouchEvent", {"type": "touchCancel", "touchPoints": []})


@pytest.mark.chromium("touch")
async def test_whoever_moved_the_map_keeps_their_view(served_visitors: Visitors) -> None:
    page = await arrive(served_visitors, "@")
    hand = Hand(page, touch=True)
    await page.reload()
    await hand.my_turn()
    await page.get_by_role("button", name="Zoom in").tap()
    scale = await seen(page)
    await page.locator("[data-offer]:not([disabled])").first.tap()
    assert (await seen(page)).tile == scale.tile


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
