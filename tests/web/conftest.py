"""Fixtures: a real server with the built pages, and a real browser (Debian's chromium, or CHROMIUM).

With ENGINE=firefox it is Debian's firefox-esr, or FIREFOX.

The browser is opened once for each test process, which is why all these tests share an event loop; everybody
in a test has a browser context of their own, with empty storage.

Without a browser or built pages (`make web`) these tests are skipped, unless BROWSER_TESTS=required.
"""

import os
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from kit.browser import firefox
from kit.browser.chromium import PATIENCE_MS, QUICK_TO_START, browsing, missing
from kit.browser.records import packed_bags
from kit.served import served
from kit.servers import PostgresServer
from tests.server.conftest import database_url, postgres
from tests.server.nodes import RunningNode, running, settings_for
from tests.web.people import Visitors

__all__ = ["database_url", "postgres"]

HERE: Final = Path(__file__).parent
ONLY_CHROMIUM: Final = {
    "touch": "playwright has no finger for Firefox",
    "protocol": "it uses Chromium's own protocol, or its profile",
    "media": "this Firefox cannot be told contrast or motion",
    "shifts": "Firefox does not report layout shifts",
    "sound": "without a sound card Firefox starts no sound",
    "idle": "Firefox fetches for later before the test has seen the page",
    "fonts": "it starts a Chromium of its own with other fonts",
}
"""The reasons of the marker `chromium` (docs/web.md, Three engines)."""
expect.set_options(timeout=PATIENCE_MS)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run all browser tests in the browser's event loop; in Firefox, skip those that only Chromium can do."""
    for item in items:
        if not item.path.is_relative_to(HERE):
            continue
        if pytest_asyncio.is_async_test(item):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)
        reason = _only_chromium(item)
        if firefox.WANTED and reason:
            item.add_marker(pytest.mark.skip(reason=f"only in Chromium: {ONLY_CHROMIUM[reason]}"))


def _only_chromium(item: pytest.Item) -> str | None:
    """Return why a test needs Chromium, or None."""
    marker = item.get_closest_marker("chromium")
    given = getattr(item, "callspec", None)
    if marker is None:
        return "touch" if given is not None and given.params.get("phone") is True else None
    return str(marker.args[0])


@pytest.fixture(scope="session")
def browser_needed() -> None:
    """Skip a test that cannot run here, or fail it if browser tests are required."""
    lacking = missing()
    if lacking is None:
        return
    if os.environ.get("BROWSER_TESTS") == "required":
        pytest.fail(lacking)
    pytest.skip(lacking)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def opened_browser(browser_needed: None) -> AsyncIterator[Browser]:
    async with firefox.browsing() if firefox.WANTED else browsing(None, QUICK_TO_START) as browser:
        yield browser


@pytest_asyncio.fixture(loop_scope="session")
async def browser(opened_browser: Browser) -> AsyncIterator[Browser]:
    """The browser, without any context from before or left afterwards."""
    async with emptied(opened_browser):
        yield opened_browser


@asynccontextmanager
async def emptied(browser: Browser) -> AsyncIterator[None]:
    """Close all contexts at the end."""
    try:
        yield
    finally:
        for context in browser.contexts:
            await context.close()


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def node(browser_needed: None, postgres: PostgresServer) -> AsyncIterator[RunningNode]:
    """A node for all tests of a file: each makes its own tables, and a start takes a third of a second."""
    url = postgres.new_database()
    async with running(settings_for(url)) as node:
        yield node
    postgres.drop_database(url)


@pytest.fixture(scope="session")
def household() -> Iterator[str]:
    """A real `rifugio serve`, all of whose tables have a known bag."""
    with served("kit.browser.prepared", packed_bags()) as url:
        yield url


@pytest_asyncio.fixture(loop_scope="session")
async def served_visitors(browser: Browser, household: str) -> AsyncIterator[Visitors]:
    """Visitors with browsers at that server; any error in one of them fails the test."""
    visitors = Visitors(browser, household)
    yield visitors
    assert visitors.faults == []


@pytest_asyncio.fixture(loop_scope="session")
async def visitors(browser: Browser, node: RunningNode) -> AsyncIterator[Visitors]:
    """Visitors with browsers; any error in one of them fails the test."""
    visitors = Visitors(browser, node.node.settings.public_url or node.url)
    yield visitors
    assert visitors.faults == []
