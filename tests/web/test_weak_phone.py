"""A weak phone on a slow line: few bytes and few round trips, whatever the machine of this test is busy with.

`python -m benchmarks.web weak` and `python -m benchmarks.web.lighthouse` have the seconds and the scores.
"""

from typing import Final

import httpx2
import pytest
from playwright.async_api import Browser, Page, Request

from benchmarks.web.loading import first_load
from benchmarks.web.weak import visit
from tests.web.people import Visitors, open_room, play_now

MOST_BYTES: Final = 230_000
MOST_SECONDS: Final = 60.0
"""Ten times what a quiet machine takes."""


def program(request: Request) -> bool:
    """Whether a request is for a script or a style."""
    return request.resource_type in {"script", "stylesheet"} and "/assets/" in request.url


@pytest.mark.chromium("protocol")
async def test_bytes_to_a_board(browser: Browser, served_visitors: Visitors) -> None:
    figures = await first_load(browser, served_visitors.url)
    assert [figure.line() for figure in figures if not figure.met] == []
    assert max(figure.goal * 1000 for figure in figures if figure.unit == "kB") == MOST_BYTES


@pytest.mark.chromium("protocol")
async def test_a_first_visit(browser: Browser, served_visitors: Visitors) -> None:
    """CPU six times slower and slow 4G, from nothing to a tile laid."""
    doors, board, tile, _ = await visit(browser, served_visitors.url)
    assert doors < board < tile < MOST_SECONDS


WATCHING: Final = """() => {
    self.pressed = performance.now();
    const look = () => document.querySelector("[data-offer]") && (self.there ??= performance.now());
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
}"""
PROGRAMS: Final = """() => performance.getEntriesByType("resource")
    .filter(({ startTime }) => pressed <= startTime && startTime < there)
    .map(({ name }) => name).filter((name) => /\\/assets\\/.*\\.(js|css)$/.test(name))"""


async def test_play_now_is_one_request(visitors: Visitors) -> None:
    """What a table needs was fetched while one looked at the doors; later comes what opens over the game."""
    page = await visitors.come(phone=True)
    await page.locator("[data-living]").wait_for()
    sent: list[str] = []
    page.on("request", lambda one: sent.append(httpx2.URL(one.url).path) if one.method == "POST" else None)
    await page.evaluate(WATCHING)
    await page.locator("button.door").nth(0).click()
    await page.locator("[data-offer]").first.wait_for()
    assert await page.evaluate(PROGRAMS) == []
    assert [path for path in sent if path != "/api/rucksack"] == ["/api/tables"]  # packed later


@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
@pytest.mark.parametrize(
    "place", [pytest.param("home", marks=pytest.mark.chromium("idle")), "rules", "room", "game"]
)
async def test_a_page_names_its_programs_itself(visitors: Visitors, place: str, language: str) -> None:
    """All come at once: none is only known when another has come."""
    page = await visitors.come(language, phone=True, path="/rules" if place == "rules" else "")
    if place == "room":
        await open_room(page)
    elif place == "game":
        await play_now(page)
    elif place == "home":
        await page.add_init_script("requestIdleCallback = () => 0")  # or it fetches a table's programs ahead
    asked = await asked_for(page, {"rules": "article", "room": "li.mine", "game": "[data-offer]"}.get(place))
    async with httpx2.AsyncClient() as client:
        head = (await client.get(page.url, headers={"accept-language": language})).text
    assert asked
    later = ("/assets/carrying-", "/assets/Sheets-")  # when there is nothing else to do
    assert [path for path in asked if f'"{path}"' not in head and not path.startswith(later)] == []


async def asked_for(page: Page, shown: str | None) -> list[str]:
    """Load a page anew; return the programs that it asks for until something is shown."""
    url, asked = page.url, list[str]()
    await page.goto("about:blank")  # the page before may still be asking for something
    page.on("request", lambda one: asked.append(httpx2.URL(one.url).path) if program(one) else None)
    await page.goto(url, wait_until="commit")
    await page.locator(shown or "button.door").first.wait_for()
    return asked
