"""A server with two databases: people play while `rifugio shards` moves shards under them."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from random import Random

import psycopg
import pytest

from kit.servers import PostgresServer
from rifugio.client import Player, open_table, request
from rifugio.server.ids import shard_of_link
from rifugio.server.settings import Settings
from tests.server.nodes import KEY, RunningNode, running, settings_for
from tests.server.playing.driving import started
from tests.server.serving.starting import environment, rifugio

pytestmark = pytest.mark.asyncio

TABLES = 20


def given(urls: Mapping[str, str]) -> dict[str, str]:
    return {
        "RIFUGIO_DATABASE_URL": urls["first"],
        "RIFUGIO_DATABASES": f"second={urls['second']}",
        "RIFUGIO_KEY": KEY,
    }


def settings(urls: Mapping[str, str]) -> Settings:
    return settings_for(urls["first"], databases={"second": urls["second"]}, bot_processes=0)


class Seen:
    """What one table's player sent and saw."""

    def __init__(self, link: str, tokens: list[str]) -> None:
        self.link, self.tokens = link, tokens
        self.accepted: dict[int, str] = {}
        self.longest = 0.0

    async def play(self, url: str, over: asyncio.Event) -> None:
        """Move both seats, as fast as answers come, until the end."""
        random = Random(self.link)
        async with Player([url], self.link, self.tokens) as player:
            while not over.is_set():
                table = await player.until(lambda table: table["phase"] != "playing" or bool(table["legal"]))
                if table["phase"] != "playing":
                    return
                move = random.choice(table["legal"])
                command = {"kind": "move", "seat": table["turn"]["seat"], "move": move}
                begun = time.monotonic()
                answer = await player.command(command, expected_seq=table["seq"])
                self.longest = max(self.longest, time.monotonic() - begun)
                assert answer["answer"] == "accepted", answer
                self.accepted[answer["seq"]] = move
                seen = answer["seq"]
                await player.until(lambda table, seen=seen: table["seq"] >= seen)  # type: ignore[misc]
                await asyncio.sleep(0.3)


async def test_twenty_tables_are_played_while_shards_move_there_and_back(urls: Mapping[str, str]) -> None:
    async with running(settings(urls)) as node:
        tables = [Seen(*(await started(node.url, {"players": 2}))[:2]) for _ in range(TABLES)]
        over = asyncio.Event()
        playing = [asyncio.create_task(table.play(node.url, over)) for table in tables]
        await asyncio.sleep(2)
        calm = max(table.longest for table in tables)  # how slow this machine is at the moment
        for to in ("second", "first", "second"):
            busy = sorted({str(shard_of_link(table.link)) for table in tables})[::2]
            done = await asyncio.to_thread(rifugio, "shards", "move", *busy, to, **given(urls))
            assert done.returncode == 0, done.stderr
            assert done.stdout.count(": moved, and closed for") == len(busy)
        over.set()
        await asyncio.gather(*playing)
        await _nothing_is_lost(node, tables)
        longest = max(table.longest for table in tables)
        assert longest <= 2.0 + calm, f"somebody waited for {longest:.2f} s"
        listed = await asyncio.to_thread(rifugio, "shards", "list", **given(urls))
        assert len(listed.stdout.splitlines()) == 3, listed.stdout + listed.stderr
        await _old_copies_are_cleared(node, urls, tables)


async def _nothing_is_lost(node: RunningNode, tables: list[Seen]) -> None:
    for table in tables:
        assert table.accepted
        events = await request(node.url, f"/api/tables/{table.link}/events")
        stored = {event["seq"]: event["event"].get("move") for event in events}
        assert {seq: stored.get(seq) for seq in table.accepted} == table.accepted


async def _old_copies_are_cleared(node: RunningNode, urls: Mapping[str, str], tables: list[Seen]) -> None:
    before = [await request(node.url, f"/api/tables/{table.link}/events") for table in tables]
    cleared = await asyncio.to_thread(rifugio, "shards", "clear", "first", **given(urls))
    assert cleared.returncode == 0, cleared.stderr
    assert cleared.stdout != "Copies deleted in first: 0.\n"
    for cached in tuple(node.node.tables._known.values()):
        node.node.tables.forget(cached)
    assert [await request(node.url, f"/api/tables/{table.link}/events") for table in tables] == before


