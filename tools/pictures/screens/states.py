"""Scenes from the middle of a game, and with accessibility settings or a child's seat."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

from playwright.async_api import Page

from kit.browser.album import Album
from kit.browser.games import journey, keep_seat
from kit.browser.hand import Hand
from kit.browser.records import squirrels
from tools.pictures.screens.doors import Come

WISH: Final = "(wish) => localStorage.setItem('rifugio.settings', JSON.stringify(wish))"
WISHES: Final[dict[str, Mapping[str, Any]]] = {
    "contrast": {"contrast": True},
    "vivid": {"palette": "vivid"},
    "big": {"size": 200},
}


def turn_of(seat: int, doing: str, after: float) -> list[str]:
    """Return the moves before a seat does something, after a given share of the game."""
    moves = squirrels()
    there = (number for number, one in enumerate(moves) if one[0] == seat and one[1].startswith(doing))
    return [move for _, move in moves[: next(number for number in there if number > len(moves) * after)]]


async def on_the_way(album: Album, come: Come, url: str) -> None:
    """The middle of a game with both extensions: as a player, as one who waits, and as a spectator."""
    link, tokens = await journey(url, turn_of(0, "walk", 0.5))
    player = await seated(album, come, url, link, tokens[0])
    await album.take(player.page, "rafts")
    await path(album, player)
    await earlier(album, player.page)
    await wished(album, player.page)
    other = await seated(album, come, url, link, tokens[1])
    await album.take(other.page, "waiting")
    stranger = await come(f"/t/{link}")
    await stranger.locator(".board").wait_for()
    await album.take(stranger, "spectator")
    await other.page.context.set_offline(True)
    await other.page.evaluate("window.dispatchEvent(new Event('offline'))")
    await other.page.locator(".net .bad").wait_for()
    await album.take(other.page, "offline")


async def seated(
    album: Album, come: Come, url: str, link: str, *tokens: str, seen: int | None = None
) -> Hand:
    """Open a game as the owner of its seats, who has seen it up to event `seen`."""
    page = await come("")
    await keep_seat(page, link, *tokens, seen=seen)
    hand = Hand(page, touch=album.phone)
    await page.goto(f"{url}/t/{link}")
    await hand.until(lambda table: table["phase"] == "playing")
    await page.wait_for_timeout(800)
    return hand


async def path(album: Album, hand: Hand) -> None:
    """The preview of a walk that has not been made."""
    goes = [move for move in hand.legal() if move.startswith("walk>")]
    if goes:
        q, r = map(int, goes[-1].partition(">")[2].split(","))
        await hand.point_at(q, r)
        await album.take(hand.page, "path")


async def earlier(album: Album, page: Page) -> None:
    """A log entry: the place on the map, and the position at that moment."""
    await page.keyboard.press("Escape")
    lines = page.locator("[data-log]")
    spotted = page.locator("[data-spotted]")
    for number in range(2, 12):  # an entry without a place opens its moment directly
        if not await lines.count():
            await page.locator(".tools button:visible").first.click()
        await lines.nth(-number).locator("button").click()
        await spotted.or_(page.locator("[data-history]")).wait_for()
        if await spotted.count():
            break
        await page.locator("[data-history] button").click()
    await album.take(page, "place")
    await page.locator("[data-spotted] button").first.click()
    await page.locator("[data-history]").wait_for()
    await page.wait_for_timeout(500)  # it fades in
    await album.take(page, "history")
    await page.locator("[data-history] button").click()


async def wished(album: Album, page: Page) -> None:
    """The same game with accessibility settings."""
    for name, wish in WISHES.items():
        await page.evaluate(WISH, wish)
        await page.reload()
        await page.locator(".board polygon").first.wait_for()
        await page.wait_for_timeout(500)
        await album.take(page, name)
    await page.evaluate(WISH, {})


async def away_and_back(album: Album, come: Come, url: str) -> None:
    """Missed turns, a running clock, and a tile drawn from the pile."""
    clock = {"clock": {"kind": "live", "seconds": 600}}
    link, tokens = await journey(url, turn_of(0, "open", 0.3), clock)
    page = await come("")
    await missed(album, page, f"{url}/t/{link}", lambda: keep_seat(page, link, tokens[0], seen=8))
    await page.locator("main[data-showing='now']").wait_for()
    await album.take(page, "clock")
    hand = await seated(album, come, url, link, tokens[0])
    await hand.press("draw")
    await hand.until(lambda table: any(move.startswith("drawn") for move in table["legal"] or []))
    await hand.page.wait_for_timeout(400)
    await album.take(hand.page, "drawn")


async def missed(album: Album, page: Page, table: str, forget: Callable[[], Awaitable[None]]) -> None:
    """Missed turns played back; retried, because a slow machine may skip the recap."""
    for _ in range(5):
        await forget()
        await page.goto(table)
        recap = page.locator("[data-recap='missed']")
        await recap.or_(page.locator("main[data-showing='now']")).first.wait_for()
        if await recap.count():
            break
        await page.goto(table.partition("/t/")[0])
    await album.take(page, "recap")


async def small_chair(album: Album, come: Come, url: str) -> None:
    """A child's seat: an unrequested hint, and a turn that can still be taken back."""
    options = {"child_seats": [0], "extensions": []}
    link, tokens = await journey(url, [], options)
    child = await seated(album, come, url, link, tokens[0])
    await child.page.locator("[data-hint]").wait_for(timeout=20_000)
    await album.take(child.page, "child")
    await child.page.locator("[data-hint] button.round").click()
    while "end" not in child.legal():
        await child.act(child.legal()[0])
    await child.act("end")
    await child.page.locator("[data-act='take-back']").wait_for()
    await album.take(child.page, "take-back")
