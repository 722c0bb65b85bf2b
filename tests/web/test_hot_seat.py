"""Sharing a screen: the card between two turns, and scores that stay hidden."""

import pytest
from playwright.async_api import Page, expect

from kit.browser.hand import Hand
from tests.web.people import Visitors
from tests.web.test_alone import play_a_turn


async def sit_round(visitors: Visitors, names: tuple[str, ...]) -> Hand:
    """Choose the third door, with names."""
    page = await visitors.come(path="about:blank")
    hand = Hand(page)
    await page.goto(visitors.url)
    await page.locator("button.door").nth(2).click()
    for number, name in enumerate(names):
        if number >= await page.locator("form input[type=text]").count():
            await page.get_by_role("button", name="One more").click()
        await page.locator("form input[type=text]").nth(number).fill(name)
    await page.get_by_role("button", name="Off we go").click()
    await hand.until(lambda table: table["phase"] == "playing")
    return hand


async def pass_on(hand: Hand, names: tuple[str, ...]) -> None:
    """The card names whose turn it is; until they confirm, nothing can be done or seen."""
    page, seat = hand.page, hand.table["turn"]["seat"]
    await page.locator(f"[data-pass='{seat}']").wait_for()
    assert names[seat] in await page.locator("[data-pass]").inner_text()
    await expect(page.locator("[data-act='end']")).to_have_count(0)
    assert await no_points(page)
    await page.locator("[data-pass] button.main").click()
    await page.locator("[data-pass]").wait_for(state="detached")


async def no_points(page: Page) -> bool:
    """Whether nobody's points are visible."""
    return "point" not in (await page.locator(".players").inner_text()).lower()


async def test_points_are_covered_until_their_owner_peeks(served_visitors: Visitors) -> None:
    names = ("Ann", "Luca")
    hand = await sit_round(served_visitors, names)
    for number in range(3):
        await pass_on(hand, names)
        assert await no_points(hand.page)
        peek = hand.page.locator(".players button[aria-pressed]")
        await expect(peek, "one may peek at one's own points only").to_have_count(1)
        await peek.click()
        assert not await no_points(hand.page)
        await play_a_turn(hand, number)


@pytest.mark.slow
async def test_a_whole_game_round_one_screen(served_visitors: Visitors) -> None:
    names = ("Ann", "Luca", "Mia")
    hand = await sit_round(served_visitors, names)
    turns = 0
    while hand.table["phase"] == "playing":
        await pass_on(hand, names)
        await play_a_turn(hand, turns)
        turns += 1
    assert turns >= 30
    await hand.page.locator(".result table").wait_for()
    assert not await no_points(hand.page), "at the end all is told"
