"""What somebody sees of the map: how large it is, and how large and how free each target."""

from dataclasses import dataclass
from typing import Any, Final

from playwright.async_api import Page

from kit.browser.games import keep_seat, played

SEEN: Final = """() => {
    const start = document.querySelector(".board polygon[id$='-0,0']").id;
    const box = (key) => document.getElementById(start.replace("0,0", key)).getBoundingClientRect();
    const board = document.querySelector(".board").getBoundingClientRect();
    const cards = document.querySelector(".cards")?.getBoundingClientRect();
    const top = Math.max(board.top, cards && cards.height ? cards.bottom : 0);
    const free = { width: board.width, height: board.bottom - top };
    const all = (selector, key) =>
        [...document.querySelectorAll(`.board ${selector}`)].map((one) => box(one.dataset[key]));
    const [tiles, cells] = [all("[data-tile][data-id]", "tile"), all("[data-cell]", "cell")];
    const edge = (side, most) => Math[most](...[...tiles, ...cells].map((one) => one[side]));
    const targets = cells.map(({ x, y, width, height }) => {
        const there = document.elementFromPoint(x + width / 2, y + height / 2);
        return { across: Math.min(width, height), free: !!there?.closest(".board") };
    });
    return {
        tiles: tiles.length,
        wide: (edge("right", "max") - edge("left", "min")) / free.width,
        high: (edge("bottom", "max") - edge("top", "min")) / free.height,
        targets: targets.length,
        smallest: Math.min(...targets.map(({ across }) => across), 999),
        hidden: targets.filter((one) => !one.free).length,
        tile: Math.min(tiles[0].width, tiles[0].height),
    };
}"""
"""The free area is the board without the cards above it; hidden is a target whose middle cannot be tapped.

How wide and high the map is: the smallest box around all tiles and targets, as shares of the free area.
"""
STILL: Final = """async () => {
    const at = () => JSON.stringify(document.querySelector(".board polygon").getBoundingClientRect());
    for (let before = "", times = 0; times < 40; times++) {
        if (before === at() && !document.querySelector(".moved").getAnimations().length) return;
        before = at();
        await new Promise((settle) => setTimeout(settle, 150));
    }
}"""
UNTAUGHT: Final = (
    "localStorage.setItem('rifugio.cards', JSON.stringify({ shown: [], turn: null, enough: true }))"
)


@dataclass(frozen=True)
class Seen:
    """The map on the screen: shares of the free area, pixels across tiles and targets."""

    tiles: int
    wide: float
    high: float
    targets: int
    smallest: float
    hidden: int
    tile: float

    @property
    def used(self) -> float:
        """The share in the direction that limits it."""
        return max(self.wide, self.high)

    @property
    def area(self) -> float:
        """The share of the free area."""
        return self.wide * self.high


async def seen(page: Page) -> Seen:
    """Return what is seen once the map is still."""
    await page.evaluate(STILL)
    return Seen(**await page.evaluate(SEEN))


async def waiting(url: str, tiles: int, sign: str, players: int = 3) -> tuple[str, str, int]:
    """Play until somebody may make a move with this sign on a map of so many tiles.

    Return the table's link, the token of who it is, and the number of the last event.
    """
    at: dict[str, Any] = {}

    def enough(table: dict[str, Any]) -> bool:
        at.update(seat=table["turn"]["seat"], seq=table["seq"])
        laying = any("@" in move for move in table["legal"])
        wanted = laying if sign == "@" else not laying and any(sign in move for move in table["legal"])
        return len(table["game"]["tiles"]) >= tiles and wanted

    link, tokens = await played(url, players, enough)
    return link, tokens[at["seat"]], at["seq"]


async def sit_before(page: Page, url: str, link: str, token: str, seq: int) -> None:
    """Open a table in a page that has seen everything of it, without lessons."""
    await page.goto(url)
    await keep_seat(page, link, token, seen=seq)
    await page.evaluate(UNTAUGHT)
    await page.goto(f"{url}/t/{link}")
    await page.locator(".board polygon").first.wait_for()
