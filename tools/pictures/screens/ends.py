"""Scenes after the last turn: the ceremony, the result, a rematch."""

from playwright.async_api import Page

from kit.browser.album import Album
from kit.browser.games import journey, keep_seat, played
from kit.browser.records import squirrels
from rifugio.client import Player
from tools.pictures.screens.doors import Come
from tools.pictures.screens.replays import replay


async def end(album: Album, come: Come, url: str) -> None:
    """The end of a game: ceremony, result, map, and what comes after."""
    link, tokens = await journey(url, [move for _, move in squirrels()])
    page = await come("")
    await ceremony(album, page, f"{url}/t/{link}", tokens[0], "hut", "ceremony")
    await page.context.close()  # the ceremony runs on while pictures are taken: start it again
    page = await come("")
    await ceremony(album, page, f"{url}/t/{link}", tokens[0], "total", "counted")
    await page.locator("table").wait_for()
    await album.take(page, "result")
    await below(album, page, "awards")
    await page.locator("[data-from='hut']").first.click()
    await page.locator("[data-origin]").wait_for()
    await album.take(page, "origin")
    await page.locator("[data-origin] button").click()
    await page.locator("table").wait_for()
    await page.keyboard.press("Escape")
    await album.take(page, "over")
    await once_more(album, come, url, link, tokens)
    await replay(album, come, link)
    await remembered(album, come, url, link, tokens[0])


async def ceremony(album: Album, page: Page, table: str, token: str, source: str, name: str) -> None:
    """The counting of one source; with reduced motion there is no ceremony, so motion is switched on."""
    await page.emulate_media(reduced_motion="no-preference")
    await keep_seat(page, table.rpartition("/")[2], token)
    await page.goto(table)
    await page.locator(f"[data-ceremony='{source}']").wait_for()
    await album.take(page, name)


async def below(album: Album, page: Page, name: str) -> None:
    """The result sheet, scrolled to its end."""
    scrolled = "(last) => last.scrollIntoView({ block: 'end', behavior: 'instant' })"
    await page.locator(".result > :last-child").evaluate(scrolled)
    await album.take(page, name)


async def once_more(album: Album, come: Come, url: str, link: str, tokens: list[str]) -> None:
    """A rematch is offered."""
    page = await come("")
    await keep_seat(page, link, tokens[1])
    await page.evaluate("(link) => localStorage.setItem('rifugio.counted', JSON.stringify([link]))", link)
    await page.goto(f"{url}/t/{link}")
    await page.locator("table").wait_for()
    await page.keyboard.press("Escape")
    async with Player([url], link, tokens[:1]) as friend:
        await friend.until(lambda table: table["phase"] == "over")
        await friend.command({"kind": "rematch"})
    await page.locator("[data-rematch]").wait_for()
    await album.take(page, "rematch")


async def remembered(album: Album, come: Come, url: str, link: str, token: str) -> None:
    """The family album with this game, and its poster."""
    page = await come("")
    await keep_seat(page, link, token)
    await page.goto(f"{url}/album")
    await page.locator("[data-drawn='true']").wait_for()
    await album.take(page, "family-album")
    await page.locator("[data-memory]").click()
    await page.locator("dialog figure img").wait_for()
    await album.take(page, "family-poster")


async def given_up(album: Album, come: Come, url: str) -> None:
    """A game that was abandoned."""
    left = iter([move for _, move in squirrels()[:24]])
    link, tokens = await played(
        url, 3, lambda _: False, None, lambda *_: next(left, None), last={"kind": "abort"}
    )
    page = await come("")
    await keep_seat(page, link, tokens[0])
    await page.goto(f"{url}/t/{link}")
    await page.locator(".result").wait_for()
    await album.take(page, "given-up")
