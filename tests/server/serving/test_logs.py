"""Logs contain no personal data or secrets: a game full of canaries, and the whole output searched."""

import asyncio
import io
import json
import logging
import sys
from collections.abc import Iterator

import psycopg
import pytest
import structlog
from websockets.asyncio.client import connect

from rifugio.client import HttpError, Player, open_table, request
from rifugio.server import logs
from tests.server.nodes import KEY
from tests.server.serving.playing import ask, move
from tests.server.serving.starting import serving

NAME, WORD, CHAT = "Canarina", "canary-word-for-the-bag", "a canary sings here"


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    """Logging to memory, as in production; restored afterwards."""
    handlers, level = logging.root.handlers[:], logging.root.level
    out = io.StringIO()
    logs.set_up(as_json=True, file=out)
    yield out
    structlog.reset_defaults()
    logging.captureWarnings(False)
    logging.root.handlers[:] = handlers
    logging.root.setLevel(level)


async def test_a_game_with_canaries(database_url: str) -> None:
    """Names, words, chat, tokens, links, keys and passwords, in valid requests and in bad ones."""
    password = str(psycopg.conninfo.conninfo_to_dict(database_url)["password"])
    with serving("--json-logs", RIFUGIO_DATABASE_URL=database_url, RIFUGIO_KEY=KEY) as server:
        opened = await open_table(server.url, {"players": 2, "chat": True})
        link = opened["table"]
        async with Player([server.url], link, [opened["host"]]) as ann:
            look = {"name": NAME, "animal": "otter", "colour": "red"}
            await ask(ann, {"kind": "sit", "seat": 0, "look": look, "word": WORD})
            await ask(ann, {"kind": "put_bot", "seat": 1, "bot": "marmot"})
            await ask(ann, {"kind": "hike", "seat": 0, "days": 0})
            await ask(ann, {"kind": "start", "first": "hiked"})
            await ann.send({"chat": {"seat": 0, "text": CHAT}})
            await move(ann, 0)
            tokens = list(ann.tokens)
        await ask_badly(server.url, link, tokens)
        server.process.send_signal(15)
        assert await asyncio.to_thread(server.process.wait, 10) == 0
        written = server.err
        told = [json.loads(line) for line in written.splitlines()]
        assert {"node.ready", "node.ended"} <= {line["event"] for line in told}
        secrets = [NAME, WORD, CHAT, KEY, password, link, opened["watch"], opened["room"], *tokens]
        for secret in secrets:
            assert secret not in written + server.out
            assert secret[:12] not in written + server.out


async def ask_badly(url: str, link: str, tokens: list[str]) -> None:
    """Send what is refused, what is nonsense and what is cut off."""
    bad = [
        (f"/api/tables/{link}/commands?token={tokens[-1]}", {"id": CHAT, "command": {"kind": NAME}}),
        (f"/api/tables/{link}/nothing/{NAME}", None),
        (f"/api/rooms/{NAME}", None),
        ("/api/records", {"text": CHAT}),
    ]
    for path, body in bad:
        with pytest.raises(HttpError, match=r"404|422"):
            await request(url, path, body, tokens=tokens)
    await request(url, "/api/mine", {"tokens": [tokens[-1] + "x", CHAT]})
    socket = f"ws{url[4:]}/api/tables/{link}/stream?token={tokens[-1]}"
    for frame in (CHAT, json.dumps({"hello": {"tokens": tokens, "name": NAME}}), ""):
        async with connect(socket, compression=None) as one:
            await one.send(frame)


async def test_many_who_leave_without_a_word(database_url: str) -> None:
    """Sockets aborted at every stage print no traceback, and hardly a line."""
    with serving("--bots", "0", RIFUGIO_DATABASE_URL=database_url, RIFUGIO_KEY=KEY) as server:
        opened = await open_table(server.url, {"players": 2})
        hello = json.dumps({"hello": {"tokens": [], "after": 0}})

        async def come_and_go(number: int) -> None:
            url = f"ws://127.0.0.1:{server.port}/api/tables/{opened['table']}/stream"
            try:
                one = await connect(url, compression=None, open_timeout=10)
            except (OSError, TimeoutError):
                return
            if number % 3:
                await one.send(hello)
            if number % 3 == 2:
                await one.recv()
            one.transport.abort()

        async def knock() -> None:
            """Leave before the handshake is answered."""
            _, writer = await asyncio.open_connection("127.0.0.1", server.port)
            path = f"/api/tables/{opened['table']}/stream"
            writer.write(
                f"GET {path} HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
            )
            writer.transport.abort()

        for begin in range(0, 300, 50):
            await asyncio.gather(*(come_and_go(number) for number in range(begin, begin + 50)))
            await asyncio.gather(*(knock() for _ in range(20)))
        assert server.ask("/readyz")[0] == 200
        server.process.send_signal(15)
        assert await asyncio.to_thread(server.process.wait, 10) == 0
        assert len(server.err.splitlines()) < 10, server.err


def test_only_what_is_allowed(lines: io.StringIO) -> None:
    structlog.get_logger().warning(
        "job.failed", kind="bot", token="canary", game=7, error=ValueError("canary")
    )
    line = json.loads(lines.getvalue())
    assert line.keys() == {"event", "level", "timestamp", "kind", "game"}


def test_what_others_log(lines: io.StringIO) -> None:
    logger = logging.getLogger("some.package")
    logger.info("canary")
    logger.warning("cannot reach %s: %s", "canary-host", OSError("canary-password"))
    try:
        raise LookupError("canary-row")
    except LookupError:
        logger.exception("Exception in something\nfuture: <Task canary>")
    assert "canary" not in lines.getvalue()
    first, second = map(json.loads, lines.getvalue().splitlines())
    assert (first["event"], first["error"]) == ("cannot reach %s: %s", "OSError")
    assert (second["event"], second["error"]) == ("Exception in something", "LookupError")
    assert second["where"].startswith("test_logs.py:")


def test_readable(capsys: pytest.CaptureFixture[str]) -> None:
    out = io.StringIO()
    logs.set_up(as_json=False, file=out)
    structlog.get_logger().info("node.ready", port=8000)
    structlog.reset_defaults()
    logging.root.handlers.clear()
    logging.captureWarnings(False)
    assert "node.ready" in out.getvalue()
    assert "port=8000" in out.getvalue()
    assert capsys.readouterr() == ("", "")
    assert sys.stderr is not out
