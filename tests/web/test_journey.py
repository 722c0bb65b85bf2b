"""Three friends, two on desktops and one on a phone, each in another language, with both extensions."""

import pytest
from playwright.async_api import expect

from kit.browser.records import journey_record
from rifugio.engine.text.moves import write_move
from tests.server.nodes import client_of
from tests.web.journey import (
    Event,
    Friends,
    asked_why_not,
    disconnected,
    reloaded,
    sit_together,
    taken_back,
)
from tests.web.people import Visitors


def moves() -> list[str]:
    return [text for text in map(write_move, journey_record().moves) if not text.startswith("reveal")]


def in_between(played: list[str]) -> dict[int, Event]:
    """Return the incidents and the moves they come before, all in the first few turns."""
    lays = [number for number, move in enumerate(played) if "@" in move]
    steps = [number for number, move in enumerate(played) if move.startswith("walk>")]
    after = [number for number in lays if played[number + 1] == "end"]
    found: dict[int, Event] = dict.fromkeys(lays[:3], asked_why_not)
    return {**found, steps[1]: taken_back, after[0] + 1: reloaded, steps[2]: disconnected}


async def test_the_first_turns_with_all_that_can_come_in_between(served_visitors: Visitors) -> None:
    friends = await sit_together(served_visitors)
    played = moves()
    await friends.play(played[:24], in_between(played))


async def test_once_more_leads_everybody_along(served_visitors: Visitors) -> None:
    friends = await sit_together(served_visitors)
    host = friends.pages[0]
    await host.get_by_role("button", name="More", exact=True).click()
    await host.get_by_role("button", name="Abandon the game for everyone").click()
    await host.get_by_role("button", name="Really abandon it?").click()
    await once_more(friends)


@pytest.mark.slow
async def test_a_whole_game_with_a_ride_a_flight_and_a_swim(served_visitors: Visitors) -> None:
    served_visitors.calm = True
    friends = await sit_together(served_visitors)
    played = moves()
    await friends.play(played, in_between(played))
    for hand in friends.hands:
        assert hand.table["phase"] == "over"
        means = {effect["means"] for effect in hand.effects if effect["code"] == "Went"}
        assert means == {"walk", "sail", "fly", "swim"}
        assert any(effect["code"] == "Carried" for effect in hand.effects), "a passenger was on the raft"
        await hand.page.locator(".result table").wait_for()
    assert len({str(hand.table["result"]) for hand in friends.hands}) == 1
    await the_bag_was_genuine(served_visitors.url, friends)
    await once_more(friends)


async def the_bag_was_genuine(url: str, friends: Friends) -> None:
    link = friends.pages[0].url.rpartition("/")[2]
    async with client_of(url) as client:
        seal = (await client.get(f"/api/tables/{link}/seal")).json()
    assert seal["verdict"] == "Genuine"


async def once_more(friends: Friends) -> None:
    """One asks for a rematch, the others join, and all keep their seats."""
    old = friends.pages[0].url
    for page in friends.pages:
        await page.locator(".result button.main").click()
        await page.locator("li.mine").wait_for()
    assert len({page.url for page in friends.pages} - {old}) == 1
    for page in friends.pages:
        await expect(page.locator("li.card")).to_have_count(3)
