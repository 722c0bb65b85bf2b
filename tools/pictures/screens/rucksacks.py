"""Scenes of the rucksack's page."""

from kit.browser.album import Album
from tools.pictures.screens.doors import Come, open_room


async def rucksack(album: Album, come: Come) -> None:
    """A rucksack with a table in it, its code, and how it arrives on another device."""
    empty = await come("/rucksack")
    await empty.locator("[data-type]").click()
    await album.take(empty, "rucksack-empty")
    page = await come("")
    await open_room(page)
    await page.wait_for_function("() => localStorage.getItem('rifugio.rucksack') !== null")
    home = page.url.split("/t/")[0]
    await page.goto(f"{home}/rucksack")
    await page.locator("[data-move]").wait_for()
    await album.take(page, "rucksack")
    await page.locator("[data-move]").click()
    code = await page.locator("[data-code]").inner_text()
    await album.take(page, "rucksack-code")
    other = await come("")
    await open_room(other)
    await other.wait_for_function("() => localStorage.getItem('rifugio.rucksack') !== null")
    await other.goto(f"{home}/rucksack#code={code.replace(' ', '-')}")
    await other.locator("[data-arrive]").first.wait_for()
    await album.take(other, "rucksack-arriving")
