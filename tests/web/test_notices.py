"""Notices on a device: shown once, replaced by newer ones, and taken away when they are of no use."""

import asyncio
from time import monotonic

import pytest
from playwright.async_api import Page

from kit.browser.here import eventually
from rifugio.client import Player
from rifugio.server.people.notices.ways import Notice
from tests.clock import still_before
from tests.server.playing.driving import ask, started
from tests.web.coming import bring
from tests.web.people import Visitors
from tests.web.pushing import Pushes, opened_browser

pytestmark = pytest.mark.chromium("protocol")

__all__ = ["opened_browser"]

A_DAY = {"kind": "correspondence", "seconds": 86_400}
ELSEWHERE = "https://another-name.example"
"""The server's own address, which need not be the one a visitor uses."""
TURNS = """async () => {
    const cache = await caches.open("rifugio-notices");
    const found = await cache.match("https://noted.invalid/turns");
    return found ? await found.json() : [];
}"""
KEYS = TURNS.replace("/turns", "/shown")
COUNTED = """(() => {
    const set = navigator.setAppBadge.bind(navigator), clear = navigator.clearAppBadge.bind(navigator);
    navigator.setAppBadge = (count) => { self.counted = count; return set(count); };
    navigator.clearAppBadge = () => { self.counted = 0; return clear(); };
})()"""
FINGER = """() => {
    self.brought = [];
    Clients.prototype.openWindow = async (url) => { self.brought.push(["opened", url]); };
    WindowClient.prototype.focus = async function () { self.brought.push(["focused", this.url]); };
}"""
"""Browsers open a page only for the finger that touched the notice, which no protocol has."""
TAP = """async () => {
    const [notification] = await self.registration.getNotifications();
    self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
    while (!self.brought.length) await new Promise((then) => setTimeout(then, 50));
    return self.brought.pop();
}"""


def notice(link: str, key: str = "n1", **more: object) -> Notice:
    return Notice(
        key=key,
        tag=f"table-{link}",
        title="Your turn",
        text="Luca is waiting for you.",
        url=f"{ELSEWHERE}/t/{link}",
        language="en",
        ttl_seconds=3600,
        quiet=False,
        stop_url=f"{ELSEWHERE}/stop",
    )._replace(**more)  # type: ignore[arg-type]


async def until(pushes: Pushes, titles: list[str]) -> None:
    until = monotonic() + 30
    while (found := sorted(one["title"] for one in await pushes.shown())) != titles:
        still_before(until, f"{found} are shown")
        await asyncio.sleep(0.05)


async def at_a_table(visitors: Visitors, path: str) -> tuple[Page, str, list[str]]:
    """Ann, whose turn it is at a table with Luca, on a page."""
    visitors.keeping = visitors.calm = True
    link, tokens, host = await started(visitors.url, {"players": 2, "clock": A_DAY})
    page = await bring(visitors, {link: {"host": host, "seats": {"0": tokens[0]}, "at": 1}}, path)
    return page, link, tokens


async def end_turn(url: str, link: str, token: str, seat: int = 0) -> None:
    async with Player([url], link, [token]) as player:
        while "end" not in player.table["legal"]:
            await ask(player, {"kind": "move", "seat": seat, "move": player.table["legal"][0]})
        await ask(player, {"kind": "move", "seat": seat, "move": "end"})


async def test_a_notice_is_shown_once_and_a_newer_one_replaces_it(visitors: Visitors) -> None:
    page, link, _ = await at_a_table(visitors, "/rules")
    pushes = await Pushes.to(page)
    for _ in range(2):
        await pushes.deliver(notice(link))
    await until(pushes, ["Your turn"])
    url = visitors.url
    assert await pushes.shown() == [
        {
            "title": "Your turn",
            "body": "Luca is waiting for you.",
            "tag": f"table-{link}",
            "lang": "en",
            "silent": False,
            "icon": f"{url}/icon-192.png",
            "badge": f"{url}/badge-96.png",
            "url": f"{url}/t/{link}",
        }
    ], "at the address where this device knows the server"
    await pushes.deliver(notice(link, "n2", title="Your time is running out", quiet=True))
    await until(pushes, ["Your time is running out"])
    assert (await pushes.shown())[0]["silent"]
    await pushes.deliver(notice("B" * 22, "n3", title="Another table"))
    await until(pushes, ["Another table", "Your time is running out"])
    await page.evaluate("""async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        for (const one of await registration.getNotifications()) one.close();
    }""")
    await pushes.deliver(notice(link, "n2"))
    await pushes.deliver(notice(link, "n4", title="New"))
    await until(pushes, ["New"])
    assert set(await page.evaluate(TURNS)) == {"B" * 22, link}


