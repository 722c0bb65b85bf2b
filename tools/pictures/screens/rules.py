"""Scenes of the rules: read, searched and tried."""

from typing import Final

from playwright.async_api import Page

from kit.browser.album import Album
from tools.pictures.screens.doors import Come

POSITION: Final = "connecting-land"
FITS, CLASHES = (0, -1), (1, -1)
"""Two cells of that position; rock may be laid on one of them."""
PLACE: Final = """([name, q, r]) => {
    const figure = document.getElementById(name).querySelector("figure");
    const { x, y, width, height } = figure.querySelector("polygon[id$='-0,0']").getBoundingClientRect();
    return [x + width / 2 + (q + r / 2) * width, y + height / 2 + r * 0.75 * height];
}"""


async def rules(album: Album, come: Come) -> None:
    """The rules page, one window high: the whole page is very long."""
    page = await come("/rules")
    await page.locator("h1").wait_for()
    await album.take(page, "rules", whole=False)
    if album.size != "desktop":
        await page.locator("aside summary").click()
        await album.take(page, "rules-contents", whole=False)
        await page.locator("aside summary").click()
    await found(album, page)
    await position(album, await come(f"/rules#{POSITION}"))


async def found(album: Album, page: Page) -> None:
    """Search results for a word, and for one that is not found."""
    field = page.locator("aside input")
    await field.fill({"de": "Hütte", "it": "rifugio"}.get(album.language[:2], "hut"))
    await page.locator("mark").first.wait_for()
    await album.take(page, "rules-found", whole=False)
    await field.fill("qwertz")
    await page.locator("mark").first.wait_for(state="detached")
    await album.take(page, "rules-none", whole=False)


async def position(album: Album, page: Page) -> None:
    """A position for trying out a rule: untouched, a tile that fits, and one that does not."""
    figure = page.locator(f"[id='{POSITION}'] figure")
    await figure.locator(".board polygon").first.wait_for()
    await figure.scroll_into_view_if_needed()
    await album.take(page, "rules-position", whole=False)
    for (q, r), name in ((CLASHES, "rules-refused"), (FITS, "rules-tried")):
        x, y = await page.evaluate(PLACE, [POSITION, q, r])
        await page.mouse.click(x, y)
        await figure.locator("figcaption button").wait_for()
        await page.wait_for_timeout(300)  # a laid tile drops into place
        await album.take(page, name, whole=False)
