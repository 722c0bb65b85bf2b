"""People with browsers."""

from typing import Final

from playwright.async_api import Browser, ConsoleMessage, Error, Page, Request, ViewportSize

from kit.browser import firefox
from kit.browser.chromium import PATIENCE_MS
from kit.browser.map import MapHand

PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
LOST: Final = (
    "ERR_INTERNET_DISCONNECTED",
    "WebSocket",
    "Service Worker registration blocked",
)
"""Of no concern: the network is cut on purpose; so are service workers."""
LEFT: Final = ("Unable to preload CSS", "status=2152398850") if firefox.WANTED else ()
"""Of no concern: what Firefox broke off because a page is being left, which the number says."""
DESK: Final[ViewportSize] = {"width": 1440, "height": 900}


class Visitors:
    """Creates visitors, each with a browser context of their own, and collects their errors."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser, self.url = browser, url
        self.faults: list[str] = []
        self.calm = False
        """Whether they prefer reduced motion: a whole game then takes half the time."""
        self.keeping = False
        """Whether their browsers keep the site for later, by its service worker."""

    async def come(
        self, language: str = "en-GB", *, phone: bool = False, dark: bool = False, path: str = ""
    ) -> Page:
        """Return the page of a new visitor, at a path or a full address."""
        context = await self.browser.new_context(
            viewport=PHONE if phone else DESK,
            locale=language,
            color_scheme="dark" if dark else "light",
            has_touch=phone and not firefox.WANTED,
            reduced_motion="reduce" if self.calm else "no-preference",
            service_workers="allow" if self.keeping else "block",
        )
        if firefox.WANTED:
            await firefox.tell_frames(context)
        else:
            await context.grant_permissions(["clipboard-read", "clipboard-write"])
        page = await context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        page.on("pageerror", self._error)
        page.on("console", self._console)
        page.on("request", self._request)
        await page.goto(path if ":" in path else self.url + path)
        return page

    def _error(self, error: Error) -> None:
        if not any(known in str(error) for known in LEFT):
            self.faults.append(str(error))

    def _console(self, message: ConsoleMessage) -> None:
        lost = any(known in message.text for known in (*LOST, *LEFT))
        answered = any(status in message.text for status in ("404", "410"))
        if message.type in {"error", "warning"} and not lost and not answered:
            self.faults.append(message.text)

    def _request(self, request: Request) -> None:
        if not request.url.startswith((self.url, self.url.replace("http", "ws"), "blob:")):
            self.faults.append(f"a request to another host: {request.url}")


async def play_now(page: Page) -> None:
    """Choose the first door and wait for one's turn."""
    await page.locator("button.door").nth(0).click()
    await page.locator(".offer button:not([disabled])").first.wait_for(timeout=60_000)


async def open_room(page: Page) -> None:
    """Choose the second door, which opens a room."""
    await page.locator("button.door").nth(1).click()
    await page.locator("li.mine").wait_for()


async def sit_down(page: Page) -> None:
    """Sit down as a guest."""
    await page.locator("form.card button.main").click()
    await page.locator("li.mine").wait_for()


async def make_a_move(page: Page) -> None:
    """Lay a tile if one has to, or else end the turn."""
    before = await page.locator("main.game").get_attribute("data-seq")
    end = page.locator("[data-act='end']:not([aria-disabled='true'])")
    if await end.count():
        await end.click()
    else:
        if not await page.locator(".offer button[aria-pressed='true']").count():
            await page.locator(".offer button[aria-pressed]:not([disabled])").first.click()
        cell = await page.locator("[data-cell]").first.get_attribute("data-cell") or ""
        await MapHand(page).tap_cell(*map(int, cell.split(",")))
        confirm = page.locator("[data-act='confirm']")
        await confirm.or_(page.locator(f"main.game:not([data-seq='{before}'])")).first.wait_for()
        if await confirm.count():  # a tile that can be turned
            await confirm.click()
    await page.locator(f"main.game:not([data-seq='{before}'])").wait_for()
