"""Names and words are erased; the log, the archive and the seal stay intact."""

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner

from rifugio.box import load_box
from rifugio.cli.app import app
from rifugio.client import Player, open_table, request
from rifugio.dealer import Genuine, read_seal, verify
from rifugio.engine.text.records import read_record
from rifugio.server.store.events import Row
from rifugio.server.store.packing import unpack
from rifugio.server.store.pool import Connection
from tests.server.nodes import RunningNode
from tests.server.playing.driving import LOOKS, ask

NAMES = ("Quirinus Edelweiß", "Walpurga")
WORDS = ("Murmeltierbau", "gentian")
CHANGED = "Wally"


async def given_up(node: RunningNode) -> str:
    """Two people sit down with names and words, play for a while, and one changes their name."""
    opened = await open_table(node.url, {"players": 2})
    link = opened["table"]
    async with Player([node.url], link, [opened["host"]]) as both:
        for seat, (name, word) in enumerate(zip(NAMES, WORDS, strict=True)):
            look = LOOKS[seat] | {"name": name}
            await ask(both, {"kind": "sit", "seat": seat, "look": look, "word": "not " + word})
            await ask(both, {"kind": "word", "seat": seat, "word": word})
        await ask(both, {"kind": "start", "first": "draw"})
        chance = Random(1)
        for _ in range(12):
            seat = both.table["turn"]["seat"]
            move = {"kind": "move", "seat": seat, "move": chance.choice(both.table["legal"])}
            await ask(both, move)
        await ask(both, {"kind": "look", "seat": 1, "look": LOOKS[1] | {"name": CHANGED}})
        await ask(both, {"kind": "abort"})
    return str(link)


async def packed(node: RunningNode, connection: Connection) -> None:
    """Wait until the game is archived."""
    await connection.execute("UPDATE job SET due = clock_timestamp() WHERE kind = 'archive'")
    node.node.runner.wake()
    async with asyncio.timeout(30):
        while (await (await connection.execute("SELECT FROM archive")).fetchone()) is None:
            await asyncio.sleep(0.05)


async def everything_stored(connection: Connection, *but: str) -> bytes:
    """All rows of all tables but these, as text, with archives unpacked."""
    cursor = await connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
    stored = b""
    for (table,) in await cursor.fetchall():
        if table not in but:
            for (row,) in await (await connection.execute(f"SELECT t::text FROM {table} AS t")).fetchall():
                stored += row.encode()
    for body, in await (await connection.execute("SELECT body FROM event")).fetchall():  # fmt: skip
        stored += body
    for block, in await (await connection.execute("SELECT events FROM archive")).fetchall():  # fmt: skip
        stored += b"".join(row.body for row in unpack(block))
    return stored


def texts_in(stored: bytes) -> set[str]:
    """Which of the texts occur, as they are or in hexadecimal."""
    forms = {text: (text.encode(), json.dumps(text)[1:-1].encode()) for text in (*NAMES, *WORDS, CHANGED)}
    return {
        text
        for text, several in forms.items()
        if any(form in stored or form.hex().encode() in stored for form in several)
    }


async def fresh(node: RunningNode, link: str) -> Any:  # noqa: ANN401
    """The table as a node shows it that reads it for the first time."""
    found = await node.node.tables.find(link)
    assert found is not None
    node.node.tables.forget(found[0])
    return await request(node.url, f"/api/tables/{link}")


async def test_erased_texts_are_nowhere_and_everything_else_is_as_before(
    node: RunningNode, tmp_path: Path
) -> None:
    link = await given_up(node)
    async with node.node.pool.connection() as connection:
        await connection.set_autocommit(True)
        assert texts_in(await everything_stored(connection, "personal_text")) == set()
        assert texts_in(await everything_stored(connection)) == {*NAMES, *WORDS, CHANGED}
        await packed(node, connection)
        shown = await fresh(node, link)
        assert [seat["look"]["name"] for seat in shown["seats"]] == [NAMES[0], CHANGED]
        before = read_record(await request(node.url, f"/api/tables/{link}/record"), load_box)
        seal = read_seal(before)
        assert seal is not None
        assert set(seal.words) == set(WORDS)
        assert isinstance(verify(before), Genuine)

        found = await node.node.tables.find(link)
        assert found is not None
        store, game_id = node.node.tables._store, found[0].game_id
        await store.erase(game_id, 1)
        shown = await fresh(node, link)
        assert [seat["look"]["name"] for seat in shown["seats"]] == [NAMES[0], None]
        assert texts_in(await everything_stored(connection)) == {NAMES[0], WORDS[0]}
        await store.erase(game_id, 0)
        assert texts_in(await everything_stored(connection)) == set()
        await connection.set_autocommit(False)

    shown = await fresh(node, link)
    assert [seat["look"]["name"] for seat in shown["seats"]] == [None, None]
    text = await request(node.url, f"/api/tables/{link}/record")
    assert texts_in(text.encode()) == set()
    after = read_record(text, load_box)
    assert (after.setup, after.moves) == (before.setup, before.moves)
    assert verify(after, seal.commitment) == verify(before)
    assert (await request(node.url, f"/api/tables/{link}/seal"))["verdict"] == "Genuine"
    (tmp_path / "game.record").write_text(text, encoding="utf-8")
    said = CliRunner().invoke(app, ["verify", str(tmp_path / "game.record")])
    assert said.exit_code == 0, said.output
    assert said.output.count("a word that was erased") == 2
    assert "GENUINE" in said.output


async def test_a_name_is_erased_also_while_somebody_does_something(
    node: RunningNode, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = await open_table(node.url, {"players": 3})
    link, tables = opened["table"], node.node.tables
    async with Player([node.url], link, [opened["host"]]) as host:
        await ask(host, {"kind": "sit", "seat": 0, "look": LOOKS[0] | {"name": NAMES[0]}})
        cached = await tables.find(link)
        assert cached is not None
        game_id, store = cached[0].game_id, tables._store
        await store.erase(game_id, 0)
        read, meanwhile = store.read_log, [{"kind": "close_seat", "seat": 2}]

        async def read_slowly(game_id: int, after: int = 0) -> list[Row]:
            rows = await read(game_id, after)
            if after == 0 and meanwhile:
                await ask(host, meanwhile.pop())
            return rows

        monkeypatch.setattr(store, "read_log", read_slowly)
        await tables.read_again(game_id)
        assert not meanwhile
        await host.until(lambda table: table["seats"][0]["look"]["name"] is None)
        assert host.table["seats"][2]["kind"] == "closed"
