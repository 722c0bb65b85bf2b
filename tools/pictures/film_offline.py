"""Films a whole game without a server or a network: python -m tools.pictures.film_offline

On a phone a newcomer opens `build/static`, which Python's own http.server sends. Then that host is stopped,
the network is cut, and only now a game begins. It is played to its end and reviewed.
Writes docs/pictures/offline.webp.
"""

import asyncio
import subprocess
import sys
from typing import Final

from PIL import Image, ImageDraw, ImageFont

from kit.browser.chromium import PATIENCE_MS, browsing, missing
from kit.browser.here import KEPT, HandHere, eventually
from kit.ports import free_port
from kit.repository import ROOT
from tools.pictures.film import PHONE, SHOWN, Film, keep

PATH: Final = ROOT / "docs" / "pictures" / "offline.webp"
STATIC: Final = ROOT / "build" / "static"
STRIP: Final = 34
REVIEW_MS: Final = 900_000


class Offline(Film):
    """A game on the device itself; above each picture stands what is going on."""

    every = 2

    def __init__(self, hand: HandHere, host: "subprocess.Popen[bytes]") -> None:
        super().__init__(hand)
        self._host = host
        self._caption = "python3 -m http.server: a first visit"

    async def take(self) -> None:
        """Take a picture, and write above it what is going on."""
        await super().take()
        picture = Image.new("RGB", (SHOWN[0], SHOWN[1] + STRIP), "#2b2a26")
        picture.paste(self.pictures.pop(), (0, STRIP))
        font = ImageFont.load_default(16)
        ImageDraw.Draw(picture).text((SHOWN[0] / 2, STRIP / 2), self._caption, "#fdf8ec", font, anchor="mm")
        self.pictures.append(picture)

    async def begin(self, url: str) -> None:
        """Visit once; then there is neither host nor network any more, and the game begins."""
        await self.page.goto(url)
        await self.page.locator("button.door").first.wait_for()
        await self.take()
        await eventually(self.page, KEPT)
        self._host.terminate()
        self._host.wait()
        await self.page.context.set_offline(True)
        self._caption = "host stopped, network cut"
        await self.page.reload()
        await self.page.locator("button.door").first.wait_for()
        await self.take()
        await self.page.locator("button.door").first.tap()
        await self.page.locator(".fetching").wait_for()
        await self.take()
        await self.hand.my_turn(PATIENCE_MS / 1000)
        await self.take()
        await self.page.locator("[data-act='goal-go']").tap()

    async def end(self) -> None:
        """The winner and the poster, and where there was a better path."""
        await self.page.locator(".result table").wait_for()
        await self.page.locator("[data-mountain] img").wait_for()
        await self.take()
        await self.page.locator("[data-review]").tap()
        await self.page.locator("[data-review-state='waiting']").wait_for()
        await self.take()
        await self.page.locator("[data-review-state='done']").wait_for(timeout=REVIEW_MS)
        await self.take()


async def _film() -> list[Image.Image]:
    port = free_port()
    command = ["http.server", "--directory", str(STATIC), "--bind", "127.0.0.1", str(port)]
    with subprocess.Popen([sys.executable, "-m", *command], stderr=subprocess.DEVNULL) as host:
        try:
            async with browsing() as browser:
                context = await browser.new_context(**PHONE)
                hand = HandHere(await context.new_page(), touch=True)
                await hand.listen()
                return await Offline(hand, host).shoot(f"http://127.0.0.1:{port}/")
        finally:
            host.terminate()


def main() -> None:
    """Film the game and save it."""
    lacking = missing() or (None if STATIC.is_dir() else "make static first")
    if lacking is not None:
        raise SystemExit(lacking)
    keep(asyncio.run(_film()), PATH)


if __name__ == "__main__":
    main()
