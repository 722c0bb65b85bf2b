"""Scenes of the page of the day's trail."""

import asyncio
import json

from kit.browser.album import Album
from kit.browser.chromium import PATIENCE_MS
from rifugio.client import Player
from tools.pictures.screens.doors import Come

KEPT = "(link) => localStorage['rifugio.table.' + link]"


async def trail(album: Album, come: Come, url: str) -> None:
    """Today's trail before one sets out, and after one has walked it."""
    page = await come("/trail")
    await page.locator("[data-loaded=true]").wait_for()
    await album.take(page, "trail")
    await page.locator("[data-set-out]").click()
    await page.wait_for_url("**/t/**")
    link = page.url.rpartition("/")[2]
    kept = await page.evaluate(KEPT, link)
    await page.goto("about:blank")  # the same seat is played by the client, which is quicker
    await walk(url, link, list(json.loads(kept)["seats"].values()))
    async with asyncio.timeout(PATIENCE_MS / 1000):  # the points come from a job of the server
        while not await page.locator("[data-points]").count():
            await page.goto(f"{url}/trail")
            await page.locator("[data-loaded=true]").wait_for()
    await album.take(page, "trail-walked")


async def walk(url: str, link: str, tokens: list[str]) -> None:
    """Play to the end, always the last legal move: nearly always the end of the turn."""
    async with Player([url], link, tokens) as player:
        while True:
            table = await player.until(
                lambda one: one["phase"] != "playing" or bool(one["legal"]), seconds=60
            )
            if table["phase"] != "playing":
                return
            await player.command({"kind": "move", "seat": 0, "move": table["legal"][-1]})
            await player.until(lambda one, seq=table["seq"]: one["seq"] > seq, seconds=60)  # type: ignore[misc]
