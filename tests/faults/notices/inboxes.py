"""Where notices arrive: a push service, web hooks and a mail server, which at times take nothing."""

import asyncio
import json
import time
from collections import defaultdict
from email.parser import BytesParser
from email.policy import default
from random import Random
from typing import Final, Literal, NamedTuple

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from kit.ports import free_port
from tests.server.ways.browser import Browser, new_browser

Way = Literal["push", "hook", "mail"]
WAYS: Final[tuple[Way, ...]] = ("push", "hook", "mail")
SLOWEST: Final = 0.5
"""Seconds until somebody who took a notice says so: time enough for the node to be killed."""
REFUSED: Final = 0.05
SILENT: Final = 0.004
"""The share of requests that are refused for now, and that get no answer."""


class Arrival(NamedTuple):
    """A notice that was taken."""

    key: str
    at: float


class Inboxes:
    """What arrived for whom, by each way."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)
        self.browsers: dict[int, Browser] = defaultdict(new_browser)
        self.arrived: dict[tuple[int, Way], list[Arrival]] = defaultdict(list)
        self.refused = 0
        self.port, self.mail_port = 0, free_port()
        self._mail = Controller(self, hostname="127.0.0.1", port=self.mail_port)
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        """Take notices from now on."""
        self._server = await asyncio.start_server(self._talk, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        self._mail.start()

    async def close(self) -> None:
        """Take nothing more."""
        self._mail.stop()
        assert self._server is not None
        self._server.close()

    def keys(self, person: int, way: Way) -> list[str]:
        """Return the different notices that arrived, in order: what somebody is shown."""
        return list(dict.fromkeys(arrival.key for arrival in self.arrived[person, way]))

    def repeats(self) -> list[tuple[Arrival, Arrival]]:
        """Return notices that arrived once more, with the time before."""
        found = []
        for arrivals in self.arrived.values():
            last: dict[str, Arrival] = {}
            for one in arrivals:
                if one.key in last:
                    found.append((last[one.key], one))
                last[one.key] = one
        return found

    def _took(self, person: int, way: Way, key: str) -> None:
        self.arrived[person, way].append(Arrival(key, time.monotonic()))

    def _is_out_of_order(self) -> bool:
        refused = self._random.random() < REFUSED
        self.refused += refused
        return refused

    async def _talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().strip().split("\r\n")
            headers = {name.lower(): value.strip() for name, _, value in (x.partition(":") for x in lines)}
            body = await reader.readexactly(int(headers.get("content-length", 0)))
            if self._random.random() < SILENT:
                await reader.read()
                return
            status = "503 Later" if self._is_out_of_order() else "201 Taken"
            if status.startswith("201"):
                _, way, number = first.split(" ")[1].split("/")
                person = int(number)
                if way == "push":
                    self._took(person, "push", json.loads(self.browsers[person].opened(body))["key"])
                else:
                    self._took(person, "hook", headers["idempotency-key"])
            await asyncio.sleep(self._random.uniform(0.0, SLOWEST))
            writer.write(f"HTTP/1.1 {status}\r\nContent-Length: 0\r\n\r\n".encode())
            await writer.drain()
        except (OSError, asyncio.IncompleteReadError):
            return  # the node was killed
        finally:
            writer.close()

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802 - its name
        """Take a mail, or refuse it for now."""
        if self._is_out_of_order():
            return "451 Later"
        assert isinstance(envelope.content, bytes)
        message = BytesParser(policy=default).parsebytes(envelope.content)
        self._took(int(envelope.rcpt_tos[0].partition("@")[0][1:]), "mail", message["message-id"])
        return "250 OK"
