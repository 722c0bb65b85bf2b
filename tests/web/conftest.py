"""A real server with the built pages, and a real browser: Debian's chromium, or the one CHROMIUM names.

Whoever has no browser or no built pages (`make web`) is not bothered by these tests, unless
BROWSER_TESTS=required says that both must be there.
"""

import os
from collections.abc import AsyncIterator, Iterator

import pytest
import pytest_asyncio
from playwright.async_api import expect

from kit.browser.chromium import browsing, missing
from kit.browser.records import packed_bags
from kit.served import served
from tests.server.conftest import database_url, postgres
from tests.server.nodes import RunningNode, running, settings_for
from tests.web.people import Visitors

__all__ = ["database_url", "postgres"]

expect.set_options(timeout=30_000)  # for a machine that has other things to do


@pytest.fixture
def browser_needed() -> None:
    """Skip a test that cannot be done here; fail it where it must be."""
    lacking = missing()
    if lacking is None:
        return
    if os.environ.get("BROWSER_TESTS") == "required":
        pytest.fail(lacking)
    pytest.skip(lacking)


@pytest_asyncio.fixture
async def node(browser_needed: None, database_url: str) -> AsyncIterator[RunningNode]:
    async with running(settings_for(database_url)) as node:
        yield node


@pytest.fixture(scope="session")
def household() -> Iterator[str]:
    """A real `rifugio serve`, all of whose tables have the bag that was packed beforehand."""
    with served("kit.browser.prepared", packed_bags()) as url:
        yield url


@pytest_asyncio.fixture
async def served_visitors(browser_needed: None, household: str) -> AsyncIterator[Visitors]:
    """People with browsers at that server; whatever goes wrong in one of them fails the test."""
    async with browsing() as browser:
        visitors = Visitors(browser, household)
        yield visitors
        assert visitors.faults == []


@pytest_asyncio.fixture
async def visitors(node: RunningNode) -> AsyncIterator[Visitors]:
    """People with browsers; whatever goes wrong in one of them fails the test."""
    async with browsing() as browser:
        visitors = Visitors(browser, node.url)
        yield visitors
        assert visitors.faults == []
