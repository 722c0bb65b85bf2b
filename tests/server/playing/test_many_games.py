"""Many games at once through two nodes: every client ends in the state of the log."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager
from random import Random
from time import perf_counter

import pytest

from benchmarks.load.processes import KEY, serving
from kit.servers import NatsServer
from rifugio.answering.callers import SeatToken
from rifugio.client import Player
from rifugio.server.keys import Keys, read_key
from rifugio.server.play.event_bytes import event_of
from rifugio.server.store import events, games
from rifugio.server.store.pool import Pool
from rifugio.server.tokens import Tokens
from rifugio.table.fold import fold
from rifugio.table.projection import table_json
from rifugio.table.table import Table
from rifugio.table.who import Caller
from tests.server.playing.driving import play_on, started

EXTENSIONS: list[list[str]] = [[], ["helicopter"], ["rafts"], ["helicopter", "rafts"]]


@pytest.fixture
def nodes(database_url: str, nats: NatsServer) -> Iterator[list[str]]:
    """Two node processes on one PostgreSQL and one NATS."""
    environment = {"DATABASE_URL": database_url, "NATS_URL": nats.url, "RIFUGIO_BOT_PROCESSES": "1"}
    with ExitStack() as stack:
        yield [stack.enter_context(serving("node", environment)).url for _ in range(2)]


@asynccontextmanager
async def seated(nodes: list[str], link: str, tokens: list[str]) -> AsyncIterator[list[Player]]:
    """Everybody at a table, alternating between the nodes, and a spectator."""
    players = [
        Player([nodes[number % 2]], link, [token] if token else [])
        for number, token in enumerate([*tokens, ""])
    ]
    for player in players:
        await player.__aenter__()
    try:
        yield players
    finally:
        for player in players:
            await player.__aexit__()


async def one_game(nodes: list[str], pool: Pool, number: int) -> int:
    """Play a random game to its end; return its number of events."""
    random = Random(number)
    people = 1 + number % 3
    bots = ["marmot"] * (1 if people == 1 else number % 2)
    options = {
        "players": people + len(bots),
        "extensions": EXTENSIONS[number % 4],
        "open_scores": number % 5 == 0,
    }
    link, tokens, _ = await started(nodes[number % 2], options, bots)
    async with seated(nodes, link, tokens) as players:
        await asyncio.gather(*(play_on(players[seat], seat, random, 600) for seat in range(people)))
        table = await folded(pool, link)
        for player in players:
            seen = await player.until(lambda shown: shown["seq"] == table.seq, seconds=20)
            assert seen == json.loads(table_json(table, caller_with(player.tokens)))
    return table.seq


async def folded(pool: Pool, link: str) -> Table:
    """The table folded from its log, read directly from the database."""
    async with pool.connection() as connection:
        found = await games.find_link(connection, link)
        assert found is not None
        rows = await events.read_log(connection, found.game_id)
    table: Table | None = None
    for row in rows:
        table = fold(table, row.seq, row.command_id, row.at, event_of(row))
    assert table is not None
    return table


def caller_with(tokens: list[str]) -> Caller:
    """The caller with these tokens."""
    reader = Tokens(Keys.derive(read_key(KEY)).tokens)
    read = [token for token in map(reader.read, tokens) if isinstance(token, SeatToken)]
    return Caller(seats=frozenset((token.seat, token.generation) for token in read))


async def all_games(nodes: list[str], pool: Pool, many: int, at_once: int) -> None:
    begun, gate = perf_counter(), asyncio.Semaphore(at_once)

    async def gated(number: int) -> int:
        async with gate:
            return await one_game(nodes, pool, number)

    counts = await asyncio.gather(*(gated(number) for number in range(many)))
    seconds = perf_counter() - begun
    print(f"{many} games, {at_once} at once, {sum(counts)} events in {seconds:.0f} s: all clients converged")  # noqa: T201 - the figure


async def test_a_dozen_games_through_two_nodes(nodes: list[str], pool: Pool) -> None:
    await all_games(nodes, pool, 12, 12)


@pytest.mark.slow
async def test_two_hundred_games_at_once_through_two_nodes(nodes: list[str], pool: Pool) -> None:
    await all_games(nodes, pool, 200, 200)
