"""Scenes of the replay, and of what can be saved of a game."""

from pathlib import Path
from typing import Final

from playwright.async_api import Page, ViewportSize

from kit.browser.album import Album
from tools.pictures.screens.doors import Come

A4: Final[ViewportSize] = {"width": 794, "height": 1123}


async def replay(album: Album, come: Come, link: str) -> None:
    """A finished game, replayed step by step."""
    page = await come(f"/replay/{link}")
    await page.locator("main.replay").wait_for()
    await album.take(page, "replay")
    last = int(await page.locator("main.replay").get_attribute("data-last") or 0)
    await page.locator("input[type=range]").fill(str(last * 2 // 3))
    await page.wait_for_timeout(500)  # a laid tile drops into place
    await album.take(page, "replay-later")
    buttons = page.locator(".act .more button")
    await buttons.nth(0).click()
    await page.locator("table").wait_for()
    await album.take(page, "replay-scores")
    await page.keyboard.press("Escape")
    await buttons.nth(1).click()
    await page.locator("[data-copy]").wait_for()
    await album.take(page, "share")
    await page.locator("[data-check]").click()
    await page.locator("[data-verdict]").wait_for()
    await page.locator("details summary").last.click()
    await page.locator("[data-verdict]").scroll_into_view_if_needed()
    await album.take(page, "seal")
    if album.size == "desktop":
        await papers(album, page)


async def papers(album: Album, page: Page) -> None:
    """The poster and the picture, as saved."""
    await page.locator(".share select").nth(1).select_option("svg")
    async with page.expect_download() as coming:
        await page.locator("[data-poster]").click()
    drawing = Path(await (await coming.value).path()).read_text(encoding="utf-8")
    shown = await page.context.new_page()
    await shown.set_viewport_size(A4)
    await shown.set_content(f"<body style='margin:0'>{drawing}</body>")
    await shown.add_style_tag(content="svg { display: block; width: 100vw; height: auto }")
    await album.take(shown, "poster", checks=False)
    async with page.expect_download() as picture:
        await page.locator("[data-picture]").click()
    album.keep("picture", Path(await (await picture.value).path()).read_bytes())


async def replays_without_a_game(album: Album, come: Come) -> None:
    """Opening a saved game, and a broken replay link."""
    page = await come("/replay")
    await page.locator("label.button").wait_for()
    await album.take(page, "replay-open")
    page = await come("/replay#" + "A" * 40)
    await page.locator("label.button").wait_for()
    await album.take(page, "replay-broken")
