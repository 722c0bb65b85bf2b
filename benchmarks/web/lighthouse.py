"""Lighthouse's four scores of four pages, as a phone sees them: python -m benchmarks.web.lighthouse

python -m benchmarks.web.lighthouse                  five runs of each page; printed is the median
python -m benchmarks.web.lighthouse --runs 1 game    one run of one page: landing, rules, room, game

Lighthouse is fetched into build/lighthouse when it is first needed; nothing that is shipped uses it.
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Any, Final

from playwright.async_api import BrowserContext, async_playwright

from benchmarks.web.figures import Figure
from kit.browser.chromium import FLAGS, chromium, missing
from kit.ports import free_port
from kit.served import served

VERSION: Final = "12.8.2"  # 13 needs a newer Node than ours
HOME: Final = Path("build/lighthouse")
PROGRAM: Final = HOME / "node_modules" / "lighthouse" / "cli" / "index.js"
GOALS: Final = {"performance": 90, "accessibility": 100, "best-practices": 100, "seo": 100}
PAGES: Final = ("landing", "rules", "room", "game")
PUBLIC: Final = ("landing", "rules")
"""Pages that may be found: tables are private, and search engines are asked to leave them alone."""
TRIES: Final = 3
TIMES: Final = ("first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "speed-index")


def installed() -> None:
    """Fetch Lighthouse unless it is there."""
    if not PROGRAM.is_file():
        HOME.mkdir(parents=True, exist_ok=True)
        package = f"lighthouse@{VERSION}"
        subprocess.run(["npm", "install", "--silent", "--no-save", "--prefix", HOME, package], check=True)


async def addresses(context: BrowserContext, url: str) -> dict[str, str]:
    """Return where the pages are; the browser gets a seat in the room, and one in the game.

    The first two have another origin, where nothing is stored: that is a newcomer.
    """
    elsewhere = url.replace("127.0.0.1", "localhost")
    found = {"landing": elsewhere, "rules": f"{elsewhere}/rules"}
    for name, door in (("room", 1), ("game", 0)):
        page = await context.new_page()
        await page.goto(url)
        await page.locator("button.door").nth(door).click()
        await page.locator({"room": "li.mine", "game": "[data-offer]:not([disabled])"}[name]).first.wait_for()
        found[name] = page.url
        await page.close()
    return found


def audited(address: str, port: int) -> dict[str, Any]:
    """Return Lighthouse's report of a page, in the browser that listens on a port.

    Lighthouse now and then loses its own page: it is asked again, and what it said is shown.
    """
    program = ["node", str(PROGRAM), address, f"--port={port}", "--output=json", "--quiet"]
    for _ in range(TRIES):
        done = subprocess.run(program, check=False, capture_output=True, text=True)
        if done.returncode == 0:
            return dict(json.loads(done.stdout))
        print(f"{address}: {done.stderr.strip()[-500:]}", file=sys.stderr, flush=True)
    sys.exit(f"Lighthouse gave no report of {address} in {TRIES} tries.")


async def reports(url: str, pages: Sequence[str], runs: int) -> dict[str, list[dict[str, Any]]]:
    """Return all reports of each page; the pages take turns, so that a busy moment is nobody's alone."""
    port = free_port()
    flags = [*FLAGS, f"--remote-debugging-port={port}"]
    found: dict[str, list[dict[str, Any]]] = {page: [] for page in pages}
    with tempfile.TemporaryDirectory(prefix="rifugio-lighthouse-", ignore_cleanup_errors=True) as folder:
        async with async_playwright() as play:
            context = await play.chromium.launch_persistent_context(
                folder, executable_path=chromium(), args=flags, locale="en-GB"
            )
            where = await addresses(context, url)
            for _ in range(runs):
                for page in pages:
                    found[page].append(await asyncio.to_thread(audited, where[page], port))
            await context.close()
    return found


def figures(page: str, found: Sequence[dict[str, Any]]) -> list[Figure]:
    """Return the median of each score, performance with what it is made of."""
    made = []
    for category, goal in GOALS.items():
        if category == "seo" and page not in PUBLIC:
            continue
        scores = [100 * (one["categories"][category]["score"] or 0) for one in found]
        more = _more(found) if category == "performance" else "; ".join(_failed(found, category))
        made.append(Figure(f"{page}: {category}", median(scores), "", goal, at_least=True, more=more))
    return made


def _more(found: Sequence[dict[str, Any]]) -> str:
    times = [median(one["audits"][name]["numericValue"] for one in found) for name in TIMES]
    shift = median(one["audits"]["cumulative-layout-shift"]["numericValue"] for one in found)
    scores = sorted(round(100 * one["categories"]["performance"]["score"]) for one in found)
    said = ", ".join(
        f"{name} {time:.0f}" for name, time in zip(("FCP", "LCP", "TBT", "SI"), times, strict=True)
    )
    return f"{said} ms, CLS {shift:.3f}; of {', '.join(map(str, scores))}"


def _failed(found: Sequence[dict[str, Any]], category: str) -> list[str]:
    """Return the audits of a category that were not passed in the last run."""
    last = found[-1]
    counted = [one["id"] for one in last["categories"][category]["auditRefs"] if one["weight"]]
    return [name for name in counted if (last["audits"][name]["score"] or 0) < 1 and _applies(last, name)]


def _applies(report: dict[str, Any], name: str) -> bool:
    return report["audits"][name]["scoreDisplayMode"] not in {"notApplicable", "manual", "informative"}


def main() -> None:
    """Measure what was asked for, or all four pages."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("pages", nargs="*", help=f"some of {', '.join(PAGES)}")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--keep", type=Path, help="a folder for the reports")
    asked = parser.parse_args()
    lacking = missing()
    if lacking is not None:
        raise SystemExit(lacking)
    installed()
    print(f"Lighthouse {VERSION}, load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores", flush=True)
    with served() as url:
        found = asyncio.run(reports(url, asked.pages or PAGES, asked.runs))
    if asked.keep:
        asked.keep.mkdir(parents=True, exist_ok=True)
        for page, several in found.items():
            for number, one in enumerate(several):
                (asked.keep / f"{page}-{number}.json").write_text(json.dumps(one), encoding="utf-8")
    speeds = sorted(one["environment"]["benchmarkIndex"] for several in found.values() for one in several)
    print(f"this machine's speed, by Lighthouse's index: {speeds[0]:.0f} to {speeds[-1]:.0f} (low if busy)")
    made = [figure for page, several in found.items() for figure in figures(page, several)]
    print("\n".join(figure.line() for figure in made))
    sys.exit(not all(figure.met for figure in made))


if __name__ == "__main__":
    main()
