"""Information leaks: every byte sent in many games is searched for secrets."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic

import nats
import psycopg
import pytest
from httpx2 import AsyncClient
from nats.aio.msg import Msg

from kit.servers import NatsServer
from rifugio.server.keys import Keys
from rifugio.server.store.encryption import open_secret
from tests.server.nodes import KEY, client_of
from tests.server.security.leak_scan import Scan
from tests.server.security.leaky_games import Driver, Game
from tests.server.security.processes import Served, served

SERVER_KEY = bytes.fromhex(KEY)
AT_ONCE = 4
KEYS = (SERVER_KEY, *Keys.derive(SERVER_KEY))


def bag_of(database_url: str, game: Game) -> tuple[int, bytes]:
    """Return a game's id and the secret of its bag, from the database."""
    with psycopg.connect(database_url) as connection:
        row = connection.execute(
            "SELECT game_id, sealed FROM game JOIN bag USING (game_id) WHERE join_link = %s",
            (game.opened["table"],),
        ).fetchone()
    assert row is not None
    return row[0], open_secret(Keys.derive(SERVER_KEY).bags, *row).reveal()


@asynccontextmanager
async def overheard(nats_url: str) -> AsyncIterator[dict[str, list[bytes]]]:
    """Collect everything that the nodes publish, by subject."""
    heard: dict[str, list[bytes]] = {}

    async def take(message: Msg) -> None:
        heard.setdefault(message.subject, []).append(message.data)

    client = await nats.connect(nats_url)
    await client.subscribe(">", cb=take)
    yield heard
    await client.close()


class Evening:
    """Many games on one node, some of them at the same time."""

    def __init__(
        self, node: Served, client: AsyncClient, database_url: str, news: dict[str, list[bytes]]
    ) -> None:
        self._node, self._client, self._database_url, self._news = node, client, database_url, news
        self._tables = asyncio.Semaphore(AT_ONCE)
        self.counts: Counter[str] = Counter()

    async def play(self, games: int) -> None:
        async with asyncio.TaskGroup() as together:
            for number in range(games):
                together.create_task(self._one(number))

    async def _one(self, number: int) -> None:
        async with self._tables:
            game = await Driver(self._node.url, self._client, number).play()
            game_id, bag = await asyncio.to_thread(bag_of, self._database_url, game)
            subjects = (f"table.{game_id}", f"here.{game_id}")
            told = [one for subject in subjects for one in self._news.pop(subject, [])]
            assert told, "the news was not overheard"
            scan = Scan(game, bag, game_id, KEYS)
            await asyncio.to_thread(scan.run, told, self._node.log().encode())
            assert not scan.leaks, "\n".join(scan.leaks[:20])
            self.counts += scan.counts + Counter(games=1, moves=game.moves, recipients=len(game.people) + 2)


@pytest.mark.parametrize("games", [6, pytest.param(500, marks=pytest.mark.slow)])
async def test_nobody_is_sent_what_they_may_not_know(
    database_url: str, nats: NatsServer, games: int, capsys: pytest.CaptureFixture[str]
) -> None:
    began = monotonic()
    with served(database_url, nats_url=nats.url, bot_processes=1) as node:
        async with (
            client_of(node.url) as client,
            overheard(nats.url) as news,
        ):
            evening = Evening(node, client, database_url, news)
            await evening.play(games)
        assert node.faults() == []
        assert evening.counts["rucksacks"] > games, "everybody with a seat has one"
        assert evening.counts["worths"] > games, "the players themselves were told"
    with capsys.disabled():
        print(f"\nleaks: {dict(evening.counts)} in {monotonic() - began:.0f} s: nothing found")  # noqa: T201
