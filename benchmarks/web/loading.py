"""Bytes loaded before one can play, and from which hosts."""

from typing import Any, Final
from urllib.parse import urlsplit

from playwright.async_api import Browser, Page

from benchmarks.web.figures import Figure
from kit.browser.hand import Hand

SHOWN: Final = """
    const now = () => performance.timeOrigin + performance.now();
    const look = () => {
        if (document.querySelector("button.door")) self.doorsAt ??= now();
        if (document.querySelector("[data-offer]:not([disabled])")) self.boardAt ??= now();
    };
    const changes = { childList: true, subtree: true, attributeFilter: ["disabled"] };
    new MutationObserver(look).observe(document, changes);
"""
"""Notes when the doors are there, and the board: right afterwards the page fetches ahead what comes next."""


class Traffic:
    """Everything that a page loads, in compressed bytes as sent."""

    def __init__(self) -> None:
        self.bytes: dict[str, float] = {}
        self.hosts: set[str] = set()
        self._urls: dict[str, str] = {}
        self._sent_at: dict[str, float] = {}
        """When each request was first sent, in milliseconds since 1970, by its path."""

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
        if "wallTime" in event:
            self._sent_at.setdefault(urlsplit(url).path, event["wallTime"] * 1000)
        self.hosts.add(urlsplit(url).netloc)

    def _finished(self, event: dict[str, Any]) -> None:
        self._count(event["requestId"], event["encodedDataLength"])

    def _frame(self, event: dict[str, Any]) -> None:
        self._count(event["requestId"], len(event["response"]["payloadData"].encode()))

    def _count(self, request: str, size: float) -> None:
        path = urlsplit(self._urls.get(request, "?")).path
        self.bytes[path] = self.bytes.get(path, 0) + size

    def asked_before(self, moment: float) -> float:
        """Return the bytes of what was asked for before a moment, and of all messages."""
        return sum(size for path, size in self.bytes.items() if self._sent_at.get(path, 0.0) < moment)


async def first_load(browser: Browser, url: str) -> list[Figure]:
    """Load the home page for the first time and choose the first door, until a tile can be chosen."""
    context = await browser.new_context(locale="en-GB")
    page, traffic = await context.new_page(), Traffic()
    await traffic.watch(page)
    await page.add_init_script(SHOWN)
    hand = Hand(page)
    await page.goto(url)
    await page.locator("button.door").first.wait_for()
    landing = traffic.asked_before(await page.evaluate("doorsAt"))
    await page.locator("button.door").first.click()
    await hand.my_turn()
    await page.locator("[data-offer]:not([disabled])").first.wait_for()
    whole = traffic.asked_before(await page.evaluate("boardAt"))
    strangers = len(traffic.hosts - {urlsplit(url).netloc})
    await context.close()
    return [
        Figure("first load, compressed, to the home page", landing / 1000, "kB", 220),
        Figure("first load, compressed, to a playable board", whole / 1000, "kB", 230),
        Figure("requests to other hosts", strangers, "hosts", 0),
    ]
