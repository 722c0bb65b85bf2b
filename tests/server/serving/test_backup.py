"""Backup and restore: finished games replay, and the one in progress continues."""

import asyncio
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

from kit.servers import open_folder
from rifugio.box import load_box
from rifugio.client import Player, open_table, request
from rifugio.dealer import Genuine, verify
from rifugio.engine.text.records import read_record
from tests.server.nodes import KEY, running, settings_for
from tests.server.serving.playing import ask, begin, move
from tests.server.serving.starting import rifugio, serving

Json = dict[str, Any]


@pytest.fixture
def folder() -> Iterator[Path]:
    outer = open_folder()
    yield outer
    shutil.rmtree(outer, ignore_errors=True)


async def finished_game(url: str, database_url: str) -> str:
    """Let two marmots play a game to its end, and archive it; return its link."""
    opened = await open_table(url, {"players": 2})
    async with Player([url], opened["table"], [opened["host"]]) as host:
        for seat in (0, 1):
            await ask(host, {"kind": "put_bot", "seat": seat, "bot": "marmot"})
        await ask(host, {"kind": "start", "first": "draw"})
        await host.until(lambda table: table["phase"] == "over", seconds=60)
    with psycopg.connect(database_url, autocommit=True) as connection:
        while connection.execute("SELECT FROM archive").fetchone() is None:
            connection.execute("UPDATE job SET due = clock_timestamp() WHERE kind = 'archive'")
            await asyncio.sleep(0.2)
    return opened["table"]


async def story(url: str, link: str) -> list[Json]:
    events: list[Json] = await request(url, f"/api/tables/{link}/events")
    return events


async def test_there_and_back_again(database_url: str, folder: Path) -> None:
    file, given = folder / "saved", {"RIFUGIO_DATABASE_URL": database_url, "RIFUGIO_KEY": KEY}
    async with running(settings_for(database_url)) as node:
        over = await finished_game(node.url, database_url)
        link, tokens = await begin([node.url], "marmot")
        async with Player([node.url], link, tokens) as ann:
            await move(ann, 0)
        told = {over: await story(node.url, over), link: await story(node.url, link)}
        saved = await asyncio.to_thread(rifugio, "backup", str(file), "--with-key", **given)
        assert saved.returncode == 0, saved.stderr
    assert (file.stat().st_mode & 0o077, (folder / "saved.key").stat().st_mode & 0o077) == (0, 0)
    back = await asyncio.to_thread(rifugio, "restore", str(file), "--data", str(folder / "games"))
    assert back.returncode == 0, back.stderr
    assert back.stdout == "Games that are back: 2.\n"
    with serving("--data", str(folder / "games")) as server:
        for table, events in told.items():
            again = await story(server.url, table)
            assert again[: len(events)] == events
        record = read_record(await request(server.url, f"/api/tables/{over}/record"), load_box)
        assert isinstance(verify(record), Genuine)
        async with Player([server.url], link, tokens) as ann:
            await move(ann, 0)


def test_of_a_household_while_it_serves_and_when_it_does_not(folder: Path) -> None:
    games, file = folder / "games", folder / "first"
    with serving("--data", str(games), "--bots", "0") as server:
        done = rifugio("backup", str(file), "--data", str(games))
        assert done.returncode == 0, done.stderr
        assert "The key is not in it" in done.stdout
        assert str(games / "server.key") in done.stdout
        assert not (folder / "first.key").exists()
        assert "serves from" in rifugio("restore", str(file), "--data", str(games)).stderr
        assert server.ask("/readyz")[0] == 200
    second = str(folder / "second")
    assert "no games in" in rifugio("backup", second, "--data", str(folder / "nowhere")).stderr
    assert rifugio("backup", second, "--data", str(games)).returncode == 0
    assert "there already" in rifugio("backup", second, "--data", str(games)).stderr
    assert rifugio("restore", second, "--data", str(games)).returncode == 0  # there are no games yet


async def test_nothing_is_overwritten_and_a_missing_key_is_told(database_url: str, folder: Path) -> None:
    given = {"RIFUGIO_DATABASE_URL": database_url, "RIFUGIO_KEY": KEY}
    async with running(settings_for(database_url, bot_processes=0)) as node:
        await open_table(node.url, {"players": 2})
    file = folder / "saved"
    assert (await asyncio.to_thread(rifugio, "backup", str(file), **given)).returncode == 0
    again = await asyncio.to_thread(rifugio, "restore", str(file), **given)
    assert again.returncode == 2
    assert "there are games in this database already" in again.stderr
    with psycopg.connect(database_url) as connection:
        connection.execute("TRUNCATE game, bag, event, personal_text, job, review, room")
    other = {**given, "RIFUGIO_KEY": KEY[::-1]}
    back = await asyncio.to_thread(rifugio, "restore", str(file), **other)
    assert back.returncode == 0, back.stderr
    assert "is not here" in back.stdout
    assert "--key-lost" in back.stdout


def test_what_is_no_backup(database_url: str, folder: Path) -> None:
    (folder / "nonsense").write_text("canary", encoding="ascii")
    for name, why in (("nonsense", "pg_restore says"), ("nothing", "there is no file")):
        done = rifugio("restore", str(folder / name), RIFUGIO_DATABASE_URL=database_url, RIFUGIO_KEY=KEY)
        assert done.returncode == 2
        assert why in done.stderr
        assert "Traceback" not in done.stderr
