"""An extension that a host has installed: chosen, taught, played, scored and replayed in browsers."""

import asyncio
import re
from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.async_api import Browser, Page, expect

from kit.browser.hand import Hand, cell_of
from kit.linked_packages import link_package
from kit.repository import ROOT
from kit.served import served
from tests.web.people import Visitors, open_room, sit_down

PILED_UP: Final = "cairns.PiledUp"
WHOLE: Final = 100
"""More cairns than a game has."""
ENOUGH: Final = 4
"""Cairns, after which every turn is ended at once: it is the end of the game that is still to be seen."""


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose host has installed cairns, and changed nothing else."""
    folder = tmp_path_factory.mktemp("packages")
    with served(more={"PYTHONPATH": str(link_package(ROOT / "examples" / "cairns", folder))}) as url:
        yield url


async def seated(visitors: Visitors) -> tuple[Hand, Hand]:
    """Ann and Max, with Momo the marmot, at a table with cairns; Max reads German on a phone."""
    ann = await visitors.come()
    hands = [Hand(ann)]
    await open_room(ann)
    await ann.get_by_role("switch", name="Cairns").click()
    max_ = await visitors.come("de-DE", phone=True, path=ann.url)
    await expect(max_.get_by_role("switch", name="Steinmännchen")).to_be_checked()
    hands.append(Hand(max_, touch=True))
    await max_.reload()  # so that the hand receives every frame
    await sit_down(max_)
    await ann.get_by_role("button", name="An animal").first.click()
    await ann.get_by_role("button", name="Momo").click()
    await ann.get_by_role("button", name="Start the game").click()
    return hands[0], hands[1]


def chosen(hand: Hand) -> str:
    """Return a move that makes progress: rock beside one's hiker, a step onto it, and the end of the turn."""
    legal, game = hand.legal(), hand.table["game"]
    if "end" in legal and len(piled_up(hand)) >= ENOUGH:
        return "end"
    taken = {tuple(mark[2:]) for mark in (*game["marks"], *game["objects"])}
    rock = {(q, r) for tile, q, r, _ in game["tiles"] if tile == "R"} - taken
    at = game["players"][game["order"].index(hand.table["turn"]["seat"])]["at"]
    for move in legal:
        if move.startswith("walk") and cell_of(move) in rock:
            return move
        slot = re.match(r"open(\d)@", move)
        if slot and game["open"][int(slot[1])] == "R" and is_beside(cell_of(move), at):
            return move
    return "end" if "end" in legal else legal[hand.table["seq"] % len(legal)]


def piled_up(hand: Hand) -> list[dict[str, Any]]:
    return [effect for effect in hand.effects if effect["code"] == PILED_UP]


def is_beside(one: tuple[int, int], other: tuple[int, int]) -> bool:
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r)) == 1


async def play(hand: Hand, cairns: int) -> None:
    """Play until there are so many cairns, or to the end of the game."""

    def waits(table: dict[str, Any]) -> bool:
        return not table["legal"] and table["phase"] == "playing" and len(piled_up(hand)) < cairns

    while True:
        table = await hand.until(lambda table: not waits(table), 240)
        if table["phase"] == "over" or len(piled_up(hand)) >= cairns:
            return
        if hand.legal():  # the table may have changed since
            await hand.act(chosen(hand))


async def play_after_the_lesson(hand: Hand, cairns: int) -> None:
    """Read what wins, if that is told, and then what cairns are, and play."""
    await hand.my_turn(240)
    await hand.skip()
    goal, card = hand.page.locator("[data-act='goal-go']"), hand.page.locator("[data-card='cairns-lesson']")
    await expect(goal.or_(card).first).to_be_visible(timeout=20_000)
    if await goal.count():
        await goal.click()
    await expect(card).to_be_visible(timeout=20_000)
    await play(hand, cairns)


async def play_together(visitors: Visitors, cairns: int) -> tuple[Hand, Hand]:
    """Let Ann and Max play until there are so many cairns, or a whole game; return them."""
    visitors.calm = True
    ann, max_ = await seated(visitors)
    await asyncio.gather(play_after_the_lesson(ann, cairns), play(max_, cairns))
    await nobody_plays(ann, max_)
    piled = max(len(piled_up(hand)) for hand in (ann, max_))
    assert piled > 1
    for hand in (ann, max_):
        await expect(hand.page.locator("[data-mark-of]")).to_have_count(piled)
    return ann, max_


async def nobody_plays(*hands: Hand) -> None:
    """Wait until it is a person's turn, or the end of the game."""
    waiting = {asyncio.create_task(hand.my_turn(60)) for hand in hands}
    _, waiting = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    for task in waiting:
        task.cancel()


async def test_two_people_and_an_animal_pile_up_cairns(browser: Browser, host: str) -> None:
    visitors = Visitors(browser, host)
    await play_together(visitors, cairns=2)
    assert visitors.faults == []


@pytest.mark.slow
async def test_two_people_and_an_animal_play_a_whole_game(browser: Browser, host: str) -> None:
    visitors = Visitors(browser, host)
    ann, max_ = await play_together(visitors, cairns=WHOLE)
    for page, score in ((ann.page, "Cairns"), (max_.page, "Stein\u00admännchen")):
        await shown_scores(page, score)
    await seen_again(ann, visitors, len(piled_up(ann)))
    assert visitors.faults == []


async def shown_scores(page: Page, name: str) -> None:
    skip = page.get_by_role("button", name=re.compile("Skip|Überspringen"))
    if await skip.count():
        await skip.first.click()
    await expect(page.locator(".result th[scope='row']", has_text=name)).to_be_visible()


async def seen_again(hand: Hand, visitors: Visitors, cairns: int) -> None:
    """The replay shows the cairns and their sentences, in a third language, too."""
    link = hand.page.url.rpartition("/")[2]
    page = await visitors.come("it-IT", path=f"/replay/{link}")
    await page.locator("main.replay").wait_for()
    await page.keyboard.press("End")
    await expect(page.locator("[data-mark-of]")).to_have_count(cairns)


async def test_its_rules_are_read_and_its_refusals_lead_there(browser: Browser, host: str) -> None:
    page = await Visitors(browser, host).come("nl-NL", path="/rules#cairns-rules")
    await expect(page.locator("#cairns-rules")).to_have_text("Steenmannetjes")
    await expect(page.get_by_text("Je hebt stenen voor vier")).to_be_visible()
