"""A real server with the built pages, and a real browser: Debian's chromium, or the one CHROMIUM names.

Whoever has no browser, no playwright or no built pages (`make web`) is not bothered by these tests.
"""

import os
import shutil
from collections.abc import AsyncIterator
from importlib.resources import files
from typing import Any

import pytest
import pytest_asyncio

from tests.server.conftest import database_url, postgres
from tests.server.nodes import RunningNode, running, settings_for
from tests.web.people import Visitors

__all__ = ["database_url", "postgres"]

FLAGS = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
]


def chromium() -> str:
    found = os.environ.get("CHROMIUM") or shutil.which("chromium")
    if found is None:
        pytest.skip("there is no chromium")
    return found


@pytest_asyncio.fixture
async def node(database_url: str) -> AsyncIterator[RunningNode]:
    if not (files("rifugio.server") / "site" / "index.html").is_file():
        pytest.skip("the pages are not built: make web")
    async with running(settings_for(database_url)) as node:
        yield node


@pytest_asyncio.fixture
async def visitors(node: RunningNode) -> AsyncIterator[Visitors]:
    """People with browsers; whatever goes wrong in one of them fails the test."""
    program = chromium()
    playwright: Any = pytest.importorskip("playwright.async_api")
    async with playwright.async_playwright() as play:
        browser = await play.chromium.launch(executable_path=program, args=FLAGS)
        visitors = Visitors(browser, node.url)
        yield visitors
        await browser.close()
        assert visitors.faults == []
