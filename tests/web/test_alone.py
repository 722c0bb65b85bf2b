"""A new player alone: from the home page to the first tile, and on to the end of a base game."""

import pytest
from playwright.async_api import Page, expect

from kit.browser.hand import Hand
from tests.clock import within
from tests.web.people import Visitors


async def lay_the_first_tile(page: Page, hand: Hand) -> None:
    """Tap the first door, wait for one's turn, and lay a tile where a dot marks that it fits."""
    await page.locator("button.door").nth(0).click()
    await hand.my_turn()
    await hand.act(next(move for move in hand.legal() if move.startswith("open")))


async def play_a_turn(hand: Hand, number: int) -> None:
    """Lay, perhaps walk or build something, and end the turn."""
    strolls = 2
    while hand.legal():
        legal = hand.legal()
        ways = [move for move in legal if ">" in move or "+" in move]
        if "end" not in legal:
            move = legal[number % len(legal)]
        elif ways and strolls and number % 3 == 0:
            strolls, move = strolls - 1, ways[number % len(ways)]
        else:
            move = "end"
        table = await hand.act(move)
        if move == "end" or table["phase"] == "over":
            return


@pytest.mark.parametrize("phone", [False, True])
async def test_the_first_tile_lies_within_fifteen_seconds(served_visitors: Visitors, phone: bool) -> None:
    page = await served_visitors.come(phone=phone, path="about:blank")
    hand = Hand(page, touch=phone)
    with within(15):
        await page.goto(served_visitors.url)
        await lay_the_first_tile(page, hand)
    for number in range(2):
        await play_a_turn(hand, number)
        await hand.my_turn()


async def test_whoever_is_new_begins_and_the_opponents_chosen_are_remembered(visitors: Visitors) -> None:
    page = await visitors.come()
    await page.get_by_role("button", name="Choose your opponents").click()
    for opponent in ("Pina", "Rocco", "Luna"):  # the usual two out, another one in
        await page.locator("form").get_by_role("button", name=opponent).click()
    await page.get_by_role("switch", name="Helicopter").check()
    await page.get_by_role("button", name="Off we go").click()
    await page.locator("main.game .board").wait_for()
    await expect(page.locator(".players li")).to_have_count(2)
    await expect(page.locator(".players li").first).to_contain_text("you")
    await page.goto(visitors.url)
    await expect(page.get_by_role("button", name="Play now")).to_contain_text("With Luna")
    await page.get_by_role("button", name="Choose your opponents").click()
    await expect(page.get_by_role("switch", name="Helicopter")).to_be_checked()


async def test_the_climb_goes_on_with_the_weakest_animal_not_beaten(visitors: Visitors) -> None:
    page = await visitors.come()
    await page.evaluate("localStorage.setItem('rifugio.climb', '[\"squirrel\",\"marmot\"]')")
    await page.reload()
    await page.get_by_role("button", name="Choose your opponents").click()
    await expect(page.get_by_role("img", name="beaten")).to_have_count(2)
    await expect(page.get_by_text("2 of 8 stamps")).to_be_visible()
    await page.get_by_role("button", name="On against Bodo").click()
    await page.locator("main.game .board").wait_for()
    await expect(page.locator(".players li")).to_have_count(2)


@pytest.mark.slow
async def test_a_whole_base_game_against_bots(served_visitors: Visitors) -> None:
    page = await served_visitors.come(path="about:blank")
    hand = Hand(page)
    await page.goto(served_visitors.url)
    await lay_the_first_tile(page, hand)
    turns = 0
    while hand.table["phase"] == "playing":
        await play_a_turn(hand, turns)
        turns += 1
        await hand.my_turn()
    assert turns >= 15
    result = hand.table["result"]
    assert len(result["ranks"]) == 3
    await page.locator(".result table").wait_for()
    totals = await page.locator(".result .total td").all_inner_texts()
    points = sorted(sum(line["points"] for line in lines) for lines in result["points"])
    assert sorted(int(total.replace("−", "-")) for total in totals) == points
