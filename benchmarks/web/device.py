"""The game on the device itself: a first game by a slow line, and what the page does in the meantime."""

import json
import os
import time
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from playwright.async_api import Browser, Page

from benchmarks.web.brake import BRAKE, braked, renderers, seconds_used
from benchmarks.web.figures import Figure
from benchmarks.web.line import SlowLine
from kit.browser.here import HandHere
from kit.browser.pythons import as_we_serve
from kit.repository import ROOT
from rifugio.server.web.security_headers import Guard

STATIC: Final = ROOT / "build" / "static"
TURNS: Final = 4
CATEGORIES: Final = [
    *("toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing"),
]
MARKS: Final = """
const Plain = self.Worker;
self.Worker = class extends Plain {
    constructor(...given) {
        super(...given);
        this.addEventListener("message", ({ data }) => performance.mark(`rifugio ${data?.kind}`));
    }
};
"""
BAR: Final = """
self.moved = [];
let at = -1;
const look = () => {
    const bar = document.querySelector("progress#fetching");
    if (bar && (bar.position < 0 || bar.position !== at)) {
        at = bar.position;
        self.moved.push(performance.now());
    }
    if (!document.querySelector("main.game")) requestAnimationFrame(look);
    else self.moved.push(performance.now());
};
requestAnimationFrame(look);
"""
DRAWN: Final = """() => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(() =>
    then(performance.mark("rifugio thinks")))))"""


async def device(browser: Browser, _served: str) -> list[Figure]:
    """Measure at the pages that need no server."""
    if not (STATIC / "index.html").is_file():
        raise SystemExit("the game without a server is not built: make static")
    return [*await by_a_slow_line(browser, STATIC), *await tasks(browser, STATIC)]


async def by_a_slow_line(browser: Browser, folder: Path) -> list[Figure]:
    """Tap the first door on a device that has nothing but the page, and wait for one's turn."""
    with as_we_serve(folder, lambda app: SlowLine(Guard(app))) as url:
        page, hand = await visit(browser, url, BAR)
        processes = renderers(os.getpid())
        begun, used = time.monotonic(), seconds_used(processes)
        with braked(BRAKE):
            await page.locator("button.door").first.click()
            await hand.my_turn(180)
        taken, used = time.monotonic() - begun, seconds_used(processes) - used
        moved: list[float] = await page.evaluate("moved")
        await page.context.close()
    # after the last byte the bar has no position: it moves to and fro
    still = max(after - before for before, after in pairwise(moved)) / 1000
    name = f"first game by slow 4G, brake ×{BRAKE}, to one's turn"
    return [
        Figure(name, taken, "s", 45, more=f"of the processor {used:.1f}"),
        Figure("the longest that its bar stood still", still, "s", 3),
    ]


async def visit(browser: Browser, url: str, script: str) -> tuple[Page, HandHere]:
    """Return a page before its doors, once it has nothing more to do."""
    context = await browser.new_context(
        viewport={"width": 390, "height": 844}, locale="en-GB", service_workers="block"
    )
    page = await context.new_page()
    hand = HandHere(page)
    await page.add_init_script(script)
    await hand.listen()
    await page.goto(url)
    await page.locator("button.door").first.wait_for()
    await page.wait_for_load_state("networkidle")
    return page, hand


async def tasks(browser: Browser, folder: Path) -> list[Figure]:
    """Return the longest task of the page, in processor time, while Python starts and the owl thinks."""
    with as_we_serve(folder) as url:
        page, hand = await visit(browser, url, MARKS)
        await page.evaluate(
            'localStorage.setItem("rifugio.alone", JSON.stringify({ bots: ["owl"], extensions: [] }))'
        )
        await page.reload()
        await page.locator("button.door").first.wait_for()
        await page.wait_for_load_state("networkidle")
        await browser.start_tracing(page=page, categories=CATEGORIES)
        await page.locator("button.door").first.click()
        await page.evaluate('performance.mark("rifugio starts")')
        for _ in range(TURNS):
            await hand.my_turn()
            await a_turn(hand)
            await page.evaluate(DRAWN)
        await hand.my_turn()
        trace: list[dict[str, Any]] = json.loads(await browser.stop_tracing())["traceEvents"]
        await page.context.close()
    return [
        _longest(trace, "Python starts", "rifugio starts", "rifugio ready"),
        _longest(trace, "a bot thinks", "rifugio thinks", "rifugio frame"),
    ]


async def a_turn(hand: HandHere) -> None:
    """Lay what has to be laid, and end the turn."""
    while "end" not in hand.legal():
        await hand.act(hand.legal()[0])
    await hand.act("end")


def _longest(trace: list[dict[str, Any]], doing: str, begins: str, ends: str) -> Figure:
    marks = sorted((one for one in trace if one["name"] in (begins, ends)), key=lambda one: one["ts"])
    thread = (marks[0]["pid"], marks[0]["tid"])
    spans = [
        (one["ts"], other["ts"])
        for one, other in pairwise(marks)
        if one["name"] == begins and other["name"] == ends
    ]
    inside = [
        one
        for one in trace
        if one["name"] == "RunTask" and (one["pid"], one["tid"]) == thread
        if any(begin <= one["ts"] < end for begin, end in spans)
    ]
    taken = max(float(one.get("tdur", 0)) / 1000 for one in inside)
    seconds = sum(end - begin for begin, end in spans) / 1e6
    more = f"{len(inside)} tasks in {seconds:.1f} s"
    return Figure(f"the page's longest task while {doing}", taken, "ms", 50, more=more)
