"""Scenes before a game: the home page, rooms, links."""

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from playwright.async_api import Page

from kit.browser.album import Album

Come: TypeAlias = Callable[[str], Awaitable[Page]]
"""Opens a page for a new visitor, at a path or a full address."""


async def open_room(page: Page) -> None:
    """Choose the second of the home page's doors, which opens a room."""
    await page.locator("button.door").nth(1).click()
    await page.locator("li.mine").wait_for()


async def sit_down(page: Page) -> None:
    """Sit down as a guest."""
    await page.locator("form.card button.main").click()
    await page.locator("li.mine").wait_for()


async def first_page(album: Album, come: Come) -> None:
    """The home page with its doors, and what is behind two of them."""
    page = await come("")
    await page.locator("[data-living]").wait_for()
    await page.wait_for_timeout(1500)  # for some moves
    await album.take(page, "first")
    for number, name in ((2, "device"), (3, "code")):
        await page.locator("button.door").nth(number).click()
        await album.take(page, name)
    await page.locator("form input").fill("some other room 1234")
    await page.locator("form button.main").click()
    await page.locator("form .trouble").wait_for()
    await album.take(page, "no-room")
    await page.locator("header [data-open='settings']").click()
    await page.locator(".stack fieldset").first.wait_for()
    await album.take(page, "wishes")
    gone = await come("/t/" + "A" * 22)
    await gone.locator("h1").wait_for()
    await album.take(gone, "gone")
    nowhere = await come("/nowhere")
    await nowhere.locator("h1").wait_for()
    await album.take(nowhere, "nowhere")


async def room(album: Album, come: Come) -> None:
    """A room as its host and its guest see it."""
    host = await come("")
    await open_room(host)
    await album.take(host, "room")
    guest = await come(host.url)
    await guest.locator("form.card").wait_for()
    await album.take(guest, "guest")
    await sit_down(guest)
    await album.take(guest, "seated")
    await host.locator("li.free button").first.click()
    await album.take(host, "bots")
    await host.locator("li.free ul button").nth(4).click()
    await host.get_by_role("switch").nth(1).check()
    await album.take(host, "ready")
    await guest.goto(guest.url.split("/t/")[0])
    await guest.locator("[data-mine]").wait_for()
    await album.take(guest, "mine")
    await own_seat(album, host, come)


async def own_seat(album: Album, host: Page, come: Come) -> None:
    """The page of one's own seat: its looks, and moving it to another device."""
    await host.locator("li.mine .who button").nth(0).click()
    await album.take(host, "look")
    await host.locator("li.mine .who button").nth(1).click()
    await album.take(host, "seat")
    await host.locator("li.mine .more button").first.click()
    await host.locator("li.mine .link").wait_for()
    await album.take(host, "hand-on")
    await host.locator("li.mine .link button").first.click()
    other = await come(await host.evaluate("window.copied_"))
    await other.locator(".card button.main").wait_for()
    await album.take(other, "claim")
    await other.locator(".card button.main").click()
    await other.locator("li.mine").wait_for()
    await host.locator(".trouble").first.wait_for()
    await album.take(host, "lost")
