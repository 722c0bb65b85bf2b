"""Python in a worker: bytes, the first start and the next until there are legal moves, and bots' turns."""

import json
import os
import time
from pathlib import Path
from statistics import mean, median
from tempfile import TemporaryDirectory
from typing import Final

from playwright.async_api import Browser, Page

from benchmarks.web.brake import BRAKE, braked, renderers, seconds_used
from benchmarks.web.figures import Figure
from kit import bots_game
from kit.browser.pythons import RUNTIME, InWorker, as_we_serve, missing_python, probe_site
from rifugio.answering.thoughts import BOT_SECONDS

ROUNDS: Final = 3
TURNS: Final = 6
EXTENSIONS: Final = "helicopter rafts"
"""All of them, which is the most there is to do. The owl looks ahead with two players."""


async def worker(browser: Browser, _served: str) -> list[Figure]:
    """Measure at a site of its own, served as `rifugio serve` does."""
    lacking = missing_python()
    if lacking is not None:
        raise SystemExit(lacking)
    with TemporaryDirectory() as folder, as_we_serve(probe_site(Path(folder))) as url:
        return [bytes_to_load(), *await starts(browser, url), *await turns(browser, url)]


def bytes_to_load() -> Figure:
    """Return what the first start loads, as hosts send it."""
    manifest = json.loads((RUNTIME / "manifest.json").read_text(encoding="utf-8"))
    packed = sum(file["packed"] for file in manifest["files"].values())
    return Figure("Python's files, packed", packed / 1e6, "MB", 6)


async def starts(browser: Browser, url: str) -> list[Figure]:
    """Return how long it takes until the first legal moves are there."""
    figures = []
    for brake, first_goal, next_goal in ((1, 7, 2), (BRAKE, 25, 5)):
        first, then = [], []
        for _ in range(ROUNDS):
            page = await (await browser.new_context()).new_page()
            await page.goto(url)
            first.append(await start(page, brake))
            then.append(await start(page, brake))
            await page.context.close()
        slow = f", brake ×{brake}" if brake > 1 else ""
        figures.append(_figure(f"first start to the first legal moves{slow}", first, first_goal))
        figures.append(_figure(f"next start to the first legal moves{slow}", then, next_goal))
    return figures


async def start(page: Page, brake: int) -> tuple[float, float]:
    """Start Python and ask it for legal moves; return the seconds it takes, and those of the processor."""
    python, processes = InWorker(page), renderers(os.getpid())
    begun, used = time.monotonic(), seconds_used(processes)
    with braked(brake):
        await python.start()
        await python.learn_the_game()
        assert int(await python.call("game", "first_legal_moves", 4, EXTENSIONS) or 0) > 0
    taken = time.monotonic() - begun, seconds_used(processes) - used
    await python.kept()
    await python.end()
    return taken


def _figure(name: str, measured: list[tuple[float, float]], goal: float) -> Figure:
    clock, processor = zip(*measured, strict=True)
    more = f"{min(clock):.1f}–{max(clock):.1f}, of the processor {median(processor):.1f}"
    return Figure(name, median(clock), "s", goal, more=more)


async def turns(browser: Browser, url: str) -> list[Figure]:
    """Return how long turns of the strongest bots take, compared with this Python."""
    page = await (await browser.new_context()).new_page()
    await page.goto(url)
    python = InWorker(page)
    await python.start()
    await python.learn_the_game()
    figures = []
    for bot, players, most in (("lynx", 4, 800), ("owl", 4, 1200), ("owl", 2, 1200)):
        asked = (players, EXTENSIONS, bot, TURNS)
        here, there = [], []
        for _ in range(ROUNDS):
            here.append(json.loads(bots_game.seconds_of_turns(*asked)))
            there.append(json.loads(await python.call("game", "seconds_of_turns", *asked) or ""))
        with braked(BRAKE):
            slow = json.loads(await python.call("game", "seconds_of_turns", *asked, BOT_SECONDS) or "")
        ours, theirs = _each(here), _each(there)
        more = f"{theirs * 1000:.0f} ms, here {ours * 1000:.0f} ms"
        name = f"a turn of the {bot}, {players} players"
        figures.append(Figure(f"{name}, to CPython's", theirs / ours, "times", 3, more=more))
        figures.append(Figure(f"{name}, brake ×{BRAKE}", 1000 * mean(slow), "ms", most))
    await page.context.close()
    return figures


def _each(rounds: list[list[float]]) -> float:
    """Return the mean of the turns, each at its quickest."""
    return float(mean(map(min, zip(*rounds, strict=True))))
