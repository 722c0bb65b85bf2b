"""The rules are one step away from everywhere, and every refusal links to its paragraph."""

from playwright.async_api import Locator, Page

from kit.browser.hand import Hand
from tests.web.people import Visitors, open_room, play_now


async def opens(page: Page, link: Locator) -> Page:
    """Follow a link that opens a new page."""
    async with page.context.expect_page() as coming:
        await link.click()
    rules = await coming.value
    await rules.locator("h1").wait_for()
    return rules


async def reads(rules: Page) -> None:
    """Check that the paragraph of the URL is there, and in view."""
    anchor = rules.url.partition("#")[2]
    assert anchor
    await rules.locator(f"[id='{anchor}']").wait_for()
    await rules.wait_for_function(IN_SIGHT, arg=anchor)


IN_SIGHT = """(anchor) => {
    const box = document.getElementById(anchor).getBoundingClientRect();
    return box.top >= 0 && box.top < innerHeight;
}"""


async def test_from_the_first_page_the_room_and_the_game(visitors: Visitors) -> None:
    page = await visitors.come()
    await page.locator("main a[href='/rules']").click()
    await page.locator("main article").first.wait_for()
    host = await visitors.come("de-DE")
    await open_room(host)
    await opens(host, host.locator("a[href='/rules']"))
    player = await visitors.come("it-IT")
    await play_now(player)
    await player.locator("[data-open='more']").or_(player.locator(".tools button").last).first.click()
    await opens(player, player.locator("a[href='/rules']"))


async def test_a_why_not_and_a_card_lead_to_their_paragraphs(served_visitors: Visitors) -> None:
    page = await served_visitors.come(path="about:blank")
    hand = Hand(page)
    await page.goto(served_visitors.url)
    await page.locator("button.door").nth(0).click()
    await hand.my_turn()
    await hand.skip()
    await page.locator("[data-act='goal-go']").click()
    await reads(await opens(page, page.locator("[data-card] a")))
    await hand.take(hand.legal()[0])
    await hand.tap_cell(0, 0)  # on the start, where there is a tile already
    await reads(await opens(page, page.locator("[data-why] a[data-rule]")))
    await page.keyboard.press("Escape")
    await page.keyboard.press("End")  # before a tile is laid
    await reads(await opens(page, page.locator(".notice[data-why] a[data-rule]")))
