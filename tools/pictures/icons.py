"""Draws the icons of the installed app and the preview picture of links: python -m tools.pictures.icons

The icons are web/src/ui/icon.svg in the sizes that phones ask for; the maskable one has a margin for whatever
shape it is cropped to. The preview is the end of a recorded game, from the built pages (`make web`).
"""

import asyncio
import json
import struct
from pathlib import Path
from typing import Final

from playwright.async_api import Browser

from kit.browser.chromium import browsing
from kit.repository import ROOT
from kit.served import served

PUBLIC: Final = ROOT / "web" / "public"
ICON: Final = ROOT / "web" / "src" / "ui" / "icon.svg"
BADGE: Final = ROOT / "web" / "src" / "ui" / "badge.svg"
"""One colour: phones draw it in their own beside the clock, while there is a notice."""
SAMPLES: Final = ROOT / "web" / "src" / "replay" / "samples.json"
GAME: Final = "helicopter+rafts-4"
PAPER: Final = "#f3ead8"
FAVICON: Final = 32
SIZES: Final = {"icon-192.png": 192, "icon-512.png": 512}
EVERYTHING_ELSE: Final = """
header, .act, .log, .board > :not(.moved), #rifugio-art ~ dialog { display: none !important }
.replay { display: block !important }
.map { position: absolute !important; inset: 0 0 0 360px; height: 630px; overflow: visible }
.board { overflow: visible !important; contain: none !important }
body::before { content: ""; position: fixed; z-index: 3; inset: 0 auto 0 0; width: 620px;
  background: linear-gradient(90deg, #f3ead8 52%, #f3ead800) }
.named { position: fixed; z-index: 4; left: 70px; top: 175px; color: #40362b;
  font: 600 118px/1 "Palatino Linotype", Palatino, "URW Palladio L", P052, Georgia, serif }
.named img { display: block; width: 170px; margin: 0 0 26px -8px }
"""


def icon_page(size: int, *, whole: bool, icon: Path) -> str:
    """Return a page with the icon; `whole` if its background fills the square."""
    drawing = icon.read_text(encoding="utf-8")
    inner = round(size * 0.62) if whole else size
    ground = PAPER if whole else "transparent"
    return (
        f"<style>body{{margin:0;width:{size}px;height:{size}px;display:grid;place-items:center;"
        f"background:{ground}}}svg{{width:{inner}px;height:{inner}px}}</style>{drawing}"
    )


async def draw_icon(browser: Browser, path: Path, size: int, *, whole: bool, icon: Path = ICON) -> None:
    """Write one icon."""
    page = await browser.new_page(viewport={"width": size, "height": size})
    await page.set_content(icon_page(size, whole=whole, icon=icon))
    path.write_bytes(await page.screenshot(omit_background=not whole))
    await page.close()


def as_ico(path: Path, size: int) -> None:
    """Put a PNG into the container that browsers expect of favicon.ico: a directory with one picture."""
    picture = path.read_bytes()
    head = struct.pack("<HHH", 0, 1, 1)
    entry = struct.pack("<BBBBHHII", size, size, 0, 0, 1, 32, len(picture), len(head) + 16)
    path.write_bytes(head + entry + picture)


async def draw_preview(browser: Browser, url: str) -> None:
    """Write the preview picture of links: the name in front of a mountain."""
    replay = next(
        one["replay"] for one in json.loads(SAMPLES.read_text(encoding="utf-8")) if one["name"] == GAME
    )
    page = await browser.new_page(viewport={"width": 1200, "height": 630}, color_scheme="light")
    await page.goto(f"{url}/replay#{replay}")
    await page.locator("[data-play]").wait_for()
    await page.keyboard.press("End")
    icon = await page.locator("link[rel=icon]").get_attribute("href")
    sheet = (
        "(css) => { const s = new CSSStyleSheet(); s.replaceSync(css); document.adoptedStyleSheets.push(s) }"
    )
    await page.evaluate(sheet, EVERYTHING_ELSE)
    named = (
        "(icon) => { const n = document.createElement('div'); n.className = 'named'; const i = new Image();"
        " i.src = icon; n.append(i, 'Rifugio'); document.body.append(n) }"
    )
    await page.evaluate(named, icon)
    await page.wait_for_timeout(1500)
    await page.screenshot(path=PUBLIC / "preview.jpg", type="jpeg", quality=86)
    await page.close()


async def draw(url: str) -> None:
    """Write all icons and the preview."""
    async with browsing() as browser:
        for name, size in SIZES.items():
            await draw_icon(browser, PUBLIC / name, size, whole=False)
        await draw_icon(browser, PUBLIC / "icon-maskable-512.png", 512, whole=True)
        await draw_icon(browser, PUBLIC / "apple-touch-icon.png", 180, whole=True)
        await draw_icon(browser, PUBLIC / "badge-96.png", 96, whole=False, icon=BADGE)
        await draw_icon(browser, PUBLIC / "favicon.ico", FAVICON, whole=False)
        as_ico(PUBLIC / "favicon.ico", FAVICON)
        await draw_preview(browser, url)


if __name__ == "__main__":
    with served() as address:
        asyncio.run(draw(address))