async def test_a_killed_mover_is_followed_by_another(urls: Mapping[str, str]) -> None:
    async with running(settings(urls)) as node:
        opened = [await open_table(node.url, {"players": 2}) for _ in range(3)]
        shards = [str(shard_of_link(one["table"])) for one in opened]
        command = [sys.executable, "-m", "rifugio.cli", "shards", "move", "0-63", "second"]
        killed = subprocess.Popen(command, env=environment(**given(urls)), stdout=subprocess.PIPE)
        assert killed.stdout is not None
        await asyncio.to_thread(killed.stdout.readline)  # in the middle of them
        os.kill(killed.pid, signal.SIGKILL)
        killed.communicate()
        again = await asyncio.to_thread(rifugio, "shards", "move", "0-63", "second", **given(urls))
        assert again.returncode == 0, again.stderr
        for one, shard in zip(opened, shards, strict=True):
            assert (await request(node.url, f"/api/tables/{one['table']}"))["phase"] == "waiting", shard
        listed = await asyncio.to_thread(rifugio, "shards", "list", **given(urls))
        assert "second\t0-63\t3\t0" in listed.stdout


async def test_a_database_that_is_out_takes_only_its_own_tables_with_it(
    urls: Mapping[str, str], second_postgres: PostgresServer
) -> None:
    async with running(settings(urls)) as node:
        opened = await open_table(node.url, {"players": 2})
        other = await open_table(node.url, {"players": 2})
        while shard_of_link(other["table"]) == shard_of_link(opened["table"]):
            other = await open_table(node.url, {"players": 2})
        moved = ("move", str(shard_of_link(opened["table"])), "second")
        assert (await asyncio.to_thread(rifugio, "shards", *moved, **given(urls))).returncode == 0
        second_postgres.pause()
        try:
            async with Player([node.url], other["table"], [other["host"]]) as player:
                answer = await player.command({"kind": "put_bot", "seat": 0, "bot": "marmot"})
            assert answer["answer"] == "accepted"
            await asyncio.sleep(0)
            assert await node.node.readiness.ready()
            assert node.node.readiness.out == ("second",)
        finally:
            second_postgres.resume()
        async with Player([node.url], opened["table"], [opened["host"]]) as player:
            answer = await player.command({"kind": "put_bot", "seat": 0, "bot": "marmot"})
        assert answer["answer"] == "accepted"


async def test_a_server_that_is_not_told_where_its_games_are_does_not_start(urls: Mapping[str, str]) -> None:
    moved = await asyncio.to_thread(rifugio, "shards", "move", "5", "second", **given(urls))
    assert moved.returncode == 0, moved.stderr
    alone = {name: value for name, value in given(urls).items() if name != "RIFUGIO_DATABASES"}
    done = await asyncio.to_thread(rifugio, "serve", "--host", "127.0.0.1", **alone)
    assert (done.returncode, "games in the database second" in done.stderr) == (2, True), done.stderr
    for wrong in (("move", "64", "second"), ("move", "5", "third"), ("clear", "third")):
        refused = await asyncio.to_thread(rifugio, "shards", *wrong, **given(urls))
        assert (refused.returncode, "Traceback" in refused.stderr) == (2, False), refused.stderr


async def test_a_backup_has_every_database(
    urls: Mapping[str, str], postgres: PostgresServer, second_postgres: PostgresServer, tmp_path: Path
) -> None:
    async with running(settings(urls)) as node:
        opened = [await open_table(node.url, {"players": 2}) for _ in range(2)]
    shard = str(shard_of_link(opened[0]["table"]))
    assert (
        await asyncio.to_thread(rifugio, "shards", "move", shard, "second", **given(urls))
    ).returncode == 0
    saved = await asyncio.to_thread(rifugio, "backup", str(tmp_path / "saved"), **given(urls))
    assert saved.returncode == 0, saved.stderr
    again = {"first": postgres.new_database(), "second": second_postgres.new_database()}
    back = await asyncio.to_thread(rifugio, "restore", str(tmp_path / "saved"), **given(again))
    assert "Games that are back: 2." in back.stdout, back.stderr
    async with running(settings(again)) as node:
        for one in opened:
            assert (await request(node.url, f"/api/tables/{one['table']}"))["phase"] == "waiting"
    with psycopg.connect(again["second"]) as connection:
        assert connection.execute("SELECT count(*) FROM game").fetchone() == (1,)
