"""Python in a worker of a real browser: from nothing, from a kept memory, and where it cannot start."""

import asyncio
import json
import os
import time
from collections.abc import Iterator
from pathlib import Path
from shutil import copytree
from typing import Final

import pytest
from playwright.async_api import Browser, Page, async_playwright
from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kit import bots_game
from kit.browser.chromium import FLAGS, whole_chromium
from kit.browser.pythons import AS_MODULE, Failed, InWorker, as_we_serve, missing_python, probe_site
from kit.repository import ROOT
from kit.ways import WAYS as ALL_WAYS
from rifugio.answering.records import read_uploaded
from rifugio.engine.text.positions import write_position
from rifugio.server.web.security_headers import HEADERS
from rifugio.table.messages.writing import write_message
from tests.perft.perft import files, read_counts
from tests.web.hosts import LONG, Broken, Damaging, Stalling, Unpacking
from tests.web.static import Files, only_files

WAYS: Final = [
    (2, "", "marmot squirrel", 1000),
    (3, "rafts", "marmot", 1000),
    (4, "helicopter rafts", "fox owl", 4),
    (5, "helicopter", "badger ibex", 5),
]
SIXTEEN: Final = [(way.players, " ".join(way.extensions), "marmot squirrel", 6) for way in ALL_WAYS]
GOLDEN: Final = sorted((ROOT / "tests" / "golden").glob("*.record"))
PERFT: Final = """
from rifugio.box import load_box
from rifugio.engine.play import carry_out, legal_moves
from rifugio.engine.text.positions import read_position

def count(state, depth):
    moves = legal_moves(state)
    return len(moves) if depth == 1 else sum(count(carry_out(state, move)[0], depth - 1) for move in moves)

def counted(position, depth):
    return str(count(read_position(position, load_box), depth))
"""
SOON: Final = 2_000
"""Positions that are counted in a worker in a moment."""
CHANCES: Final = """
import json, random, secrets, uuid
json.dumps([random.random(), secrets.token_hex(8), str(uuid.uuid4()), random.Random().random()])
"""


@pytest.fixture(scope="module")
def site(browser_needed: None, tmp_path_factory: pytest.TempPathFactory) -> Path:
    lacking = missing_python()
    if lacking is not None:
        (pytest.fail if os.environ.get("BROWSER_TESTS") == "required" else pytest.skip)(lacking)
    return probe_site(tmp_path_factory.mktemp("site"))


@pytest.fixture
def address(site: Path) -> Iterator[str]:
    with as_we_serve(site) as url:
        yield url


async def page_at(browser: Browser, address: str) -> Page:
    page = await (await browser.new_context()).new_page()
    await page.goto(address)
    return page


async def plays_like_here(python: InWorker) -> None:
    """Play some games, and compare every move with those of this Python."""
    await python.learn_the_game()
    for way in WAYS:
        moves = json.loads(await python.call("game", "moves", *way) or "")
        assert moves == json.loads(bots_game.moves(*way))
        assert len(moves) > 10


async def test_the_same_games_as_here_from_nothing_and_from_the_kept_memory(
    browser: Browser, address: str
) -> None:
    python = InWorker(await page_at(browser, address))
    progress = await python.start()
    assert [there for there, _every in progress] == sorted(there for there, _every in progress)
    assert progress[-1][0] == progress[-1][1] > 1_000_000
    await plays_like_here(python)
    await python.kept()
    await python.end()
    assert await python.start() == []
    await plays_like_here(python)


async def test_all_ways_all_counts_and_all_golden_games_are_as_here(browser: Browser, address: str) -> None:
    python = InWorker(await page_at(browser, address))
    await python.start()
    await python.learn_the_game()
    for way in SIXTEEN:
        assert json.loads(await python.call("game", "moves", *way) or "") == json.loads(bots_game.moves(*way))
    await python.call("pyodide.code", "eval_code", PERFT + AS_MODULE)
    for known in map(read_counts, files()):
        depth = max(depth for depth, count in known.counts.items() if depth == 1 or count <= SOON)
        counted = await python.call("game", "counted", write_position(known.state), depth)
        assert counted == str(known.counts[depth]), known.about
    for path in GOLDEN:
        text = path.read_text(encoding="utf-8")
        asked = ("POST", "/records", "[]", json.dumps({"text": text}))
        answer = json.loads(await python.call("rifugio.worker.calls", "request", *asked) or "")["answer"]
        assert json.loads(answer[1]) == json.loads(write_message(read_uploaded(text))), path.name


async def test_no_two_starts_have_the_same_luck(browser: Browser, address: str) -> None:
    python = InWorker(await page_at(browser, address))
    await python.start()
    await python.kept()
    starts = []
    for _ in range(3):
        starts.append(json.loads(await python.call("pyodide.code", "eval_code", CHANCES) or ""))
        await python.end()
        await python.start()
    for values in zip(*starts, strict=True):
        assert len(set(values)) == 3


