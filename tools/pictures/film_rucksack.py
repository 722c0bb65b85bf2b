"""Films a seat that goes from a phone to a laptop, in real time: python -m tools.pictures.film_rucksack

A guest follows a link on a phone, sits down, and opens the rucksack on a laptop, where the same seat is.
The clock above starts when the guest's rucksack is opened, and fails the film after 30 seconds.
Writes docs/pictures/rucksack.webp.
"""

import asyncio
from io import BytesIO
from time import monotonic
from typing import Final

from PIL import Image, ImageDraw, ImageFont
from playwright.async_api import Browser, Page

from kit.browser.chromium import PATIENCE_MS, browsing, missing
from kit.browser.records import packed_bags
from kit.repository import ROOT
from kit.served import served
from tools.pictures.film import PHONE, keep
from tools.pictures.screens.doors import open_room

PATH: Final = ROOT / "docs" / "pictures" / "rucksack.webp"
LAPTOP: Final = {"width": 1000, "height": 844}
HEIGHT: Final = 480
STRIP: Final = 34
MOST: Final = 30.0


class Move:
    """Two devices, and pictures of both side by side."""

    def __init__(self, phone: Page, laptop: Page) -> None:
        self.phone, self.laptop = phone, laptop
        self.pictures: list[Image.Image] = []
        self._began: float | None = None

    async def take(self, caption: str) -> None:
        """Take a picture of both screens, with what is going on and the time above."""
        time = "" if self._began is None else f"{monotonic() - self._began:.1f} s   "
        seen = [await _screen(page) for page in (self.phone, self.laptop)]
        picture = Image.new("RGB", (sum(one.width for one in seen) + 12, HEIGHT + STRIP), "#2b2a26")
        left = 0
        for one in seen:
            picture.paste(one, (left, STRIP))
            left += one.width + 12
        font = ImageFont.load_default(16)
        ImageDraw.Draw(picture).text((12, STRIP / 2), time + caption, "#fdf8ec", font, anchor="lm")
        self.pictures.append(picture)

    async def shoot(self, url: str, host: Page) -> list[Image.Image]:
        """From a guest's link on the phone to the same seat on the laptop."""
        await self.laptop.goto(url)
        await self.laptop.locator("button.door").first.wait_for()
        await self.phone.goto(host.url)
        await self.phone.locator("form.card").wait_for()
        await self.phone.locator("input[type=text]").first.fill("Wilma")
        await self.take("A guest's link, on a phone")
        await self.phone.locator("form.card button.main").tap()
        await self.phone.locator("li.mine").wait_for()
        await self.phone.wait_for_function("() => localStorage.getItem('rifugio.rucksack') !== null")
        await self.take("Wilma has a seat")
        self._began = monotonic()
        await self.phone.goto(f"{url}/rucksack")
        await self.phone.locator("[data-move]").wait_for()
        await self.take("Her rucksack")
        await self.phone.locator("[data-move]").tap()
        words = await self.phone.locator("[data-code]").inner_text()
        await self.phone.locator("[data-code]").scroll_into_view_if_needed()
        await self.take("A code that works once")
        await self._arrive(url, words, host)
        return self.pictures

    async def _arrive(self, url: str, words: str, host: Page) -> None:
        await self.laptop.goto(f"{url}/rucksack")
        await self.laptop.locator("[data-type]").click()
        await self.laptop.locator("[data-code-field]").fill(words)
        await self.take("The same words, on a laptop")
        await self.laptop.keyboard.press("Enter")
        await self.laptop.locator("[data-arrive]").first.wait_for()
        await self.take("It is on its way")
        await self.laptop.locator("[data-arrive]").first.click()
        await self.laptop.locator("[data-device]").nth(1).wait_for()
        await self.take("Open on both")
        await self.laptop.goto(host.url)
        await self.laptop.locator("li.mine").wait_for()
        await self.take("Her seat, on the laptop")
        if self._began is None or monotonic() - self._began > MOST:
            raise SystemExit(f"it took longer than {MOST:.0f} s")


async def _screen(page: Page) -> Image.Image:
    with Image.open(BytesIO(await page.screenshot())) as image:
        size = (round(image.width * HEIGHT / image.height), HEIGHT)
        return image.convert("RGB").resize(size, Image.Resampling.LANCZOS)


async def _page(browser: Browser, *, phone: bool) -> Page:
    context = await browser.new_context(
        **(PHONE if phone else PHONE | {"viewport": LAPTOP, "has_touch": False}), service_workers="block"
    )
    page = await context.new_page()
    page.set_default_timeout(PATIENCE_MS)
    return page


async def _film(url: str) -> list[Image.Image]:
    async with browsing() as browser:
        host = await _page(browser, phone=False)
        await host.goto(url)
        await open_room(host)
        move = Move(await _page(browser, phone=True), await _page(browser, phone=False))
        return await move.shoot(url, host)


def main() -> None:
    """Film the move and save it."""
    lacking = missing()
    if lacking is not None:
        raise SystemExit(lacking)
    with served("kit.browser.prepared", packed_bags()) as url:
        pictures = asyncio.run(_film(url))
    keep(pictures, PATH, milliseconds=1600)


if __name__ == "__main__":
    main()
