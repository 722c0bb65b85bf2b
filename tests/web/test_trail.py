"""A day's trail played through by ten bots and three people, across midnight in two time zones.

The server's clock is in the test's hand, and so is that of each browser.
"""

import asyncio
import json
from collections.abc import AsyncIterator
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
import pytest_asyncio
from httpx2 import AsyncClient
from playwright.async_api import Browser, Page, expect

from rifugio.bots import Budget, make_bot
from rifugio.client import Player
from rifugio.client.seat import play_seat
from rifugio.trails.days import DAY, begin_of, end_of
from tests.clock import within
from tests.server.nodes import RunningNode, client_of, running, settings_for
from tests.server.playing.reviewed import play_out
from tests.server.trails.clock import MONDAY, ClockInHand, noon
from tests.server.trails.test_trails import SECRET
from tests.server.trails.walking import begin, pack, trail, trails, until_over
from tests.web.people import PHONE

FIRST, LAST, ROME = "Pacific/Kiritimati", "Pacific/Pago_Pago", "Europe/Rome"


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> ClockInHand:
    clock = ClockInHand(noon(MONDAY))
    monkeypatch.setattr("rifugio.server.host.running.MachineClock", lambda: clock)
    return clock


@pytest_asyncio.fixture(loop_scope="session")
async def node(browser_needed: None, database_url: str, clock: ClockInHand) -> AsyncIterator[RunningNode]:
    async with running(settings_for(database_url)) as node:
        yield node


@pytest_asyncio.fixture(loop_scope="session")
async def client(node: RunningNode) -> AsyncIterator[AsyncClient]:
    async with client_of(node.url) as client:
        yield client


class Walker:
    """Somebody with a browser in a time zone; its clock is set with the server's."""

    def __init__(self, page: Page, url: str, zone: str) -> None:
        self.page, self.url, self.zone = page, url, zone

    async def look(self, now: datetime) -> str:
        """Open the page of the trail at this time; return the day it shows."""
        await self.page.clock.set_fixed_time(now)
        await self.page.goto(f"{self.url}/trail")
        await self.page.locator("[data-loaded=true]").wait_for()
        return await self.page.locator("[data-trail]").get_attribute("data-trail") or ""

    def today(self, now: datetime) -> str:
        """The date on the wall in their zone."""
        return now.astimezone(ZoneInfo(self.zone)).date().isoformat()

    async def set_out(self) -> tuple[str, list[str]]:
        """Set out; return the link of the table, and the token of the seat."""
        await self.page.locator("[data-set-out]").click()
        await self.page.wait_for_url("**/t/**")
        link = self.page.url.rpartition("/")[2]
        kept = await self.page.evaluate("(link) => localStorage['rifugio.table.' + link]", link)
        return link, list(json.loads(kept)["seats"].values())


async def walker(browser: Browser, url: str, zone: str, language: str = "en-GB") -> Walker:
    context = await browser.new_context(
        viewport=PHONE, timezone_id=zone, locale=language, service_workers="block", reduced_motion="reduce"
    )
    return Walker(await context.new_page(), url, zone)


async def bot_walks(node: RunningNode, client: AsyncClient, name: str) -> int:
    """Have a bot walk by the Python client, with a rucksack; return its points."""
    me = await pack(client)
    somebody, counted = await begin(client, me)
    assert counted
    async with Player([node.url], somebody.link, somebody.tokens) as player:
        await play_seat(player, make_bot(name), Budget(tries=10))
    return int((await until_over(client, me))["points"])


async def test_a_day_is_played_through(
    browser: Browser, node: RunningNode, client: AsyncClient, clock: ClockInHand
) -> None:
    zones = (FIRST, ROME, LAST)
    people = [await walker(browser, node.url, zone) for zone in zones]
    # a minute before Monday begins in the first zone, it is sealed and nobody can walk it
    clock.at = begin_of(MONDAY) - timedelta(minutes=1)
    assert (await client.post(f"/api/trails/{MONDAY}/tries", json={"look": {}})).status_code == 422
    sealed = (await trails(client))["next"]
    assert sealed["day"] == str(MONDAY)
    assert [await one.look(clock.at) for one in people] == [one.today(clock.at) for one in people]
    assert await people[0].look(clock.at) == str(MONDAY - DAY)
    # midnight there: one browser has the new day, the others still the old one
    clock.at = begin_of(MONDAY)
    assert [await one.look(clock.at) for one in people] == [one.today(clock.at) for one in people]
    assert await people[0].look(clock.at) == str(MONDAY)
    assert (await trail(client))["commitment"] == sealed["commitment"]
    points = [await walk_to_the_end(node, people[0], clock.at)]
    # noon in Rome: ten bots and the second person
    clock.at = noon(MONDAY)
    points += await asyncio.gather(*(bot_walks(node, client, name) for name in ["squirrel", "marmot"] * 5))
    assert await people[1].look(clock.at) == str(MONDAY)
    points.append(await walk_to_the_end(node, people[1], clock.at))
    # half an hour before the day is over in the last zone, the third person sets out
    clock.at = datetime.combine(MONDAY, datetime.max.time(), ZoneInfo(LAST)) - timedelta(minutes=30)
    assert await people[2].look(clock.at) == str(MONDAY)
    assert await people[0].look(clock.at) != str(MONDAY)
    points.append(await walk_to_the_end(node, people[2], clock.at))
    with within(20):  # the last results are read from the log by a job
        while sum(bar["many"] for bar in (await trail(client))["spread"]) < len(points):
            await asyncio.sleep(0.05)
    shown = await trail(client)
    assert sum(bar["many"] for bar in shown["spread"]) == len(points) == 13
    assert [bar["points"] for bar in shown["spread"]] == sorted(set(points))
    assert shown["secret"] is None
    # after midnight on the last wall there is a new day, and the old one's secret comes when none has it
    clock.at += timedelta(hours=1)
    assert await people[2].look(clock.at) == str(MONDAY + DAY)
    clock.at = end_of(MONDAY)
    await people[2].look(clock.at)
    ended = people[2].page.locator(f"[data-ended='{MONDAY}']")
    await ended.locator("summary").click()
    await expect(ended.locator("code").first).to_have_text(SECRET)
    await expect(ended.locator("[data-path]")).to_be_visible()


async def walk_to_the_end(node: RunningNode, one: Walker, now: datetime) -> int:
    """Set out in the browser, play on, and see one's points on the page of the trail."""
    link, tokens = await one.set_out()
    await one.page.goto("about:blank")  # the table is played out by the client, on the same seat
    await play_out(node.url, link, tokens)
    async with asyncio.timeout(30):
        while True:
            await one.look(now)
            found = one.page.locator("[data-points]")
            if await found.count():
                break
            await asyncio.sleep(0.2)
    points = int(await found.get_attribute("data-points") or "")
    line = await one.page.locator("[data-line]").inner_text()
    assert str(points) in line
    await expect(one.page.locator("[data-set-out]")).to_contain_text("just for fun")
    return points
