"""The server is gone: what was seen of it stays, and it comes back by itself."""

from playwright.async_api import expect

from kit.browser.here import KEPT, eventually
from tests.web.people import DESK, PHONE, Visitors
from tests.web.test_others import two_friends

AS_IT_WAS = "[data-as-it-was]"
SEEN = """async () => (await (await caches.open("rifugio-seen")).keys()).length > 1"""


async def test_a_shared_game_stays_as_it_was(visitors: Visitors) -> None:
    visitors.keeping = visitors.calm = True
    first, _ = await two_friends(visitors)
    table = first.url
    seq = await first.locator("main.game").get_attribute("data-seq")
    await first.goto(visitors.url)
    await eventually(first, KEPT)
    await first.locator("section[data-mine] a").first.wait_for()
    await eventually(first, SEEN)
    await first.context.set_offline(True)
    await first.reload()
    await first.set_viewport_size(PHONE)
    await first.locator("button.door").nth(1).click()
    await expect(first.get_by_text("friends cannot join you just now")).to_be_in_viewport(ratio=1)
    await first.locator("section[data-mine] a").first.click()
    await expect(first.locator(AS_IT_WAS)).to_contain_text("The server is not answering.")
    assert first.url == table
    await first.set_viewport_size(DESK)
    await expect(first.get_by_text("not here right now")).to_have_count(0)
    await expect(first.get_by_text("Nothing yet")).to_have_count(0)
    await first.reload()
    await expect(first.locator(AS_IT_WAS)).to_contain_text("As it was at")
    await expect(first.locator(f"main.game[data-seq='{seq}'] [data-tile]").first).to_be_attached()
    for path in ("/album", "/rucksack", "/rules"):
        await first.goto(visitors.url + path)
        await expect(first.get_by_role("heading", level=1), path).to_be_visible()
    await first.goto(table)
    await first.context.set_offline(False)
    await expect(first.locator(AS_IT_WAS)).to_have_count(0)
    await expect(first.locator(".net")).to_have_text("")
