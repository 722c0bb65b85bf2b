"""Debian's Chromium, or the one that CHROMIUM names, driven by playwright."""

import os
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from typing import Final

from playwright.async_api import Browser, async_playwright

from kit.browser import firefox

PATIENCE_MS: Final = 90_000
"""Timeout for something on a page, in milliseconds: the machine may be busy."""
FLAGS: Final = (
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
)

QUICK_TO_START: Final = "--js-flags=--liftoff-only"
"""WebAssembly is compiled once. Compiling Python's most used functions again, optimized, takes 1.7 s of
processor time at every start, which only a long game makes up for."""


def missing() -> str | None:
    """Return what is missing to play in a browser, or None."""
    if firefox.WANTED and firefox.firefox() is None:
        return "there is no firefox: install firefox-esr, or name one by FIREFOX"
    if not firefox.WANTED and chromium() is None:
        return "there is no chromium: install it, or name one by CHROMIUM"
    if not (files("rifugio.server") / "site" / "index.html").is_file():
        return "the pages are not built: make web"
    return None


@asynccontextmanager
async def browsing(executable: str | None = None, *flags: str, **environment: str) -> AsyncIterator[Browser]:
    """Open a headless browser, with more flags than the usual ones if wanted, until the block ends."""
    async with async_playwright() as play:
        browser = await play.chromium.launch(
            executable_path=executable or chromium(),
            args=[*FLAGS, *flags],
            env={**os.environ, **environment},
        )
        yield browser
        await browser.close()


def chromium() -> str | None:
    """Return the browser's executable, or None."""
    return os.environ.get("CHROMIUM") or shutil.which("chromium")


def whole_chromium() -> str | None:
    """Return the one with windows, if there is one: without them Chromium has no notices and no profile."""
    return shutil.which("chromium") or chromium()
