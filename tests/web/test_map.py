"""Mouse and touch on the map."""

from typing import Final

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


async def test_what_is_tapped_on_a_gliding_map_is_what_is_seen_there(visitors: Visitors) -> None:
    page = await visitors.come(phone=True)
    hand, move = await first_tile(page)
    seen = await page.evaluate(HALFWAY, list(cell_of(move)))
    await page.touchscreen.tap(seen["x"], seen["y"])
    await lay_it(hand, move)


async def test_a_tap_beside_a_button_is_meant_for_the_map(visitors: Visitors) -> None:
    page = await visitors.come(phone=True)
    await first_tile(page)
    button = await page.locator(".controls button").nth(1).bounding_box()
    assert button is not None
    scale = "document.querySelector('.moved').style.transform.match(/scale\\(([^)]*)\\)/)[1]"
    before = await page.evaluate(scale)
    await page.touchscreen.tap(button["x"] - 7, button["y"] + button["height"] / 2)
    await page.wait_for_timeout(500)
    assert await page.evaluate(scale) == before
    await page.touchscreen.tap(button["x"] + 7, button["y"] + button["height"] / 2)
    await page.wait_for_function(f"{scale} !== '{before}'")
