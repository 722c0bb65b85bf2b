"""Low-level clients for these tests, over HTTP and sockets."""

import json
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any
from uuid import UUID, uuid4

from httpx2 import AsyncClient, Response
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

Json = dict[str, Any]

LOOKS = [
    {"name": name, "animal": animal, "colour": colour}
    for name, animal, colour in (
        ("Ann", "otter", "red"),
        ("Luca", "hare", "blue"),
        ("Jan", "owl", "green"),
        ("Mia", "fox", "yellow"),
        ("Tom", "mole", "violet"),
    )
]


class Somebody:
    """An HTTP client with a link and perhaps tokens."""

    def __init__(self, client: AsyncClient, link: str, *tokens: str) -> None:
        self.client, self.link, self.tokens = client, link, list(tokens)

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": "Bearer " + ",".join(self.tokens)} if self.tokens else {}

    async def get(self, path: str = "") -> Response:
        return await self.client.get(f"/api/tables/{self.link}{path}", headers=self.headers)

    async def table(self) -> Json:
        found: Json = (await self.get()).json()
        return found

    async def post(self, path: str, body: object) -> Response:
        return await self.client.post(f"/api/tables/{self.link}{path}", json=body, headers=self.headers)

    async def send(self, command: Json, expected_seq: int, command_id: UUID | None = None) -> Response:
        sent = {"id": str(command_id or uuid4()), "expected_seq": expected_seq, "command": command}
        return await self.post("/commands", sent)

    async def ask(self, command: Json, command_id: UUID | None = None) -> Json:
        """Send a command for the current table, and return the answer; a token in it is kept."""
        answer: Json = (await self.send(command, (await self.table())["seq"], command_id)).json()
        if answer.get("token") and command["kind"] in {"sit", "claim"}:
            self.tokens.append(answer["token"])
        return answer

    async def do(self, command: Json) -> Json:
        """Send a command that must be accepted."""
        answer = await self.ask(command)
        assert answer.get("answer") == "accepted", (command, answer)
        return answer


async def open_table(client: AsyncClient, **options: Any) -> Json:  # noqa: ANN401 - whatever a host may set
    answer = await client.post("/api/tables", json={"options": options})
    assert answer.status_code == 201, answer.text
    opened: Json = answer.json()
    return opened


def sit(seat: int, word: str = "") -> Json:
    return {"kind": "sit", "seat": seat, "look": LOOKS[seat], "word": word}


def stream_url(url: str, link: str) -> str:
    return f"{url.replace('http', 'ws', 1)}/api/tables/{link}/stream"


class Line:
    """A socket to a table, frame by frame."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    async def send(self, frame: Mapping[str, object]) -> None:
        await self.socket.send(json.dumps(frame))

    async def next(self) -> Json:
        frame: Json = json.loads(await self.socket.recv())
        return frame

    async def until(self, key: str) -> Json:
        """Return the next frame that has a key."""
        while True:
            frame = await self.next()
            if key in frame:
                return frame

    async def close_code(self) -> int | None:
        """Read until the server closes, and return its code."""
        try:
            while True:
                await self.socket.recv()
        except ConnectionClosed:
            return self.socket.close_code


@asynccontextmanager
async def on_the_line(
    url: str, link: str, tokens: Sequence[str] = (), *, hello: bool = True
) -> AsyncIterator[Line]:
    async with connect(stream_url(url, link), compression=None, max_size=2**20, close_timeout=1) as socket:
        line = Line(socket)
        if hello:
            await line.send({"hello": {"tokens": list(tokens), "after": 0}})
        yield line


async def handshake_status(url: str, link: str, headers: Mapping[str, str]) -> int:
    """Return 101 if a socket can be opened with these headers, or the HTTP status of the refusal."""
    try:
        async with connect(stream_url(url, link), additional_headers=headers, compression=None):
            return 101
    except InvalidStatus as error:
        return error.response.status_code
