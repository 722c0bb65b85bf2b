"""The album: what one has and lacks, and what it would be worth; the numbers are the engine's."""

from typing import Any

import pytest
from playwright.async_api import Page, expect

from kit.browser.games import journey
from kit.browser.map import MapHand
from kit.browser.records import squirrels, squirrels_after
from rifugio.client import request
from rifugio.engine.base.scoring import total, worth
from rifugio.engine.cells import cell, coordinates
from rifugio.engine.effects import PlaceTaken
from rifugio.engine.state import State
from rifugio.routes import routes
from tests.web.people import Visitors
from tests.web.test_mine import at_table

LATE = 330
"""By then everybody has a set, and lacks something of others."""
BEFORE_A_WALK = 300
"""Then a walk of two steps leads over two places, both of which complete a set."""
SLOTS = """(all) => Object.fromEntries(all.map((one) => [
    one.dataset.place,
    [one.dataset.state, one.dataset.worth ?? null, one.querySelector("b")?.textContent ?? null],
]))"""
SETS = """(all) => Object.fromEntries(all.map((one) => [
    one.dataset.kind, one.querySelector("[data-set]")?.dataset.set ?? null,
]))"""


async def game_of(visitors: Visitors, moves: int) -> tuple[str, list[str], list[int]]:
    """Play the known game so far; return its link, its seats' tokens, and the seat of each player."""
    link, tokens = await journey(visitors.url, [move for _, move in squirrels()[:moves]])
    table = await request(visitors.url, f"/api/tables/{link}", tokens=tokens)
    return link, tokens, table["game"]["order"]


def expected_slots(state: State, player: int) -> dict[str, list[Any]]:
    """What the engine says of each place: its state on the page, and its worth as data and as text."""
    pile, found = state.players[player].pile, worth(state, player).places
    laid = {laid.tile.id for laid in state.board.tiles.values()}
    have = {place: ["first" if place in pile.firsts else "have", None, None] for place in pile.places}
    lacking = {
        place: ["lacking" if place in laid else "hidden", str(points), f"+{points}"]
        for place, points in found.items()
    }
    return have | lacking


async def slots(page: Page) -> dict[str, list[Any]]:
    await page.locator("[data-place][data-worth]").first.wait_for()
    found: dict[str, list[Any]] = await page.locator("[data-place]").evaluate_all(SLOTS)
    return found


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
async def test_the_album_says_what_the_engine_says(served_visitors: Visitors, phone: bool) -> None:
    link, tokens, order = await game_of(served_visitors, LATE)
    state = squirrels_after(LATE)
    for player in (0, 1):
        page = await at_table(served_visitors, link, tokens[order[player]], phone=phone)
        if phone:
            await page.locator("[data-open='album']").tap()
        else:
            await page.keyboard.press("a")
        assert await slots(page) == expected_slots(state, player)
        told = await page.locator("[data-kind]").evaluate_all(SETS)
        sets = worth(state, player).sets
        shown = {kind: points for kind, points in told.items() if points is not None}
        assert shown == {kind: str(sets[kind]) for kind in shown}
        lacking = [kind for kind, points in sets.items() if points]
        assert shown.keys() <= set(lacking)
        assert await page.locator("section.complete").count() == len(sets) - len(lacking) > 0
        await page.keyboard.press("Escape")
        await expect(page.locator("[data-album]")).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
async def test_a_place_says_what_it_is_worth_before_one_goes_there(
    served_visitors: Visitors, phone: bool
) -> None:
    link, tokens, order = await game_of(served_visitors, BEFORE_A_WALK)
    state = squirrels_after(BEFORE_A_WALK)
    player = state.turn.seat
    gains = {
        coordinates(to): total(ways[0].after, player) - total(state, player)
        for to, ways in routes(state, 250).items()
        if isinstance(ways[0].effects[-1], PlaceTaken)
    }
    best = max(gains, key=lambda to: gains[to])
    page = await at_table(served_visitors, link, tokens[order[player]], phone=phone)
    await expect(page.locator("[data-gain]")).to_have_count(len(gains))
    shown = await page.locator("[data-gain]").evaluate_all("(all) => all.map((one) => ({...one.dataset}))")
    assert {one["at"]: one["gain"] for one in shown} == {
        f"{q},{r}": f"+{points}" for (q, r), points in gains.items()
    }
    hand = MapHand(page, touch=phone)
    await hand.point_at(*best)
    await expect(page.locator(".beside")).to_contain_text(f"+{gains[best]} for you")
    await expect(page.locator(f"[data-cell='{best[0]},{best[1]}']")).to_have_count(1)
    await (page.locator("[data-act='confirm']").tap() if phone else hand.tap_cell(*best))
    await page.keyboard.press("a")
    place = state.board.tiles[cell(*best)].tile.id
    await expect(page.locator(f"[data-place='{place}']")).to_have_attribute("data-state", "have")
    await expect(page.locator("section.complete")).to_have_count(2)


async def test_on_a_shared_screen_the_album_is_covered_until_its_player_peeks(
    served_visitors: Visitors,
) -> None:
    link, tokens, _ = await game_of(served_visitors, BEFORE_A_WALK)
    state = squirrels_after(BEFORE_A_WALK)
    page = await at_table(served_visitors, link, *tokens)
    await page.keyboard.press("a")
    await expect(page.locator("[data-album='covered']")).to_have_count(1)
    await expect(page.locator("[data-album] button"), "nobody has taken the screen yet").to_have_count(0)
    await page.locator("[data-pass] button.main").click()
    await expect(page.locator("[data-album='covered']")).to_have_count(1)
    await expect(page.locator("[data-place]")).to_have_count(0)
    await expect(page.locator("[data-cell]").first).to_be_attached()
    await expect(page.locator("[data-gain]"), "others look on").to_have_count(0)
    await page.locator("[data-album] button").click()
    assert await slots(page) == expected_slots(state, state.turn.seat)
    await page.locator("[data-album] button").click()
    await expect(page.locator("[data-place]")).to_have_count(0)
    await page.locator("[data-album] button").click()
    await page.locator("[data-act='end']").dispatch_event("click")
    await page.locator("[data-pass] button.main").click()
    await expect(page.locator("[data-album='covered']"), "the next player has not peeked").to_have_count(1)
    await expect(page.locator("[data-place]")).to_have_count(0)


async def test_who_only_watches_has_no_album(served_visitors: Visitors) -> None:
    link, _, _ = await game_of(served_visitors, BEFORE_A_WALK)
    page = await at_table(served_visitors, link)
    await page.keyboard.press("a")
    await page.keyboard.press("?")
    await expect(page.locator(".over dl"), "the keys are listed").to_contain_text("my album")
    await expect(page.locator("[data-album], [data-open='album'], [data-gain]")).to_have_count(0)
