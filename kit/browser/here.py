"""A player in a browser whose games are hosted by the browser itself: their frames come from a worker."""

import asyncio
import json
from typing import Any, Final

from playwright.async_api import Page

from kit.browser.games import keep_seat
from kit.browser.hand import Hand
from kit.shell import Disk

LISTEN: Final = """
const Plain = self.Worker;
self.Worker = class extends Plain {
    constructor(...given) {
        super(...given);
        this.addEventListener("message", ({ data }) => data?.kind === "frame" && self.heardHere(data.text));
    }
};
"""
KEPT: Final = """async () => {
    const { active } = await navigator.serviceWorker.ready;
    return active.state === "activated" && navigator.serviceWorker.controller !== null;
}"""
"""Whether the whole site is kept on the device."""
STORE: Final = """([table, rows]) => new Promise((resolve, reject) => {
    const request = indexedDB.open("rifugio", 1);
    request.onupgradeneeded = () => {
        request.result.createObjectStore("tables", { keyPath: "link" });
        for (const name of ["events", "reviews"]) request.result.createObjectStore(name);
    };
    request.onsuccess = () => {
        const all = request.result.transaction(["tables", "events"], "readwrite");
        all.objectStore("tables").put(table);
        rows.forEach((text, number) => all.objectStore("events").put(text, [table.link, number + 1]));
        all.onerror = reject;
        all.oncomplete = () => resolve(request.result.close());
    };
})"""
"""As web/src/local/disk.ts does."""


class HandHere(Hand):
    """One browser page at a table of its own device."""

    async def listen(self) -> None:
        """Listen to the frames; before the page is opened."""

        async def heard(_: dict[str, Any], text: str) -> None:
            self._hear(text)

        await self.page.expose_binding("heardHere", heard)
        await self.page.add_init_script(LISTEN)


async def eventually(page: Page, asked: str, seconds: float = 120) -> None:
    """Wait until a script says yes; `wait_for_function` takes a promise for a yes."""
    async with asyncio.timeout(seconds):
        while not await page.evaluate(asked):
            await asyncio.sleep(0.1)


async def stored(page: Page) -> list[Any]:
    """Return all events that the device has stored: link, number and text."""
    found: str = await page.evaluate(
        """() => new Promise((resolve) => {
            const request = indexedDB.open("rifugio");
            request.onsuccess = () => {
                const events = request.result.transaction("events").objectStore("events");
                const [keys, texts] = [events.getAllKeys(), events.getAll()];
                texts.onsuccess = () => {
                    request.result.close();
                    resolve(JSON.stringify(keys.result.map((key, n) => [...key, texts.result[n]])));
                };
            };
        })"""
    )
    return list(json.loads(found))


async def keep_game(page: Page, disk: Disk, link: str) -> None:
    """Store a game as if it had been played on this page's device, with its seat; on a page of the site."""
    table = {"link": link, "secret": disk.secrets[link], "mine": disk.mine[link]}
    await page.evaluate(STORE, [table, disk.rows_of(link)])
    await keep_seat(page, link, *(one["token"] for one in disk.mine[link] if one["seat"] is not None))
