"""The narrowest screen and the largest text: nothing is clipped, and a turn can be played.

Both with the fonts of this machine and with a Palatino, which macOS and Windows have and Debian does not:
FONTS_WITH_PALATINO names the folder of Debian's fonts-urw-base35, which `.ci/run` unpacks.
"""

import os
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, expect

from kit.browser.album import BIG, CUT, SIZES
from kit.browser.chromium import browsing
from kit.browser.hand import Hand
from tests.web.conftest import emptied
from tests.web.fonts import configured
from tests.web.people import Visitors, open_room, play_now

pytestmark = pytest.mark.chromium("fonts")
WAYS = [
    pytest.param("narrow", None, id="320 px"),
    pytest.param("phone", "here", id="200 %, wished here"),
    pytest.param("phone", "browser", id="200 %, by the browser"),
]


@pytest_asyncio.fixture(params=["these fonts", "Palatino"], scope="module", loop_scope="session")
async def fonts_browser(
    browser_needed: None, request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[Browser]:
    """A browser with the fonts of this machine, and one with a Palatino as well."""
    folder, environment = os.environ.get("FONTS_WITH_PALATINO"), {}
    if request.param == "Palatino":
        if folder is None:
            pytest.skip("FONTS_WITH_PALATINO names no folder")
        environment = configured(tmp_path_factory.mktemp("fonts"), f"<dir>{folder}</dir>")
    async with browsing(**environment) as browser:
        yield browser


@pytest_asyncio.fixture(loop_scope="session")
async def narrow_visitors(household: str, fonts_browser: Browser) -> AsyncIterator[Visitors]:
    async with emptied(fonts_browser):
        yield Visitors(fonts_browser, household)


async def come(visitors: Visitors, size: str, large: str | None, path: str = "") -> Page:
    """Open a page with touch, in the language with the longest words."""
    context = await visitors.browser.new_context(
        viewport=SIZES[size], locale="de-DE", has_touch=True, reduced_motion="reduce"
    )
    if large == "here":
        await context.add_init_script(BIG % 200)
    page = await context.new_page()
    if large == "browser":
        devtools = await context.new_cdp_session(page)
        await devtools.send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})
    await page.goto(visitors.url + path)
    return page


@pytest.mark.parametrize(("size", "large"), WAYS)
async def test_pages_are_whole(narrow_visitors: Visitors, size: str, large: str | None) -> None:
    first = await come(narrow_visitors, size, large)
    await first.locator("button.door").first.wait_for()
    assert await first.evaluate(CUT) == []
    await open_room(first)
    assert await first.evaluate(CUT) == []
    rules = await come(narrow_visitors, size, large, "/rules")
    await rules.locator("h2").first.wait_for()
    assert await rules.evaluate(CUT) == []


@pytest.mark.parametrize(("size", "large"), WAYS)
async def test_an_answer_on_the_map_makes_way_for_the_next_tap(
    narrow_visitors: Visitors, size: str, large: str | None
) -> None:
    page = await come(narrow_visitors, size, large)
    hand = Hand(page, touch=True)
    await play_now(page)
    await hand.my_turn()
    await page.locator("[data-goal]").wait_for()
    assert await page.evaluate(CUT) == []
    await hand.press("goal-go")
    await page.locator("[data-card]").wait_for()
    laid = next(move for move in hand.legal() if move.startswith("open"))
    await page.locator(f"[data-offer='{laid.partition('@')[0]}']").tap()
    await hand.tap_cell(2, 0)
    why = page.locator("[data-why] p")
    await why.wait_for()
    await expect(page.locator("[data-card]"), "no room for both").to_have_count(0)
    assert await page.evaluate(CUT) == []
    await why.tap()
    await why.wait_for(state="detached")
    await page.locator("[data-card]").wait_for()
    cell = laid.partition("@")[2].partition("^")[0].split(",")
    await hand.tap_cell(int(cell[0]), int(cell[1]))
    before = hand.table["seq"]
    await hand.press("confirm")
    await hand.until(lambda table: table["seq"] > before)
