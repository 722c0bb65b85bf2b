"""Visitors to tables that were set up through the server's API, which is quicker than by hand."""

from typing import Any, Final

from playwright.async_api import Page

from rifugio.client import Player, open_table, request
from tests.server.playing.driving import LOOKS, ask
from tests.web.people import Visitors

KEEP: Final = """(tables) => {
    for (const [link, kept] of Object.entries(tables)) {
        localStorage.setItem("rifugio.table." + link, JSON.stringify(kept));
    }
}"""

Kept = dict[str, Any]
"""What a browser stores about a table."""


async def bring(visitors: Visitors, tables: dict[str, Kept], path: str = "", **how: Any) -> Page:  # noqa: ANN401
    """Return a page whose browser has stored these tables."""
    page = await visitors.come(path="/rules", **how)  # a page that loads nothing
    await page.evaluate(KEEP, tables)
    await page.goto(visitors.url + path)
    return page


async def waiting(url: str, people: int = 1, **options: object) -> tuple[str, str, list[str]]:
    """Open a table, and seat people; return its link, the host's token and theirs."""
    opened = await open_table(url, {"players": 3, **options})
    link, host = opened["table"], opened["host"]
    async with Player([url], link, [host]) as player:
        sits = [{"kind": "sit", "seat": seat, "look": LOOKS[seat]} for seat in range(people)]
        tokens = [(await ask(player, one))["token"] for one in sits]
    return link, host, tokens


async def seen(url: str, link: str, *tokens: str) -> dict[str, Any]:
    """Return the table as a caller sees it."""
    table: dict[str, Any] = await request(url, f"/api/tables/{link}", tokens=tokens)
    return table
