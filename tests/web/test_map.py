"""Mouse and touch on the map."""

from typing import Final

import pytest
from playwright.async_api import Page

from kit.browser.hand import Hand, cell_of
from tests.web.people import Visitors, play_now

HALFWAY: Final = """async ([q, r]) => {
    const board = document.querySelector(".board");
    const later = window.setTimeout;
    window.setTimeout = () => 0;  // so the map does not arrive
    for (let times = 0; times < 5; times++)
        board.dispatchEvent(new KeyboardEvent("keydown", { key: "-", bubbles: true }));
    await new Promise((settle) => requestAnimationFrame(settle));
    const [gliding] = board.querySelector(".moved").getAnimations();
    gliding.pause();
    gliding.currentTime = 20;
    window.setTimeout = later;
    const { x, y, width, height } = board.querySelector(`polygon[id$='-${q},${r}']`).getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
}"""
"""Starts a long pan animation, stops it on its way, and returns where a cell is then."""
SCALE: Final = "Number(document.querySelector('.moved').style.transform.match(/scale\\(([^)]*)\\)/)[1])"
SAFARI: Final = """() => {
    const board = document.querySelector(".board");
    return [["gesturestart", 1], ["gesturechange", 1.2], ["gesturechange", 1.5], ["gestureend", 1.5]]
        .map(([name, scale]) => Object.assign(
            new MouseEvent(name, { clientX: 200, clientY: 400, bubbles: true, cancelable: true }), { scale }))
        .map((event) => board.dispatchEvent(event));
}"""
"""The events of a pinch on a touchpad, as Safari sends them; returns which were left to the browser."""


async def first_tile(page: Page) -> tuple[Hand, str]:
    """Return a hand that holds a tile, and the move that lays it on its first cell."""
    hand = Hand(page, touch=True)
    await play_now(page)
    await hand.my_turn()
    move = next(one for one in hand.legal() if "@" in one)
    await hand.take(move)
    return hand, move


async def lay_it(hand: Hand, move: str) -> None:
    """Confirm, and check where it lies."""
    before = hand.table["seq"]
    await hand.press("confirm")
    table = await hand.until(lambda table: table["seq"] > before)
    assert cell_of(move) in {(q, r) for _, q, r, *_ in table["game"]["tiles"]}


@pytest.mark.chromium("touch")
async def test_a_hand_may_press_as_long_as_it_likes(visitors: Visitors) -> None:
    page = await visitors.come(phone=True)
    hand, move = await first_tile(page)
    place = await hand.where(*cell_of(move))
    touch = {"type": "touchStart", "touchPoints": [{"x": place["x"], "y": place["y"]}]}
    devtools = await page.context.new_cdp_session(page)
    await devtools.send("Input.dispatchTouchEvent", touch)
    await page.wait_for_timeout(1_000)
    await devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    await lay_it(hand, move)


@pytest.mark.chromium("touch")
async def test_what_is_tapped_on_a_gliding_map_is_what_is_seen_there(visitors: Visitors) -> None:
    page = await visitors.come(phone=True)
    hand, move = await first_tile(page)
    seen = await page.evaluate(HALFWAY, list(cell_of(move)))
    await page.touchscreen.tap(seen["x"], seen["y"])
    await lay_it(hand, move)


@pytest.mark.chromium("touch")
async def test_a_tap_beside_a_button_is_meant_for_the_map(visitors: Visitors) -> None:
    page = await visitors.come(phone=True)
    await first_tile(page)
    button = await page.locator(".controls button").nth(1).bounding_box()
    assert button is not None
    before = await page.evaluate(SCALE)
    await page.touchscreen.tap(button["x"] - 7, button["y"] + button["height"] / 2)
    await page.wait_for_timeout(500)
    assert await page.evaluate(SCALE) == before
    await page.touchscreen.tap(button["x"] + 7, button["y"] + button["height"] / 2)
    await page.wait_for_function(f"{SCALE} !== {before}")


async def test_safari_s_pinch_zooms_the_map_and_not_the_page(visitors: Visitors) -> None:
    page = await visitors.come()
    await play_now(page)
    before = await page.evaluate(SCALE)
    assert not any(await page.evaluate(SAFARI))
    assert 1.45 < await page.evaluate(SCALE) / before < 1.55


async def test_one_notch_of_the_wheel_zooms_by_a_quarter_at_most(visitors: Visitors) -> None:
    page = await visitors.come()
    await play_now(page)
    await page.mouse.move(500, 450)
    before = await page.evaluate(SCALE)
    await page.keyboard.down("Control")
    await page.mouse.wheel(0, -100)
    await page.wait_for_function(f"{SCALE} !== {before}")
    assert 1.1 < await page.evaluate(SCALE) / before < 1.25
