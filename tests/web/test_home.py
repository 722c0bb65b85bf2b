"""Home: one's tables with faces, whose turn, how long is left and the last move; on to the next one."""

import json

import pytest
from playwright.async_api import expect

from kit.browser.album import Album
from kit.browser.games import played
from rifugio.client import Player
from tests.server.playing.driving import ask, started
from tests.web.coming import KEEP, Kept, bring, waiting
from tests.web.people import Visitors
from tests.web.test_pictures import kept

ROWS = "section[data-mine] > ul > li"
DAYS = {"kind": "correspondence", "seconds": 3 * 86_400}


async def end_turn(url: str, link: str, token: str) -> None:
    """Play somebody's turn: lay what has to be laid, and end it."""
    async with Player([url], link, [token]) as player:
        seat = next(one["seat"] for one in player.table["seats"] if one["mine"])
        while player.table["turn"]["seat"] == seat:
            legal = player.table["legal"]
            move = "end" if "end" in legal else legal[0]
            await ask(player, {"kind": "move", "seat": seat, "move": move})


async def tables(url: str) -> dict[str, Kept]:
    """Return a table where Ann is to move, one where she waits for Luca, one with animals, and a room."""
    found: dict[str, Kept] = {}
    clocked, seats, _ = await started(url, {"players": 2, "clock": DAYS})
    found[clocked] = {"seats": {"0": seats[0]}, "at": 1}
    waits, seats, _ = await started(url, {"players": 2})
    await end_turn(url, waits, seats[0])
    found[waits] = {"seats": {"0": seats[0]}, "at": 2}
    alone, seats, host = await started(url, {"players": 3}, ["marmot", "owl"])
    found[alone] = {"host": host, "seats": {"0": seats[0]}, "at": 3}
    room, host, seats = await waiting(url)
    found[room] = {"host": host, "seats": {"0": seats[0]}, "at": 4}
    return found


@pytest.mark.parametrize("language", ["en-GB", "de"])
async def test_tables_have_faces_and_say_how_they_stand(visitors: Visitors, language: str) -> None:
    page = await bring(visitors, await tables(visitors.url), phone=True, language=language)
    rows = page.locator(ROWS)
    await expect(rows).to_have_count(4)
    assert await page.locator(f"{ROWS} .faces").evaluate_all(
        "(all) => all.map((one) => one.querySelectorAll('.badge').length)"
    ) == [1, 2, 1, 0], "whoever else sits there; nobody yet in a room"
    words = [await row.inner_text() for row in await rows.all()]
    luca, animals, turn, left, laid = {
        "en-GB": ("Luca", "Momo and Luna", "It’s your turn!", "3 days left", "You laid a tile"),
        "de": (
            "Luca",
            "Momo und Luna",
            "Du bist dran!",
            "noch 3 Tage",
            "Du hast ein Plättchen angelegt",
        ),
    }[language]
    assert all(said in words[0] for said in (luca, turn, left)), "what has a clock is most urgent"
    assert all(said in words[1] for said in (animals, turn))
    assert all(said in words[2] for said in (luca, laid))
    assert turn not in words[2]
    running = await page.locator("[data-mine='running']").bounding_box()
    doors = await page.locator("nav.post").bounding_box()
    assert running is not None
    assert doors is not None
    assert running["y"] < doors["y"], "games under way stand above the doors"
    album = Album("phone", False, language, kept(), ("light", "dark"))
    await album.take(page, "home")
    assert not album.faults, "\n".join(album.faults)


async def test_from_a_turn_that_is_over_to_the_next_table_by_one_tap(visitors: Visitors) -> None:
    url = visitors.url
    first, seats, _ = await started(url, {"players": 2})
    second, others, _ = await started(url, {"players": 2})
    mine: dict[str, Kept] = {
        first: {"seats": {"0": seats[0]}, "at": 1},
        second: {"seats": {"0": others[0]}, "at": 2},
    }
    page = await bring(visitors, mine, f"/t/{first}", phone=True)
    await page.locator(".offer button:not([disabled])").first.wait_for()
    await expect(page.locator("[data-next-table]"), "while it is my turn nothing distracts").to_have_count(0)
    place = "() => JSON.stringify(document.querySelector('[data-act=end]').getBoundingClientRect())"
    before = await page.evaluate(place)
    await end_turn(url, first, seats[0])
    await expect(page.locator("[data-next-table]")).to_be_visible()
    assert await page.evaluate(place) == before, "nothing moves"
    album = Album("phone", False, "en-GB", kept(), ("light", "dark"))
    await album.take(page, "next-table")
    await page.locator("[data-next-table]").click()
    await expect(page).to_have_url(f"{url}/t/{second}")
    await page.locator(".offer button:not([disabled])").first.wait_for()
    await expect(page.locator("[data-next-table]")).to_have_count(0)
    assert not album.faults, "\n".join(album.faults)


async def test_a_game_that_is_over_is_asked_about_once(visitors: Visitors) -> None:
    url = visitors.url
    over, ended = await played(url, 2, lambda table: table["phase"] == "over")
    running, seats, _ = await started(url, {"players": 2})
    mine: dict[str, Kept] = {
        over: {"seats": {"0": ended[0]}, "at": 2},
        running: {"seats": {"0": seats[0]}, "at": 1},
    }
    page = await bring(visitors, mine)
    rows = page.locator(ROWS)
    await expect(rows).to_have_count(2)
    kept_of_it = "async () => !!(await (await caches.open('rifugio-seen')).match('/seen'))"
    await page.wait_for_function(kept_of_it)
    said = await rows.all_inner_texts()
    asked: list[str] = []
    page.on(
        "request", lambda one: asked.append(one.post_data or "") if one.url.endswith("/api/mine") else None
    )
    await page.reload()
    await expect(rows).to_have_count(2)
    assert [text.splitlines()[:2] for text in await rows.all_inner_texts()] == [
        text.splitlines()[:2] for text in said
    ]
    assert asked, "the running one is asked about, perhaps more than once"
    assert all(json.loads(body)["tokens"] == [seats[0]] for body in asked)


async def test_the_only_table_is_left_and_the_first_one_comes(visitors: Visitors) -> None:
    url = visitors.url
    link, seats, host = await started(url, {"players": 3}, ["marmot", "owl"])
    mine: dict[str, Kept] = {link: {"host": host, "seats": {"0": seats[0]}, "at": 1}}
    page = await bring(visitors, mine)
    await page.get_by_role("button", name="Leave this table").click()
    await page.get_by_role("button", name="Leave", exact=True).click()
    await expect(page.locator("[data-mine]")).to_have_count(0)
    another, seats, _ = await started(url, {"players": 2})
    page = await visitors.come()
    await page.locator("nav.post").wait_for()
    await page.evaluate(KEEP, {another: {"seats": {"0": seats[0]}, "at": 1}})
    await page.evaluate("dispatchEvent(new Event('rifugio:unpacked'))")  # it came out of the rucksack
    await expect(page.locator(ROWS)).to_have_count(1)
