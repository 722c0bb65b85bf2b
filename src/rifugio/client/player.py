"""A WebSocket client at a table: reconnects, resumes where it was, and retries unanswered commands."""

import asyncio
import json
import random
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias
from uuid import UUID, uuid4

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from rifugio.client.following import after_move
from rifugio.client.http import request

Json: TypeAlias = dict[str, Any]
Answer: TypeAlias = Json

NO_TABLE: Final = 4004
RESEND_AFTER: Final = 3.0
"""Seconds without an answer after which a command is retried, with the same id, on a new connection."""
SILENCE: Final = 5.0
"""Seconds between two pings, and until an unanswered one means that the connection is dead."""
WELCOME_AFTER: Final = 5.0
"""Seconds without a welcome after which another node is tried; one that is stuck still answers pings."""
FIRST_PAUSE: Final = 0.05
LONGEST_PAUSE: Final = 2.0
"""Exponential back-off: seconds between two attempts to reconnect, doubling up to this."""


class TableGone(Exception):
    """There is no such table."""


class Player:
    """A player or spectator at a table.

    `servers` are addresses of nodes, tried in turn. `table` is the table as last seen, `changes` yields
    events. `heard`, if given, is called with every frame received, before it is processed.
    """

    def __init__(
        self,
        servers: Sequence[str],
        link: str,
        tokens: Sequence[str] = (),
        heard: Callable[[Json], None] | None = None,
    ) -> None:
        self.link, self.tokens = link, list(tokens)
        self.table: Json = {}
        self.seats: list[int] = []
        self.here: Json = {}
        self._servers, self._attempt = [server.rstrip("/") for server in servers], 0
        self._heard = heard
        self._socket: ClientConnection | None = None
        self._answers: dict[str, asyncio.Future[Json]] = {}
        self._news = asyncio.Condition()
        self._changes: asyncio.Queue[Json] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._gone = False
        self._failed: Exception | None = None
        """What ended this player: a frame that it could not follow, or one that `heard` did not want."""
        self._pause = FIRST_PAUSE

    @property
    def seq(self) -> int:
        """The number of the last event seen."""
        return int(self.table.get("seq", 0))

    async def __aenter__(self) -> "Player":
        self._task = asyncio.create_task(self._stay())
        await self.until(bool)
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _stay(self) -> None:
        """Stay connected: reconnect whenever the connection ends."""
        try:
            while not self._gone:
                server = self._servers[self._attempt % len(self._servers)]
                self._pause = min(LONGEST_PAUSE, self._pause * 2)
                await self._visit(f"{server.replace('http', 'ws', 1)}/api/tables/{self.link}/stream")
                self._attempt += 1
                # jitter: many clients lose their connection at the same moment
                await asyncio.sleep(self._pause * random.uniform(0.5, 1.0))
        except Exception as error:  # noqa: BLE001 - raised to whoever waits, who would wait for ever
            self._failed = error
        async with self._news:
            self._news.notify_all()

    def _check(self) -> None:
        """Raise what ended this player, if anything did."""
        if self._gone:
            raise TableGone(self.link)
        if self._failed is not None:
            raise self._failed

    async def _visit(self, url: str) -> None:
        """Keep one connection for as long as it lasts."""
        try:
            async with connect(
                url,
                compression=None,
                max_size=2**20,
                open_timeout=3,
                ping_interval=SILENCE,
                ping_timeout=SILENCE,
                close_timeout=2,
            ) as socket:
                try:
                    await self._listen(socket)
                finally:
                    self._gone = socket.close_code == NO_TABLE
        except (OSError, WebSocketException, TimeoutError):
            return  # whatever it was, reconnect
        finally:
            self._socket = None

    async def _listen(self, socket: ClientConnection) -> None:
        hello = {"hello": {"tokens": self.tokens, "after": self.seq, "at": self.table.get("at")}}
        await socket.send(json.dumps(hello))
        async with asyncio.timeout(WELCOME_AFTER) as patience:
            async for text in socket:
                await self._hear(str(text), socket)
                if self._socket is socket:
                    patience.reschedule(None)

    async def _hear(self, text: str, socket: ClientConnection) -> None:
        frame = json.loads(text)
        if self._heard is not None:
            self._heard(frame)
        await self._take_in(frame, socket)

    async def _take_in(self, frame: Json, socket: ClientConnection) -> None:
        if "welcome" in frame:
            self.seats = frame["welcome"]["seats"]
            self._socket = socket  # from now on commands can be sent
            self._pause = FIRST_PAUSE
        if "going" in frame:
            self._pause = frame["going"]["retry_ms"] / 1000
        if "answer" in frame:
            waiting = self._answers.get(frame["answer"]["id"])
            if waiting is not None and not waiting.done():
                waiting.set_result(frame["answer"])
        if "presence" in frame:
            self.here = frame["presence"]
        if "event" in frame and frame["event"]["seq"] > self.seq:
            self._changes.put_nowait(frame["event"])
        if "table" in frame and ("went_back" in frame or frame["table"]["seq"] >= self.seq):
            self.table = frame["table"]
        elif "turn" in frame and frame["event"]["seq"] == self.seq + 1:
            self.table = after_move(self.table, frame)
        elif "turn" in frame and frame["event"]["seq"] > self.seq:
            await socket.close()  # an event was missed; reconnecting fetches it
        async with self._news:
            self._news.notify_all()

    async def until(self, wanted: Callable[[Json], bool], seconds: float = 30.0) -> Json:
        """Wait until the table fulfils a condition, and return it."""
        async with asyncio.timeout(seconds), self._news:
            await self._news.wait_for(lambda: self._gone or self._failed is not None or wanted(self.table))
        self._check()
        return self.table

    async def changes(self) -> AsyncIterator[Json]:
        """Yield events from when this player connected."""
        while True:
            yield await self._changes.get()

    def take_changes(self) -> list[Json]:
        """Return what has happened since somebody last took it, without waiting."""
        return [self._changes.get_nowait() for _ in range(self._changes.qsize())]

    async def request(self, path: str) -> Any:  # noqa: ANN401 - whatever JSON the route answers with
        """Get something about the table by HTTP, from the node of the last connection."""
        server = self._servers[self._attempt % len(self._servers)]
        return await request(server, f"/api/tables/{self.link}{path}", tokens=self.tokens)

    async def send(self, frame: Mapping[str, Any]) -> bool:
        """Send a frame if there is a connection; return whether it was sent."""
        socket = self._socket
        if socket is None:
            return False
        try:
            await socket.send(json.dumps(frame))
        except (OSError, WebSocketException):
            return False
        return True

    async def command(
        self,
        command: Mapping[str, Any],
        *,
        expected_seq: int | None = None,
        command_id: UUID | None = None,
        resend_after: float = RESEND_AFTER,
    ) -> Answer:
        """Send a command until it is accepted or refused; its id is the idempotency key of all retries."""
        own_id, seq = str(command_id or uuid4()), expected_seq or self.seq
        sent = {"id": own_id, "expected_seq": seq, "command": dict(command)}
        if seq == self.seq:
            sent["expected_at"] = self.table.get("at")
        while True:
            self._check()
            answer = await self._ask(own_id, {"command": sent}, resend_after)
            if answer is None:
                continue
            if answer["answer"] != "unknown":
                if answer.get("token") and command["kind"] in {"sit", "claim"}:
                    self.tokens.append(answer["token"])
                return answer
            await asyncio.sleep(answer["retry_ms"] / 1000)

    async def _ask(self, own_id: str, frame: Mapping[str, Any], seconds: float) -> Answer | None:
        """Send a command once; return None if there was no connection, or no answer in time."""
        waiting = self._answers[own_id] = asyncio.get_running_loop().create_future()
        socket = self._socket
        try:
            if not await self.send(frame):
                await asyncio.sleep(0.05)
                return None
            return await asyncio.wait_for(waiting, seconds)
        except TimeoutError:
            if socket is not None:  # perhaps the node is dead; another one may answer
                socket.transport.abort()
            return None
        finally:
            self._answers.pop(own_id, None)
