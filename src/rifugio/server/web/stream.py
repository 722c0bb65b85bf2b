"""The WebSocket: the events of one table in order, as one caller may see them. It knows no rules."""

import asyncio
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect
from structlog import get_logger

from rifugio.answering.analysis import answer_why_not, hint_of, ways_for, worth_for
from rifugio.answering.callers import caller_of, may_see
from rifugio.server.node import Node
from rifugio.server.play.memory import Happened
from rifugio.server.play.rate_limits import Bucket
from rifugio.server.play.table_cache import CachedTable, NoTable
from rifugio.server.web.outgoing import Outgoing
from rifugio.server.web.wire import read_frame, write_frame
from rifugio.table.messages.answers import Accepted
from rifugio.table.messages.commands import Claim, SentCommand, Sit
from rifugio.table.messages.frames import (
    AnswerFrame,
    ChatFrame,
    CommandFrame,
    Hello,
    HelloFrame,
    PhraseFrame,
    PingFrame,
    PingTileFrame,
    PongFrame,
    Welcome,
    WelcomeFrame,
)
from rifugio.table.messages.questions import (
    AskedHint,
    AskHintFrame,
    AskWaysFrame,
    AskWhyNotFrame,
    AskWorthFrame,
    HintFrame,
    WaysFrame,
    WhyNot,
    WhyNotFrame,
    WorthFrame,
)
from rifugio.table.projection import own_seats
from rifugio.table.who import Caller

BAD_FRAME: Final = 4000
NO_HELLO: Final = 4001
NO_TABLE: Final = 4004
TOO_SLOW: Final = 4008
TOO_FAST: Final = 4009
TRY_AGAIN: Final = 1013

HELLO_SECONDS: Final = 5.0
CLOSING_SECONDS: Final = 10.0
LAST_SECONDS: Final = 1.0

log = get_logger()


class Socket:
    """A client connected by WebSocket."""

    __slots__ = ("_leaving", "_listener", "_node", "_outgoing", "_websocket", "cached", "caller")

    def __init__(self, websocket: WebSocket, node: Node, cached: CachedTable, caller: Caller) -> None:
        self._websocket, self._node = websocket, node
        self.cached, self.caller = cached, caller
        self._outgoing = Outgoing(websocket)
        self._leaving: asyncio.Task[None] | None = None
        self._listener: asyncio.Task[None] | None = None

    def seats(self) -> list[int]:
        """Return the seats the client holds now."""
        return sorted(own_seats(self.cached.table, self.caller))

    def happened(self, seen: Happened) -> None:
        """Send an event, or disconnect the client if it may no longer see the table."""
        if not may_see(self.cached.table, self.caller):
            self.close(NO_TABLE)
            return
        self.send(seen.told.for_caller(self.caller))

    def went_back(self) -> None:
        """Send the table as it is now, because the database lost events that were sent."""
        if not may_see(self.cached.table, self.caller):
            self.close(NO_TABLE)
            return
        self.send(_went_back_frame(self.cached, self.caller))

    def renewed(self) -> None:
        """Send the table again, without the texts that were erased."""
        self.send(_table_frame(self.cached, self.caller))

    def gone(self) -> None:
        """Disconnect from a table that no longer exists."""
        self.close(NO_TABLE)

    def send(self, frame: bytes) -> None:
        """Send without waiting; a client that reads too slowly is disconnected, and catches up later."""
        if not self._outgoing.send(frame):
            self.close(TOO_SLOW)

    def close(self, code: int) -> None:
        """Disconnect the client; from now on it does not count as present."""
        if self._outgoing.open:
            self._outgoing.stop()
            self._leaving = asyncio.create_task(self._close(code))

    async def _close(self, code: int) -> None:
        await self._node.attendance.left(self.cached, self)
        self._outgoing.give_up()
        try:
            async with asyncio.timeout(CLOSING_SECONDS):
                await self._websocket.close(code)
        except (RuntimeError, OSError, WebSocketDisconnect):
            log.debug("socket.gone_first")
            # a client that does not read gets no closing code either; do not wait for its answer
            if self._listener is not None:
                self._listener.cancel()

    async def finish(self, last: bytes, code: int) -> None:
        """Send a last frame after those in the queue, and close."""
        self.send(last)
        await self._outgoing.sent(LAST_SECONDS)
        self.close(code)

    async def listen(self) -> None:
        """Handle the client's frames until it disconnects, or until the closing code was sent."""
        self._listener = asyncio.current_task()
        try:
            await self._listen()
            if self._leaving is not None:
                await asyncio.wait([self._leaving])
        except asyncio.CancelledError:
            if self._outgoing.open:
                raise

    async def _listen(self) -> None:
        bucket = Bucket(self._node.settings.socket_messages, asyncio.get_running_loop().time)
        while self._outgoing.open:
            message = await self._websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if not bucket.take(self._node.settings.socket_messages, self._node.settings.socket_seconds):
                self.close(TOO_FAST)
                return
            await self._attend_to(message.get("text") or "")

    async def _attend_to(self, text: str) -> None:
        try:
            frame = read_frame(text)
        except ValueError:
            self.close(BAD_FRAME)
            return
        match frame:
            case CommandFrame(command=sent):
                await self._command(sent)
            case AskWhyNotFrame(why_not=asked):
                self.send(
                    write_frame(
                        WhyNotFrame(
                            why_not=WhyNot(id=asked.id, reason=answer_why_not(self.cached.table, asked))
                        )
                    )
                )
            case AskWaysFrame(ways=asked):
                self.send(write_frame(WaysFrame(ways=ways_for(self.cached.table, self.seats(), asked.id))))
            case AskWorthFrame(worth=asked):
                self.send(write_frame(WorthFrame(worth=worth_for(self.cached.table, self.seats(), asked))))
            case AskHintFrame(hint=asked):
                self._node.later(self._hint(asked))  # the client may send other frames meanwhile
            case PhraseFrame(phrase=said):
                await self._say(said.seat, frame)
            case PingTileFrame(ping_tile=pointed):
                await self._say(pointed.seat, frame)
            case ChatFrame(chat=written) if self.cached.table.options.chat:
                await self._say(written.seat, frame)
            case PingFrame(ping=number):
                self.send(write_frame(PongFrame(pong=number)))
            case _:
                self.close(BAD_FRAME)

    async def _hint(self, asked: AskedHint) -> None:
        table = self.cached.table
        found = await self._node.hints.ask(self.cached.game_id, table, self.seats())
        self.send(write_frame(HintFrame(hint=hint_of(found, table, asked.id))))

    async def _command(self, sent: SentCommand) -> None:
        answer = await self._node.command(self.cached, self.caller, sent)
        if isinstance(answer, Accepted) and answer.token and isinstance(sent.command, Sit | Claim):
            await self._sit(answer.token)
        self.send(write_frame(AnswerFrame(answer=answer)))

    async def _sit(self, token: str) -> None:
        """Add the new seat to the socket's caller."""
        gained = caller_of(self._node.tokens, self.cached.join_link, [token])
        self.caller = Caller(self.caller.seats | gained.seats, self.caller.host, self.caller.may_join)
        await self._node.attendance.changed(self.cached)
        self.send(_table_frame(self.cached, self.caller))

    async def _say(self, seat: int, frame: PhraseFrame | PingTileFrame | ChatFrame) -> None:
        if seat in self.seats():
            await self._node.attendance.say(self.cached, write_frame(frame))


