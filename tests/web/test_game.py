"""A game in the browser."""

import asyncio
import json

from playwright.async_api import Page, WebSocketRoute, expect

from tests.web.people import Visitors, make_a_move, open_room, play_now, sit_down


async def my_turn(page: Page) -> None:
    await page.locator("[data-act='end']:not([disabled])").wait_for(timeout=60_000)


async def test_some_turns(visitors: Visitors) -> None:
    page = await visitors.come()
    await play_now(page)
    for _ in range(6):  # three turns: a tile, and the end
        await my_turn(page)
        await make_a_move(page)
    await page.get_by_text("You lay").nth(2).wait_for()
    await page.get_by_text("Your turn is over").nth(2).wait_for()


async def answers_come_late(page: Page) -> None:
    """Delay answers, so that the table shows the result long before."""

    def meet(socket: WebSocketRoute) -> None:
        def pass_on(frame: str | bytes) -> None:
            wait = 2 if "answer" in json.loads(frame) else 0
            asyncio.get_running_loop().call_later(wait, socket.send, frame)

        socket.connect_to_server().on_message(pass_on)

    await page.route_web_socket("**/stream", meet)


async def test_an_act_counts_although_the_answer_to_the_last_is_still_to_come(visitors: Visitors) -> None:
    page = await visitors.come()
    await answers_come_late(page)
    await at_one_screen(page)
    await make_a_move(page)
    await make_a_move(page)  # with two players, the first turn has two tiles


async def at_one_screen(page: Page) -> None:
    """Start a game of two who share a screen."""
    await page.locator("button.door").nth(2).click()
    await page.get_by_role("button", name="Off we go").click()
    await page.locator(".pass button").click()


async def test_taking_back(visitors: Visitors) -> None:
    page = await visitors.come()
    await at_one_screen(page)
    await make_a_move(page)
    await make_a_move(page)
    await page.locator("[data-act='undo']").wait_for()
    undo = page.locator("[data-act='undo']:not([aria-disabled='true'])")
    if await undo.count():  # unless laying the tile refilled the row
        lines = await page.locator(".log li").count()
        await undo.click()
        await page.locator(".log li").nth(lines - 1).wait_for(state="detached")


async def test_a_phrase_is_read_in_the_readers_own_language(visitors: Visitors) -> None:
    host = await visitors.come()
    await open_room(host)
    guest = await visitors.come("it-IT", path=host.url)
    await sit_down(guest)
    await host.get_by_role("button", name="Close the free seats and start").click()
    await guest.locator(".board").wait_for()
    await host.get_by_role("button", name="Say something").click()
    await host.get_by_role("button", name="What a view!").click()
    await guest.get_by_text("Che panorama!").or_(guest.get_by_text("Che vista!")).first.wait_for()


async def test_the_connection_is_lost_and_comes_back(visitors: Visitors) -> None:
    page = await visitors.come()
    await play_now(page)
    await page.context.set_offline(True)
    await page.evaluate("window.dispatchEvent(new Event('offline'))")
    await page.get_by_text("You are offline. Your seat is safe.").wait_for()
    await page.context.set_offline(False)
    await page.get_by_text("Connected again!").wait_for()
    await make_a_move(page)


async def test_a_spectator_sees_the_board_and_cannot_move(visitors: Visitors) -> None:
    page = await visitors.come()
    await play_now(page)
    stranger = await visitors.come("de-DE", path=page.url)
    await stranger.locator(".board").wait_for()
    await expect(stranger.locator("[data-act]")).to_have_count(0)
    await expect(stranger.get_by_role("button", name="Etwas sagen")).to_have_count(0)


async def test_giving_up_and_once_more(visitors: Visitors) -> None:
    page = await visitors.come()
    await play_now(page)
    await page.get_by_role("button", name="More", exact=True).click()
    await page.get_by_role("button", name="Abandon the game for everyone").click()
    await page.get_by_role("button", name="Really abandon it?").click()
    first = page.url
    await page.get_by_role("button", name="Once more!").click()
    await page.wait_for_url(lambda url: url != first)
    await page.locator("main.game .offer").wait_for()
    await expect(page.locator("li.card"), "alone there is nobody to wait for in a room").to_have_count(0)
    await expect(page.locator(".players li")).to_have_count(3)
