"""Each paragraph of the rules states its origin, and a ruling's number opens its text."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, expect

from kit.browser.album import Album
from tests.web.people import Visitors
from tests.web.static import only_files

ADDRESS = "/rules#building-where"
TEXT = "No hut on water or on a pad."


@pytest_asyncio.fixture(loop_scope="session")
async def readers(browser: Browser) -> AsyncIterator[Visitors]:
    """Visitors who only read: static files are enough."""
    with only_files() as url:
        visitors = Visitors(browser, url)
        yield visitors
        assert visitors.faults == []


async def open_ruling(page: Page) -> None:
    paragraph = page.locator("[id='building-where']")
    await paragraph.locator("summary").first.click()
    await paragraph.locator("[data-ruling='B-BUILD-08'] summary").click()
    await expect(paragraph.get_by_text(TEXT)).to_be_visible()


async def with_its_text(page: Page, scripts: set[str]) -> list[str]:
    return [script for script in sorted(scripts) if TEXT in await (await page.request.get(script)).text()]


async def test_a_ruling_opens_its_text_which_was_not_fetched_before(readers: Visitors) -> None:
    page = await readers.come(path="/")
    scripts: set[str] = set()
    page.on("response", lambda answer: scripts.add(answer.url) if answer.url.endswith(".js") else None)
    await page.goto(readers.url + ADDRESS)
    origin = page.locator("[id='building-where'] summary").first
    await expect(origin).to_have_text("From the rulebook, with our ruling")
    await page.wait_for_load_state("networkidle")
    assert scripts
    assert not await with_its_text(page, scripts)
    await open_ruling(page)
    assert len(await with_its_text(page, scripts)) == 1
    text = page.locator("[data-ruling='B-BUILD-08'] p")
    await expect(text).to_have_attribute("lang", "en")
    await expect(page.locator("[data-ruling='B-BUILD-08'] summary")).to_contain_text("Our ruling")


@pytest.mark.chromium("touch")
@pytest.mark.parametrize("size", ["phone", pytest.param("desktop", marks=pytest.mark.slow)])
async def test_nothing_is_wrong_with_an_open_ruling_or_what_was_found(readers: Visitors, size: str) -> None:
    album = Album(size, False, "de-DE", None, ("light", "dark"))
    page = await readers.come("de-DE", phone=size == "phone", path=ADDRESS)
    await expect(page.locator("[id='building-where'] summary").first).to_have_text(
        "Aus dem Regelheft, mit unserer Regelung"
    )
    await open_ruling(page)
    await album.take(page, "ruling", whole=False)
    await page.locator("aside input").fill("Rifugio")
    found = page.locator(".hits article")
    await expect(found).to_have_count(2)
    await expect(found.first).to_contain_text("Wo eine Hütte stehen darf")
    await expect(found.last.locator("mark")).to_have_text("Rifugio")
    await album.take(page, "found", whole=False)
    assert album.faults == []


async def test_what_opens_a_chapter_leads_there(readers: Visitors) -> None:
    page = await readers.come("nl-NL", path="/rules")
    await page.locator("aside input").fill("speldoel")
    await page.locator(".hits h2 a").click()
    await expect(page.locator("[id='base-goal']")).to_be_in_viewport()
