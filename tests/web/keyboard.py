"""Keyboard and screen reader only: no mouse, no touch, and ears instead of eyes."""

import asyncio
import json
import random
from typing import Any

from playwright.async_api import Page

from kit.browser.hand import Hand, Table, cell_of
from rifugio.box import load_box
from rifugio.engine.play import new_game
from rifugio.engine.text.moves import write_move
from rifugio.engine.text.records import Record, read_record
from rifugio.words import Words
from tests.server.nodes import client_of
from tests.web.people import Visitors
from tests.words.hearing import Listener

LISTEN = """window.heard = [];
const known = new WeakSet();
new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
        for (const node of addedNodes) {
            if (!(node instanceof Element)) continue;
            const told = "[data-told] > *";
            const inside = node.matches(told) ? [node] : [...node.querySelectorAll(told)];
            for (const one of inside.filter((one) => !known.has(one))) {
                known.add(one);
                window.heard.push(one.textContent);
            }
        }
    }
}).observe(document, { childList: true, subtree: true });"""
"""Records what a screen reader would read from the live region, in order."""
CURSOR = """() => {
    const board = document.querySelector(".board");
    const [, ...cell] = board.getAttribute("aria-activedescendant")?.split("-") ?? [];
    return document.activeElement === board ? cell.join("-") : "";
}"""
"""The cell of the keyboard cursor; empty unless the map has the focus."""
MOST_KEYS = 120


async def tab_to(page: Page, selector: str) -> None:
    """Press Tab until an element has the focus."""
    for _ in range(MOST_KEYS):
        if await page.evaluate("(wanted) => document.activeElement?.matches(wanted)", selector):
            return
        await page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {selector}")


async def enter(page: Page, selector: str) -> None:
    """Wait for a button, tab to it, and press it."""
    await page.locator(selector).first.wait_for()
    await tab_to(page, selector)
    await page.keyboard.press("Enter")


class Keys(Hand):
    """A player who only uses the keyboard."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.done: dict[int, str | None] = {}
        """All moves made, by anyone: a quick bot may answer before we look."""

    async def act(self, move: str) -> Table:
        """Make a move, and check that exactly this move was made."""
        number = self.table["seq"] + 1
        table = await super().act(move)
        assert self.done[number] == move, f"{self.done[number]} was done, not {move}"
        return table

    def _hear(self, frame: str | bytes) -> None:
        heard = json.loads(frame)
        if "event" in heard:
            self.done[heard["event"]["seq"]] = heard["event"]["event"].get("move")
        super()._hear(frame)

    async def skip(self) -> None:
        """Skip the replay of others' moves."""
        while await self.page.locator("main.game[data-showing='now']").count() == 0:
            await self.page.keyboard.press("Escape")

    async def press(self, name: str) -> None:
        """End the turn, undo, draw or remove a tile, by the keys for that."""
        keys = {"end": "End", "undo": "u", "draw": str(len(self.table["game"]["open"]) + 1)}
        number = int(name[-1]) + 1 if name.startswith("remove") else 0
        await self.page.keyboard.press(keys.get(name, str(number)))

    async def take(self, move: str) -> None:
        """Take a tile by its number; the drawn one comes before the others."""
        source = move.partition("@")[0]
        drawn = source.startswith(("drawn", "swap"))
        number = 1 if source == "drawn" else int(source[-1]) + (2 if drawn else 1)
        offer = self.page.locator(f"[data-offer='{source.replace('swap', 'open')}']")
        if await offer.get_attribute("aria-pressed") != "true":
            await self.page.keyboard.press(str(number))
        assert await offer.get_attribute("aria-pressed") == "true"

    async def look_at(self, q: int, r: int) -> None:
        """Press N from target to target until the cell is reached."""
        for _ in range(MOST_KEYS):
            if await self.page.evaluate(CURSOR) == f"{q},{r}":
                return
            await self.page.keyboard.press("n")
        raise AssertionError(f"N does not lead to {q},{r}")

    async def lay(self, move: str) -> None:
        """Take a tile, go to its cell, turn it, and lay it."""
        await self.take(move)
        await self.look_at(*cell_of(move))
        place, _, rotation = move.partition("^")
        ways = sorted(
            int(one.partition("^")[2] or 0) for one in self.legal() if one.partition("^")[0] == place
        )
        for _ in range(ways.index(int(rotation or 0))):
            await self.page.keyboard.press("e")
        await self.page.keyboard.press("Enter")

    async def go(self, move: str) -> None:
        """Go to a cell of the map and act there: by Enter, or by number if there are several actions."""
        before = self.table["seq"]
        if any(">" in one for one in self.legal()):
            await self.until(lambda table: self._ways == table["seq"])
            await self.page.evaluate("() => new Promise(requestAnimationFrame)")  # until they are shown
        await self.look_at(*cell_of(move))
        await self.page.keyboard.press("Enter")
        deeds = self.page.locator("[data-deed]")
        async with asyncio.timeout(10):
            while self.table["seq"] == before and not await deeds.count():
                await asyncio.sleep(0.02)
        if self.table["seq"] == before:
            names = [await deed.get_attribute("data-deed") for deed in await deeds.all()]
            await self.page.keyboard.press(str(names.index(move) + 1) if len(names) > 1 else "Enter")

    async def heard(self) -> list[str]:
        """Return everything read out, once the others' turns have been shown: it comes with them."""
        await self.page.locator("main.game[data-showing='now']").wait_for()
        return list(await self.page.evaluate("window.heard"))


