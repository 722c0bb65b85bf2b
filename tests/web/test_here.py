"""The whole game without a server: from a folder of files, in a sub-folder of a plain file server."""

import json
import os
from collections.abc import AsyncIterator, Iterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, Route, expect

from kit.browser.here import HandHere, eventually, stored
from kit.repository import ROOT
from rifugio.words import LANGUAGES, Words
from tests.web.hosts import hosted
from tests.web.people import Visitors
from tests.web.test_alone import play_a_turn

STATIC = ROOT / "build" / "static"
KEPT = "async () => (await caches.keys()).some((name) => name.startsWith('rifugio-python'))"
START = 60_000
"""Milliseconds in which Python has started on a busy machine."""
SLOW = 6_000
"""Milliseconds after which a lost connection would long have been told."""
REMEMBERED = 31_000
"""Milliseconds for which Chromium remembers how much room there was."""


@pytest.fixture(scope="module")
def files(browser_needed: None) -> Iterator[str]:
    if not (STATIC / "index.html").exists():
        (pytest.fail if os.environ.get("BROWSER_TESTS") == "required" else pytest.skip)("make static first")
    with hosted(STATIC) as (_, url):
        yield url


@pytest_asyncio.fixture(loop_scope="session")
async def visitors(browser: Browser, files: str) -> AsyncIterator[Visitors]:
    found = Visitors(browser, files)
    found.calm = True
    yield found
    assert found.faults == []


async def hand_of(visitors: Visitors, *, phone: bool = False) -> HandHere:
    hand = HandHere(await visitors.come(phone=phone, path="about:blank"), touch=phone)
    await hand.listen()
    await hand.page.goto(visitors.url)
    return hand


async def begin(hand: HandHere, *opponents: str, extensions: tuple[str, ...] = ()) -> None:
    """Begin a game alone against these animals."""
    await choose(hand.page, opponents, extensions)
    await hand.page.get_by_role("button", name="Off we go").click()
    await hand.page.locator("main.game").wait_for(timeout=START)
    await hand.my_turn()


async def choose(page: Page, opponents: tuple[str, ...], extensions: tuple[str, ...]) -> None:
    await page.get_by_role("button", name="Choose your opponents").click()
    for usual in {"Pina", "Rocco"} - set(opponents):
        await page.locator("form").get_by_role("button", name=usual).click()
    for name in set(opponents) - {"Pina", "Rocco"}:
        await page.locator("form").get_by_role("button", name=name).click()
    for name in extensions:
        await page.get_by_role("switch", name=name).check()


@pytest.mark.parametrize("kills", [2, pytest.param(54, marks=pytest.mark.slow)])
async def test_killed_at_any_moment_nothing_is_lost(visitors: Visitors, kills: int) -> None:
    hand = await hand_of(visitors)
    await begin(hand, "Pina")
    for number in range(kills):
        if number % 2:
            await play_a_turn(hand, number)  # and now the animal thinks
        else:
            await hand.act(next(move for move in hand.legal() if "@" in move or move == "end"))
        hand = await killed(hand)
        if hand.table["phase"] == "over":
            await hand.page.goto(visitors.url)
            await begin(hand, "Pina")


async def killed(hand: HandHere) -> HandHere:
    """Kill the page without a chance to say good-bye, and open it again; whatever was told was stored."""
    seq, address = hand.table["seq"], hand.page.url
    page = await hand.page.context.new_page()
    await hand.page.close()
    hand = HandHere(page)
    await hand.listen()
    await page.goto(address)
    assert (await hand.my_turn())["seq"] >= seq
    games: dict[str, list[int]] = {}
    for link, number, _ in await stored(page):
        games.setdefault(link, []).append(number)
    assert all(numbers == list(range(1, len(numbers) + 1)) for numbers in games.values())
    return hand


async def room_for(page: Page, url: str, size: dict[str, int]) -> None:
    """Leave this device so many bytes to store things, or as many as it has."""
    session = await page.context.new_cdp_session(page)
    origin = "/".join(url.split("/")[:3])
    await session.send("Storage.overrideQuotaForOrigin", {"origin": origin, **size})


@pytest.mark.slow  # it waits for half a minute
@pytest.mark.chromium("protocol")
async def test_on_a_full_device_the_move_is_offered_again(visitors: Visitors) -> None:
    hand = await hand_of(visitors)
    await begin(hand, "Pina")
    page, before, seq = hand.page, await stored(hand.page), hand.table["seq"]
    await room_for(page, visitors.url, {"quotaSize": 1})
    await page.wait_for_timeout(REMEMBERED)
    move = next(move for move in hand.legal() if move.startswith("open"))
    await hand._do(move)
    await expect(page.locator("[data-full]")).to_contain_text("This device is full")
    await page.locator(".turn[aria-busy='false']").wait_for()
    assert await page.locator("main.game").get_attribute("data-seq") == str(seq)
    assert await stored(page) == before
    await room_for(page, visitors.url, {})
    await hand.act(move)
    await expect(page.locator("[data-full]")).to_have_count(0)
    await play_a_turn(hand, 1)
    await hand.my_turn()
    assert [seq for _, seq, _ in await stored(page)] == list(range(1, hand.table["seq"] + 1))


@pytest.mark.chromium("protocol")
async def test_on_a_full_device_no_game_is_begun(visitors: Visitors) -> None:
    page = await visitors.come()
    await room_for(page, visitors.url, {"quotaSize": 1})
    await page.locator("button.door").first.click()
    await expect(page.get_by_text("no space left for a game")).to_be_visible(timeout=START)


