"""Being told of one's turn: asked once, turned on and off in the rucksack, tried, and stopped by a link."""

import asyncio
import json
from collections.abc import AsyncIterator
from time import monotonic
from typing import Any, Final

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, expect

from kit.browser.album import Album
from kit.browser.here import eventually
from tests.clock import still_before
from tests.server.nodes import RunningNode, running, settings_at_localhost
from tests.server.people.letter_box import LetterBox, box, code_in, mail_port
from tests.server.playing.driving import started
from tests.server.ways.browser import new_browser
from tests.server.ways.far_end import FarEnd, far_end
from tests.web.coming import bring
from tests.web.people import Visitors
from tests.web.pushing import Pushes, opened_browser
from tests.web.test_notices import A_DAY, end_turn, until
from tests.web.test_pictures import kept
from tests.web.test_rucksack import packed

__all__ = ["box", "mail_port", "opened_browser"]

pytestmark = pytest.mark.chromium("protocol")

SUBSCRIBED: Final = """(made) => {
    PushManager.prototype.subscribe = async (options) => {
        self.subscribedWith = options.applicationServerKey;
        return { toJSON: () => made };
    };
}"""
"""The push service of the browser's maker cannot be reached from a test: this one is on the same machine."""


SENT: Final = """() => performance.getEntriesByType("resource").some(({ name }) => name.endsWith("/look"))"""


@pytest_asyncio.fixture(loop_scope="session")
async def end() -> AsyncIterator[FarEnd]:
    async with far_end() as end:
        yield end


@pytest_asyncio.fixture(loop_scope="session")
async def node(browser_needed: None, database_url: str, mail_port: int) -> AsyncIterator[RunningNode]:
    settings = settings_at_localhost(
        database_url,
        smtp_url=f"smtp://127.0.0.1:{mail_port}",
        mail_from="huts@example.org",
        push_contact="mailto:huts@example.org",
        hooks=True,
        outbound_allowed="127.0.0.1",
    )
    async with running(settings) as node:
        yield node


async def at_the_table(visitors: Visitors, **how: Any) -> tuple[Page, str, list[str]]:  # noqa: ANN401
    """Ann at a table with Luca: it is her turn, and her seat is in her rucksack."""
    visitors.keeping = visitors.calm = True
    link, tokens, host = await started(visitors.url, {"players": 2, "clock": A_DAY})
    mine = {link: {"host": host, "seats": {"0": tokens[0]}, "at": 1}}
    page = await bring(visitors, mine, f"/t/{link}", **how)
    await page.locator("main.game").wait_for()
    await packed(page)
    return page, link, tokens


async def requests(end: FarEnd, count: int) -> None:
    until = monotonic() + 30
    while len(end.requests) < count:
        still_before(until, f"{len(end.requests)} requests came")
        await asyncio.sleep(0.05)


def album(name: str, *, dark: bool, language: str) -> Album:
    return Album("phone" if name == "phone" else "desktop", dark, language, kept(), ("light", "dark"))


async def test_from_the_first_move_to_a_notice_and_its_end(visitors: Visitors, end: FarEnd) -> None:
    pictures = album("desktop", dark=False, language="en-GB")
    page, link, tokens = await at_the_table(visitors)
    pushes = await Pushes.to(page)
    hers = new_browser()
    endpoint = f"http://127.0.0.1:{end.port}/push/ann"
    await page.evaluate(SUBSCRIBED, {"endpoint": endpoint, "keys": hers.keys})
    question = page.locator("[data-ask-told]")
    await expect(question, "nothing is asked before the first move").to_have_count(0)
    await end_turn(visitors.url, link, tokens[0])
    await expect(question).to_contain_text("Do you want to be told when it is your turn again?")
    await pictures.take(page, "told-asked")
    await question.get_by_role("button", name="Yes, tell me").click()
    await expect(question).to_contain_text("You will be told.")
    assert len(await page.evaluate("self.subscribedWith")) == 87
    await pictures.take(page, "told-answered")
    await question.get_by_role("button").click()
    await expect(question).to_have_count(0)

    await page.goto(f"{visitors.url}/rucksack")
    way = page.locator("[data-way=push]")
    await expect(way).to_contain_text("on this device")
    await way.get_by_role("button", name="Try it").click()
    await expect(way).to_contain_text("A message is on its way.")
    await requests(end, 1)
    message = hers.opened(end.requests[0].body)
    await pushes.bring(message)
    await until(pushes, ["It works!"])
    shown = json.loads(message)
    assert shown["url"] == f"{visitors.url}/rucksack"

    await way.get_by_role("button", name="Turn off").click()
    await expect(page.locator("[data-tell-here]")).to_be_visible()
    await expect(page.locator("[data-way]")).to_have_count(0)

    await page.goto(f"{visitors.url}/t/{link}")
    await page.locator("main.game").wait_for()
    await end_turn(visitors.url, link, tokens[1], 1)
    await page.locator("[data-act]").first.wait_for()
    await end_turn(visitors.url, link, tokens[0])
    await expect(page.locator(".line")).to_contain_text("Luca")
    await expect(question, "nobody is asked twice").to_have_count(0)
    assert not pictures.faults, "\n".join(pictures.faults)


async def german(visitors: Visitors) -> tuple[Page, Album]:
    """Ann's rucksack in German on a phone at night."""
    page, _, _ = await at_the_table(visitors, language="de-DE", phone=True, dark=True)
    await page.goto(f"{visitors.url}/rucksack")
    return page, album("phone", dark=True, language="de-DE")


