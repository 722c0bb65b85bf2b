"""Takes screenshots of every screen, against a real `rifugio serve`, into build/pictures/screens.

Every screen in four sizes, by day in English and by night in German. `--all` takes each in both lights and
both languages; `--sizes phone` only some sizes, `--parts end` only some screens; `--docs` also copies those
that the documentation shows into docs/screens. A gallery is written beside them. Faults found on a screen are
printed, and the exit code is then 1.
"""

import argparse
import asyncio
import sys
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final

from playwright.async_api import Browser, BrowserContext, Page

from kit.browser.album import BIG, LIGHTS, SIZES, Album
from kit.browser.chromium import PATIENCE_MS, browsing, missing
from kit.browser.records import packed_bags
from kit.repository import ROOT
from kit.served import served
from tools.pictures.screens.doors import Come, first_page, room
from tools.pictures.screens.ends import end, given_up
from tools.pictures.screens.gallery import PARTS, WIDTHS, copy_shown, write_gallery
from tools.pictures.screens.here import here
from tools.pictures.screens.replays import replays_without_a_game
from tools.pictures.screens.rucksacks import rucksack
from tools.pictures.screens.rules import rules
from tools.pictures.screens.scenes import family, first_turn
from tools.pictures.screens.states import away_and_back, on_the_way, small_chair
from tools.pictures.screens.trails import trail

COPIED: Final = "navigator.clipboard.writeText = async (text) => { window.copied_ = text; }"
"""Replaces the clipboard, which all pages would share."""
FOLDER: Final = ROOT / "build" / "pictures" / "screens"
USUAL: Final = ((False, "en-GB"), (True, "de-DE"))
EVERY: Final = tuple((dark, language) for dark in (False, True) for language in ("en-GB", "de-DE"))

PAGES: Final[Mapping[str, Callable[[Album, Come], Awaitable[None]]]] = {
    "doors": first_page,
    "room": room,
    "turn": first_turn,
    "family": family,
    "rucksack": rucksack,
    "rules": rules,
    "files": replays_without_a_game,
}
GAMES: Final[Mapping[str, Callable[[Album, Come, str], Awaitable[None]]]] = {
    "way": on_the_way,
    "away": away_and_back,
    "child": small_chair,
    "given-up": given_up,
    "end": end,
    "here": here,
    "trail": trail,
}


async def fill(album: Album, browser: Browser, url: str, parts: Iterable[str] = PARTS) -> None:
    """Add every screen to an album, or those of some parts."""
    contexts: list[BrowserContext] = []

    async def come(path: str) -> Page:
        context = await browser.new_context(
            viewport=SIZES[album.size],
            locale=album.language,
            **LIGHTS[album.light],
            has_touch=album.phone,
            reduced_motion="reduce",  # without animations, pictures are quicker to take
        )
        contexts.append(context)
        await context.add_init_script(COPIED)
        if album.letters != 100:
            await context.add_init_script(BIG % album.letters)
        page = await context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        await page.goto(path if path.startswith("http") else url + path)
        return page

    async def leave() -> None:
        while contexts:
            await contexts.pop().close()

    for name in parts:
        if name in PAGES:
            await PAGES[name](album, come)
        else:
            await GAMES[name](album, come, url)
        await leave()


async def take_all(albums: Sequence[Album], url: str, parts: Iterable[str], at_once: int) -> list[str]:
    """Fill all albums, several in parallel; return the faults found."""
    waiting = list(albums)
    async with browsing() as browser:

        async def fill_some() -> None:
            while waiting:
                album = waiting.pop(0)
                print(f"{album.suffix} …", flush=True)
                await fill(album, browser, url, parts)

        await asyncio.gather(*(fill_some() for _ in range(at_once)))
    return [fault for album in albums for fault in album.faults]


def main() -> None:
    """Take the screenshots asked for, and write the gallery."""
    parser = argparse.ArgumentParser(description="Pictures of every screen.")
    parser.add_argument("--sizes", nargs="*", choices=list(WIDTHS), default=list(WIDTHS))
    parser.add_argument(
        "--parts", nargs="*", choices=list(PARTS), default=list(PARTS), help="only some of the screens"
    )
    parser.add_argument("--light", choices=["day", "night"], help="only by day, or only by night")
    parser.add_argument("--at-once", type=int, default=2, help="how many sizes and lights in parallel")
    parser.add_argument("--all", action="store_true", help="both lights and both languages for each size")
    parser.add_argument("--checks", action="store_true", help="also check accessibility with axe, and layout")
    parser.add_argument("--docs", action="store_true", help="copy those that the docs show to docs/screens")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    asked = parser.parse_args()
    lacking = missing()
    if lacking is not None:
        raise SystemExit(lacking)
    asked.folder.mkdir(parents=True, exist_ok=True)
    ways = [way for way in (EVERY if asked.all else USUAL) if asked.light != ("day" if way[0] else "night")]
    albums = [Album(size, *way, asked.folder) for size in asked.sizes for way in ways]
    for album in albums:
        album.checked = [album.light] if asked.checks else []
    with served("kit.browser.prepared", packed_bags()) as url:
        faults = asyncio.run(take_all(albums, url, asked.parts, asked.at_once))
    write_gallery(asked.folder)
    if asked.docs:
        copy_shown(asked.folder)
    print("\n".join(faults))
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()
