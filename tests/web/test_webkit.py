"""One whole visit in WebKit, the engine of Safari: a tile, a step, the end of a turn, a reload, the rules."""

from pathlib import Path
from typing import Final

import pytest

from kit.browser.webkit import WebKit, missing_webkit, webkit

SEQ: Final = "return Number(document.querySelector('main.game')?.dataset.seq ?? -1)"
LATER: Final = SEQ.replace("return", "return arguments[0] <")
MINE: Final = """return document.querySelector(".turn[aria-busy='false'] [data-act='hint']:enabled") !== null
    && document.querySelector("main.game").dataset.showing === "now";"""
"""It is the visitor's turn, and the map shows the present."""
IS_THERE: Final = "return document.querySelector(arguments[0]) !== null"
STILL: Final = """const at = JSON.stringify(document.querySelector(".board polygon").getBoundingClientRect());
const rests = window.before === at;
window.before = at;
return rests && !document.querySelector(".moved").getAnimations().length;"""
FREE: Final = """const start = document.querySelector(".board polygon[id$='-0,0']").getBoundingClientRect();
return [...document.querySelectorAll("[data-cell]")].map((one) => {
    const [q, r] = one.dataset.cell.split(",").map(Number);
    const x = start.x + start.width / 2 + (q + r / 2) * start.width;
    return [x, start.y + start.height / 2 + r * 0.75 * start.height];
}).find((spot) => {
    const there = document.elementFromPoint(...spot);
    return there?.closest(".board") && !there.closest("button, .beside");
}) ?? null;"""
"""Where a cell is that can be chosen, and that nothing covers."""


def is_there(page: WebKit, selector: str) -> bool:
    return bool(page.run(IS_THERE, selector))


def my_turn(page: WebKit) -> int:
    """Wait for one's turn, skip the recap, and return the number of the last event."""
    page.until(MINE.partition("&&")[0])
    if is_there(page, "[data-recap] button"):
        page.click("[data-recap] button")
    page.until(MINE)
    return int(page.run(SEQ))


def choose_a_cell(page: WebKit) -> None:
    page.until(STILL)
    page.click_at(*page.until(FREE))


def lay_a_tile(page: WebKit) -> None:
    seq = my_turn(page)
    if not is_there(page, ".offer button[aria-pressed='true']"):
        page.click(".offer button[aria-pressed]:not([disabled])")
    choose_a_cell(page)
    page.until(f"{IS_THERE} || arguments[1] < {SEQ.removeprefix('return')}", "[data-act='confirm']", seq)
    if is_there(page, "[data-act='confirm']"):  # a tile that can be turned
        page.click("[data-act='rotate-right']")
        page.click("[data-act='confirm']")
    page.until(LATER, seq)


def walk(page: WebKit) -> None:
    seq = my_turn(page)
    choose_a_cell(page)
    page.until(f"{IS_THERE} || arguments[1] < {SEQ.removeprefix('return')}", "[data-deed]", seq)
    if is_there(page, "[data-deed]"):  # more than one thing can be done there
        page.click("[data-deed]")
    page.until(LATER, seq)


@pytest.mark.usefixtures("browser_needed")
def test_one_whole_visit(household: str, tmp_path: Path) -> None:
    lacking = missing_webkit()
    if lacking is not None:
        pytest.skip(lacking)
    with webkit(tmp_path) as page:
        page.go(household)
        page.click("button.door")
        lay_a_tile(page)
        my_turn(page)
        if is_there(page, "[data-act='card-enough']"):
            page.click("[data-act='card-enough']")
        walk(page)
        seq = my_turn(page)
        page.click("[data-act='end']")
        page.until(LATER, seq)
        seq = my_turn(page)
        page.reload()
        assert my_turn(page) >= seq
        page.go(f"{household}/rules")
        page.until("return document.querySelectorAll('main h2').length > 3")
