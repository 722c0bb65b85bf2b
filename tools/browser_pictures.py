"""Takes a picture of every screen, against a real `rifugio serve`, and writes docs/screens and its gallery.

Every screen in four sizes, by day in English and by night in German. `--all` takes each in both lights and
both languages; `--sizes phone` only some sizes; what is wrong on a screen is printed, and ends it with 1.
"""

import argparse
import asyncio
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from playwright.async_api import Browser, Page

from tools.browser_album import SIZES, Album
from tools.browser_doors import first_page, room
from tools.browser_gallery import write_gallery
from tools.browser_records import packed_bags
from tools.browser_scenes import end, family, first_turn, on_the_way
from tools.browsers import browsing, missing
from tools.rule_index import ROOT
from tools.served import served

FOLDER: Final = ROOT / "docs" / "screens"
USUAL: Final = ((False, "en-GB"), (True, "de-DE"))
EVERY: Final = tuple((dark, language) for dark in (False, True) for language in ("en-GB", "de-DE"))


async def fill(album: Album, browser: Browser, url: str) -> None:
    """Put every screen into an album."""

    async def come(path: str) -> Page:
        context = await browser.new_context(
            viewport=SIZES[album.size],
            locale=album.language,
            color_scheme="dark" if album.dark else "light",
            has_touch=album.phone,
            reduced_motion="no-preference" if album.folder else "reduce",  # quicker, where nothing is kept
        )
        await context.grant_permissions(["clipboard-read", "clipboard-write"])
        page = await context.new_page()
        page.set_default_timeout(10_000)
        await page.goto(path if path.startswith("http") else url + path)
        return page

    await first_page(album, come)
    await room(album, come)
    await first_turn(album, come)
    await on_the_way(album, come, url)
    await family(album, come)
    await end(album, come, url)
    for context in browser.contexts:
        await context.close()


async def take_all(albums: Iterable[Album], url: str) -> list[str]:
    """Fill all albums, one after the other; return what is wrong on any screen."""
    faults: list[str] = []
    async with browsing() as browser:
        for album in albums:
            print(f"{album.suffix} …", flush=True)
            await fill(album, browser, url)
            faults += album.faults
    return faults


def main() -> None:
    """Take the pictures that were asked for, and write the gallery."""
    parser = argparse.ArgumentParser(description="Pictures of every screen.")
    parser.add_argument("--sizes", nargs="*", choices=list(SIZES), default=list(SIZES))
    parser.add_argument("--light", choices=["day", "night"], help="only by day, or only by night")
    parser.add_argument("--all", action="store_true", help="both lights and both languages for each size")
    parser.add_argument("--checks", action="store_true", help="also look for faults, with axe")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    asked = parser.parse_args()
    lacking = missing()
    if lacking is not None:
        raise SystemExit(lacking)
    asked.folder.mkdir(parents=True, exist_ok=True)
    ways = [way for way in (EVERY if asked.all else USUAL) if asked.light != ("day" if way[0] else "night")]
    albums = [Album(size, *way, asked.folder, asked.checks) for size in asked.sizes for way in ways]
    with served("tests.web.prepared", packed_bags()) as url:
        faults = asyncio.run(take_all(albums, url))
    write_gallery(asked.folder)
    print("\n".join(faults))
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()
