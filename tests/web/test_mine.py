"""What is mine: a player's own places are stamped on their map, and on nobody else's."""

from playwright.async_api import Page, expect

from kit.browser.games import journey, keep_seat
from kit.browser.records import squirrels
from rifugio.client import request
from tests.web.people import Visitors

MOVES = 150
"""By then everybody in that game has some places."""


async def at_table(visitors: Visitors, link: str, *tokens: str, phone: bool = False) -> Page:
    """Look at a table with these seats."""
    page = await visitors.come(phone=phone)
    await keep_seat(page, link, *tokens)
    await page.goto(f"{visitors.url}/t/{link}")
    await page.locator("main.game[data-showing='now'] .board [data-id]").first.wait_for(state="attached")
    return page


async def test_own_places_are_stamped_and_those_of_others_are_not(served_visitors: Visitors) -> None:
    link, tokens = await journey(served_visitors.url, [move for _, move in squirrels()[:MOVES]])
    table = await request(served_visitors.url, f"/api/tables/{link}", tokens=tokens[1:2])
    game = table["game"]
    places = game["players"][game["order"].index(1)]["pile"]["places"]
    cells = {f"{q},{r}" for tile, q, r, _ in game["tiles"] if tile in places}
    assert cells
    page = await at_table(served_visitors, link, tokens[1])
    await expect(page.locator("[data-owned]")).to_have_count(len(cells))
    stamped = await page.locator("[data-owned]").evaluate_all("(all) => all.map((one) => one.dataset.owned)")
    assert set(stamped) == cells


async def test_a_shared_screen_and_a_spectator_see_no_stamps(served_visitors: Visitors) -> None:
    link, tokens = await journey(served_visitors.url, [move for _, move in squirrels()[:MOVES]])
    for seats in (tokens[:2], []):
        page = await at_table(served_visitors, link, *seats)
        await expect(page.locator("[data-owned]")).to_have_count(0)
