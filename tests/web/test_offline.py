"""Without a network: a site once visited opens and plays; a newer version waits until it is wanted."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from shutil import copytree

import pytest
from playwright.async_api import Browser, Page, expect

from kit.browser.here import KEPT, HandHere, eventually
from rifugio.box import load_box
from rifugio.dealer import Genuine, verify
from rifugio.engine.text.records import read_record
from tests.web.hosts import hosted
from tests.web.people import Visitors
from tests.web.test_afterwards import verdict
from tests.web.test_alone import play_a_turn
from tests.web.test_here import STATIC, begin

REVIEW = 300_000
"""Milliseconds: a review takes half a minute, and more on a busy machine."""


async def kept(visitors: Visitors) -> Page:
    """Visit once, until the whole site is kept."""
    visitors.keeping = visitors.calm = True
    page = await visitors.come()
    await eventually(page, KEPT)
    return page


@asynccontextmanager
async def without_network(browser: Browser) -> AsyncIterator[tuple[HandHere, str]]:
    """Visit a site, take its server away, and begin a game; it is open as long as the block lasts."""
    with hosted(STATIC) as (server, url):
        visitors = Visitors(browser, url)
        page = await kept(visitors)
        server.shutdown()
        server.server_close()
        hand = HandHere(page)
        await hand.listen()
        await page.goto(url)
        await begin(hand, "Pina", "Rocco", "Luna", extensions=("Helicopter", "Rivers & Rafts"))
        yield hand, url
        assert visitors.faults == []


@pytest.mark.usefixtures("browser_needed")
async def test_the_first_turns_and_the_rules_after_the_network_is_gone(browser: Browser) -> None:
    async with without_network(browser) as (hand, url):
        await play(hand, turns=3)
        await hand.page.goto(f"{url}?/rules")
        await expect(hand.page.get_by_role("heading", level=1)).to_be_visible()


@pytest.mark.slow
@pytest.mark.usefixtures("browser_needed")
async def test_a_whole_game_after_the_network_is_gone(browser: Browser, tmp_path: Path) -> None:
    async with without_network(browser) as (hand, _):
        page = hand.page
        await play(hand)
        await page.locator("[data-replay]").wait_for()
        await page.locator("[data-mountain] img").wait_for()
        async with page.expect_download() as saved:
            await page.locator("[data-record]").click()
        record = tmp_path / "game.rifugio"
        await (await saved.value).save_as(record)
        assert isinstance(verify(read_record(record.read_text(encoding="utf-8"), load_box)), Genuine)
        await page.locator("[data-review]").click()
        await page.locator("[data-cancel]").click()
        await page.locator("[data-review]").click()
        await page.locator("[data-review-state='done']").wait_for(timeout=REVIEW)
        assert await page.locator("[data-round]").count() > 0
        await page.goto(page.url.replace("?/t/", "?/replay/"))
        assert await verdict(page) == "Genuine"
        await expect(page.locator("[data-seal-here]")).to_be_visible()


async def play(hand: HandHere, turns: int | None = None) -> None:
    """Play so many turns, or the whole game, with a reload in the middle of the second turn."""
    played = 0
    while played != turns and (await hand.my_turn())["phase"] == "playing":
        if played == 1:
            table = await hand.act(next(move for move in hand.legal() if "@" in move))
            await hand.page.reload()
            assert (await hand.my_turn())["seq"] >= table["seq"], "what was told was stored"
        await play_a_turn(hand, played)
        played += 1


@pytest.mark.usefixtures("browser_needed")
async def test_a_newer_version_waits_until_it_is_wanted(browser: Browser, tmp_path: Path) -> None:
    copytree(STATIC, tmp_path / "site")
    with hosted(tmp_path / "site") as (_, url):
        visitors = Visitors(browser, url)
        page = await kept(visitors)
        newer = tmp_path / "site" / "index.html"
        text = newer.read_text(encoding="utf-8")
        newer.write_text(text.replace("<body>", "<body data-newer>"), encoding="utf-8")
        script = tmp_path / "site" / "sw.js"
        script.write_text(script.read_text(encoding="utf-8").replace("rifugio-site ", "rifugio-site n", 1))
        await page.reload()
        await expect(page.locator("body[data-newer]")).to_have_count(0)  # versions are never mixed
        await page.locator("[data-update]").click(timeout=120_000)
        await page.locator("body[data-newer]").wait_for()