async def test_by_a_web_hook_when_it_suits(visitors: Visitors, end: FarEnd) -> None:
    page, pictures = await german(visitors)
    section, wishes = page.locator("[data-told-ways]"), page.locator("[data-wishes]")
    await page.locator("[data-tell-hook]").click()
    await expect(wishes, "there is nothing to wish for yet").to_have_count(0)

    async def enter(url: str) -> None:
        await page.locator("[data-hook-url]").fill(url)
        await page.keyboard.press("Enter")

    await enter("ntfy")
    await expect(section).to_contain_text("Das sieht nicht nach einer Adresse aus.")
    await enter(f"http://127.0.0.1:{end.port}/a/b")
    await expect(section).to_contain_text("Für ntfy braucht es die Adresse eines Themas")
    await pictures.take(page, "told-hook")
    await section.get_by_label("Webhook für").select_option("plain")
    await enter("https://10.0.0.1/hook")
    await expect(section).to_contain_text("aus dem Internet nicht zu erreichen")
    await enter(f"http://127.0.0.1:{end.port}/hook")
    visitors.faults[:] = [one for one in visitors.faults if "409" not in one]  # refused, as it should be
    hook = page.locator("[data-way=hook]")
    await expect(hook).to_contain_text("127.0.0.1")
    await hook.get_by_role("button", name="Ausprobieren").click()
    await requests(end, 1)
    assert json.loads(end.requests[0].body)["title"] == "Es klappt!"

    await wishes.get_by_label("Wie lange darf dein Zug warten").select_option("60")
    await wishes.get_by_label("Nachts Ruhe").check()
    await wishes.get_by_label("Von", exact=True).fill("22:30")
    await pictures.take(page, "told-wishes")
    await page.reload()
    await expect(wishes.get_by_label("Von", exact=True)).to_have_value("22:30")
    await expect(wishes.get_by_label("Bis", exact=True)).to_have_value("08:00")
    await expect(wishes.get_by_label("Wie lange darf dein Zug warten")).to_have_value("60")
    await wishes.get_by_label("Nur einmal am Tag").check()
    await expect(wishes.get_by_label("Um wie viel Uhr?")).to_have_value("18:00")
    await hook.get_by_role("button", name="Abschalten").click()
    await expect(hook).to_have_count(0)
    assert not pictures.faults, "\n".join(pictures.faults)


async def test_by_mail_until_its_link_stops_it(visitors: Visitors, box: LetterBox) -> None:
    page, pictures = await german(visitors)
    section = page.locator("[data-told-ways]")
    await expect(section).to_contain_text("Wenn du unten eine E-Mail-Adresse hinterlegst")
    await pictures.take(page, "told-nothing-yet")
    await page.locator("[data-mail-field]").fill("ann@example.org")
    await page.keyboard.press("Enter")
    await page.goto(f"{visitors.url}/rucksack#mail={code_in(await box.next(), 'mail')}")
    await page.locator("[data-tell-mail]").click()
    mail = page.locator("[data-way=mail]")
    await expect(mail).to_contain_text("ann@example.org")
    await mail.get_by_role("button", name="Ausprobieren").click()
    letter = await box.next()
    assert letter["subject"] == "Es klappt!"
    await page.goto(letter["list-unsubscribe"].strip("<>"))
    await expect(page.locator("[data-stop=asked]")).to_contain_text("keine solchen Nachrichten mehr?")
    await expect(mail, "following the link stops nothing").to_be_visible()
    await pictures.take(page, "told-stopping")
    await page.locator("[data-stop] button").click()
    await expect(page.locator("[data-stop=stopped]")).to_be_visible()
    await page.reload()
    await expect(page.locator("[data-tell-mail]")).to_be_visible()
    await expect(mail).to_have_count(0)
    assert not pictures.faults, "\n".join(pictures.faults)


async def test_a_look_is_told_once_and_only_in_ones_own_turn(visitors: Visitors) -> None:
    page, link, tokens = await at_the_table(visitors)
    looks: list[str] = []
    page.on("request", lambda one: looks.append(one.url) if one.url.endswith("/look") else None)
    await page.reload()
    await page.locator("main.game").wait_for()
    await eventually(
        page, "() => performance.getEntriesByType('resource').some((one) => one.name.endsWith('/look'))"
    )
    assert looks == [f"{visitors.url}/api/rucksack/tables/{link}/look"]
    for step in range(20):
        await page.mouse.move(300 + step, 300)
    await page.keyboard.press("Shift")
    await end_turn(visitors.url, link, tokens[0])
    await expect(page.locator(".line")).to_contain_text("Luca")
    await page.reload()
    await page.locator("main.game").wait_for()
    await page.mouse.move(400, 300)
    await page.wait_for_timeout(500)
    assert len(looks) == 1, "within a minute, and in the turn of somebody else"


@pytest.mark.parametrize("path", ["/rucksack", "table"])
async def test_a_host_without_ways_asks_nothing(browser: Browser, database_url: str, path: str) -> None:
    async with running(settings_at_localhost(database_url)) as node:
        visitors = Visitors(browser, node.node.settings.public_url or "")
        page, link, tokens = await at_the_table(visitors)
        if path == "table":
            await end_turn(visitors.url, link, tokens[0])
            await expect(page.locator(".line")).to_contain_text("Luca")
        else:
            await page.goto(f"{visitors.url}/rucksack")
            await page.locator("[data-device]").first.wait_for()
        await page.wait_for_timeout(500)
        await expect(page.locator("[data-ask-told], [data-told-ways]")).to_have_count(0)
        assert visitors.faults == []