async def stream(websocket: WebSocket, node: Node, link: str) -> None:
    """Serve a socket from its hello to its end; if the database is down, close it with "try again later"."""
    await websocket.accept()
    try:
        await _serve(websocket, node, link)
    except OSError as error:
        log.warning("socket.sent_away", error=type(error).__name__)
        await _refuse(websocket, TRY_AGAIN)


async def _serve(websocket: WebSocket, node: Node, link: str) -> None:
    hello = await _hello(websocket)
    if hello is None:
        await _refuse(websocket, NO_HELLO)
        return
    found = await node.tables.find(link)
    if found is None:
        await _refuse(websocket, NO_TABLE)
        return
    cached, joining = found
    caller = caller_of(node.tokens, cached.join_link, hello.hello.tokens, may_join=joining)
    socket = Socket(websocket, node, cached, caller)
    if not may_see(cached.table, caller):
        await _refuse(websocket, NO_TABLE)
        return
    try:
        await _begin(socket, node, hello.hello, link)
        del hello, found  # they would be kept as long as the socket is open
        await socket.listen()
    except NoTable:
        await _refuse(websocket, NO_TABLE)
    except WebSocketDisconnect:
        return
    finally:
        await node.attendance.left(cached, socket)


async def _begin(socket: Socket, node: Node, hello: Hello, link: str) -> None:
    """Send what the client missed, then subscribe it, with no gap between the two."""
    cached = socket.cached
    await node.attendance.listen_to(cached)
    if hello.at is not None and not cached.memory.saw(hello.after, hello.at):
        await node.tables.catch_up(cached)  # the client is ahead, or events that it or this node saw are lost
        await node.attendance.listen_to(cached)  # the last guest may have left meanwhile
    # No await from here to `enter`, so no event can be missed.
    welcome = Welcome(seats=tuple(socket.seats()), host=socket.caller.host, head=cached.table.seq, link=link)
    socket.send(write_frame(WelcomeFrame(welcome=welcome)))
    _tell_missed(socket, hello)
    node.attendance.enter(cached, socket)
    await node.attendance.changed(cached)


def _tell_missed(socket: Socket, hello: Hello) -> None:
    cached = socket.cached
    if hello.at is None:
        socket.send(_table_frame(cached, socket.caller))
    elif not cached.memory.saw(hello.after, hello.at):
        socket.went_back()
    elif (missed := cached.memory.missed(hello.after)) is None:
        socket.send(_table_frame(cached, socket.caller))
    else:
        for seen in missed:
            socket.happened(seen)


async def _hello(websocket: WebSocket) -> HelloFrame | None:
    try:
        message = await asyncio.wait_for(websocket.receive(), HELLO_SECONDS)
        frame = read_frame(message.get("text") or "")
    except (TimeoutError, ValueError):
        return None
    return frame if isinstance(frame, HelloFrame) else None


async def _refuse(websocket: WebSocket, code: int) -> None:
    try:
        await websocket.close(code)
    except (RuntimeError, OSError, WebSocketDisconnect):
        log.debug("socket.gone_first")


def _table_frame(cached: CachedTable, caller: Caller) -> bytes:
    return b'{"table":%b}' % cached.projection.for_caller(caller)


def _went_back_frame(cached: CachedTable, caller: Caller) -> bytes:
    return b'{"went_back":true,"table":%b}' % cached.projection.for_caller(caller)
