"""Room codes cannot be guessed: the arithmetic of docs/security.md with the default limits."""

import re
from pathlib import Path

from rifugio.answering.room_codes import how_many
from rifugio.server.settings import Settings
from rifugio.server.web.limits import Limit
from tests.server.nodes import client_of, running, settings_for
from tests.server.security.people import open_table

DAY = 86_400
NETWORKS, TABLES = 1_000, 10_000
PAGE = Path(__file__).parents[3] / "docs" / "security.md"


def tries_in_a_day(most: int, seconds: float) -> float:
    """How many wrong codes a token bucket allows in a day: a full one, and its refill."""
    return most * (1 + DAY / seconds)


def found_in_a_day(tries: float) -> float:
    """How many of the waiting tables are found by this many tries."""
    return tries * TABLES / how_many()


def test_less_than_one_table_is_found_in_a_day() -> None:
    chosen = Settings()
    by_network = found_in_a_day(NETWORKS * tries_in_a_day(chosen.room_guesses, chosen.room_guesses_seconds))
    by_node = found_in_a_day(tries_in_a_day(chosen.room_guesses_node, chosen.room_guesses_seconds))
    assert by_node < by_network < 1
    assert 20 * by_node < 1, "nor at all twenty nodes that a million players a day need"
    page = PAGE.read_text(encoding="utf-8")
    for figure in (f"{how_many():,}", f"{by_network:.2f}", f"{by_node:.3f}", f"{20 * by_node:.2f}"):
        assert figure in page, figure


def test_a_bucket_lets_no_more_through_than_that() -> None:
    """The rate limiter itself, against an hour of trying as fast as possible."""
    now = [0.0]
    limit = Limit(30, 3000, 3600.0, lambda: now[0])
    let_through = 0
    for second in range(3600):
        now[0] = float(second)
        let_through += sum(limit.take("192.0.2.1") for _ in range(3))
    assert let_through == 59


async def test_only_wrong_codes_count(database_url: str) -> None:
    settings = settings_for(database_url, room_guesses=3, bot_processes=0)
    async with running(settings) as node, client_of(node.url) as client:
        right = f"/api/rooms/{(await open_table(client))['room']}"
        wrong = "/api/rooms/nice-warm-hut-4711"
        asked = [right] * 9 + [wrong] * 2 + [right] * 5 + [wrong, wrong, right]
        answers = [(await client.get(path)).status_code for path in asked]
    assert answers == [200] * 9 + [404] * 2 + [200] * 5 + [404, 429, 429]


async def test_many_networks_are_no_way_round(database_url: str) -> None:
    """A limit per node backs up those per network."""
    settings = settings_for(database_url, room_guesses_node=5, bot_processes=0, trusted_proxies="127.0.0.1")
    async with running(settings) as node, client_of(node.url) as client:
        statuses = []
        for number in range(8):
            headers = {"x-forwarded-for": f"203.0.113.{number}"}
            answer = await client.get("/api/rooms/nice-warm-hut-4711", headers=headers)
            statuses.append(answer.status_code)
    assert statuses == [404] * 5 + [429] * 3


def test_the_page_says_the_limits_as_they_are() -> None:
    chosen, page = Settings(), PAGE.read_text(encoding="utf-8")
    said = re.search(r"(\d+) wrong codes an hour from one network, ([\d,]+) at one node", page)
    assert said is not None
    assert (int(said[1]), int(said[2].replace(",", ""))) == (chosen.room_guesses, chosen.room_guesses_node)
    assert chosen.room_guesses_seconds == 3600
