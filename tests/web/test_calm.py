"""Nothing jumps in a game: rows that come and go have their place, and the newest line is whole."""

from typing import Any

import pytest

from tests.web.animals import against
from tests.web.people import Visitors
from tests.web.test_alone import play_a_turn

WHOLE = 100
"""More turns than a game has."""
MOST = 0.1
"""The sum of all layout shifts of a game, also of those that follow a touch: most of a game does."""
LEAST = 0.01
"""The same while the game is drawn for the first time."""
WATCH = """
const name = (node) => node?.outerHTML?.slice(0, 60) ?? String(node?.nodeName);
window.shifts = [];
new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries())
        window.shifts.push({ value, seq: document.querySelector("main")?.dataset.seq,
            what: sources.map(({ node, previousRect: from, currentRect: to }) =>
                `${name(node)} ${[from.x, from.y]} to ${[to.x, to.y]}`) });
}).observe({ type: "layout-shift", buffered: true });
"""
SLOW = """
const soon = window.setTimeout;
window.setTimeout = (task, ms = 0, ...rest) => soon(task, ms || 60, ...rest);
"""
"""What the page does bit by bit, so that a tap is answered in between, is seen bit by bit."""
END = """() => {
    const { x, y, width, height } = document.querySelector("[data-act=end]").getBoundingClientRect();
    return [x, y, width, height];
}"""
CUT = """() => {
    const box = (selector) => document.querySelector(`section.log ${selector}`).getBoundingClientRect();
    const [list, last] = [box("ol"), box("li:last-child")];
    const [above, below] = [list.top - last.top, last.bottom - list.bottom];
    return Math.max(0, below) + (last.height < list.height ? Math.max(0, above) : 0);
}"""
"""Pixels of the newest line that cannot be seen, unless it is higher than the whole log."""


@pytest.mark.chromium("shifts")
@pytest.mark.parametrize(
    ("phone", "still", "most"),  # without motion a game takes half the time; what jumps, jumps all the same
    [
        (False, True, 6),
        (True, True, 12),
        pytest.param(True, True, WHOLE, marks=pytest.mark.slow),
        pytest.param(False, True, WHOLE, marks=pytest.mark.slow),
        pytest.param(False, False, WHOLE, marks=pytest.mark.slow),
        pytest.param(True, False, WHOLE, marks=pytest.mark.slow),
    ],
)
async def test_nothing_jumps(served_visitors: Visitors, phone: bool, still: bool, most: int) -> None:
    served_visitors.calm = still
    hand = await against(served_visitors, 4, phone=phone)
    page = hand.page
    await page.add_init_script(WATCH)
    await page.goto(hand.address)
    turns = 0
    ends: set[tuple[float, ...]] = set()
    while (await hand.my_turn())["phase"] == "playing" and turns < most:
        ends.add(tuple(await page.evaluate(END)))
        assert phone or await page.evaluate(CUT) < 1, "the newest line of the log is cut off"
        await play_a_turn(hand, turns)
        turns += 1
    if most == WHOLE:
        await page.locator(".result table").wait_for()
        await page.wait_for_timeout(500)  # what the sheet still loads
    shifts: list[dict[str, Any]] = await page.evaluate("window.shifts")
    assert turns > 5
    assert len(ends) == 1, "the end of the turn is always in the same place"
    assert sum(shift["value"] for shift in shifts) <= MOST, "\n".join(map(str, shifts))


@pytest.mark.chromium("shifts")
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
async def test_nothing_jumps_while_a_slow_device_draws_the_game(
    served_visitors: Visitors, phone: bool
) -> None:
    served_visitors.calm = True
    hand = await against(served_visitors, 4, phone=phone)
    await hand.page.add_init_script(WATCH)
    await hand.page.add_init_script(SLOW)
    await hand.page.goto(hand.address)
    await hand.my_turn()
    await hand.page.locator(".board").wait_for()
    shifts: list[dict[str, Any]] = await hand.page.evaluate("window.shifts")
    assert sum(shift["value"] for shift in shifts) <= LEAST, "\n".join(map(str, shifts))
