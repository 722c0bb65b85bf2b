"""The family album: the mountain of each finished game, posters to page through, records and stamps."""

from playwright.async_api import Page, expect

from kit.browser.album import Album
from kit.browser.games import played
from kit.browser.here import KEPT, eventually
from tests.web.coming import Kept, bring
from tests.web.people import Visitors
from tests.web.test_pictures import kept

DRAWN = "[data-memory] [data-drawn='true']"
RESULTS = """() => [...document.querySelectorAll("[data-friend], [data-way]")]
    .map((one) => [one.dataset.friend ?? one.dataset.way, one.innerText.replaceAll("\\n", " | ")])"""


async def two_games(url: str) -> dict[str, Kept]:
    """Play with Anna twice, the second time without extensions; return what a browser kept of them."""
    found: dict[str, Kept] = {}
    for number, extensions in enumerate((["helicopter", "rafts"], [])):
        link, tokens = await played(
            url, 2, lambda table: table["phase"] == "over", {"extensions": extensions}
        )
        found[link] = {"seats": {"0": tokens[0]}, "at": 1 + number}
    return found


async def swipe(page: Page, by: int) -> None:
    """Move the poster aside."""
    box = await page.locator("dialog .poster").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + 60
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + by, y + 4, steps=4)
    await page.mouse.up()


async def test_the_album_of_two_games(visitors: Visitors) -> None:
    tables = await two_games(visitors.url)
    older, newer = tables
    page = await bring(visitors, tables, phone=True)
    await page.evaluate("localStorage.setItem('rifugio.climb', JSON.stringify(['marmot', 'owl']))")
    await page.locator("[data-family-album]").click()
    await expect(page).to_have_url(f"{visitors.url}/album")
    await expect(page.locator(DRAWN)).to_have_count(2)
    memories = page.locator("[data-memory]")
    assert [await one.get_attribute("data-memory") for one in await memories.all()] == [newer, older]
    await expect(memories.first).to_contain_text("With Anna")
    await expect(page.locator("[data-stamps='2'] .has")).to_have_count(2)
    friends, *ways = await page.evaluate(RESULTS)
    assert friends[0] == "Anna"
    assert "2 games" in friends[1]
    assert sorted(way for way, _ in ways) == ["", "helicopter rafts"]
    album = Album("phone", False, "en-GB", kept(), ("light", "dark"))
    await album.take(page, "family-album")

    await page.get_by_role("button", name="Without extensions").click()
    await expect(memories).to_have_count(1)
    await page.get_by_role("group", name="How?").get_by_role("button", name="All").click()
    await memories.first.click()
    poster = page.locator("dialog[data-poster] figure img")
    await poster.wait_for()
    await album.take(page, "family-poster")
    await page.keyboard.press("ArrowRight")
    await expect(page.locator(f"dialog[data-poster='{older}']")).to_be_visible()
    await page.keyboard.press("ArrowRight")
    await expect(page.locator(f"dialog[data-poster='{older}']"), "it is the last page").to_be_visible()
    await page.locator("dialog [data-turn='-1']").click()
    await expect(page.locator(f"dialog[data-poster='{newer}']")).to_be_visible()
    await poster.wait_for()
    await swipe(page, -120)
    await expect(page.locator(f"dialog[data-poster='{older}']")).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(page.locator("dialog")).to_have_count(0)
    await memories.last.click()
    await page.locator("dialog [data-replay]").click()
    await expect(page).to_have_url(f"{visitors.url}/replay/{older}")
    assert not album.faults, "\n".join(album.faults)


async def test_a_mountain_that_was_seen_once_is_there_without_the_server_again(visitors: Visitors) -> None:
    tables = dict([(await two_games(visitors.url)).popitem()])
    page = await bring(visitors, tables, "/album")
    await expect(page.locator(DRAWN)).to_have_count(1)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    await page.reload()
    await expect(page.locator(DRAWN)).to_have_count(1)
    assert not [url for url in asked if url.endswith("/replay")]


async def test_without_a_network_a_mountain_is_missing_for_now(visitors: Visitors) -> None:
    visitors.keeping = visitors.calm = True
    tables = dict([(await two_games(visitors.url)).popitem()])
    page = await bring(visitors, tables)
    await page.locator("[data-family-album]").wait_for()
    await eventually(page, KEPT)
    await page.context.set_offline(True)
    await page.goto(f"{visitors.url}/album")
    await page.locator("[data-memory]").click()
    await expect(page.locator("dialog").get_by_text("The server is not answering")).to_be_visible()


async def test_an_empty_album_is_kind(visitors: Visitors) -> None:
    page = await visitors.come("de", phone=True, path="/album")
    await expect(page.get_by_role("heading", name="Noch kein Berg im Album")).to_be_visible()
    album = Album("phone", False, "de", kept(), ("light", "dark"))
    await album.take(page, "family-empty")
    await page.get_by_role("link", name="Jetzt spielen").click()
    await expect(page.locator("nav.post")).to_be_visible()
    await expect(page.locator("[data-family-album]"), "no way to an empty album").to_have_count(0)
    assert not album.faults, "\n".join(album.faults)
