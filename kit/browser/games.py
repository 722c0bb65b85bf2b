"""Games played over the wire up to the point where a screenshot or a measurement starts."""

import json
from base64 import b64decode
from collections.abc import Callable, Sequence
from typing import Any, Final

from playwright.async_api import Page

from rifugio.client import Player, open_table

KEEP: Final = "([link, kept]) => localStorage.setItem(`rifugio.table.${link}`, JSON.stringify(kept))"
NAMES: Final = ("Maximilian-Luca", "Anna", "Willemijn", "Giò", "Eva")
COLOURS: Final = ("red", "green", "blue", "yellow", "violet")
ANIMALS: Final = ("otter", "fox", "hare", "frog", "owl")
BOTH: Final = ("helicopter", "rafts")


async def keep_seat(page: Page, link: str, *tokens: str, seen: int | None = None) -> None:
    """Store seats in a page's browser, as if it had taken them and had seen the game up to `seen`."""
    seats = {str(seat_of(token)): token for token in tokens}
    await page.evaluate(KEEP, [link, {"seats": seats, "at": 1} | ({} if seen is None else {"seen": seen})])


def seat_of(token: str) -> int:
    """Return the seat that a token is for; the token contains it."""
    text = token.partition(".")[0]
    return int(json.loads(b64decode(text + "=" * (-len(text) % 4), b"-_"))[1])


async def finished(url: str) -> tuple[str, str]:
    """Play a game to its end; return its link and the token of the first seat."""
    link, tokens = await played(url, 2, lambda table: table["phase"] == "over")
    return link, tokens[0]


async def journey(
    url: str, moves: Sequence[str], options: dict[str, Any] | None = None
) -> tuple[str, list[str]]:
    """Play these moves of a game of three with both extensions; the server must deal from their bag."""
    left = iter(moves)
    return await played(url, 3, lambda _: False, options, lambda *_: next(left, None))


async def played(
    url: str,
    players: int,
    enough: Callable[[dict[str, Any]], bool],
    options: dict[str, Any] | None = None,
    choose: Callable[[list[str], int], str | None] | None = None,
    last: dict[str, Any] | None = None,
) -> tuple[str, list[str]]:
    """Play with both extensions until `enough`; return the table's link and all seats' tokens.

    `last` is a command that the host sends at the end.
    """
    chosen = {"players": players, "extensions": list(BOTH), **(options or {})}
    opened = await open_table(url, chosen)
    async with Player([url], opened["table"], [opened["host"]]) as all_of_them:
        for seat in range(players):
            look = {"name": NAMES[seat], "animal": ANIMALS[seat], "colour": COLOURS[seat]}
            await all_of_them.command({"kind": "sit", "seat": seat, "look": look})
            await all_of_them.until(lambda table, seq=seat + 2: table["seq"] >= seq)  # type: ignore[misc]
        answer = await all_of_them.command({"kind": "start"})
        while True:
            seq = answer["seq"]
            table = await all_of_them.until(lambda table, seq=seq: table["seq"] >= seq)  # type: ignore[misc]
            over = table["phase"] == "over" or enough(table)
            move = None if over else (choose or usual)(table["legal"], seq)
            if move is None:
                break
            answer = await all_of_them.command({"kind": "move", "seat": table["turn"]["seat"], "move": move})
        if last:
            await all_of_them.command(last)
        return opened["table"], all_of_them.tokens[1:]


def usual(legal: list[str], number: int) -> str:
    """Return a quick choice: varied moves, and short turns."""
    return legal[-1] if legal[-1] == "end" and number % 3 else legal[number % len(legal)]
