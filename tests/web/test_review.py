"""Where was the better path? After the end, by mouse and by keyboard, for those who sat there."""

from playwright.async_api import Page, expect

from kit.browser.album import LIGHTS, Album
from kit.browser.games import keep_seat, played
from tests.server.nodes import RunningNode
from tests.server.playing.driving import started
from tests.server.playing.reviewed import play_out
from tests.web.people import Visitors

REVIEW = 300_000
"""Milliseconds: a review of a whole game takes long on a busy machine."""


async def finished(node: RunningNode) -> tuple[str, list[str]]:
    """A game of two who end every turn at once."""
    return await played(
        node.url,
        2,
        lambda table: table["phase"] == "over",
        {"extensions": []},
        lambda legal, _: legal[-1] if legal[-1] == "end" else legal[0],
    )


async def at_the_end(visitors: Visitors, link: str, *tokens: str, phone: bool = False) -> Page:
    """A visitor who has these seats, after the ceremony."""
    page = await visitors.come(phone=phone)
    await keep_seat(page, link, *tokens)
    await page.goto(f"{visitors.url}/t/{link}")
    await page.locator("[data-skip]").click()
    await page.locator("[data-replay]").wait_for()
    return page


async def test_points_are_counted_out_before_the_list_of_players_has_them(
    visitors: Visitors, node: RunningNode
) -> None:
    link, tokens = await finished(node)
    page = await visitors.come()
    await keep_seat(page, link, tokens[0])
    await page.goto(f"{visitors.url}/t/{link}")
    await page.locator("[data-ceremony]").wait_for()
    points = page.locator(".players .points")
    await expect(points).to_have_count(2)
    await expect(points.first).to_be_hidden()
    await page.locator("[data-skip]").click()
    await expect(points.first).to_be_visible()


async def test_the_three_turns_that_decided_the_game(visitors: Visitors, node: RunningNode) -> None:
    link, (first, second) = await finished(node)
    page = await at_the_end(visitors, link, first, phone=True)
    await page.locator("[data-review]").click()
    await page.locator("[data-review-state='done']").wait_for()
    rounds = page.locator("[data-round]")
    assert 1 <= await rounds.count() <= 3
    album = Album("phone", dark=False, language="en-GB", checked=tuple(LIGHTS))
    for number in range(await rounds.count()):
        await rounds.nth(number).click()
        await expect(rounds.nth(number)).to_have_attribute("aria-pressed", "true")
        for path in ("mine", "best"):
            await expect(page.locator(f"[data-path='{path}'] [role='img'] svg").first).to_be_attached()
        await album.take(page, "review", checks=number == 0)
    assert album.faults == []

    both = await at_the_end(visitors, link, first, second)
    await both.locator("[data-review]").focus()
    await both.keyboard.press("Enter")
    await both.locator("[data-review-state='done']").wait_for()
    await both.get_by_role("button", name="Anna", exact=True).press("Enter")
    await both.locator("[data-review-state='waiting'], [data-review-state='done']").wait_for()
    await both.keyboard.press("Escape")
    await expect(both.locator(".review")).to_have_count(0)


async def test_who_only_watches_is_not_offered_one(visitors: Visitors, node: RunningNode) -> None:
    link, _ = await finished(node)
    page = await at_the_end(visitors, link)
    await expect(page.locator("[data-review]")).to_have_count(0)


async def test_who_was_alone_tries_again_from_there(visitors: Visitors, node: RunningNode) -> None:
    link, tokens, _ = await started(node.url, {"players": 2}, ["squirrel"])
    await play_out(node.url, link, tokens)
    page = await at_the_end(visitors, link, *tokens)
    await page.locator("[data-review]").click()
    await page.locator("[data-try]").click(timeout=REVIEW)
    await page.wait_for_function("(link) => !location.pathname.endsWith(link)", arg=link)
    await page.locator(".offer button:not([disabled]), [data-act='end']").first.wait_for()
    assert link not in page.url
    kept = "(link) => JSON.parse(localStorage.getItem(`rifugio.table.${link}`)).tried"
    assert await page.evaluate(kept, page.url.rpartition("/")[2]), "it is no game for a stamp"
