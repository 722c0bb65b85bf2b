"""Scenes without a server: what a device says and does by itself."""

import re
from random import Random
from typing import Final

from playwright.async_api import Page, Route

from kit.browser.album import Album
from kit.browser.games import journey, keep_seat
from kit.browser.here import KEPT, eventually, keep_game
from kit.shell import Disk, Shell, opened
from tools.pictures.screens.doors import Come
from tools.pictures.screens.states import turn_of

SEEN: Final = """async () => (await (await caches.open("rifugio-seen")).keys()).length === %d"""
"""Whether the table was kept as it was seen, and the list of one's tables, too."""
INSECURE: Final = "Object.defineProperty(self, 'isSecureContext', { value: false })"


async def here(album: Album, come: Come, url: str) -> None:
    """A device that prepares itself, the server gone, and games of the device's own."""
    await beginning(album, await come(""))
    await server_gone(album, await come(""), url)
    await own_game(album, await come(""), url)
    page = await come("")
    await page.evaluate(INSECURE)
    await settings(album, page, "not-kept")


async def beginning(album: Album, page: Page) -> None:
    """The server refuses, and the device fetches what it needs: under way, and in vain."""
    held: list[Route] = []

    async def stalls(route: Route) -> None:
        held.append(route)

    await page.route("**/api/tables", lambda route: route.abort())
    await page.route(re.compile(r"/runtime/rifugio-"), stalls)
    await page.locator("button.door").first.click()
    await page.locator(".fetching progress").wait_for()
    await album.take(page, "fetching", whole=False)
    await page.locator(".trouble:not(:empty)").wait_for()
    await album.take(page, "not-fetched", whole=False)
    for route in held:
        await route.abort()


async def server_gone(album: Album, page: Page, url: str) -> None:
    """A site that is kept, without its server: the home page, and a shared game as it was."""
    link, tokens = await journey(url, turn_of(0, "walk", 0.5))
    await keep_seat(page, link, tokens[0])
    await page.goto(f"{url}/t/{link}")
    await eventually(page, SEEN % 1)
    await page.goto(url)
    await page.locator("section[data-mine] a").first.wait_for()
    await eventually(page, SEEN % 2)
    await eventually(page, KEPT)
    await settings(album, page, "kept")
    await page.context.set_offline(True)
    await page.reload()
    await page.locator("button.door").nth(1).click()
    await page.locator(".trouble:not(:empty)").wait_for()
    await album.take(page, "no-friends")
    await page.locator("section[data-mine] a").first.click()
    await page.locator("[data-as-it-was]").wait_for()
    await page.wait_for_timeout(2500)  # the other banner comes later
    await album.take(page, "as-it-was")


async def own_game(album: Album, page: Page, url: str) -> None:
    """A game of the device that is over: its review, which can be stopped, and its seal."""
    shell = Shell(Disk())
    link = opened(shell)
    shell.play(link, Random(3))
    await keep_game(page, shell.disk, link)
    await page.goto(f"{url}/t/{link}")
    await page.locator("[data-review]").click()
    await page.locator("[data-cancel]").wait_for()
    await album.take(page, "review-here")
    await page.goto(f"{url}/replay/{link}")
    await page.locator(".act .more button").nth(1).click()
    await page.locator("[data-check]").click()
    await page.locator("[data-verdict]").scroll_into_view_if_needed()
    await album.take(page, "seal-here")


async def settings(album: Album, page: Page, name: str) -> None:
    """The settings' line about a page that is kept, or not."""
    await page.locator("header [data-open='settings']").click()
    await page.locator(".stack fieldset").first.wait_for()
    await page.locator(".stack > p.soft").scroll_into_view_if_needed()
    await album.take(page, name, whole=False)
    await page.keyboard.press("Escape")
