"""Scenes of a first turn, and of the sheets that can be opened beside the game."""

from playwright.async_api import Page

from kit.browser.album import Album
from kit.browser.hand import Hand
from tools.pictures.screens.doors import Come


async def first_turn(album: Album, come: Come) -> None:
    """A first turn against bots, step by step."""
    page = await come("")
    hand = Hand(page, touch=album.phone)
    await page.locator("button.door").nth(0).click()
    await hand.my_turn()
    await album.take(page, "goal")
    await hand.press("goal-go")
    await album.take(page, "lay")
    first = next(move for move in hand.legal() if move.startswith("open"))
    source = first.partition("@")[0]
    await page.locator(f"[data-offer='{source}']").first.click()
    await album.take(page, "where")
    await hints(album, hand)
    await page.locator(f"[data-offer='{source}']").first.click()
    await hand.tap_cell(0, 0)
    await album.take(page, "why-not")
    await page.keyboard.press("Escape")  # the refusal may cover the cell that is tapped next
    await hand.hold(first)
    await album.take(page, "ghost")
    seq = hand.table["seq"]
    await hand.drop(first)
    await hand.until(lambda table: table["seq"] > seq)
    await page.wait_for_timeout(500)
    await album.take(page, "walk")
    await sheets(album, page)


async def sheets(album: Album, page: Page) -> None:
    """The sheets that can be opened beside the game."""
    await page.locator("[data-offer='pile']").click()
    await album.take(page, "to-come")
    await page.keyboard.press("Escape")
    await page.locator("[data-open='album']").click()
    await page.locator("[data-worth]").first.wait_for()
    await album.take(page, "album")
    await page.keyboard.press("Escape")
    tools = page.locator(".tools button:visible")
    names = ("say", "more") if album.size == "desktop" else ("log", "say", "more")
    for number, name in enumerate(names):
        await tools.nth(number).click()
        await album.take(page, name)
        await page.keyboard.press("Escape")
    for name in ("settings", "words"):
        await tools.last.click()
        await page.locator(f".over [data-open='{name}']").click()
        await album.take(page, name)
        await page.keyboard.press("Escape")
    if album.size == "desktop":
        await page.locator(".help").click()
        await album.take(page, "keys")
        await page.keyboard.press("Escape")
    await talk(album, page)


async def talk(album: Album, page: Page) -> None:
    """Pointing at the map, and a chat phrase."""
    say = page.locator(".tools button:visible").nth(-2)
    await say.click()
    await page.locator(".over button.point").click()
    await album.take(page, "pointing")
    await say.click()
    await page.locator(".over button.point").click()
    await say.click()
    await page.locator(".phrases button").first.click()
    await page.locator(".bubble").wait_for()
    await album.take(page, "said")


async def hints(album: Album, hand: Hand) -> None:
    """A hint's first two steps: where to look, then what to do; a third would do it."""
    await hand.press("hint")
    for step, name in ((1, "hint"), (2, "hint-more")):
        await hand.page.locator(f"[data-hint='{step}']").wait_for()
        await album.take(hand.page, name)
        if step == 1:
            await hand.press("hint-next")
    await hand.page.locator("[data-hint] button.round").click()
    await hand.page.keyboard.press("Escape")
    await hand.page.keyboard.press("Escape")


async def family(album: Album, come: Come) -> None:
    """Three players around one screen."""
    page = await come("")
    await page.locator("button.door").nth(2).click()
    await page.locator("form button.main").click()
    await page.locator(".pass").wait_for()
    await album.take(page, "pass")
    await page.locator(".pass button").click()
    await album.take(page, "round")
