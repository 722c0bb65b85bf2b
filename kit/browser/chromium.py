"""Debian's Chromium, or the one that CHROMIUM names, driven by playwright."""

import os
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from typing import Final

from playwright.async_api import Browser, async_playwright

PATIENCE_MS: Final = 90_000
"""How long to wait for something on a page: the machine may have other things to do."""
FLAGS: Final = (
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
)


def missing() -> str | None:
    """Return what is not there that a game in a browser needs, or None."""
    if chromium() is None:
        return "there is no chromium: install it, or name one by CHROMIUM"
    if not (files("rifugio.server") / "site" / "index.html").is_file():
        return "the pages are not built: make web"
    return None


@asynccontextmanager
async def browsing(**environment: str) -> AsyncIterator[Browser]:
    """Open a browser without a window, for as long as the block lasts."""
    async with async_playwright() as play:
        browser = await play.chromium.launch(
            executable_path=chromium(), args=list(FLAGS), env={**os.environ, **environment}
        )
        yield browser
        await browser.close()


def chromium() -> str | None:
    """Return the browser's program, or None if there is none."""
    return os.environ.get("CHROMIUM") or shutil.which("chromium")
