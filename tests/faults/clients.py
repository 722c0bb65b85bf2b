"""Clients that play random legal moves, make every mistake a client can make, and record what they see."""

import asyncio
import random
from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from typing import Any, Final
from uuid import uuid4

from websockets.asyncio.client import ClientConnection

from rifugio.client import Answer, Player, TableGone
from rifugio.table.clocks import GRACE
from tests.faults.history import Notes
from tests.faults.moments import accepted, happened
from tests.faults.rucksacks import Rucksack

SENT_TWICE: Final = 0.10
STALE: Final = 0.02
OUT_OF_TURN: Final = 0.03
UNDO: Final = 0.06
RELOAD: Final = 0.01
"""How often a page is reloaded; it reconnects to the other node, so that both have clients."""
DAWDLE: Final = 0.10
"""How often a player with a clock waits until shortly before or after the deadline."""

TRAVEL: Final = 0.02
"""How often somebody with a rucksack goes on upon another device, each time they look at the table."""

PATIENCE: Final = 120.0
"""Timeout for reaching a table, in seconds: during a storm it takes longer than a person would wait."""


class Witness(Player):
    """A player who records everything, and sends every tenth command twice."""

    def __init__(
        self,
        servers: Sequence[str],
        link: str,
        tokens: Sequence[str],
        history: Notes,
        chance: random.Random,
    ) -> None:
        super().__init__(servers, link, tokens)
        self.history, self.chance = history, chance
        self.signs: set[str] = set()
        """Commands accepted and events seen so far, for those who wait for one."""
        self._connection = 0

    async def __aenter__(self) -> "Witness":
        self._task = asyncio.create_task(self._stay())
        await self.until(bool, PATIENCE)
        return self

    @property
    def connected(self) -> bool:
        return self._socket is not None

    async def _visit(self, url: str) -> None:
        await super()._visit(url)
        if self._gone:
            self.history.note("gone", self._connection)

    async def _listen(self, socket: ClientConnection) -> None:
        self._connection += 1
        number = self._connection
        self.history.note("hello", number, tokens=list(self.tokens), after=self.seq)
        try:
            await super()._listen(socket)
        finally:
            self.history.note("lost", number)

    async def _hear(self, text: str, socket: ClientConnection) -> None:
        self.history.note("frame", self._connection, text)
        await super()._hear(text, socket)

    async def _take_in(self, frame: dict[str, Any], socket: ClientConnection) -> None:
        await super()._take_in(frame, socket)
        if frame.get("answer", {}).get("answer") == "accepted":
            self.signs.add(accepted(frame["answer"]["id"]))
        if "event" in frame:
            self.signs.add(happened(self.link, frame["event"]["seq"]))

    async def send(self, frame: Mapping[str, Any]) -> bool:
        """Send a frame; sometimes a command is sent twice, as by a double click or a retry."""
        command = frame["command"]
        self.history.note("send", self._connection, id=command["id"], at=command.get("expected_at"))
        sent = await super().send(frame)
        if sent and self.chance.random() < SENT_TWICE:
            await super().send(frame)
        return sent

    async def attempt(self, command: Mapping[str, Any], expected_seq: int) -> Answer:
        """Retry until there is a final answer; if interrupted, the outcome is recorded as unknown."""
        own_id = uuid4()
        self.history.note(
            "invoke", self._connection, id=str(own_id), expected_seq=expected_seq, command=command
        )
        answered = False
        try:
            answer = await self.command(command, expected_seq=expected_seq, command_id=own_id)
            answered = True
            return answer
        finally:
            if not answered:
                self.history.note("info", self._connection, id=str(own_id))

    async def insist(self, command: Mapping[str, Any]) -> Answer:
        """Retry with a new seq whenever the command was stale."""
        while True:
            seen = self.seq
            answer = await self.attempt(command, seen)
            if answer.get("code") not in {"stale", "seats_open"}:  # open as far as was known at that seq
                return answer
            await self.wait_beyond(seen, 2.0)

    async def wait_beyond(self, seq: int, seconds: float) -> None:
        """Wait until there is a later event than this, or until the timeout."""
        try:
            await self.until(lambda table: table.get("seq", 0) > seq, seconds)
        except TimeoutError:
            return


class Hiker(Witness):
    """A player with a seat, in one of up to two tabs that share it."""

    seat = -1
    pace = 0.08
    """Mean seconds of thought before a move."""
    rucksack: Rucksack | None = None
    got: Mapping[str, float] = {}
    """Their tokens that are worth keeping, and when they got each."""
    leaving = False
    """Whether they want to go on upon another device."""

    @property
    def waiting(self) -> bool:
        """Whether the game has not started, as far as this client knows."""
        return bool(self.table["phase"] == "waiting")

    async def play(self, stop: asyncio.Event) -> None:
        """Play until the game is over, it is time to stop, or the table is lost."""
        with suppress(TableGone):
            await self._play(stop)

    async def _play(self, stop: asyncio.Event) -> None:
        known_moves = ["end"]
        while not stop.is_set() and self.table["phase"] == "playing":
            table = self.table
            self.leaving = self.rucksack is not None and self.chance.random() < TRAVEL
            if self.leaving:
                return
            if self.chance.random() < RELOAD and self._socket is not None:
                self._socket.transport.abort()
            if table["legal"] is not None:
                known_moves = table["legal"]
                await self._take_turn(table, stop)
            elif self.chance.random() < OUT_OF_TURN:
                await self.attempt(self._move(self.chance.choice(known_moves)), table["seq"])
            await self.wait_beyond(table["seq"], 0.5)

    def _move(self, text: str) -> dict[str, Any]:
        return {"kind": "move", "seat": self.seat, "move": text}

    async def _take_turn(self, table: Mapping[str, Any], stop: asyncio.Event) -> None:
        await asyncio.sleep(self._thinking(table))
        if stop.is_set():
            return
        dice = self.chance.random()
        if dice < STALE:
            await self.attempt(self._move(self.chance.choice(table["legal"])), table["seq"] - 1)
        elif table["turn"]["can_undo"] and dice < STALE + UNDO:
            kind = self.chance.choice(["undo", "start_over"])
            await self.attempt({"kind": kind, "seat": self.seat}, table["seq"])
        elif table["seats"][self.seat]["away"] and dice > 0.5:
            await self.attempt({"kind": "back", "seat": self.seat}, table["seq"])
        else:
            await self.attempt(self._move(self.chance.choice(table["legal"])), table["seq"])

    def now(self) -> datetime:
        """Return the time by the database's clock, as far as this client knows it."""
        return datetime.now(UTC)

    def _thinking(self, table: Mapping[str, Any]) -> float:
        deadline = table["turn"]["deadline"]
        if deadline is not None and self.chance.random() < DAWDLE:
            last_moment = datetime.fromisoformat(deadline) + timedelta(seconds=GRACE)
            left = (last_moment - self.now()).total_seconds()
            return max(0.0, left + self.chance.uniform(-0.2, 0.1))
        return self.chance.uniform(0, 2 * self.pace)
