"""Every screen at two sizes, by day and by night: a picture of it, no fault that axe finds, nothing cut off.

The pictures go to the folder RIFUGIO_SHOTS names, or to pytest's own.
"""

import os
from pathlib import Path
from typing import Any

import pytest

from rifugio.client import Player, open_table
from tests.web.people import Visitors, make_a_move, open_room, play_now, sit_down
from tools.rule_index import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
NARROW = """() => [...document.querySelectorAll("button:enabled, .button, select, input[type=text], nav a")]
    .filter((one) => one.checkVisibility())
    .map((one) => [one.getBoundingClientRect(), one.outerHTML.slice(0, 120)])
    .filter(([box]) => box.width < 43.5 || box.height < 43.5)
    .map(([, text]) => text)"""
WIDER = "document.documentElement.scrollWidth - document.documentElement.clientWidth"

USUAL = [(True, False, "en-GB"), (False, True, "de-DE")]
OTHERS = [
    (phone, dark, language)
    for phone in (True, False)
    for dark in (False, True)
    for language in ("en-GB", "de-DE")
    if (phone, dark, language) not in USUAL
]
CASES = [*USUAL, *(pytest.param(*case, marks=pytest.mark.slow) for case in OTHERS)]


class Album:
    """Takes pictures, and looks at what is on them."""

    def __init__(self, folder: Path, suffix: str) -> None:
        self._folder, self._suffix = folder, suffix
        self.faults: list[str] = []

    async def take(self, page: Any, name: str) -> None:  # noqa: ANN401
        await page.wait_for_timeout(300)  # for what moves into its place
        await page.screenshot(path=self._folder / f"{name}-{self._suffix}.png", full_page=True)
        if await page.evaluate(WIDER):
            self.faults.append(f"{name}: wider than the screen")
        self.faults += [f"{name}: too small to hit: {one}" for one in await page.evaluate(NARROW)]
        await page.evaluate(AXE.read_text(encoding="utf-8"))
        for one in (await page.evaluate("axe.run()"))["violations"]:
            self.faults.append(f"{name}: {one['id']}: {one['nodes'][0]['html'][:200]}")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    chosen = Path(os.environ.get("RIFUGIO_SHOTS") or tmp_path)
    chosen.mkdir(parents=True, exist_ok=True)
    return chosen


@pytest.mark.parametrize(("phone", "dark", "language"), CASES)
async def test_every_screen(visitors: Visitors, folder: Path, phone: bool, dark: bool, language: str) -> None:
    if not AXE.exists():
        pytest.skip("axe-core is not there: npm ci in web")
    suffix = f"{'phone' if phone else 'desk'}-{'dark' if dark else 'light'}-{language[:2]}"
    album = Album(folder, suffix)

    async def come(path: str = "") -> Any:  # noqa: ANN401
        return await visitors.come(language, phone=phone, dark=dark, path=path)

    await first_page(album, await come())
    await room(album, await come(), come)
    await game(album, await come())
    await end(album, await come(), visitors.url)
    page = await come("/t/" + "A" * 22)
    await page.locator("h1").wait_for()
    await album.take(page, "gone")
    assert album.faults == []


async def first_page(album: Album, page: Any) -> None:  # noqa: ANN401
    await page.locator("button.door").first.wait_for()
    await album.take(page, "first")
    for number, name in ((2, "device"), (3, "code")):
        await page.locator("button.door").nth(number).click()
        await album.take(page, name)


async def room(album: Album, host: Any, come: Any) -> None:  # noqa: ANN401
    await open_room(host)
    await album.take(host, "room")
    guest = await come(host.url)
    await guest.locator("form.card").wait_for()
    await album.take(guest, "guest")
    await sit_down(guest)
    await album.take(guest, "seated")
    await host.locator("li.free button").first.click()
    await album.take(host, "bots")
    await host.locator("li.free ul button").nth(4).click()
    await host.locator("li.mine .who button").nth(0).click()
    await album.take(host, "look")
    await host.locator("li.mine .who button").nth(1).click()
    await album.take(host, "seat")
    await host.locator("li.mine .more button").first.click()
    await host.locator("li.mine .link").wait_for()
    await album.take(host, "hand-on")
    await host.locator("li.mine .link button").first.click()
    other = await come(await host.evaluate("navigator.clipboard.readText()"))
    await other.locator(".card button.main").wait_for()
    await album.take(other, "claim")
    await guest.goto(guest.url.split("/t/")[0])
    await guest.locator("#mine").wait_for()
    await album.take(guest, "mine")


async def game(album: Album, page: Any) -> None:  # noqa: ANN401
    await play_now(page)
    await album.take(page, "lay")
    await page.locator(".offer button[aria-pressed]:not([disabled])").first.click()
    await album.take(page, "where")
    await make_a_move(page)
    await album.take(page, "walk")
    tools = page.locator(".tools button")
    for number in range(await tools.count()):
        await tools.nth(number).click()
        await album.take(page, f"sheet-{number}")
        await page.keyboard.press("Escape")
    await tools.nth(-2).click()
    await page.locator(".phrases button").first.click()
    await album.take(page, "said")


async def end(album: Album, page: Any, url: str) -> None:  # noqa: ANN401
    link, token = await finished(url)
    kept = {"seats": {"0": token}, "at": 1}
    await page.evaluate(
        "([link, kept]) => localStorage.setItem(`rifugio.table.${link}`, JSON.stringify(kept))", [link, kept]
    )
    await page.goto(f"{url}/t/{link}")
    await page.locator("table").wait_for()
    await album.take(page, "result")
    await page.keyboard.press("Escape")
    await album.take(page, "over")


async def finished(url: str) -> tuple[str, str]:
    """Play a game to its end; return its link and the token of the first seat."""
    opened = await open_table(url, {"players": 2, "extensions": ["helicopter", "rafts"]})
    async with Player([url], opened["table"], [opened["host"]]) as both:
        for seat, colour in enumerate(("red", "green")):
            look = {"name": f"Maximilian-Luca {seat}", "animal": "otter", "colour": colour}
            await both.command({"kind": "sit", "seat": seat, "look": look})
            await both.until(lambda table, seq=seat + 2: table["seq"] >= seq)  # type: ignore[misc]
        answer = await both.command({"kind": "start"})
        while True:
            seq = answer["seq"]
            table = await both.until(lambda table, seq=seq: table["seq"] >= seq)  # type: ignore[misc]
            if table["phase"] == "over":
                return opened["table"], both.tokens[1]
            move = table["legal"][-1 if table["legal"][-1] == "end" else seq % len(table["legal"])]
            answer = await both.command({"kind": "move", "seat": table["turn"]["seat"], "move": move})