async def test_a_tap_brings_up_the_table(visitors: Visitors) -> None:
    page, link, _ = await at_a_table(visitors, "/rules")
    pushes = await Pushes.to(page)
    (worker,) = page.context.service_workers
    await worker.evaluate(FINGER)
    await pushes.deliver(notice(link))
    await until(pushes, ["Your turn"])
    assert await worker.evaluate(TAP) == ["opened", f"{visitors.url}/t/{link}"]
    assert await pushes.shown() == []
    watching = await page.context.new_page()
    await watching.goto(f"{visitors.url}/watch/{link}")
    there = await page.context.new_page()
    await there.goto(f"{visitors.url}/")
    await there.locator("section[data-mine] a").first.click()
    await there.locator("main.game").wait_for()
    await there.wait_for_load_state("networkidle")  # whoever comes looks at the table
    await pushes.deliver(notice(link, "n2"))
    await until(pushes, ["Your turn"])
    assert await worker.evaluate(TAP) == ["focused", f"{visitors.url}/"], "where it was opened at first"


async def test_notices_and_the_number_go_when_they_are_of_no_use(visitors: Visitors) -> None:
    page, link, tokens = await at_a_table(visitors, "/rules")
    await page.context.add_init_script(COUNTED)
    pushes = await Pushes.to(page)
    await pushes.deliver(notice(link))
    await pushes.deliver(notice("B" * 22, "n2", title="Not mine"))
    await until(pushes, ["Not mine", "Your turn"])
    await page.goto(visitors.url)
    await until(pushes, ["Your turn"])
    await eventually(page, "() => self.counted === 1")
    assert await page.evaluate(TURNS) == [link]
    await page.goto(f"{visitors.url}/t/{link}")
    await until(pushes, [])
    await eventually(page, "() => self.counted === 1")
    await end_turn(visitors.url, link, tokens[0])
    await eventually(page, "() => self.counted === 0")
    for path in (f"/t/{link}", "/", "/rules"):
        await page.goto(visitors.url + path)
        await pushes.deliver(notice(link, f"late {path}", title="Too late"))
        await eventually(page, f"async () => (await ({KEYS})()).includes('late {path}')")
        if path == "/rules":
            await until(pushes, ["Too late"])
            await page.goto(visitors.url)
        await until(pushes, [])
        await eventually(page, f"async () => !(await ({TURNS})()).length")


async def test_a_notice_stays_while_nobody_looks(visitors: Visitors) -> None:
    """A page may lie open on a desk: it takes a notice away once somebody comes back to it."""
    page, link, _ = await at_a_table(visitors, "/rules")
    pushes = await Pushes.to(page)
    await page.goto(f"{visitors.url}/t/{link}")
    await page.locator("main.game").wait_for()
    await page.wait_for_load_state("networkidle")  # whoever comes looks at the table
    await pushes.deliver(notice(link))
    await until(pushes, ["Your turn"])
    await page.wait_for_timeout(500)
    assert len(await pushes.shown()) == 1
    await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    await until(pushes, [])


async def test_an_animal_has_all_the_time_in_the_world(visitors: Visitors) -> None:
    """A game alone counts for nothing on the icon."""
    visitors.keeping = visitors.calm = True
    page = await visitors.come()
    await page.context.add_init_script(COUNTED)
    await page.locator("button.door").nth(0).click()
    await page.locator("main.game").wait_for()
    await page.goto(visitors.url)
    await eventually(page, "() => self.counted === 0")
