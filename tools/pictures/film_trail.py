"""Films a day's trail in three time zones: python -m tools.pictures.film_trail

Three people in three browsers and ten bots walk it, across midnight on the first wall and on the last; the
clock of the server and those of the browsers are in the film's hand. Writes build/pictures/trail.webp.
"""

import asyncio
import json
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, date, datetime, time, timedelta
from io import BytesIO
from pathlib import Path
from typing import Any, Final
from zoneinfo import ZoneInfo

from PIL import Image, ImageDraw, ImageFont
from playwright.async_api import Browser, Page

from kit.browser.chromium import PATIENCE_MS, browsing, missing
from kit.browser.clocked import CLOCK_FILE
from kit.repository import ROOT
from kit.served import served
from rifugio.bots import Budget, make_bot
from rifugio.client import Player, request
from rifugio.client.seat import play_seat
from rifugio.trails.days import begin_of, end_of
from tools.pictures.film import PHONE, keep

PATH: Final = ROOT / "build" / "pictures" / "trail.webp"
ZONES: Final = ("Pacific/Kiritimati", "Europe/Rome", "Pacific/Pago_Pago")
LANGUAGES: Final = ("en-GB", "it-IT", "de-DE")
HEIGHT: Final = 620
STRIP: Final = 34
_TODAY: Final = datetime.now(UTC).date()
MONDAY: Final = _TODAY + timedelta(days=7 - _TODAY.weekday())
"""One to come, because the log has no place for games of weeks that are gone."""


class Day:
    """Three browsers, the clock of all, and pictures of them side by side."""

    def __init__(self, url: str, pages: list[Page], clock: Path) -> None:
        self.url, self.pages, self._clock = url, pages, clock
        self.pictures: list[Image.Image] = []

    async def at(self, now: datetime, caption: str) -> None:
        """Set all clocks, have everybody look at the trail, and take a picture."""
        self._clock.write_text(now.astimezone(UTC).isoformat(), encoding="ascii")
        for page in self.pages:
            await page.clock.set_fixed_time(now)
            await page.goto(f"{self.url}/trail")
            await page.locator("[data-loaded=true]").wait_for()
        await self._take(now, caption)

    async def _take(self, now: datetime, caption: str) -> None:
        seen = [await _screen(page) for page in self.pages]
        width = seen[0].width
        picture = Image.new("RGB", ((width + 12) * len(seen), HEIGHT + 2 * STRIP), "#2b2a26")
        draw, font = ImageDraw.Draw(picture), ImageFont.load_default(16)
        draw.text((12, STRIP / 2), caption, "#fdf8ec", font, anchor="lm")
        for number, (one, zone) in enumerate(zip(seen, ZONES, strict=True)):
            wall = (
                f"{zone.partition('/')[2].replace('_', ' ')}, {now.astimezone(ZoneInfo(zone)):%a %d %b %H:%M}"
            )
            draw.text(((width + 12) * number + 12, 1.5 * STRIP), wall, "#f6c644", font, anchor="lm")
            picture.paste(one, ((width + 12) * number, 2 * STRIP))
        self.pictures.append(picture)

    async def walk(self, page: Page, bot: str) -> None:
        """Set out in a browser; a bot plays the seat on, by the Python client."""
        await page.locator("[data-set-out]").click()
        await page.wait_for_url("**/t/**")
        link = page.url.rpartition("/")[2]
        kept = await page.evaluate("(link) => localStorage['rifugio.table.' + link]", link)
        await page.goto("about:blank")
        await self._play(link, list(json.loads(kept)["seats"].values()), bot)

    async def bot(self, name: str, animal: str) -> None:
        """Have a bot walk the trail by itself."""
        look = {"name": "", "animal": animal, "colour": "red"}
        opened = await request(self.url, f"/api/trails/{MONDAY}/tries", {"look": look})
        await self._play(opened["table"], opened["tokens"], name)

    async def _play(self, link: str, tokens: list[str], bot: str) -> None:
        async with Player([self.url], link, tokens) as player:
            await play_seat(player, make_bot(bot), Budget(tries=400))

    async def shoot(self) -> list[Image.Image]:
        """From a minute before the day begins anywhere to its secret."""
        begin, evening = begin_of(MONDAY), datetime.combine(MONDAY, time(23, 30), ZoneInfo(ZONES[2]))
        await self.at(begin - timedelta(minutes=1), "A minute before Monday: its seal is out, its bag is not")
        await self.at(begin, "Midnight on the first wall: one of three has a new day")
        await self.walk(self.pages[0], "eagle")
        await self.at(begin + timedelta(minutes=6), "The first has walked")
        noon = datetime.combine(MONDAY, time(12), ZoneInfo(ZONES[1]))
        for name in ("squirrel", "marmot", "badger", "ibex", "fox") * 2:
            await self.bot(name, "hare")
        await self.at(noon, "Noon in Rome: ten bots have walked")
        await self.walk(self.pages[1], "squirrel")
        await self.at(noon + timedelta(minutes=5), "The second has walked")
        await self.at(evening, "Late on the last wall")
        await self.walk(self.pages[2], "badger")
        await self.at(evening + timedelta(minutes=5), "The third has walked; the others have a new day")
        await self.at(evening + timedelta(minutes=31), "Midnight on the last wall")
        await self.at(end_of(MONDAY), "Monday is over everywhere: its secret is out")
        for page in self.pages:
            await page.locator("[data-ended] summary").click()
            await page.locator("[data-ended]").scroll_into_view_if_needed()
        await self._take(end_of(MONDAY), "The secret, everybody's points, and how the strongest bot walked")
        return self.pictures


async def _screen(page: Page) -> Image.Image:
    with Image.open(BytesIO(await page.screenshot())) as image:
        size = (round(image.width * HEIGHT / image.height), HEIGHT)
        return image.convert("RGB").resize(size, Image.Resampling.LANCZOS)


async def _page(browser: Browser, zone: str, language: str) -> Page:
    chosen: dict[str, Any] = {**PHONE, "timezone_id": zone, "locale": language}
    page = await (await browser.new_context(**chosen, service_workers="block")).new_page()
    page.set_default_timeout(PATIENCE_MS)
    return page


async def _film(url: str, clock: Path) -> list[Image.Image]:
    async with browsing() as browser:
        pages = [await _page(browser, *one) for one in zip(ZONES, LANGUAGES, strict=True)]
        return await Day(url, pages, clock).shoot()


@contextmanager
def clock_at(day: date) -> Iterator[Path]:
    """A clock, which shows noon of the day before at first."""
    with tempfile.TemporaryDirectory() as folder:
        clock = Path(folder) / "clock"
        clock.write_text(
            datetime.combine(day - timedelta(days=1), time(9), UTC).isoformat(), encoding="ascii"
        )
        yield clock


def main() -> None:
    """Film the day and save it."""
    lacking = missing()
    if lacking is not None:
        raise SystemExit(lacking)
    PATH.parent.mkdir(parents=True, exist_ok=True)
    with clock_at(MONDAY) as clock, served("kit.browser.clocked", {CLOCK_FILE: str(clock)}) as url:
        pictures = asyncio.run(_film(url, clock))
    keep(pictures, PATH, milliseconds=2500)


if __name__ == "__main__":
    main()
