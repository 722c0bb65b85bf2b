"""Three friends, each with a browser and a language of their own, play a known game."""

import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from logging import getLogger
from typing import TypeAlias

from playwright.async_api import Page

from kit.browser.hand import Hand, Table
from tests.web.people import Visitors, open_room, sit_down

log = getLogger(__name__)
Event: TypeAlias = Callable[["Friends", Hand, str], Awaitable[None]]
"""An incident before a move is made."""


@dataclass
class Friends:
    """The players, in seat order, which is the order of play."""

    hands: Sequence[Hand]
    newest: Table

    @property
    def pages(self) -> list[Page]:
        return [hand.page for hand in self.hands]

    async def play(self, moves: Sequence[str], between: Mapping[int, Event]) -> None:
        """Make the moves, each on the mover's page."""
        for number, move in enumerate(moves):
            hand = self.mover()
            await hand.my_turn()
            if number in between:
                await between[number](self, hand, move)
            self.newest = await hand.act(move)
            log.info("%d of %d: %s", number + 1, len(moves), move)
        for other in self.hands:
            await other.until(lambda table: table["seq"] >= self.newest["seq"])

    def mover(self) -> Hand:
        return self.hands[int(self.newest["turn"]["seat"])]


async def sit_together(visitors: Visitors) -> Friends:
    """Open a room with both extensions, join by its link, and start."""
    host = await visitors.come("en-GB")
    hands = [Hand(host)]
    await open_room(host)
    for name in ("Helicopter", "Rivers & Rafts"):
        await host.get_by_role("switch", name=name).check()
    for language, phone in (("de-DE", False), ("it-IT", True)):
        guest = await visitors.come(language, phone=phone, path="about:blank")
        hands.append(Hand(guest, touch=phone))
        await guest.goto(host.url)
        await sit_down(guest)
    await host.get_by_role("button", name="Start the game").click()
    for hand in hands:
        await hand.until(lambda table: table["phase"] == "playing")
    return Friends(hands, hands[0].table)


async def asked_why_not(friends: Friends, hand: Hand, move: str) -> None:
    """A tile cannot go on the start: the page says why, in the reader's language, and nothing happens."""
    before = hand.table["seq"]
    await hand.skip()
    await hand.take(move)
    await hand.tap_cell(0, 0)
    language = await hand.page.evaluate("document.documentElement.lang")
    told = {"en": "already", "de": "schon", "it": "già"}[language]
    await hand.page.locator("[data-why]", has_text=re.compile(told, re.IGNORECASE)).first.wait_for()
    await hand.page.keyboard.press("Escape")
    assert hand.table["seq"] == before


async def taken_back(friends: Friends, hand: Hand, move: str) -> None:
    """A step is made and undone, and everybody sees the hiker where it was."""
    before = places(hand)
    await there_and_back(hand, move)
    for other in friends.hands:
        await other.until(lambda table: table["seq"] == hand.table["seq"])
        assert places(other) == before
    assert move in hand.legal()


async def there_and_back(hand: Hand, move: str) -> None:
    """Make a step, and undo it."""
    before = places(hand)
    await hand.act(move)
    assert hand.table["turn"]["can_undo"]
    assert places(hand) != before
    seq = hand.table["seq"]
    await hand.press("undo")
    await hand.until(lambda table: table["seq"] > seq)


def places(hand: Hand) -> list[list[int]]:
    """Return where everybody is."""
    return [player["at"] for player in hand.table["game"]["players"]]


async def reloaded(friends: Friends, hand: Hand, move: str) -> None:
    """The page is reloaded in the middle of a turn, and the turn is as it was."""
    legal, seq = hand.legal(), hand.table["seq"]
    assert not any("@" in one for one in legal), "the tile lies already"
    hand.table = {"seq": 0, "phase": "none", "legal": None}
    await hand.page.reload()
    await hand.until(lambda table: table["seq"] >= seq)
    assert hand.legal() == legal


async def disconnected(friends: Friends, hand: Hand, move: str) -> None:
    """Somebody loses the connection while another plays on, and catches up when it is back."""
    lost = next(other for other in friends.hands if other is not hand)
    await lost.page.context.set_offline(True)
    await lost.page.evaluate("window.dispatchEvent(new Event('offline'))")
    await lost.page.locator(".net .bad").wait_for()
    await there_and_back(hand, move)
    assert lost.table["seq"] < hand.table["seq"]
    await lost.page.context.set_offline(False)
    await lost.page.locator(".net p:not(.bad)").wait_for()
    await lost.until(lambda table: table["seq"] == hand.table["seq"])
