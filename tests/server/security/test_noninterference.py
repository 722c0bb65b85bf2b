"""Non-interference: until a tile is revealed, no byte, order or length that is sent depends on it.

The same commands are sent twice, with two bag secrets that agree so far. Everything else random or time-based
is made equal, or removed: links, rooms, ids, timestamps, the commitment.
"""

import hashlib
import json
import re
from random import Random
from typing import Any
from uuid import UUID

import pytest
from httpx2 import AsyncClient, Response

import rifugio
from kit.servers import PostgresServer
from rifugio.client.following import after_move
from rifugio.dealer import SaltedBag, word_digest
from rifugio.engine.game import Setup
from rifugio.engine.moves import Reveal
from rifugio.engine.state import State
from rifugio.server.keys import Secret
from rifugio.server.play import new_tables
from rifugio.table import nature
from rifugio.table.nature import answers
from tests.server.nodes import client_of, running, settings_for
from tests.server.security.people import Json, Line, Somebody, on_the_line, open_table, sit

FIRST = hashlib.sha256(b"first").digest()
WORDS = ("alpenrose", "enzian")
PATHS = ("", "/events", "/moments", "/record", "/seal", "/result", "/replay")
SALTS = tuple(bytes([seat]) * 32 for seat in range(5))
DIGESTS = [word_digest(salt, word) for salt, word in zip(SALTS, WORDS, strict=False)]
VARIES = re.compile(
    rb'"(at|announced|deadline|commitment|packed|opened|seen)":"[^"]*"'
    rb"|(?:^|\\n)\[?Commitment[^\n\\]*|^date: [^\n]*|-\d{4}-\d\d-\d\dT[\d:.]+Z-",
    re.MULTILINE | re.IGNORECASE,
)


def another_like(secret: bytes) -> bytes:
    """Return another secret that gives the same first tiles."""
    setup = rifugio.setup(2, ())
    new_game = rifugio.new_game(setup)
    wanted = answers(new_game, SaltedBag(secret, DIGESTS, setup), 0)
    for number in range(100_000):
        found = hashlib.sha256(str(number).encode()).digest()
        if answers(new_game, SaltedBag(found, DIGESTS, setup), 0) == wanted:
            return found
    raise AssertionError("no other secret agrees")


def bag_that_turns(after: int) -> type[SaltedBag]:
    """Return a bag class that agrees for this many reveals, whatever the secret, and then diverges."""

    class Turning(SaltedBag):
        def __init__(self, secret: bytes, digests: Any, setup: Setup) -> None:  # noqa: ANN401
            super().__init__(secret, digests, setup)
            self._first = SaltedBag(FIRST, digests, setup)

        def reveal(self, state: State, number: int) -> Reveal:
            return self._first.reveal(state, number) if number < after else super().reveal(state, number)

    return Turning


