"""Scenes of a game: from the first tile to the result."""

from playwright.async_api import Page

from tools.browser_album import Album
from tools.browser_doors import Come
from tools.browser_games import journey, keep_seat
from tools.browser_hand import Hand
from tools.browser_records import squirrels


async def first_turn(album: Album, come: Come) -> None:
    """A first turn against bots, act by act."""
    page = await come("")
    hand = Hand(page, touch=album.phone)
    await page.locator("button.door").nth(0).click()
    await hand.my_turn()
    await album.take(page, "lay")
    first = next(move for move in hand.legal() if move.startswith("open"))
    source = first.partition("@")[0]
    await page.locator(f"[data-offer='{source}']").first.click()
    await album.take(page, "where")
    await hand.tap_cell(0, 0)
    await album.take(page, "why-not")
    if not album.phone:  # a mouse that only passes over the map leaves the answer there
        await page.keyboard.press("Escape")
    await hand.hold(first)
    await album.take(page, "ghost")
    seq = hand.table["seq"]
    await hand.drop(first)
    await hand.until(lambda table: table["seq"] > seq)
    await page.wait_for_timeout(500)
    await album.take(page, "walk")
    await sheets(album, page)


async def sheets(album: Album, page: Page) -> None:
    """What can be opened beside the game."""
    await page.locator("[data-offer='pile']").click()
    await album.take(page, "to-come")
    await page.keyboard.press("Escape")
    tools = page.locator(".tools button:visible")
    names = ("say", "more") if await tools.count() == 2 else ("log", "say", "more")
    for number, name in enumerate(names):
        await tools.nth(number).click()
        await album.take(page, name)
        await page.keyboard.press("Escape")


async def on_the_way(album: Album, come: Come, url: str) -> None:
    """A game with both extensions, far on; as a player, as somebody who waits, and as a spectator."""
    moves = squirrels()
    walks = (number for number, (seat, move) in enumerate(moves) if seat == 0 and move.startswith("walk"))
    far_on = next(number for number in walks if number > len(moves) / 2)
    link, tokens = await journey(url, [move for _, move in moves[:far_on]])
    player = await seated(album, come, url, link, tokens[0])
    await album.take(player.page, "rafts")
    await path(album, player)
    await earlier(album, player.page)
    other = await seated(album, come, url, link, tokens[1])
    await album.take(other.page, "waiting")
    stranger = await come(f"/t/{link}")
    await stranger.locator(".board").wait_for()
    await album.take(stranger, "spectator")
    await other.page.context.set_offline(True)
    await other.page.evaluate("window.dispatchEvent(new Event('offline'))")
    await other.page.locator(".net .bad").wait_for()
    await album.take(other.page, "offline")


async def seated(album: Album, come: Come, url: str, link: str, token: str) -> Hand:
    """Come to a game at which one has a seat."""
    page = await come("")
    await keep_seat(page, link, token)
    hand = Hand(page, touch=album.phone)
    await page.goto(f"{url}/t/{link}")
    await hand.until(lambda table: table["phase"] == "playing")
    await page.wait_for_timeout(800)
    return hand


async def path(album: Album, hand: Hand) -> None:
    """A walk that is only thought of."""
    goes = [move for move in hand.legal() if move.startswith("walk>")]
    if goes:
        q, r = map(int, goes[-1].partition(">")[2].split(","))
        await hand.point_at(q, r)
        await album.take(hand.page, "path")


async def earlier(album: Album, page: Page) -> None:
    """A line of the log: where it happened, and how everything was then."""
    await page.keyboard.press("Escape")
    lines = page.locator("[data-log]")
    spotted = page.locator("[data-spotted]")
    for number in range(2, 12):  # a line without a place opens its moment at once
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


async def family(album: Album, come: Come) -> None:
    """Three round one screen."""
    page = await come("")
    await page.locator("button.door").nth(2).click()
    await page.locator("form button.main").click()
    await page.locator(".pass").wait_for()
    await album.take(page, "pass")


async def end(album: Album, come: Come, url: str) -> None:
    """The end of a game."""
    link, tokens = await journey(url, [move for _, move in squirrels()])
    page = await come("")
    await keep_seat(page, link, tokens[0])
    await page.goto(f"{url}/t/{link}")
    await page.locator("table").wait_for()
    await album.take(page, "result")
    await page.keyboard.press("Escape")
    await album.take(page, "over")
