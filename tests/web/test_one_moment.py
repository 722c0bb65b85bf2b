"""While others' turns are shown, map, panel, log and sound tell the same moment; and how fast that goes."""

from itertools import pairwise
from typing import Any

from playwright.async_api import expect

from tests.web.animals import Seated, against
from tests.web.people import Visitors
from tests.web.test_alone import play_a_turn

ROUND_MS = 6_000
"""The longest a round of four animals is shown at the normal pace, not counting while they think."""
WATCH = """
window.seen = [];
const all = (selector) => [...document.querySelectorAll(selector)];
const look = () => {
    const main = document.querySelector("main.game");
    if (main?.dataset.shown) window.seen.push({
        at: performance.now(),
        shown: Number(main.dataset.shown), still: main.dataset.showing === "then",
        tiles: all(".board [data-id]").length,
        mover: all(".players li").findIndex((row) => row.ariaCurrent === "true"),
        cards: all(".players .things > :first-child > span[aria-hidden]").map((one) => Number(one.innerText)),
        open: all("[data-offer^=open]").length,
        log: Number(all("[data-log]").at(-1)?.dataset.log ?? 0),
        told: document.querySelector(".mover")?.innerText.trim() ?? null,
        skip: document.querySelector("[data-recap] button") !== null,
        sound: main.dataset.sound, title: document.title,
    });
    requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""
"""Notes what the page shows, at every frame."""


async def sit(visitors: Visitors) -> Seated:
    """Come to a table with four animals, and have one's turn."""
    hand = await against(visitors, 4)
    await hand.page.add_init_script(WATCH)
    await hand.page.goto(hand.address)
    await hand.my_turn()
    await hand.skip()
    return hand


async def lay(hand: Seated) -> None:
    """Play a turn up to its end."""
    while "end" not in hand.legal():
        await hand.act(hand.legal()[0])


async def seen(hand: Seated) -> list[dict[str, Any]]:
    """Return what was noted since the last time."""
    noted: list[dict[str, Any]] = await hand.page.evaluate("window.seen.splice(0)")
    return noted


async def watch_a_round(hand: Seated) -> list[dict[str, Any]]:
    """End the turn, and return what is shown until it is one's turn again."""
    await lay(hand)
    await hand.page.locator("main[data-showing='now']").wait_for()
    await seen(hand)
    await hand.act("end")
    await hand.my_turn()
    await hand.page.locator("main[data-showing='now']").wait_for()
    return await seen(hand)


def shown_ms(noted: list[dict[str, Any]]) -> float:
    """Return for how long something earlier than now was shown."""
    lasting: list[float] = [later["at"] - one["at"] for one, later in pairwise(noted) if one["still"]]
    return sum(lasting)


async def test_map_panel_log_and_sound_tell_the_same_moment(served_visitors: Visitors) -> None:
    hand = await sit(served_visitors)
    for number in range(2):
        await play_a_turn(hand, number)
        await hand.my_turn()
        await hand.skip()
    noted = await watch_a_round(hand)
    told = [one for one in noted if one["still"]]
    assert len({one["shown"] for one in told}) > 8, "several moments of four turns"
    assert len({one["mover"] for one in told}) >= 4, "each of the four has their turn"
    for one in told:
        table = hand.tables[one["shown"]]
        game = table["game"]
        assert one["tiles"] == len(game["tiles"])
        assert one["open"] == len(game["open"])
        assert one["mover"] == game["order"].index(table["turn"]["seat"])
        assert one["cards"] == [player["cards"] for player in game["players"]]
        assert one["log"] <= one["shown"]
        assert one["told"] in {"Otter", "Pina"}, "the mover is named"
        assert one["skip"]
        assert one["sound"] != "turn", "the bell waits for the reader's own turn"
        assert not one["title"].startswith("●")
    assert noted[-1]["title"].startswith("●")
    assert noted[-1]["log"] > told[0]["log"]


async def test_skip_works_from_the_first_instant_and_for_the_whole_round(served_visitors: Visitors) -> None:
    hand = await sit(served_visitors)
    await lay(hand)
    await hand.act("end")
    await hand.page.locator("[data-recap] button").wait_for()
    await hand.skip()
    await seen(hand)
    await hand.my_turn()
    assert not [one for one in await seen(hand) if one["still"]]
    assert [one for one in await watch_a_round(hand) if one["still"]], "only for that round"


async def test_the_pace_is_changed_by_a_key(served_visitors: Visitors) -> None:
    hand = await sit(served_visitors)
    assert 0 < shown_ms(await watch_a_round(hand)) <= ROUND_MS
    await hand.page.keyboard.press("t")
    await expect(hand.page.locator("[data-caption]")).to_contain_text("at once")
    assert shown_ms(await watch_a_round(hand)) == 0
    await hand.page.reload()
    await hand.my_turn()
    await hand.page.keyboard.press("t")
    await expect(hand.page.locator("[data-caption]")).to_contain_text("slowly")
