"""Runs the browser benchmarks against a real `rifugio serve`, and prints each figure with its goal.

python -m benchmarks.web            all figures; exit code 1 if a goal is missed
python -m benchmarks.web weak       one part, or several: see PARTS
"""

import argparse
import asyncio
import os
import sys
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from playwright.async_api import Browser

from benchmarks.web.answering import answering
from benchmarks.web.arriving import first_tile, host_and_guest
from benchmarks.web.blocking import blocking
from benchmarks.web.device import device
from benchmarks.web.figures import Figure
from benchmarks.web.loading import first_load
from benchmarks.web.panning import panning
from benchmarks.web.seeing import seeing
from benchmarks.web.weak import weak_phone
from benchmarks.web.worker import worker
from kit.browser.chromium import browsing, missing
from kit.browser.records import packed_bags
from kit.served import served

Part = Callable[[Browser, str], Awaitable[list[Figure]]]
PARTS: Final[dict[str, tuple[Part, ...]]] = {
    "loading": (first_load,),
    "weak": (weak_phone,),
    "blocking": (blocking,),
    "arriving": (first_tile, host_and_guest),
    "answering": (answering,),
    "panning": (panning,),
    "seeing": (seeing,),
    "worker": (worker, device),
}


async def measure(url: str, parts: Sequence[str]) -> list[Figure]:
    """Measure each part in a browser of its own, and print each figure as it comes."""
    found: list[Figure] = []
    for part in parts:
        async with browsing() as browser:
            for one in PARTS[part]:
                for figure in await one(browser, url):
                    print(figure.line(), flush=True)
                    found.append(figure)
    return found


def main() -> None:
    """Measure what was asked for, or everything."""
    parser = argparse.ArgumentParser(description="Browser benchmarks.")
    parser.add_argument("parts", nargs="*", help=f"some of {', '.join(PARTS)}")
    parts = parser.parse_args().parts or list(PARTS)
    lacking = missing()
    if lacking is not None:
        raise SystemExit(lacking)
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    with served("kit.browser.prepared", packed_bags()) as url:  # so that runs can be compared
        figures = asyncio.run(measure(url, parts))
    sys.exit(not all(figure.met for figure in figures))


if __name__ == "__main__":
    main()
