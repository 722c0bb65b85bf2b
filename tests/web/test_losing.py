"""The server has lost the last events: the page shows the current state, and says why."""

from playwright.async_api import expect

from tests.server.nodes import RunningNode
from tests.web.people import Visitors
from tests.web.test_others import two_friends, whole_turn, whose_turn

LOST = "The server has lost the last moves at this table."


async def test_the_page_goes_back_and_says_why(visitors: Visitors, node: RunningNode) -> None:
    first, second = await two_friends(visitors)
    link = first.url.rpartition("/")[2]
    found = await node.node.tables.find(link)
    assert found is not None
    known, turn, began = found[0], await whose_turn(visitors, link), found[0].table.seq
    await whole_turn(first)
    await expect(second.locator("[data-mark]")).to_have_count(1)
    async with node.node.pool.connection() as connection:
        await connection.execute("DELETE FROM event WHERE game_id = %s AND seq > %s", (known.game_id, began))
        await connection.execute("DELETE FROM job WHERE game_id = %s", (known.game_id,))  # of lost events
    for page in (first, second):
        await page.get_by_text(LOST).wait_for()
    assert await whose_turn(visitors, link) == turn
    await expect(second.locator("[data-mark]"), "what is lost was not done").to_have_count(0)
    await first.get_by_text(LOST).locator("..").get_by_role("button", name="Close").click()
    await expect(first.get_by_text(LOST)).to_have_count(0)
    await whole_turn(first)  # and the game continues from there
    await expect(second.locator("[data-mark]")).to_have_count(1)
