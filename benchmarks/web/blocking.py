"""How long a page keeps a phone from answering a tap while it loads, by processor time.

The sum of what each task takes beyond 50 ms on a processor four times slower, as Lighthouse counts it;
but other work on this machine does not change it.
"""

import json
from statistics import median
from typing import Any, Final

from playwright.async_api import Browser, BrowserContext

from benchmarks.web.figures import Figure
from benchmarks.web.lighthouse import addresses

SLOWER: Final = 4
NOTICED_MS: Final = 50
WATCHED_MS: Final = 4500
RUNS: Final = 3
CATEGORIES: Final = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline", "loading"]


async def blocking(browser: Browser, url: str) -> list[Figure]:
    """Load each page a few times, with nothing cached."""
    context = await browser.new_context(
        locale="en-GB", viewport={"width": 412, "height": 823}, has_touch=True, is_mobile=True
    )
    made = []
    for page, address in (await addresses(context, url)).items():
        found = [await _blocked(browser, context, address) for _ in range(RUNS)]
        more = f"of {', '.join(f'{one:.0f}' for one in sorted(found))}"
        made.append(
            Figure(f"{page}: blocked by tasks, processor ×{SLOWER}", median(found), "ms", 200, more=more)
        )
    await context.close()
    return made


async def _blocked(browser: Browser, context: BrowserContext, address: str) -> float:
    page = await context.new_page()
    session = await context.new_cdp_session(page)
    await session.send("Network.enable")
    await session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    await browser.start_tracing(page=page, categories=CATEGORIES)
    await page.goto(address)
    await page.wait_for_timeout(WATCHED_MS)
    events: list[dict[str, Any]] = json.loads(await browser.stop_tracing())["traceEvents"]
    await page.close()
    paint = max((one for one in events if one["name"] == "firstContentfulPaint"), key=lambda one: one["ts"])
    thread = (paint["pid"], paint["tid"])
    tasks = [one for one in events if one["name"] == "RunTask" and (one["pid"], one["tid"]) == thread]
    return sum(max(0.0, SLOWER * float(one.get("tdur", 0)) / 1000 - NOTICED_MS) for one in tasks)
