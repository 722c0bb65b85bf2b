"""Graceful shutdown: no accepted move is lost, and clients continue on another node."""

import asyncio
import os
import signal
from contextlib import suppress
from typing import Any
from uuid import uuid4

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from kit.servers import NatsServer
from rifugio.client import HttpError, Player, open_table, request
from rifugio.server.web.draining import LONGEST_MS, drain, spread
from rifugio.table.messages.answers import Answer
from tests.clock import within
from tests.server.nodes import KEY, running, settings_for
from tests.server.serving.playing import ANN, LUCA, ask, begin, end_my_turn, move, my_turn
from tests.server.serving.starting import events_of, serving

Json = dict[str, Any]


async def play_on(player: Player, seat: int, accepted: list[int]) -> None:
    """Move whenever it is a seat's turn, and record what was accepted."""
    while (await player.until(my_turn(seat)))["phase"] == "playing":
        accepted.append((await move(player, seat))["seq"])


async def two_people(urls: list[str]) -> tuple[str, list[str], list[str]]:
    """Start a game of two; return its link and the tokens of each."""
    opened = await request(urls[0], "/api/tables", {"options": {"players": 2}})
    link = opened["table"]
    async with Player(urls, link, [opened["host"]]) as ann, Player(urls, link) as luca:
        await ask(ann, {"kind": "sit", "seat": 0, "look": ANN})
        await luca.until(lambda table: table["seq"] == 2)
        await ask(luca, {"kind": "sit", "seat": 1, "look": LUCA})
        await ann.until(lambda table: table["seq"] == 3)
        await ask(ann, {"kind": "start", "first": "draw"})
        return link, ann.tokens, luca.tokens


async def test_sigterm_in_the_middle_of_a_game(database_url: str, nats: NatsServer) -> None:
    common = {"RIFUGIO_DATABASE_URL": database_url, "NATS_URL": nats.url, "RIFUGIO_KEY": KEY}
    with serving(**common) as leaving, serving(**common) as staying:
        urls = [leaving.url, staying.url]
        link, ann_tokens, luca_tokens = await two_people(urls)
        accepted: list[int] = []
        going: list[Json] = []
        async with (
            Player(urls, link, ann_tokens, lambda frame: going.extend([frame] * ("going" in frame))) as ann,
            Player(urls, link, luca_tokens) as luca,
        ):
            players = asyncio.gather(play_on(ann, 0, accepted), play_on(luca, 1, accepted))
            while len(accepted) < 5:
                await asyncio.sleep(0.01)
            before = ann.seq
            leaving.process.send_signal(signal.SIGTERM)
            with within(2):
                await asyncio.gather(
                    ann.until(lambda table: table["seq"] > before + 4),
                    luca.until(lambda table: table["seq"] > before + 4),
                )
            assert await asyncio.to_thread(leaving.process.wait, 10) == 0
            players.cancel()
        assert [list(frame) for frame in going] == [["going"]]
        events = await request(staying.url, f"/api/tables/{link}/events")
        assert [event["seq"] for event in events] == list(range(2, len(events) + 2))
        assert set(accepted) <= {event["seq"] for event in events}
        assert "Traceback" not in leaving.err


async def test_everybody_is_sent_away(database_url: str) -> None:
    with serving(RIFUGIO_DATABASE_URL=database_url, RIFUGIO_KEY=KEY) as server:
        link, _ = await begin([server.url], "marmot")
        async with connect(f"ws://127.0.0.1:{server.port}/api/tables/{link}/stream", compression=None) as one:
            await one.send('{"hello": {"tokens": [], "after": 0}}')
            assert "welcome" in await one.recv()
            server.process.send_signal(signal.SIGTERM)
            assert '"going"' in (await all_frames(one))[-1]
            assert one.close_code == 1012
        assert await asyncio.to_thread(server.process.wait, 10) == 0
        assert events_of(server) == ["server.starting", "node.ready", "node.draining", "node.ended"]


async def all_frames(socket: ClientConnection) -> list[str]:
    """All frames until it is closed."""
    frames: list[str] = []
    with suppress(ConnectionClosed):
        while True:
            frames.append(str(await socket.recv()))
    return frames


async def test_what_is_under_way_is_finished_and_nothing_else_begun(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(settings_for(database_url, bot_processes=0)) as node:
        opened = await open_table(node.url, {"players": 2})
        answer, begun, go_on = node.node.referee.answer, asyncio.Event(), asyncio.Event()

        async def slowly(*arguments: Any) -> Answer:  # noqa: ANN401
            begun.set()
            await go_on.wait()
            return await answer(*arguments)

        monkeypatch.setattr(node.node.referee, "answer", slowly)
        frames: list[Json] = []
        async with Player([node.url], opened["table"], [opened["host"]], frames.append) as ann:
            sitting = asyncio.create_task(ann.command({"kind": "put_bot", "seat": 1, "bot": "fox"}))
            await begun.wait()
            draining = asyncio.create_task(drain(node.node, 5))
            await asyncio.sleep(0.1)
            with pytest.raises(HttpError, match="503"):
                await request(node.url, "/readyz")
            late = {"id": str(uuid4()), "expected_seq": 1, "command": {"kind": "abort"}}
            with pytest.raises(HttpError, match=r"503.*unknown"):
                await request(
                    node.url, f"/api/tables/{opened['table']}/commands", late, tokens=[opened["host"]]
                )
            go_on.set()
            assert (await sitting)["answer"] == "accepted"
            await draining
        kinds = [next(iter(frame)) for frame in frames]
        assert kinds.index("answer") < kinds.index("going")


async def test_a_bot_that_thinks_is_left_to_another_node(database_url: str, nats: NatsServer) -> None:
    async with running(settings_for(database_url, nats.url)) as one:
        link, tokens = await begin([one.url], "eagle")
        await one.bots.warm_up()
        (pid,) = one.bots.pids
        os.kill(pid, signal.SIGSTOP)  # it will not finish
        async with Player([one.url], link, tokens) as ann:
            await end_my_turn(ann)
            seen = ann.seq
        while not one.bots.waiting:
            await asyncio.sleep(0.01)
        await drain(one.node, 5)
        async with (
            running(settings_for(database_url, nats.url)) as other,
            Player([other.url], link, tokens) as ann,
        ):
            await ann.until(lambda table: table["seq"] > seen, seconds=8)  # the lease lasts longer


def test_guests_come_again_one_after_another() -> None:
    assert spread(0) == []
    assert spread(1) == [0]
    assert spread(3) == [0, 2, 4]
    many = spread(10_000)
    assert many == sorted(many)
    assert LONGEST_MS * 0.99 < many[-1] < LONGEST_MS
