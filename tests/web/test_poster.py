"""The mountain as a poster: the last picture of a game, which one tap gives away; and what to try next."""

from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from kit.browser.games import finished, keep_seat
from tests.web.people import Visitors

PNG = b"\x89PNG"
DEVICE = """
window.given = [];
navigator.canShare = ({ files }) => files.every(({ type }) => type === "image/png");
navigator.share = async ({ files }) => { window.given.push(files[0]); };
"""
"""A device that can share files, as phones can; this browser has nobody to share with."""


async def counted(visitors: Visitors, *, phone: bool, device: str = "") -> Page:
    """Come to the end of a game, and skip the counting."""
    link, token = await finished(visitors.url)
    page = await visitors.come(phone=phone)
    if device:
        await page.add_init_script(device)
    await keep_seat(page, link, token)
    await page.goto(f"{visitors.url}/t/{link}")
    await page.locator("[data-skip]").click()
    await page.locator("[data-mountain] img").wait_for()
    return page


@pytest.mark.parametrize("phone", [False, True])
async def test_the_poster_is_saved_by_one_tap(served_visitors: Visitors, tmp_path: Path, phone: bool) -> None:
    page = await counted(served_visitors, phone=phone)
    await expect(page.locator("[data-next] li"), "after a first game").to_have_count(3)
    wide = "(image) => image.decode().then(() => image.naturalWidth)"
    assert await page.locator("[data-mountain] img").evaluate(wide) > 0
    await expect(page.locator("[data-mountain] img")).to_be_in_viewport()
    async with page.expect_download() as coming:
        await page.get_by_role("button", name="Save the poster").click()
    file = tmp_path / "poster.png"
    await (await coming.value).save_as(file)
    assert file.read_bytes().startswith(PNG)


async def test_a_device_that_shares_gets_the_picture(served_visitors: Visitors) -> None:
    page = await counted(served_visitors, phone=True, device=DEVICE)
    await page.get_by_role("button", name="Share the poster").click()
    await page.wait_for_function("() => window.given.length === 1")
    start = "window.given[0].slice(0, 4).arrayBuffer().then((bytes) => [...new Uint8Array(bytes)])"
    assert bytes(await page.evaluate(start)) == PNG
