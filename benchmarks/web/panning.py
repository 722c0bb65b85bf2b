"""Frame rate while panning a full board."""

from itertools import pairwise
from math import cos, sin

from playwright.async_api import Browser, Page, ViewportSize

from benchmarks.web.figures import Figure
from kit.browser.games import finished, keep_seat

SIZES: dict[str, ViewportSize] = {
    "desktop": {"width": 1440, "height": 900},
    "phone": {"width": 390, "height": 844},
}
BEGIN = """() => {
    window.frames_ = [];
    const note = (at) => { window.frames_.push(at); window.asked_ = requestAnimationFrame(note); };
    window.asked_ = requestAnimationFrame(note);
}"""
END = "() => { cancelAnimationFrame(window.asked_); return window.frames_; }"


async def panning(browser: Browser, url: str) -> list[Figure]:
    """Pan the board of a finished game, 73 tiles, in the page that players see."""
    link, token = await finished(url)
    found = []
    for name, viewport in SIZES.items():
        context = await browser.new_context(viewport=viewport, locale="en-GB")
        page = await context.new_page()
        await page.goto(url)
        await keep_seat(page, link, token)
        await page.goto(f"{url}/t/{link}")
        await page.locator("table").wait_for()
        await page.keyboard.press("Escape")
        tiles = await page.evaluate("document.querySelectorAll('.board [data-tile][data-id]').length")
        await page.wait_for_timeout(1500)
        frames = await dragged(page)
        await context.close()
        gaps = sorted(late - soon for soon, late in pairwise(frames))
        fps = 1000 * len(gaps) / (frames[-1] - frames[0])
        more = f"{tiles} tiles; 95 % of frames within {gaps[int(len(gaps) * 0.95)]:.0f} ms"
        found.append(Figure(f"panning a full board, {name}", fps, "frames/s", 50, at_least=True, more=more))
    return found


async def dragged(page: Page) -> list[float]:
    """Drag for some seconds; return the times of the frames drawn, in milliseconds."""
    box = await page.locator(".board").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.evaluate(BEGIN)
    for step in range(240):
        dx, dy = sin(step / 20) * box["width"] * 0.3, cos(step / 14) * box["height"] * 0.2
        await page.mouse.move(x + dx, y + dy)
        await page.wait_for_timeout(8)
    frames: list[float] = await page.evaluate(END)
    await page.mouse.up()
    return frames
