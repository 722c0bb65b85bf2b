"""A player in a browser: reads the frames that the page receives, and acts by clicks, taps and keys alone."""

import asyncio
import json
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, TypeAlias

from playwright.async_api import Page, WebSocket
from playwright.async_api import TimeoutError as PlaywrightTimeout

from kit.browser.firefox import hearing
from kit.browser.map import MapHand
from rifugio.client.following import after_move

Table: TypeAlias = dict[str, Any]
"""A table as it is sent over the wire (docs/server.md)."""

SHOWN: Final = "(seq) => Number(document.querySelector('main.game')?.dataset.seq) >= seq"


class Hand(MapHand):
    """One browser page at a table, with the table as the page last received it."""

    def __init__(self, page: Page, *, touch: bool = False) -> None:
        super().__init__(page, touch=touch)
        self.table: Table = {"seq": 0, "phase": "none", "legal": None}
        self.effects: list[dict[str, Any]] = []
        """All effects at the table since the page was opened."""
        self._ways = 0
        self._news = asyncio.Event()
        page.on("websocket", self._listen)
        hearing[page] = self._hear

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        heard = json.loads(frame)
        if "table" in heard:
            self.table = heard["table"]
        elif "turn" in heard:
            self.table = after_move(self.table, heard)
        if "event" in heard:
            self.effects += heard["event"]["effects"]
        if "ways" in heard:
            self._ways = heard["ways"]["seq"]
        self._news.set()

    async def until(self, wanted: Callable[[Table], bool], seconds: float = 60) -> Table:
        """Wait until the table is as wanted, and the page shows it."""
        async with asyncio.timeout(seconds):
            while not wanted(self.table):
                self._news.clear()
                await self._news.wait()
        await self.page.wait_for_function(SHOWN, arg=self.table["seq"], timeout=seconds * 1000)
        return self.table

    async def skip(self) -> None:
        """Skip the recap of missed turns."""
        recap = self.page.locator("[data-recap] button")
        if await recap.count():
            with suppress(PlaywrightTimeout):  # it may close at the same moment
                await recap.click(timeout=1000)
        await self.page.locator("main.game[data-showing='now']").wait_for()

    def legal(self) -> list[str]:
        """Return the legal moves that the page was sent."""
        return list(self.table["legal"] or [])

    async def my_turn(self, seconds: float = 60) -> Table:
        """Wait until there is a legal move here, or the game is over."""
        return await self.until(lambda table: bool(table["legal"]) or table["phase"] == "over", seconds)

    async def press(self, name: str) -> None:
        """Press a button of the turn: confirm, undo, start-over, end, draw, remove0, rotate-left …"""
        await self._hit(f"[data-act='{name}']")

    async def _hit(self, selector: str) -> None:
        found = self.page.locator(selector).first
        await (found.tap() if self._touch else found.click())

    async def act(self, move: str) -> Table:
        """Make a move by hand; return the table afterwards."""
        before = self.table["seq"]
        try:
            await self._do(move)
            return await self.until(lambda table: table["seq"] > before, 15)
        except (TimeoutError, PlaywrightTimeout) as error:
            raise AssertionError(f"{move} was not done: {await self._seen()}") from error

    async def _do(self, move: str) -> None:
        await self.skip()
        await self.page.locator(
            ".turn[aria-busy='false']"
        ).wait_for()  # buttons do nothing while a command is under way
        if "@" in move:
            await self.lay(move)
        elif ">" in move or "+" in move:
            await self.go(move)
        else:
            await self.press(move)

    async def _seen(self) -> str:
        """Return what the page shows, for debugging; a screenshot goes to RIFUGIO_SHOTS."""
        folder = os.environ.get("RIFUGIO_SHOTS")
        if folder:
            await self.page.screenshot(path=Path(folder) / "stuck.png")
        shown = await self.page.locator(".line, [data-why], .deeds").all_inner_texts()
        return f"{shown}; legal {self.legal()}"

    async def hold(self, move: str) -> None:
        """Take a tile and hold it over a cell, turned as the move says, without laying it."""
        await self.take(move)
        q, r = cell_of(move)
        if self._touch or self._turns(move):
            await self.tap_cell(q, r)
            await self._turn_to(move)
        else:
            await self.point_at(q, r)

    async def take(self, move: str) -> None:
        """Take the tile that a move lays."""
        source = move.partition("@")[0].replace("swap", "open")
        offered = self.page.locator(f"[data-offer='{source}']")
        if await offered.get_attribute("aria-pressed") != "true":
            await self._hit(f"[data-offer='{source}']")

    def _turns(self, move: str) -> bool:
        """Whether the tile fits there in more than one rotation."""
        return sum(one.partition("^")[0] == move.partition("^")[0] for one in self.legal()) > 1

    async def _turn_to(self, move: str) -> None:
        rotation = move.partition("^")[2] or "0"
        confirm = self.page.locator("[data-act='confirm']")
        for _ in range(6):
            if await confirm.get_attribute("data-rotation") == rotation:
                return
            await self.press("rotate-right")
        raise AssertionError(f"the tile cannot be turned as the server says it can: {move}")

    async def lay(self, move: str) -> None:
        """Take a tile and lay it."""
        if self._touch or self._turns(move):
            await self.hold(move)
        else:
            await self.take(move)
        await self.drop(move)

    async def drop(self, move: str) -> None:
        """Lay the tile held: a mouse clicks on the cell; with touch, or if it can be turned, confirm."""
        if self._touch or self._turns(move):
            await self.press("confirm")
        else:
            await self.tap_cell(*cell_of(move))

    async def go(self, move: str) -> None:
        """Walk, fly, sail, swim or build; if the tap only shows a button, press it."""
        before = self.table["seq"]
        if any(">" in one for one in self.legal()):  # the page then asks for all ways, and shows them
            await self.until(lambda table: self._ways == table["seq"])
        await self.tap_cell(*cell_of(move))
        button = self.page.locator(f"[data-deed='{move}']")
        async with asyncio.timeout(10):
            while self.table["seq"] == before and not await button.count():
                await asyncio.sleep(0.02)
        if self.table["seq"] == before:
            await (button.tap() if self._touch else button.click())


def cell_of(move: str) -> tuple[int, int]:
    """Return the cell that a move is about."""
    for sign in "@>+":
        _, found, place = move.partition(sign)
        if found:
            q, r = place.partition("^")[0].partition("/")[0].split(",")
            return int(q), int(r)
    raise ValueError(move)