async def test_two_tabs_of_one_game_agree(visitors: Visitors) -> None:
    one = await hand_of(visitors)
    await begin(one, "Pina")
    other = HandHere(await one.page.context.new_page())
    await other.listen()
    await other.page.goto(one.page.url)
    await other.my_turn()
    await one.act(next(move for move in one.legal() if move.startswith("open")))
    await other.until(lambda table: table["seq"] >= one.table["seq"])
    await other.act("end") if "end" in other.legal() else await play_a_turn(other, 0)
    await one.until(lambda table: table["seq"] >= other.table["seq"])
    rows = await stored(one.page)
    assert [seq for _, seq, _ in rows] == list(range(1, len(rows) + 1))
    assert one.table["game"]["tiles"] == other.table["game"]["tiles"]


async def test_a_game_is_found_again_on_the_start_page(visitors: Visitors) -> None:
    hand = await hand_of(visitors)
    await begin(hand, "Pina")
    await hand.page.goto(visitors.url)
    await hand.page.locator("a[href^='?/t/']").first.click()
    await hand.page.locator("main.game").wait_for(timeout=START)


async def test_round_one_screen(visitors: Visitors) -> None:
    hand = await hand_of(visitors, phone=True)
    await hand.page.get_by_role("button", name="On this device").click()
    await hand._hit("form button.main, form [type=submit]")
    await hand.page.locator("main.game").first.wait_for(timeout=START)


async def test_two_starts_from_one_kept_memory_have_two_bags(visitors: Visitors) -> None:
    hand = await hand_of(visitors)
    await begin(hand, "Pina")
    await eventually(hand.page, KEPT)
    for _ in range(2):
        await hand.page.goto(visitors.url)
        await hand.page.locator("button.door").first.click()
        await hand.page.locator("main.game").wait_for(timeout=START)
    first = [json.loads(text)[3] for _, seq, text in await stored(hand.page) if seq == 1]
    assert len({one["commitment"] for one in first}) == len({one["room"] for one in first}) == 3


async def test_the_static_pages_say_what_they_cannot(visitors: Visitors) -> None:
    page = await visitors.come()
    await expect(page.get_by_text("it takes a Rifugio server")).to_be_visible()
    await expect(page.locator("button.door", has_text="Play now")).to_be_visible()
    for needs_server in ("With friends", "I have a code"):
        await expect(page.locator("button.door", has_text=needs_server)).to_have_count(0)


async def test_a_slow_start_is_no_lost_connection(visitors: Visitors) -> None:
    hand = await hand_of(visitors)
    await begin(hand, "Pina")

    async def slowly(route: Route) -> None:
        await hand.page.wait_for_timeout(SLOW)
        await route.continue_()

    await hand.page.route("**/runtime/manifest.json", slowly)
    await hand.page.reload(wait_until="commit")
    await hand.page.wait_for_timeout(SLOW * 0.8)
    await expect(hand.page.locator(".net p")).to_have_count(0, timeout=1)
    await hand.page.locator("main.game").wait_for(timeout=START)
    await expect(hand.page.locator(".net p")).to_have_count(0, timeout=1)


@pytest.mark.chromium("protocol")
async def test_what_cannot_be_fetched_is_said_once_and_seen(visitors: Visitors) -> None:
    page = await visitors.come(phone=True)
    await page.route("**/runtime/rifugio-*", lambda route: route.abort())
    await page.locator("button.door").first.click()
    await expect(page.get_by_text("The game could not be fetched")).to_be_in_viewport(ratio=1, timeout=START)
    visitors.faults.clear()  # of the files that were refused


async def test_over_plain_http_it_plays_and_says_what_it_cannot(browser: Browser, files: str) -> None:
    visitors = Visitors(browser, files.replace("127.0.0.1", "0.0.0.0"))
    visitors.calm = True
    hand = await hand_of(visitors)
    assert not await hand.page.evaluate("isSecureContext")
    await begin(hand, "Pina")
    await play_a_turn(hand, 0)
    seq = (await hand.my_turn())["seq"]
    await hand.page.reload()
    assert (await hand.my_turn())["seq"] >= seq
    await hand.page.goto(visitors.url)
    await hand.page.locator("[data-open='settings']").click()
    for language in LANGUAGES:
        await hand.page.locator(f"header .over .languages [lang='{language}']").click()
        await expect(hand.page.get_by_text(Words(language).say("settings-not-kept"))).to_be_visible()
    assert visitors.faults == []


async def test_past_days_of_the_trail_can_be_practised(visitors: Visitors) -> None:
    """The build has brought the days along whose secrets were out (TRAILS)."""
    if not (STATIC / "trails.json").exists():
        (pytest.fail if os.environ.get("BROWSER_TESTS") == "required" else pytest.skip)(
            "make static TRAILS=tests/web/trails.json first"
        )
    hand = await hand_of(visitors, phone=True)
    await hand.page.get_by_role("button", name="The trail of the day").click()
    await expect(hand.page.locator("[data-practice='7']")).to_be_visible()
    await hand.page.locator("[data-day='2026-11-09']").click()
    await hand.page.locator("main.game").wait_for(timeout=START)
    await hand.my_turn()
    await play_a_turn(hand, 1)
    await hand.my_turn()
