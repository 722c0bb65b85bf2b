"""Films a whole game alone, on a phone and by touch: python -m tools.pictures.film

At a real `rifugio serve` a newcomer plays two animals: lays tiles, walks to whatever brings most, builds,
and looks into the album.
Writes docs/pictures/game.webp.
"""

import asyncio
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Final, Literal, TypedDict

from PIL import Image
from playwright.async_api import Browser, ViewportSize

from kit.browser.chromium import browsing, missing
from kit.browser.hand import Hand
from kit.browser.records import packed_bags
from kit.repository import ROOT
from kit.served import served


class Phone(TypedDict):
    """What a new context is told."""

    viewport: ViewportSize
    locale: str
    has_touch: bool
    reduced_motion: Literal["reduce"]


PATH: Final = ROOT / "docs" / "pictures" / "game.webp"
LARGEST: Final = 500_000
PHONE: Final[Phone] = {
    "viewport": {"width": 390, "height": 844},
    "locale": "en-GB",
    "has_touch": True,
    "reduced_motion": "reduce",
}
SHOWN: Final = (312, 675)
ALBUM_IN: Final = (9, 16)
"""Turns in which the player looks into the album."""
HUT_EVERY: Final = 5
MILLISECONDS, AT_THE_END = 650, 4000
GAINS: Final = "(all) => all.map((one) => [Number(one.dataset.gain.replace('−', '-')), one.dataset.at])"


class Film:
    """A player at a phone, and the pictures taken."""

    every: int = 1
    """Of how many turns one is shown."""

    def __init__(self, hand: Hand) -> None:
        self.hand, self.page = hand, hand.page
        self.pictures: list[Image.Image] = []
        self._random = Random(7)

    async def take(self) -> None:
        """Take a picture of the screen."""
        await self.page.wait_for_timeout(250)
        with Image.open(BytesIO(await self.page.screenshot())) as image:
            self.pictures.append(image.convert("RGB").resize(SHOWN, Image.Resampling.LANCZOS))

    async def begin(self, url: str) -> None:
        """From the start page to the first tile."""
        await self.page.goto(url)
        await self.page.locator("button.door").first.wait_for()
        await self.take()
        await self.page.locator("button.door").first.tap()
        await self.hand.my_turn()
        await self.take()
        await self.page.locator("[data-act='goal-go']").tap()

    async def turn(self, number: int) -> None:
        """Lay, walk to what brings most, perhaps build, and end the turn."""
        await self.hand.skip()
        while self.hand.legal() and "end" not in self.hand.legal():
            moves = [move for move in self.hand.legal() if move.startswith("open")] or self.hand.legal()
            await self.hand.act(self._random.choice(moves))
        if not self.hand.legal():
            return
        await self.walk()
        if number % HUT_EVERY == 1 and any("+" in move for move in self.hand.legal()):
            await self.hand.act(next(move for move in self.hand.legal() if "+" in move))
        if number % self.every == 0:
            await self.take()
        if number in ALBUM_IN:
            await self.page.locator("[data-open='album']").tap()
            await self.take()
            await self.page.keyboard.press("Escape")
        if "end" in self.hand.legal():
            await self.hand.act("end")

    async def walk(self) -> None:
        """Go where the map promises most; or one step anywhere."""
        await self.page.wait_for_timeout(400)  # all ways have to arrive
        gains = await self.page.locator("[data-gain]").evaluate_all(GAINS)
        steps = [move for move in self.hand.legal() if move.startswith("walk")]
        if gains and max(gains)[0] > 0:
            before, (q, r) = self.hand.table["seq"], map(int, max(gains)[1].split(","))
            await self.hand.tap_cell(q, r)
            await self.page.locator("[data-act='confirm']").tap()
            await self.hand.until(lambda table: bool(table["seq"] > before))
        elif steps:
            await self.hand.act(self._random.choice(steps))

    async def end(self) -> None:
        """What the last animal does, then the winner and the poster."""
        for _ in range(4):
            await self.take()
            await self.page.wait_for_timeout(1500)
        await self.page.locator(".result table").wait_for()
        await self.page.wait_for_timeout(2000)
        await self.take()

    async def shoot(self, url: str) -> list[Image.Image]:
        """Play the game, and take pictures of it."""
        await self.begin(url)
        number = 0
        while self.hand.table["phase"] == "playing":
            await self.turn(number)
            await self.hand.my_turn()
            number += 1
        await self.end()
        return self.pictures


async def filmed(browser: Browser, url: str) -> list[Image.Image]:
    """Film a game at a server."""
    context = await browser.new_context(**PHONE, service_workers="block")
    return await Film(Hand(await context.new_page(), touch=True)).shoot(url)


def keep(pictures: list[Image.Image], path: Path, milliseconds: int = MILLISECONDS) -> None:
    """Write the frames as an animated WebP, at the best quality that fits the size limit."""
    times = [milliseconds] * (len(pictures) - 1) + [AT_THE_END]
    for quality in (70, 60, 45, 35):
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
