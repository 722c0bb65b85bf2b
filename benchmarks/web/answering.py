"""Latency from a click to the first visible reaction."""

from statistics import median

from playwright.async_api import Browser

from benchmarks.web.figures import Figure
from kit.browser.hand import Hand

WATCH = """() => {
    window.taken_ = [];
    let clicked = null;
    // the time of the event itself, so that waiting for a busy page counts
    addEventListener("pointerdown", ({ timeStamp, target }) => {
        const { act, offer } = target.closest("[data-act], [data-offer]")?.dataset ?? {};
        clicked = [timeStamp, act ?? offer ?? "map"];
    }, true);
    new MutationObserver(() => {
        if (clicked === null) return;
        const [since, what] = clicked;
        clicked = null;
        // the change is drawn in the next frame, and a message comes after it
        requestAnimationFrame(() => {
            const after = new MessageChannel();
            after.port1.onmessage = () => window.taken_.push([performance.now() - since, what]);
            after.port2.postMessage(null);
        });
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
}"""
TURNS = 12


async def answering(browser: Browser, url: str) -> list[Figure]:
    """Play some turns, on a desktop and on a phone: take, move and lay tiles, and end turns."""
    return [
        await _answering(browser, url, "desktop", phone=False),
        await _answering(browser, url, "phone", phone=True),
    ]


async def _answering(browser: Browser, url: str, name: str, *, phone: bool) -> Figure:
    viewport = {"width": 390, "height": 844} if phone else {"width": 1440, "height": 900}
    context = await browser.new_context(
        viewport={"width": viewport["width"], "height": viewport["height"]}, has_touch=phone, locale="en-GB"
    )
    page = await context.new_page()
    hand = Hand(page, touch=phone)
    await page.goto(url)
    await page.locator("button.door").first.click()
    await hand.my_turn()
    await page.evaluate(WATCH)
    for _ in range(TURNS):
        await hand.my_turn()
        await hand.act(next(move for move in hand.legal() if move.startswith("open")))
        while "end" not in hand.legal():
            await hand.act(hand.legal()[0])
        await hand.act("end")
    taken = sorted(await page.evaluate("window.taken_"))
    await context.close()
    times = [one for one, _ in taken]
    slowest, what = taken[-1]
    more = f"of {len(taken)}; median {median(times):.0f} ms, the slowest {slowest:.0f} ms, on {what}"
    most = times[int(len(times) * 0.95) - 1]
    return Figure(f"click to visible reaction, p95, {name}", most, "ms", 100, more=more)
