"""Debian's Firefox, or the one that FIREFOX names, driven by playwright over WebDriver BiDi."""

import os
import shlex
import shutil
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final
from weakref import WeakKeyDictionary

from playwright.async_api import Browser, BrowserContext, Page, async_playwright

from kit.repository import ROOT

WANTED: Final = os.environ.get("ENGINE") == "firefox"
"""Whether the browser tests run in Firefox instead of Chromium."""
PREFERENCES: Final[dict[str, str | float | bool]] = {
    "layout.css.prefers-color-scheme.content-override": 1,  # light
    "dom.events.testing.asyncClipboard": True,  # reading what was copied asks nobody
    "ui.primaryPointerCapabilities": 6,  # a mouse, which a machine without a screen has not
    "ui.allPointerCapabilities": 6,
    "network.socket.ip_addr_any.disabled": False,  # 0.0.0.0 is this machine
}
TELL: Final = """
const Plain = self.WebSocket;
self.WebSocket = class extends Plain {
    constructor(...given) {
        super(...given);
        this.addEventListener("message", ({ data }) => self.heardFromServer(data));
    }
};
"""
hearing: WeakKeyDictionary[Page, Callable[[str], None]] = WeakKeyDictionary()
"""Who wants to hear the frames that a page receives: BiDi does not tell them."""


def firefox() -> str | None:
    """Return the browser's executable, or None."""
    return os.environ.get("FIREFOX") or shutil.which("firefox-esr") or shutil.which("firefox")


@asynccontextmanager
async def browsing() -> AsyncIterator[Browser]:
    """Open a headless browser, until the block ends."""
    with TemporaryDirectory() as folder:
        async with async_playwright() as play:
            browser = await play.firefox.launch(
                channel="moz-firefox", executable_path=_relayed(Path(folder)), firefox_user_prefs=PREFERENCES
            )
            yield browser
            await browser.close()


def _relayed(folder: Path) -> Path:
    """Make a program that starts Firefox behind `kit.browser.bidi`, since playwright wants one file."""
    program = folder / "firefox"
    relay = shlex.join([sys.executable, "-m", "kit.browser.bidi", firefox() or ""])
    program.write_text(
        f'#!/bin/sh\nPYTHONPATH={shlex.quote(str(ROOT))} exec {relay} "$@"\n', encoding="utf-8"
    )
    program.chmod(0o700)
    return program


async def tell_frames(context: BrowserContext) -> None:
    """Let the pages of a context tell what they receive from a server."""

    async def heard(source: dict[str, Any], data: str) -> None:
        hear = hearing.get(source["page"])
        if hear:
            hear(data)

    await context.expose_binding("heardFromServer", heard)
    await context.add_init_script(TELL)
