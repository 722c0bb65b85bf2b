"""Bytes loaded before one can play, and from which hosts."""

from typing import Any
from urllib.parse import urlsplit

from playwright.async_api import Browser, Page

from benchmarks.web.figures import Figure
from kit.browser.hand import Hand


class Traffic:
    """Everything that a page loads, in compressed bytes as sent."""

    def __init__(self) -> None:
        self.bytes: dict[str, float] = {}
        self.hosts: set[str] = set()
        self._urls: dict[str, str] = {}

    async def watch(self, page: Page) -> None:
        """Start counting, before the first request."""
        session = await page.context.new_cdp_session(page)
        session.on("Network.requestWillBeSent", self._sent)
        session.on("Network.loadingFinished", self._finished)
        session.on("Network.webSocketCreated", self._sent)
        session.on("Network.webSocketFrameReceived", self._frame)
        await session.send("Network.enable")

    def _sent(self, event: dict[str, Any]) -> None:
        url = event.get("request", event)["url"]
        self._urls[event["requestId"]] = url
        self.hosts.add(urlsplit(url).netloc)

    def _finished(self, event: dict[str, Any]) -> None:
        self._count(event["requestId"], event["encodedDataLength"])

    def _frame(self, event: dict[str, Any]) -> None:
        self._count(event["requestId"], len(event["response"]["payloadData"].encode()))

    def _count(self, request: str, size: float) -> None:
        path = urlsplit(self._urls.get(request, "?")).path
        self.bytes[path] = self.bytes.get(path, 0) + size


async def first_load(browser: Browser, url: str) -> list[Figure]:
    """Load the home page for the first time and choose the first door, until a tile can be chosen."""
    context = await browser.new_context(locale="en-GB")
    page, traffic = await context.new_page(), Traffic()
    await traffic.watch(page)
    hand = Hand(page)
    await page.goto(url)
    await page.locator("button.door").first.wait_for()
    landing = sum(traffic.bytes.values())
    await page.locator("button.door").first.click()
    await hand.my_turn()
    await page.locator("[data-offer]:not([disabled])").first.wait_for()
    whole = sum(traffic.bytes.values())
    strangers = len(traffic.hosts - {urlsplit(url).netloc})
    await context.close()
    return [
        Figure("first load, compressed, to the home page", landing / 1000, "kB", 220),
        Figure("first load, compressed, to a playable board", whole / 1000, "kB", 230),
        Figure("requests to other hosts", strangers, "hosts", 0),
    ]
