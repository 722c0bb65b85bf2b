"""A push subscription that the browser changes by itself: its person is told as before."""

import json
from typing import Final

import pytest
from playwright.async_api import expect

from tests.server.people.letter_box import box, mail_port
from tests.server.ways.browser import new_browser
from tests.server.ways.far_end import FarEnd
from tests.web.people import Visitors
from tests.web.pushing import Pushes, opened_browser
from tests.web.test_told import SUBSCRIBED, at_the_table, end, node, requests

__all__ = ["box", "end", "mail_port", "node", "opened_browser"]

pytestmark = pytest.mark.chromium("protocol")

CHANGED: Final = """([made, isNew]) => {
    const subscription = { toJSON: () => made };
    PushManager.prototype.subscribe = async (options) => {
        if (options?.applicationServerKey !== "the old key") throw new TypeError("not the old one's options");
        return subscription;
    };
    const old = { options: { userVisibleOnly: true, applicationServerKey: "the old key" } };
    const event = new ExtendableEvent("pushsubscriptionchange");
    self.dispatchEvent(Object.assign(event, isNew
        ? { oldSubscription: null, newSubscription: subscription }
        : { oldSubscription: old, newSubscription: null }));
}"""
"""Browsers change it when they like, some with a new one at hand and some without; no protocol can."""


@pytest.mark.parametrize("is_new", [True, False])
async def test_a_subscription_that_the_browser_changes_goes_on(
    visitors: Visitors, end: FarEnd, is_new: bool
) -> None:
    page, _, _ = await at_the_table(visitors)
    await Pushes.to(page)
    (worker,) = page.context.service_workers
    before, after = new_browser(), new_browser()
    address = f"http://127.0.0.1:{end.port}/push"
    made = {"endpoint": f"{address}/before", "keys": before.keys}
    await page.add_init_script(f"({SUBSCRIBED})({json.dumps(made)})")
    await page.goto(f"{visitors.url}/rucksack")
    await page.locator("[data-tell-here]").click()
    await expect(page.locator("[data-way=push]")).to_contain_text("on this device")
    async with page.context.expect_event("response", lambda one: one.url.endswith("/notices/ways")) as told:
        await worker.evaluate(CHANGED, [{"endpoint": f"{address}/after", "keys": after.keys}, is_new])
    assert (await told.value).ok
    await page.reload()
    await page.locator("[data-way=push]").get_by_role("button", name="Try it").click()
    await requests(end, 1)
    assert [one.target for one in end.requests] == ["/push/after"], "one way, which goes on"
    assert json.loads(after.opened(end.requests[0].body))["title"] == "It works!"