async def come_with_keys(visitors: Visitors, language: str) -> Keys:
    """Open the home page with the keyboard, recording what is read out."""
    page = await visitors.come(language, path="about:blank")
    await page.add_init_script(LISTEN)
    keys = Keys(page)
    await page.goto(visitors.url)
    return keys


async def wander(keys: Keys, rng: random.Random) -> None:
    """Play a turn: lay, build or travel, preferably not on foot, and sometimes undo."""
    ways = 3
    while keys.legal():
        legal = keys.legal()
        doing = [move for move in legal if ">" in move or "+" in move]
        if "end" not in legal:
            move = rng.choice(legal)
        elif doing and ways:
            seldom = [move for move in doing if not move.startswith("walk")]
            ways, move = ways - 1, rng.choice(seldom or doing)
        else:
            move = "end"
        await keys.act(move)
        if move == "end" or keys.table["phase"] == "over":
            return
        if keys.table["turn"]["can_undo"] and rng.random() < 0.06:
            seq = keys.table["seq"]
            await keys.press("undo")
            await keys.until(lambda table, seq=seq: table["seq"] > seq)  # type: ignore[misc]


async def written_by_server(url: str, link: str) -> Record:
    """Return the game as the server recorded it."""
    async with client_of(url) as client:
        text = (await client.get(f"/api/tables/{link}/record")).text
    return read_record(text, load_box)


def written_by_ear(
    said: list[str], record: Record, words: Words, names: list[str], reader: int | None
) -> list[str]:
    """Return the moves reconstructed from what was heard; only the setup is taken from the record."""
    assert said[0] == words.say("event-started", player=names[0])
    moves = Listener(words, reader, names).write_down(new_game(record.setup), said[1:])
    return [write_move(move) for done in moves for move in done]


def named(words: Words, seat: dict[str, Any]) -> str:
    """A bot, or a person without a name, is called by its animal's name in the listener's language."""
    if seat["kind"] == "bot":
        return words.say(f"bot-{seat['bot']}")
    return seat["look"]["name"] or words.say("animal", animal=seat["look"]["animal"])


async def check_by_ear(keys: Keys, visitors: Visitors, language: str) -> Record:
    """Compare what was heard with the server's record, move by move; return the record."""
    record = await written_by_server(visitors.url, keys.page.url.rpartition("/")[2])
    mine = [seat["seat"] for seat in keys.table["seats"] if seat["mine"]]
    seats = [int(seat) for seat in record.headers["Seats"].split()]
    reader = seats.index(mine[0]) if len(mine) == 1 else None  # several players at one screen are never "you"
    words = Words(language, strict=True)
    names = [named(words, keys.table["seats"][seat]) for seat in seats]
    heard = written_by_ear(await keys.heard(), record, words, names, reader)
    assert heard == [write_move(move) for move in record.moves]
    return record
