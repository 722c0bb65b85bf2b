"""Records everything that one recipient is sent, byte for byte and in order."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple
from uuid import UUID, uuid4

from httpx2 import AsyncClient, Response
from websockets.asyncio.client import ClientConnection, connect

from rifugio.client.following import after_move
from tests.server.security.people import Json, stream_url


class Sent(NamedTuple):
    """Bytes that were sent, with the table they describe."""

    data: bytes
    table: Json | None
    """The table in it, if there is one."""


@dataclass
class Recipient:
    """Somebody at a table, with everything they are sent."""

    name: str
    link: str
    tokens: list[str] = field(default_factory=list)
    sent: list[Sent] = field(default_factory=list)
    own_ids: set[str] = field(default_factory=set)
    seats: dict[int, tuple[int, int]] = field(default_factory=dict)
    """Their seats, each with the first seq at which it is theirs, and the seq at which it no longer is."""
    worths: list[tuple[int, Json]] = field(default_factory=list)
    """What they were told that places are worth, and to which seat."""
    session: str = ""
    """Of their rucksack, once they have something to put into it."""
    may_know_the_link: bool = True
    table: Json = field(default_factory=dict)
    """As last seen."""
    _socket: ClientConnection | None = None

    async def connect(self, url: str) -> None:
        self._socket = await connect(
            stream_url(url, self.link), compression=None, max_size=2**20, max_queue=None
        )
        await self.send({"hello": {"tokens": self.tokens, "after": 0}})
        await self.read("presence")

    async def leave(self) -> None:
        if self._socket is not None:
            await self._socket.close()

    async def send(self, frame: Json) -> None:
        assert self._socket is not None
        await self._socket.send(json.dumps(frame))

    async def read(self, key: str) -> Json:
        """Read frames until one has this key, and return that frame."""
        assert self._socket is not None
        while True:
            data = await self._socket.recv(decode=False)
            assert isinstance(data, bytes)
            frame: Json = json.loads(data)
            if "turn" in frame:
                self.table = after_move(self.table, frame)
            elif "table" in frame:
                self.table = frame["table"]
            self.sent.append(Sent(data, self.table if "turn" in frame or "table" in frame else None))
            if key in frame:
                return frame

    async def read_until(self, seq: int) -> Json:
        """Read frames until the table has reached this seq."""
        while self.table.get("seq", 0) < seq:
            await self.read("event")
        return self.table

    async def command(self, command: Json, seq: int) -> Json:
        """Send a command by socket; return the answer, after reading the event's frame if there is one."""
        own_id = str(uuid4())
        self.own_ids.add(UUID(own_id).hex)
        await self.send({"command": {"id": own_id, "expected_seq": seq, "command": command}})
        answer: Json = (await self.read("answer"))["answer"]
        if answer["answer"] == "accepted":
            await self.read_until(answer["seq"])
        return answer

    async def ask_for_a_hint(self) -> None:
        """Ask for a hint, and record the answer."""
        own_id = str(uuid4())
        self.own_ids.add(UUID(own_id).hex)
        await self.send({"hint": {"id": own_id}})
        await self.read("hint")

    async def ask_for_worth(self, seat: int) -> None:
        """Ask what places are worth to a seat, and record the answer."""
        own_id = str(uuid4())
        self.own_ids.add(UUID(own_id).hex)
        await self.send({"worth": {"id": own_id, "seat": seat}})
        self.worths.append((seat, (await self.read("worth"))["worth"]))

    async def look_around(self, client: AsyncClient) -> None:
        """Request everything available over HTTP, and something refused; record headers and bodies."""
        headers = {"authorization": "Bearer " + ",".join(self.tokens)} if self.tokens else {}
        own_id = str(uuid4())
        self.own_ids.add(UUID(own_id).hex)
        base = f"/api/tables/{self.link}"
        wish = {"id": own_id, "expected_seq": 1, "command": {"kind": "expire", "seat": 0}}
        for method, path, body in (
            *(
                ("GET", base + end, None)
                for end in ("", "/events", "/moments", "/record", "/seal", "/result", "/replay")
            ),
            ("POST", base + "/commands", wish),
            ("POST", base + "/why-not", {"move": "end"}),
            ("POST", "/api/mine", {"tokens": self.tokens}),
        ):
            answer = await client.request(method, path, json=body, headers=headers)
            found = answer.json() if path == base and answer.status_code == 200 else None
            self._record(answer, found)
        if self.tokens:
            await self._look_into_the_rucksack(client)

    async def _look_into_the_rucksack(self, client: AsyncClient) -> None:
        if not self.session:
            answer = await client.post("/api/rucksack", json={"tokens": self.tokens})
            self.session = answer.json()["session"]
            self._record(answer, None)
        headers = {"authorization": f"Bearer {self.session}"}
        self._record(
            await client.post("/api/rucksack/seats", json={"tokens": self.tokens}, headers=headers), None
        )
        for end in ("", "/companions", "/devices", "/everything"):
            self._record(await client.get(f"/api/rucksack{end}", headers=headers), None)

    def _record(self, answer: Response, table: Json | None) -> None:
        head = b"\n".join(name + b": " + value for name, value in answer.headers.raw)
        self.sent.append(Sent(head + b"\n\n" + answer.content, table))

    def before(self, *phases: str) -> Iterator[Sent]:
        """Yield what was sent before the first table in one of these phases."""
        for sent in self.sent:
            if sent.table is not None and sent.table["phase"] in phases:
                return
            yield sent
