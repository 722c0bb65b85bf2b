"""Python in a browser's worker: a site with nothing but a worker that does what it is told, and a server."""

import asyncio
import json
import shutil
import subprocess
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from typing import Final

import uvicorn
from fastapi import FastAPI
from playwright.async_api import Page
from starlette.types import ASGIApp

from kit.browser.chromium import PATIENCE_MS
from kit.ports import free_port
from kit.repository import ROOT
from rifugio.server.web.security_headers import Guard
from rifugio.server.web.site import add_site

RUNTIME: Final = Path(str(files("rifugio.server"))) / "runtime"
GAME: Final = (ROOT / "kit" / "bots_game.py").read_text(encoding="utf-8")
OPEN: Final = """() => {
  const worker = new Worker("/workers/probe.js", { type: "module" });
  window.end = () => worker.terminate();
  window.ask = (...said) => new Promise((resolve) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = () => resolve({ fault: "the worker's script does not run" });
    worker.postMessage(said);
  });
}"""
IS_KEPT: Final = """async () => {
  const lists = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
  return (await Promise.all(lists)).flat().some(({ url }) => url.includes("/memory-"));
}"""
AS_MODULE: Final = """
import sys, types
sys.modules["game"] = types.ModuleType("game")
sys.modules["game"].__dict__.update(globals())
None
"""


class Failed(Exception):
    """What the worker says instead of an answer: a reason why Python does not start, or what was raised."""


class InWorker:
    """Python in a worker of a page, which is at a site that `probe_site` made."""

    def __init__(self, page: Page) -> None:
        self.page = page

    async def start(self) -> list[tuple[int, int]]:
        """Start Python in a new worker, and return the progress that was told."""
        await self.page.evaluate(OPEN)
        told = json.loads(await self._ask("start") or "")
        return [(there, every) for there, every in told]

    async def learn_the_game(self) -> None:
        """Import `kit.bots_game` as `game`."""
        await self.call("pyodide.code", "eval_code", GAME + AS_MODULE)

    async def call(self, module: str, name: str, *args: str | float | None) -> str | None:
        return await self._ask(module, name, *args)

    async def kept(self) -> None:
        """Wait until the browser has kept Python's memory."""
        async with asyncio.timeout(PATIENCE_MS / 1000):
            while not await self.page.evaluate(IS_KEPT):
                await asyncio.sleep(0.05)

    async def end(self) -> None:
        await self.page.evaluate("end()")

    async def _ask(self, *said: str | float | None) -> str | None:
        heard = await self.page.evaluate("(said) => ask(...said)", list(said))
        if "fault" in heard:
            raise Failed(heard["fault"])
        answer: str | None = heard["answer"]
        return answer


def missing_python() -> str | None:
    """Return what is missing to start Python in a browser, or None."""
    if not (RUNTIME / "manifest.json").is_file():
        return "the browser's Python is not built: make runtime"
    return None if shutil.which("node") else "there is no node to build the worker with"


def probe_site(folder: Path) -> Path:
    """Make the site: an empty page, the worker, and what `make runtime` has made."""
    probe = ROOT / "web" / "tools" / "probe.mjs"
    subprocess.run(["node", str(probe), str(folder / "workers")], check=True, capture_output=True)
    (folder / "index.html").write_text("<!doctype html><title>A worker</title>", encoding="utf-8")
    shutil.copytree(RUNTIME, folder / "runtime")
    return folder


@contextmanager
def as_we_serve(
    folder: Path, around: Callable[[ASGIApp], ASGIApp] = Guard, host: str = "127.0.0.1"
) -> Iterator[str]:
    """Serve a site as `rifugio serve` does, with its policies, and yield the address."""
    app = FastAPI()
    add_site(app, folder)
    port = free_port()
    server = uvicorn.Server(uvicorn.Config(around(app), host=host, port=port, log_level="warning"))
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        while not server.started:
            thread.join(0.02)
        yield f"http://{host}:{port}"
    finally:
        server.should_exit = True
        thread.join()
