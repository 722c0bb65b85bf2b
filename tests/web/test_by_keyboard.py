"""Whole games by keyboard only, transcribed by ear: from nothing but the sentences that are read out."""

import random

import pytest

from kit.browser.records import journey_record
from tests.web.keyboard import Keys, check_by_ear, come_with_keys, enter, tab_to, wander
from tests.web.people import Visitors
from tests.web.test_journey import moves


async def at_a_table_with_a_squirrel(keys: Keys) -> None:
    """By the second door: a squirrel takes the second seat, the third stays free, and the game starts."""
    page = keys.page
    await enter(page, "button.door:nth-of-type(2)")
    await enter(page, "li.free .ways button")
    await enter(page, "li.free ul li:nth-of-type(2) button")
    await page.locator("li.free").nth(1).wait_for(state="detached")
    await enter(page, ".start .go button:not(.main)")
    await keys.until(lambda table: table["phase"] == "playing")


async def three_round_one_keyboard(keys: Keys) -> None:
    """By the third door, into a room, where both extensions are chosen."""
    page = keys.page
    await enter(page, "button.door:nth-of-type(3)")
    await enter(page, "form > button:not(.main, .plain)")
    await enter(page, "form > button.plain")
    await page.locator("[role=switch]:enabled").first.wait_for()
    for number in range(2):
        await tab_to(page, f"fieldset .switch:nth-of-type({number + 1}) input")
        await page.keyboard.press("Space")
    await page.locator("[role=switch]:checked").nth(2).wait_for()
    await enter(page, ".start .go button.main:enabled")
    await keys.until(lambda table: table["phase"] == "playing")


async def play_to_the_end(keys: Keys, rng: random.Random) -> int:
    turns = 0
    await keys.my_turn()
    while keys.table["phase"] == "playing":
        await wander(keys, rng)
        turns += 1
        await keys.my_turn()
    return turns


async def test_the_first_turns_from_the_first_page_on(served_visitors: Visitors) -> None:
    keys = await come_with_keys(served_visitors, "it-IT")
    await enter(keys.page, "button.door:first-of-type")
    rng = random.Random(3)
    for _ in range(2):
        await keys.my_turn()
        await wander(keys, rng)
    await keys.my_turn()
    record = await check_by_ear(keys, served_visitors, "it")
    assert len(record.moves) > 12


@pytest.mark.slow
async def test_a_whole_base_game(served_visitors: Visitors) -> None:
    served_visitors.calm = True
    keys = await come_with_keys(served_visitors, "en-GB")
    await at_a_table_with_a_squirrel(keys)
    assert await play_to_the_end(keys, random.Random(1)) >= 15
    record = await check_by_ear(keys, served_visitors, "en")
    assert record.setup.players == 2
    await tab_to(keys.page, ".result button.main")


@pytest.mark.slow
async def test_a_whole_game_with_a_ride_a_flight_and_a_swim(served_visitors: Visitors) -> None:
    served_visitors.calm = True
    keys = await come_with_keys(served_visitors, "de-DE")
    await three_round_one_keyboard(keys)
    for move in moves():
        if await keys.page.locator("[data-pass]").count():
            await keys.page.keyboard.press("Enter")
            await keys.page.locator("[data-pass]").wait_for(state="detached")
        await keys.act(move)
    assert keys.table["phase"] == "over"
    record = await check_by_ear(keys, served_visitors, "de")
    assert record.moves == journey_record().moves
