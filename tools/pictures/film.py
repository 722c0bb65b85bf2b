"""Films a whole game in the browser, against a real `rifugio serve`: python -m tools.pictures.film

Three squirrels play with both extensions, seen from one player's seat. Writes docs/pictures/game.webp.
"""

import asyncio
from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.async_api import Browser, Page, ViewportSize

from kit.browser.chromium import browsing, missing
from kit.browser.games import ANIMALS, BOTH, COLOURS, keep_seat
from kit.browser.hand import Hand
from kit.browser.records import packed_bags, squirrels
from kit.repository import ROOT
from kit.served import served
from rifugio.client import Player, open_table

PATH: Final = ROOT / "docs" / "pictures" / "game.webp"
LARGEST: Final = 500_000
SCREEN: Final[ViewportSize] = {"width": 1200, "height": 750}
SHOWN: Final = (680, 425)
EVERY: Final = 15
"""One frame per this many moves."""
MILLISECONDS, AT_THE_END = 700, 4000
NAMES: Final = ("Anna", "Ben", "Cleo")


async def filmed(browser: Browser, url: str) -> list[Image.Image]:
    """Play the game over the wire, and take screenshots of one player's page."""
    opened = await open_table(url, {"players": 3, "extensions": list(BOTH)})
    async with Player([url], opened["table"], [opened["host"]]) as table:
        for seat, name in enumerate(NAMES):
            look = {"name": name, "animal": ANIMALS[seat], "colour": COLOURS[seat]}
            await table.command({"kind": "sit", "seat": seat, "look": look})
            await table.until(lambda seen, seq=seat + 2: seen["seq"] >= seq)  # type: ignore[misc]
        answer = await table.command({"kind": "start"})
        hand = await _looking_on(browser, url, opened["table"], table.tokens[1])
        pictures = []
        for number, (seat, move) in enumerate(squirrels()):
            if number % EVERY == 0:
                pictures.append(await _picture(hand, answer["seq"]))
            answer = await table.command({"kind": "move", "seat": seat, "move": move})
            seq = answer["seq"]
            await table.until(lambda seen, seq=seq: seen["seq"] >= seq)  # type: ignore[misc]
        await hand.page.locator("table").wait_for()
        await hand.page.wait_for_timeout(4000)  # points are counted up one source at a time
        return [*pictures, _shrunk(await hand.page.screenshot())]


async def _looking_on(browser: Browser, url: str, link: str, token: str) -> Hand:
    context = await browser.new_context(viewport=SCREEN, locale="en-GB", reduced_motion="reduce")
    page: Page = await context.new_page()
    await page.goto(url)
    await keep_seat(page, link, token)
    hand = Hand(page)
    await page.goto(f"{url}/t/{link}")
    await hand.until(lambda seen: bool(seen["phase"] == "playing"))
    return hand


async def _picture(hand: Hand, seq: int) -> Image.Image:
    await hand.until(lambda seen: bool(seen["seq"] >= seq))
    await hand.skip()
    await hand.page.wait_for_timeout(120)
    return _shrunk(await hand.page.screenshot())


def _shrunk(picture: bytes) -> Image.Image:
    with Image.open(BytesIO(picture)) as image:
        return image.convert("RGB").resize(SHOWN, Image.Resampling.LANCZOS)


def keep(pictures: list[Image.Image], path: Path) -> None:
    """Write the frames as an animated WebP, at the best quality that fits the size limit."""
    times = [MILLISECONDS] * (len(pictures) - 1) + [AT_THE_END]
    for quality in (60, 45, 35):
        pictures[0].save(
            path,
            save_all=True,
            append_images=pictures[1:],
            duration=times,
            loop=0,
            quality=quality,
            method=4,
            kmax=30,
        )
        if path.stat().st_size <= LARGEST:
            break
    else:
        raise SystemExit(f"{path} is too large: film fewer moves")
    print(f"{path}: {len(pictures)} frames, {path.stat().st_size} bytes, quality {quality}")


async def _film(url: str) -> list[Image.Image]:
    async with browsing() as browser:
        return await filmed(browser, url)


def main() -> None:
    """Film the game and save it."""
    lacking = missing()
    if lacking is not None:
        raise SystemExit(lacking)
    with served("kit.browser.prepared", packed_bags()) as url:
        pictures = asyncio.run(_film(url))
    print(f"{len(pictures)} frames taken", flush=True)
    keep(pictures, PATH)


if __name__ == "__main__":
    main()
