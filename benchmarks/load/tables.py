"""Tables played as fast as the server answers: two seats that move, and two spectators."""

import asyncio
import json
from random import Random
from time import perf_counter
from typing import Final
from uuid import UUID

from benchmarks.load.wire import Wire, dial
from rifugio.client import open_table, request

LOOKS: Final = (
    {"name": "Ann", "animal": "otter", "colour": "red"},
    {"name": "Luca", "animal": "hare", "colour": "blue"},
)
WATCHERS: Final = 2


class Load:
    """The load of all tables: accepted commands and their latencies."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.accepted = self.refused = self.told = 0
        self.times: list[float] = []
        self.going = False


class Table:
    """One table; the mover sends a move as soon as the previous one has been received."""

    def __init__(self, server: str, load: Load) -> None:
        self._server, self._load = server, load
        self._tokens: list[str] = []
        self._wires: list[Wire] = []
        self._begun: dict[bytes, float] = {}
        self._waiting: tuple[Wire, bytes, bytes] | None = None
        self.over = asyncio.get_running_loop().create_future()
        self.link = ""

    async def set_up(self, extensions: list[str], bot: str | None = None) -> None:
        """Open the table, sit two down, or one and a bot, and start."""
        opened = await open_table(self._server, {"players": 2, "extensions": extensions})
        self.link, host = opened["table"], opened["host"]
        for seat, look in enumerate(LOOKS if bot is None else LOOKS[:1]):
            answer = await self._command(seat + 1, {"kind": "sit", "seat": seat, "look": look}, host)
            self._tokens.append(answer["token"])
        if bot is not None:
            await self._command(2, {"kind": "put_bot", "seat": 1, "bot": bot}, host)
        await self._command(3, {"kind": "start", "first": "draw"}, host)

    async def _command(self, seq: int, command: dict[str, object], token: str) -> dict[str, str]:
        body = {
            "id": str(UUID(int=self._load.random.getrandbits(128))),
            "expected_seq": seq,
            "command": command,
        }
        answer: dict[str, str] = await request(
            self._server, f"/api/tables/{self.link}/commands", body, tokens=[token]
        )
        return answer

    async def connect(self, watchers: int = WATCHERS) -> None:
        """Connect everybody."""
        url = f"{self._server}/api/tables/{self.link}/stream"
        for seat in (*range(len(self._tokens)), *([None] * watchers)):
            wire = await dial(url, self._heard_by(seat))
            tokens = [] if seat is None else [self._tokens[seat]]
            wire.send(json.dumps({"hello": {"tokens": tokens, "after": 0}}).encode())
            self._wires.append(wire)

    def _heard_by(self, seat: int | None):  # type: ignore[no-untyped-def]
        if seat is None:
            return self._watched
        return lambda wire, frame: self._heard(wire, seat, frame)

    def _watched(self, _wire: Wire, _frame: bytes) -> None:
        self._load.told += 1

    def _heard(self, wire: Wire, seat: int, frame: bytes) -> None:
        if frame.startswith(b'{"answer"'):
            self._answered(frame)
            return
        at = frame.find(b'"legal":["')
        if at >= 0:
            seq = frame.index(b'"seq":')
            number = int(frame[seq + 6 : frame.index(b",", seq)])
            legal = frame[at + 9 : frame.index(b"]", at)].split(b',"')
            move = self._load.random.choice(legal).strip(b'["')
            command = (
                b'{"command":{"id":"%b","expected_seq":%d,"command":{"kind":"move","seat":%d,"move":"%b"}}}'
            )
            own_id = str(UUID(int=self._load.random.getrandbits(128))).encode()
            self._waiting = wire, own_id, command % (own_id, number, seat, move)
            self.go()
        elif b'"phase":"over"' in frame and not self.over.done():
            self.over.set_result(None)

    def _answered(self, frame: bytes) -> None:
        at = frame.index(b'"id":"') + 6
        self._load.times.append(perf_counter() - self._begun.pop(frame[at : at + 36]))
        if b'"accepted"' in frame[:40]:
            self._load.accepted += 1
        else:
            self._load.refused += 1

    def go(self) -> None:
        """Send the move that is ready, unless the measurement has stopped."""
        if self._waiting is not None and self._load.going:
            wire, own_id, command = self._waiting
            self._waiting = None
            self._begun[own_id] = perf_counter()
            wire.send(command)

    @property
    def ready(self) -> bool:
        """Whether a move can be sent."""
        return self._waiting is not None

    @property
    def recipients(self) -> int:
        """How many sockets receive each move."""
        return len(self._wires)

    @property
    def received(self) -> int:
        """Bytes received by all sockets."""
        return sum(wire.received for wire in self._wires)

    def close(self) -> None:
        """Disconnect."""
        for wire in self._wires:
            wire.close()
