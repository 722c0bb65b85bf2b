"""Push messages for a page's service worker, by Chromium's own protocol."""

import json
from collections.abc import AsyncIterator
from typing import Any, Final, Self

import pytest_asyncio
from playwright.async_api import Browser, CDPSession, Page

from kit.browser import firefox
from kit.browser.chromium import browsing, whole_chromium
from kit.browser.here import eventually
from rifugio.server.host.web_push import message_of
from rifugio.server.people.notices.ways import Notice

REGISTER: Final = "async () => { await navigator.serviceWorker.register('/sw.js') }"
"""As the page itself does after some seconds."""
ACTIVE: Final = """async () => {
    const { active } = await navigator.serviceWorker.ready;
    return active.state === "activated";
}"""
SHOWN: Final = """async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const shown = await registration.getNotifications();
    return JSON.stringify(shown.map(({ title, body, tag, lang, silent, icon, badge, data }) =>
        ({ title, body, tag, lang, silent, icon, badge, url: data.url })));
}"""


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def opened_browser(browser_needed: None) -> AsyncIterator[Browser]:
    """The whole browser, which can show notices."""
    async with firefox.browsing() if firefox.WANTED else browsing(whole_chromium()) as browser:
        yield browser


class Pushes:
    """The push service of one visitor."""

    def __init__(self, page: Page, session: CDPSession, registration: str) -> None:
        self.page, self._session, self._registration = page, session, registration
        self._origin = str(page.url).split("/", 3)

    @classmethod
    async def to(cls, page: Page) -> Self:
        """Allow notices on a page, and wait for its service worker."""
        await page.context.grant_permissions(["notifications"])
        await page.evaluate(REGISTER)
        await eventually(page, ACTIVE)
        session = await page.context.new_cdp_session(page)
        found: list[dict[str, Any]] = []
        session.on(
            "ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(told["registrations"])
        )
        await session.send("ServiceWorker.enable")
        while not found:
            await page.wait_for_timeout(50)
        return cls(page, session, found[0]["registrationId"])

    async def deliver(self, notice: Notice) -> None:
        """Bring a notice to the service worker, as the server would have written it."""
        await self.bring(message_of(notice))

    async def bring(self, message: bytes) -> None:
        """Bring a message to the service worker, decrypted as a browser does it."""
        told = {
            "origin": "/".join(self._origin[:3]),
            "registrationId": self._registration,
            "data": message.decode(),
        }
        await self._session.send("ServiceWorker.deliverPushMessage", told)

    async def shown(self) -> list[dict[str, Any]]:
        """Return the notices that are shown on the device."""
        return list(json.loads(await self.page.evaluate(SHOWN)))
