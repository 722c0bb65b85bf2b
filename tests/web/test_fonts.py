"""Nothing is clipped whichever fonts a machine has: with a wide serif for every name, and without."""

from collections.abc import AsyncIterator
from typing import Final

import pytest
import pytest_asyncio
from playwright.async_api import Browser

from kit.browser.album import BIG, CUT, SIZES
from kit.browser.chromium import browsing
from tests.web.fonts import configured
from tests.web.static import only_files

ALIASES: Final = "\n".join(
    f'<match target="pattern"><test name="family"><string>{name}</string></test>'
    '<edit name="family" mode="assign" binding="strong"><string>DejaVu Serif</string></edit></match>'
    for name in ("Palatino", "Palatino Linotype", "P052", "URW Palladio L", "Georgia", "serif")
)
"""Wider than any Palatino."""


pytestmark = pytest.mark.chromium("fonts")


@pytest_asyncio.fixture(params=["as they are", "wide"], scope="module", loop_scope="session")
async def fonts_browser(
    browser_needed: None, request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[Browser]:
    wide = request.param == "wide"
    async with browsing(**(configured(tmp_path_factory.mktemp("fonts"), ALIASES) if wide else {})) as browser:
        yield browser


@pytest.mark.parametrize("blocked", [False, True], ids=["our font", "our font does not come"])
async def test_the_rules_are_whole_with_text_twice_as_big(fonts_browser: Browser, blocked: bool) -> None:
    size = SIZES["narrow"]
    context = await fonts_browser.new_context(viewport=size, locale="de-DE", reduced_motion="reduce")
    await context.add_init_script(BIG % 200)
    if blocked:
        await context.route("**/*.woff2", lambda route: route.abort())
    with only_files() as url:
        page = await context.new_page()
        await page.goto(f"{url}/rules")
        await page.locator("h2.sign").first.wait_for()
        ours = await page.evaluate(
            "document.fonts.ready.then(() => document.fonts.check('600 1rem Alegreya'))"
        )
        assert ours is not blocked
        assert await page.evaluate(CUT) == []
        assert await page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    await context.close()
