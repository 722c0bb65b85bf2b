"""Taps cells of the map, and pans it when needed."""

from typing import Any, Final

from playwright.async_api import Page

from kit.browser import firefox

WHERE: Final = """async ([q, r]) => {
    const box = (selector) => document.querySelector(selector).getBoundingClientRect();
    const next = () => new Promise((settle) => requestAnimationFrame(settle));
    let before, start = box(".board polygon[id$='-0,0']");
    do {
        before = start;
        await next();
        await next();
        start = box(".board polygon[id$='-0,0']");
    } while (before.x !== start.x || before.y !== start.y || before.width !== start.width);
    const board = box(".board");
    const { turned, far } = document.querySelector(".board").dataset;
    const [wide, high] = turned ? [start.height, start.width] : [start.width, start.height];
    const [east, south] = [(q + r / 2) * wide, r * 0.75 * high];
    const x = start.x + start.width / 2 + (turned ? -south : east);
    const y = start.y + start.height / 2 + (turned ? east : south);
    const there = document.elementFromPoint(x, y);
    const free = !!there?.closest(".board") && !there.closest("button, .beside");
    const middle = [board.x + board.width / 2, board.y + board.height / 2];
    return { x, y, free, far: far !== undefined, middle, there: there?.outerHTML.slice(0, 120) };
}"""
"""Finds a cell's position on the screen, once the map is still, turned or not. The start is 0,0."""
LEAST_PAN: Final = 12
"""Pixels; a shorter drag counts as a click."""
MAKES_ROOM: Final = 1_000
"""Milliseconds in which the map has made room for a card that just came."""


class MapHand:
    """A mouse or a finger on one browser page; in Firefox always a mouse (docs/web.md)."""

    def __init__(self, page: Page, *, touch: bool = False) -> None:
        self.page, self._touch = page, touch and not firefox.WANTED

    async def where(self, q: int, r: int) -> dict[str, Any]:
        """Return a cell's position once the map is still, whether nothing covers it, and the map's middle."""
        place: dict[str, Any] = await self.page.evaluate(WHERE, [q, r])
        return place

    async def tap_cell(self, q: int, r: int) -> None:
        """Tap a cell of the map; if it is out of sight, pan to it first."""
        place = await self.where(q, r)
        if not place["free"] and in_the_middle(place):
            await self.page.wait_for_timeout(MAKES_ROOM)
            place = await self.where(q, r)
        for _ in range(4):
            if not place["free"]:
                await self._pan(place)
                place = await self.where(q, r)
        if self._touch and place["far"]:  # the first tap comes closer
            await self.page.touchscreen.tap(place["x"], place["y"])
            place = await self.where(q, r)
        x, y = place["x"], place["y"]
        await (self.page.touchscreen.tap(x, y) if self._touch else self.page.mouse.click(x, y))

    async def point_at(self, q: int, r: int) -> None:
        """Preview what can be done on a cell without doing it: a mouse hovers, a finger taps once."""
        if self._touch:
            await self.tap_cell(q, r)
        else:
            place = await self.where(q, r)
            await self.page.mouse.move(place["x"], place["y"])

    async def _pan(self, place: dict[str, Any]) -> None:
        x, y = place["middle"]
        if in_the_middle(place):
            raise AssertionError(f"this covers the middle of the map: {place['there']}")
        far = max(1.0, abs(place["x"] - x) / 250, abs(place["y"] - y) / 200)
        to = (x - (place["x"] - x) / far, y - (place["y"] - y) / far)
        await (self._slide((x, y), to) if self._touch else self._drag((x, y), to))

    async def _drag(self, start: tuple[float, float], to: tuple[float, float]) -> None:
        await self.page.mouse.move(*start)
        await self.page.mouse.down()
        await self.page.mouse.move(*to, steps=4)
        await self.page.mouse.up()

    async def _slide(self, start: tuple[float, float], to: tuple[float, float]) -> None:
        """Swipe with a finger; a mouse cannot stand in for it, as it would leave a tile over the map."""
        devtools = await self.page.context.new_cdp_session(self.page)
        for step, kind in enumerate(("touchStart", *["touchMove"] * 4)):
            x, y = (here + (there - here) * step / 4 for here, there in zip(start, to, strict=True))
            touch = {"type": kind, "touchPoints": [{"x": x, "y": y}]}
            await devtools.send("Input.dispatchTouchEvent", touch)
        await devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        await devtools.detach()


def in_the_middle(place: dict[str, Any]) -> bool:
    """Whether a place is so near the middle of the map that there is nothing to pan."""
    x, y = place["middle"]
    return bool(max(abs(place["x"] - x), abs(place["y"] - y)) < LEAST_PAN)