async def test_what_python_raises_is_told_and_it_goes_on(browser: Browser, address: str) -> None:
    python = InWorker(await page_at(browser, address))
    await python.start()
    with pytest.raises(Failed, match="ValueError: could not convert"):
        await python.call("builtins", "float", "far")
    with pytest.raises(Failed, match=r"random\.random returns no text"):
        await python.call("random", "random")
    assert await python.call("json", "dumps", "here") == '"here"'
    assert await python.call("json", "dumps", None) == "null"
    assert await python.call("gc", "freeze") is None


async def test_a_policy_without_webassembly_is_told_in_time(browser: Browser, site: Path) -> None:
    def strict(app: ASGIApp) -> ASGIApp:
        async def everywhere(scope: Scope, receive: Receive, send: Send) -> None:
            async def with_the_pages(message: Message) -> None:
                if message["type"] == "http.response.start":
                    MutableHeaders(scope=message).update(HEADERS)
                await send(message)

            await app(scope, receive, with_the_pages)

        return everywhere

    assert "wasm" not in HEADERS["content-security-policy"]
    with as_we_serve(site, strict) as url:
        python, begun = InWorker(await page_at(browser, url)), time.monotonic()
        with pytest.raises(Failed, match=r"^blocked$"):
            await python.start()
    assert time.monotonic() - begun < 10


@pytest.mark.parametrize("host", [Files, Unpacking, Damaging])
async def test_on_any_host_of_files(browser: Browser, site: Path, host: type[Files]) -> None:
    with only_files(site, host) as url:
        python = InWorker(await page_at(browser, url))
        there, every = (await python.start())[-1]
        assert there == every
        await python.learn_the_game()
        assert await python.call("game", "first_legal_moves", 2, "") == bots_game.first_legal_moves(2, "")


@pytest.mark.parametrize("host", [Broken, Stalling])
async def test_what_does_not_come_whole_is_told_in_time(
    browser: Browser, site: Path, host: type[Files]
) -> None:
    with only_files(site, host) as url:
        python, begun = InWorker(await page_at(browser, url)), time.monotonic()
        with pytest.raises(Failed, match=r"^network$"):
            await python.start()
        assert time.monotonic() - begun < LONG


async def test_a_script_that_was_altered_is_not_run(browser: Browser, site: Path, tmp_path: Path) -> None:
    copytree(site, tmp_path / "site")
    script = next((tmp_path / "site" / "runtime").glob("pyodide.asm-*.mjs"))
    script.write_text(script.read_text(encoding="utf-8") + "\n// and something more\n", encoding="utf-8")
    with only_files(tmp_path / "site") as url:
        python = InWorker(await page_at(browser, url))
        with pytest.raises(Failed, match=r"^network$"):
            await python.start()


async def test_of_two_that_begin_at_once_only_one_loads_everything(browser: Browser, address: str) -> None:
    context = await browser.new_context()
    both = [InWorker(await context.new_page()) for _ in range(2)]
    for python in both:
        await python.page.goto(address)
    told = await asyncio.gather(*(python.start() for python in both))
    assert min(map(len, told)) == 0 < max(map(len, told))


async def test_at_home_without_https_nothing_is_kept_and_it_plays(browser: Browser, site: Path) -> None:
    with as_we_serve(site, host="0.0.0.0") as url:
        page = await page_at(browser, url)
        assert (
            await page.evaluate("[isSecureContext, 'caches' in window, 'locks' in navigator]") == [False] * 3
        )
        python = InWorker(page)
        assert len(await python.start()) > 0
        await python.learn_the_game()
        assert await python.call("game", "first_legal_moves", 2, "") == bots_game.first_legal_moves(2, "")


@pytest.mark.chromium("protocol")
async def test_where_nothing_may_be_stored_it_plays(site: Path, address: str, tmp_path: Path) -> None:
    refused = {"profile": {"default_content_setting_values": {"cookies": 2}}}
    (tmp_path / "Default").mkdir()
    (tmp_path / "Default" / "Preferences").write_text(json.dumps(refused), encoding="utf-8")
    async with async_playwright() as play:
        context = await play.chromium.launch_persistent_context(
            str(tmp_path), executable_path=whole_chromium(), args=list(FLAGS)
        )
        page = await context.new_page()
        await page.goto(address)
        assert "SecurityError" in await page.evaluate("caches.open('').then(() => 'opened', String)")
        python = InWorker(page)
        assert len(await python.start()) > 0
        assert await python.call("json", "dumps", "here") == '"here"'
        await context.close()
