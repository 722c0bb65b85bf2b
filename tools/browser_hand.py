"""Somebody at a screen: sees what the page was sent, and acts by clicks, taps and keys alone."""

import asyncio
import json
from collections.abc import Callable
from typing import Any, Final, TypeAlias

from playwright.async_api import Page, WebSocket

Table: TypeAlias = dict[str, Any]
"""A table as it goes over the wire (docs/server.md)."""

WHERE: Final = """([q, r]) => {
    const start = document.querySelector(".board [data-cell='0,0']").getBoundingClientRect();
    const board = document.querySelector(".board").getBoundingClientRect();
    const x = start.x + start.width / 2 + (q + r / 2) * start.width;
    const y = start.y + start.height / 2 + r * 0.75 * start.height;
    const there = document.elementFromPoint(x, y);
    const free = !!there?.closest(".board") && !there.closest("button");
    return { x, y, free, middle: [board.x + board.width / 2, board.y + board.height / 2] };
}"""
"""Where a cell is on the screen: hexagons stand on a corner, and the start tile always lies on 0,0."""


class Hand:
    """One browser page at a table, with the table as the page last heard of it."""

    def __init__(self, page: Page, *, touch: bool = False) -> None:
        self.page, self._touch = page, touch
        self.table: Table = {"seq": 0, "phase": "none", "legal": None}
        self._news = asyncio.Event()
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        heard = json.loads(frame)
        if "table" in heard:
            self.table = heard["table"]
            self._news.set()

    async def until(self, wanted: Callable[[Table], bool], seconds: float = 60) -> Table:
        """Wait until the table is as wanted, and the page shows it."""
        async with asyncio.timeout(seconds):
            while not wanted(self.table):
                self._news.clear()
                await self._news.wait()
        await self.page.locator(f"main.game[data-seq='{self.table['seq']}']").wait_for(timeout=seconds * 1000)
        return self.table

    def legal(self) -> list[str]:
        """Return the moves that the page was told of."""
        return list(self.table["legal"] or [])

    async def my_turn(self, seconds: float = 60) -> Table:
        """Wait until there is something to be done here, or the game is over."""
        return await self.until(lambda table: bool(table["legal"]) or table["phase"] == "over", seconds)

    async def press(self, name: str) -> None:
        """Press a button of the turn: confirm, undo, start-over, end, draw, rotate-left, rotate-right."""
        await self._hit(f"[data-act='{name}']:visible")

    async def _hit(self, selector: str) -> None:
        found = self.page.locator(selector).first
        await (found.tap() if self._touch else found.click())

    async def tap_cell(self, q: int, r: int) -> None:
        """Tap a cell of the map; if it is out of sight, bring it there first as one would."""
        place = await self.page.evaluate(WHERE, [q, r])
        for _ in range(4):
            if not place["free"]:
                await self._pan(place)
                place = await self.page.evaluate(WHERE, [q, r])
        x, y = place["x"], place["y"]
        await (self.page.touchscreen.tap(x, y) if self._touch else self.page.mouse.click(x, y))

    async def point_at(self, q: int, r: int) -> None:
        """Show what could be done on a cell, without doing it: a mouse rests there, a finger taps once."""
        if self._touch:
            await self.tap_cell(q, r)
        else:
            place = await self.page.evaluate(WHERE, [q, r])
            await self.page.mouse.move(place["x"], place["y"])

    async def _pan(self, place: dict[str, Any]) -> None:
        x, y = place["middle"]
        await self.page.mouse.move(x, y)
        await self.page.mouse.down()
        far = max(1.0, abs(place["x"] - x) / 250, abs(place["y"] - y) / 200)
        await self.page.mouse.move(x - (place["x"] - x) / far, y - (place["y"] - y) / far, steps=4)
        await self.page.mouse.up()

    async def act(self, move: str) -> Table:
        """Do what a move says, by hand; return the table afterwards."""
        before = self.table["seq"]
        if "@" in move:
            await self.lay(move)
        elif ">" in move or "+" in move:
            await self.go(move)
        else:
            await self.press(move)
        return await self.until(lambda table: table["seq"] > before)

    async def hold(self, move: str) -> None:
        """Take a tile and put it over a cell, turned as the move says, without laying it yet."""
        source, _, place = move.partition("@")
        cell, _, rotation = place.partition("^")
        offered = self.page.locator(f"[data-offer='{source}']:visible")
        if await offered.count() and await offered.first.get_attribute("aria-pressed") != "true":
            await self._hit(f"[data-offer='{source}']:visible")
        q, r = cell.split(",")
        await self.tap_cell(int(q), int(r))
        await self._turn_to(move, int(rotation or 0))

    async def _turn_to(self, move: str, rotation: int) -> None:
        wanted = f"[data-act='confirm'][data-move='{move}']"
        for _ in range(6):
            if await self.page.locator(wanted).count():
                return
            await self.press("rotate-right")
        raise AssertionError(f"the tile cannot be turned to {rotation} as the server says it can: {move}")

    async def lay(self, move: str) -> None:
        """Take a tile, put it somewhere, and confirm."""
        await self.hold(move)
        await self.press("confirm")

    async def go(self, move: str) -> None:
        """Walk, fly, sail, swim or build: a tap shows it, the button does it."""
        cell = move.partition(">")[2] or move.partition("+")[2].partition("/")[0]
        q, r = cell.split(",")
        await self.tap_cell(int(q), int(r))
        await self._hit(f"[data-move='{move}']:visible")
