"""A new player's first game: teaching cards that never get in the way, and hints."""

import pytest
from playwright.async_api import Page, expect

from kit.browser.hand import Hand
from tests.web.people import Visitors
from tests.web.test_alone import play_a_turn

WATCH = """const note = () => {
    const key = document.querySelector("[data-card]")?.dataset.card;
    const seen = JSON.parse(localStorage.getItem("seen") ?? "[]");
    if (key && key !== window.shown) localStorage.setItem("seen", JSON.stringify([...seen, key]));
    window.shown = key;
};
const what = { subtree: true, childList: true, attributeFilter: ["data-card"] };
new MutationObserver(note).observe(document, what);"""
"""Records every card that is shown, across reloads."""


async def begin(visitors: Visitors, *, told: bool = True) -> Hand:
    """Come for the first time, and start to play at once; with `told`, after reading what wins."""
    page = await visitors.come(path="about:blank")
    await page.add_init_script(WATCH)
    hand = Hand(page)
    await page.goto(visitors.url)
    await page.locator("button.door").nth(0).click()
    await hand.my_turn()
    await hand.skip()
    if told:
        await hand.press("goal-go")
    return hand


async def seen(page: Page) -> list[str]:
    """Return the cards that were shown, in order."""
    return list(await page.evaluate("JSON.parse(localStorage.getItem('seen') ?? '[]')"))


async def reload(hand: Hand) -> None:
    """Reload the page during one's turn."""
    hand.table = {"seq": 0, "phase": "none", "legal": None}
    await hand.page.reload()
    await hand.my_turn()
    await hand.skip()


async def walk(hand: Hand) -> None:
    """Walk somewhere."""
    await hand.act(next(move for move in hand.legal() if move.startswith("walk>")))


async def be_helped(hand: Hand) -> None:
    """Ask for a hint, then for more, then have it carried out."""
    page = hand.page
    await hand.skip()
    await page.locator(".turn[aria-busy='false'] [data-act='hint']:enabled").wait_for()
    before = hand.table["seq"]
    await hand.press("hint")
    await page.locator("[data-hint='1']").wait_for(timeout=60_000)
    look_here = await page.locator("[data-hint] > p").inner_text()
    await hand.press("hint-next")
    await page.locator("[data-hint='2']").wait_for()
    assert await page.locator("[data-hint] > p").inner_text() != look_here
    assert hand.table["seq"] == before, "nothing is done before the third step"
    legal = hand.legal()
    await hand.press("hint-next")
    await hand.until(lambda table: table["seq"] > before)
    assert hand.legal() != legal
    await page.locator("[data-hint]").wait_for(state="detached")


async def be_helped_through(hand: Hand) -> None:
    """Play a whole turn by hints."""
    before = turns_ended(hand)
    while turns_ended(hand) == before:
        await be_helped(hand)


def turns_ended(hand: Hand) -> int:
    """Return how many turns have ended, including others'."""
    return sum(effect["code"] == "TurnEnded" for effect in hand.effects)


async def test_the_goal_is_told_before_the_first_tile_of_a_first_game(served_visitors: Visitors) -> None:
    hand = await begin(served_visitors, told=False)
    goal = hand.page.locator("[data-goal]")
    await expect(goal).to_contain_text("points")
    await expect(goal).to_contain_text("minutes")
    await expect(hand.page.locator("[data-card]"), "one card at a time").to_have_count(0)
    await hand.press("goal-go")
    await hand.page.locator("[data-card='card-lay']").wait_for()
    await expect(goal).to_have_count(0)
    await reload(hand)
    await expect(goal).to_have_count(0)


async def test_who_lays_at_once_needs_no_goal(served_visitors: Visitors) -> None:
    hand = await begin(served_visitors, told=False)
    await hand.page.locator("[data-goal]").wait_for()
    await hand.act(hand.legal()[0])
    await hand.page.locator("[data-card='card-walk']").wait_for()
    await expect(hand.page.locator("[data-goal]")).to_have_count(0)


async def test_a_card_teaches_once_and_waits_for_nobody(served_visitors: Visitors) -> None:
    hand = await begin(served_visitors)
    page = hand.page
    card = page.locator("[data-card='card-lay']")
    await card.wait_for()
    assert await card.get_attribute("role") is None, "no dialogue"
    assert not await card.evaluate("(one) => one.contains(document.activeElement)")
    await hand.hold(hand.legal()[0])  # the map can be touched beside the card
    await hand.press("card-put")
    await card.wait_for(state="detached")
    await reload(hand)
    await hand.act(hand.legal()[0])
    await page.locator("[data-card='card-walk']").wait_for()
    end = page.locator("[data-act='end']")
    assert "main" not in (await end.get_attribute("class") or "").split(), (
        "skipping the walk is not the loud button"
    )
    await walk(hand)
    assert "main" in (await end.get_attribute("class") or "").split()
    await hand.act("end")
    await hand.my_turn()
    await hand.act(hand.legal()[0])
    await page.wait_for_function("JSON.parse(localStorage.seen).length > 2")
    await hand.act("end")
    await page.locator("[data-card]").wait_for(state="detached")
    first, second, third = await seen(page)
    assert (first, second) == ("card-lay", "card-walk"), "both in the first turn"
    assert third not in {first, second}, "then one in a turn; which one depends on what the others did"


async def test_enough_is_enough(served_visitors: Visitors) -> None:
    hand = await begin(served_visitors)
    await hand.page.locator("[data-card]").wait_for()
    await hand.press("card-enough")
    for number in range(2):
        await play_a_turn(hand, number)
        await hand.my_turn()
    await reload(hand)
    assert await seen(hand.page) == ["card-lay"]
    await expect(hand.page.locator("[data-card]")).to_have_count(0)


@pytest.mark.chromium("media")
async def test_a_hint_stays_when_the_device_asks_for_more_contrast(served_visitors: Visitors) -> None:
    hand = await begin(served_visitors)
    await hand.press("hint")
    await hand.page.locator("[data-hint='1']").wait_for(timeout=60_000)
    await hand.page.emulate_media(contrast="more")
    await hand.page.locator("html[data-contrast='high']").wait_for()
    await expect(hand.page.locator("[data-hint='1']")).to_have_count(1)


async def test_a_hint_says_where_then_what_then_does_it(served_visitors: Visitors) -> None:
    hand = await begin(served_visitors)
    await be_helped_through(hand)
    moved = [effect for effect in hand.effects if effect["code"] == "Connected"]
    assert moved, "at least a tile was laid"


@pytest.mark.slow
async def test_a_whole_first_game(served_visitors: Visitors) -> None:
    served_visitors.calm = True
    hand = await begin(served_visitors)
    turns, before = 0, 0
    while hand.table["phase"] == "playing":
        await (be_helped_through(hand) if turns % 3 == 2 else play_a_turn(hand, turns))
        shown = await seen(hand.page)
        assert len(shown) <= before + (1 if before else 2), "at most one in a turn, but for the first"
        assert len(shown) == len(set(shown)), "each at most once"
        turns, before = turns + 1, len(shown)
        await hand.my_turn()
    assert before >= 8
    await hand.page.locator(".result table").wait_for()