class Run:
    """A game with a given secret, and everything that four people are sent of it, step by step."""

    def __init__(self, database_url: str, secret: bytes) -> None:
        self._database_url, self._secret = database_url, secret
        self.steps: list[list[bytes]] = []
        self.reveals: list[list[str]] = []
        """The tiles revealed at each step."""
        self._seen: list[Json] = [{}] * 4
        """The table as each of them sees it."""

    async def play(self, monkeypatch: pytest.MonkeyPatch, draws: int) -> None:
        """Play until this many tiles have been revealed."""
        links = iter(["A" * 21 + "A", "B" * 21 + "A"])
        monkeypatch.setattr(new_tables, "new_link", lambda *_: next(links))
        monkeypatch.setattr(new_tables, "new_room", lambda _: "nice-warm-hut")
        monkeypatch.setattr(new_tables, "new_secret", lambda _: Secret(self._secret))
        monkeypatch.setattr(new_tables, "new_salts", lambda _: SALTS)
        settings = settings_for(self._database_url, sweep_seconds=60)
        async with (
            running(settings) as node,
            client_of(node.url) as client,
        ):
            opened = await open_table(client, players=2)
            people = [Somebody(client, opened["table"]) for _ in range(2)]
            for seat, person in enumerate(people):
                await person.do(sit(seat, WORDS[seat]))
                await person.do({"kind": "hike", "seat": seat, "days": seat})
            self._client, self._sessions = client, [await _packed(client, person) for person in people]
            async with (
                on_the_line(node.url, opened["table"], [opened["host"]]) as host,
                on_the_line(node.url, opened["table"], people[0].tokens) as ann,
                on_the_line(node.url, opened["table"], people[1].tokens) as luca,
                on_the_line(node.url, opened["watch"]) as watcher,
            ):
                self._lines, self._people = [host, ann, luca, watcher], people
                for line in self._lines:
                    await line.until("table")
                await self._step(host, {"kind": "start", "first": "hiked"})
                await self._go_on(draws)

    async def _go_on(self, draws: int) -> None:
        chance = Random(3)
        while sum(map(len, self.reveals)) < draws:
            seen = self._seen[1] if self._seen[1]["legal"] else self._seen[2]
            seat = seen["turn"]["seat"]
            move = {"kind": "move", "seat": seat, "move": chance.choice(seen["legal"])}
            await self._step(self._lines[1 + seat], move)

    async def _step(self, line: Line, command: Json) -> None:
        """Send a command; record everything that everybody is sent because of it, or can request."""
        step = len(self.steps)
        sent = {"id": str(UUID(int=step + 1)), "expected_seq": 5 + step, "command": command}
        await line.send({"command": sent})
        told: list[bytes] = []
        reveals: list[str] = []
        for number, one in enumerate(self._lines):
            data, frame = await _event(one)
            told.append(data)
            self._seen[number] = frame["table"] if "table" in frame else after_move(self._seen[number], frame)
            reveals = frame["event"]["event"]["reveals"]
        if step % 4 == 0:
            told += [_bytes_of(await person.get(path)) for person in self._people for path in PATHS]
            told += [_bytes_of(answer) for answer in await self._rucksacks()]
        self.steps.append([VARIES.sub(b"", one) for one in told])
        self.reveals.append(reveals)

    async def _rucksacks(self) -> list[Response]:
        return [
            await self._client.get(f"/api/rucksack{path}", headers={"authorization": f"Bearer {session}"})
            for session in self._sessions
            for path in ("", "/companions", "/everything")
        ]


async def _packed(client: AsyncClient, person: Somebody) -> str:
    answer = await client.post("/api/rucksack", json={"tokens": person.tokens})
    session: str = answer.json()["session"]
    return session


def _bytes_of(answer: Response) -> bytes:
    head = b"\n".join(name + b": " + value for name, value in answer.headers.raw)
    return head + b"\n\n" + answer.content


async def _event(line: Line) -> tuple[bytes, Json]:
    while True:
        data = await line.socket.recv(decode=False)
        assert isinstance(data, bytes)
        if data.startswith(b'{"event"'):
            return data, json.loads(data)


async def agreed_draws(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch, other: bytes, draws: int
) -> int:
    """Play with two secrets; everything must be equal until the bags diverge. Return the draws until then."""
    one, two = Run(postgres.new_database(), FIRST), Run(postgres.new_database(), other)
    for run in (one, two):
        await run.play(monkeypatch, draws)
    agreed = 0
    for step, reveals in enumerate(one.reveals):
        if reveals != two.reveals[step]:
            return agreed
        agreed += len(reveals)
        assert one.steps[step] == two.steps[step], f"step {step} gives the bag away"
    raise AssertionError("the two bags never differed")


async def test_two_bags_that_agree_so_far_are_told_apart_by_nobody(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await agreed_draws(postgres, monkeypatch, another_like(FIRST), 12) >= 3


@pytest.mark.parametrize("after", [12, pytest.param(40, marks=pytest.mark.slow)])
async def test_what_is_still_in_the_bag_makes_no_difference(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch, after: int
) -> None:
    monkeypatch.setattr(nature, "SaltedBag", bag_that_turns(after))
    other = hashlib.sha256(b"other").digest()
    assert await agreed_draws(postgres, monkeypatch, other, after + 6) >= after
