"""What people in company meet on a phone: round one screen, a child, spectators, a turn a day."""

from typing import Final

from playwright.async_api import Page, expect

from kit.browser.games import journey
from kit.browser.records import squirrels
from rifugio.client import Player, open_table, request
from tests.server.playing.driving import ask, started
from tests.web.coming import bring, waiting
from tests.web.people import Visitors
from tests.web.test_alone import play_a_turn
from tests.web.test_hot_seat import pass_on, sit_round

DAY: Final = {"kind": "correspondence", "seconds": 86_400}
A_MISFIT: Final = 16
"""Moves of the known game after which one of the open tiles fits nowhere."""
LINES: Final = """(tag) => {
    const range = document.createRange();
    range.selectNodeContents(tag);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}"""


async def on_phone(visitors: Visitors, link: str, seat: int, token: str, language: str = "en-GB") -> Page:
    kept = {link: {"seats": {str(seat): token}, "at": 1}}
    page = await bring(visitors, kept, f"/t/{link}", phone=True, language=language)
    await page.locator("main.game .board").wait_for()
    return page


async def test_no_lesson_lies_under_the_card_that_passes_the_screen(served_visitors: Visitors) -> None:
    hand = await sit_round(served_visitors, ("Ann", "Luca"))
    goal = hand.page.locator("[data-goal]")
    await hand.page.locator("[data-pass]").wait_for()
    await expect(goal).to_be_hidden()
    await pass_on(hand, ("Ann", "Luca"))
    await expect(goal).to_be_visible()
    await hand.page.locator("[data-act='goal-go']").click()
    await expect(goal).to_have_count(0)
    await play_a_turn(hand, 0)
    await pass_on(hand, ("Ann", "Luca"))
    await expect(goal, "everybody is told what wins").to_be_visible()


async def test_with_a_day_a_turn_nobody_reads_of_minutes_or_of_dinner(visitors: Visitors) -> None:
    link, tokens, _ = await started(visitors.url, {"players": 2, "clock": DAY})
    page = await on_phone(visitors, link, 0, tokens[0])
    await expect(page.locator("[data-goal]")).to_contain_text("15 turns for you, each when it suits you")
    await expect(page.locator("[role=timer]")).to_have_text("24 hours left")
    await page.get_by_role("button", name="Break for everyone").click()
    await page.get_by_role("button", name="The break is over").click()
    await expect(page.locator("[role=timer]")).to_have_text("24 hours left")


async def test_a_childs_large_buttons_do_not_lie_on_each_other(visitors: Visitors) -> None:
    link, tokens, _ = await started(visitors.url, {"players": 2, "child_seats": [0]})
    page = await on_phone(visitors, link, 0, tokens[0])
    album = await page.locator("[data-open='album']").bounding_box()
    find = await page.locator("button.find").bounding_box()
    assert album
    assert find
    assert album["height"] == find["height"] == 56
    assert album["y"] + album["height"] + 4 <= find["y"]


async def test_a_phone_shows_that_an_animal_plays_for_whoever_left(visitors: Visitors) -> None:
    link, tokens, host = await started(visitors.url, {"players": 2})
    page = await on_phone(visitors, link, 0, tokens[0])
    await expect(page.locator("[data-note=stand-in]")).to_have_count(0)
    async with Player([visitors.url], link, [host]) as player:
        await ask(player, {"kind": "revoke", "seat": 1})
    await expect(page.locator("[data-note=stand-in]")).to_have_text("Rocco is playing for Luca")
    await expect(page.locator("[data-note=stand-in] svg")).to_be_visible()


async def test_a_spectator_is_not_told_that_the_table_is_theirs_nor_that_it_went(
    visitors: Visitors,
) -> None:
    opened = await open_table(visitors.url, {"players": 2})
    page = await visitors.come(phone=True, path=f"/watch/{opened['watch']}")
    await expect(page.locator("[data-watching]")).to_be_visible()
    await expect(page.get_by_text("Your table")).to_have_count(0)
    async with Player([visitors.url], opened["table"], [opened["host"]]) as player:
        await ask(player, {"kind": "options", "options": player.table["options"] | {"spectators": False}})
    told = page.get_by_text("Perhaps this table plays without spectators now")
    await expect(told).to_be_visible()
    await page.reload()
    await expect(told).to_be_visible()


async def test_who_sits_at_a_table_reads_that_it_is_theirs(visitors: Visitors) -> None:
    link, host, tokens = await waiting(visitors.url)
    kept = {link: {"host": host, "seats": {"0": tokens[0]}, "at": 1}}
    page = await bring(visitors, kept, f"/t/{link}", phone=True)
    await expect(page.get_by_text("Your table")).to_be_visible()


async def test_no_word_on_a_tile_is_broken(served_visitors: Visitors) -> None:
    link, tokens = await journey(served_visitors.url, [move for _, move in squirrels()[:A_MISFIT]])
    table = await request(served_visitors.url, f"/api/tables/{link}", tokens=tokens)
    seat = int(table["turn"]["seat"])
    for language in ("en-GB", "nl-NL", "de-DE", "it-IT"):
        page = await on_phone(served_visitors, link, seat, tokens[seat], language)
        tag = page.locator(".offer .tag").first
        await tag.wait_for()
        words = (await tag.inner_text()).split()
        assert await tag.evaluate(LINES) <= len(words), words
