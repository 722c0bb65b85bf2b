"""People at slow tables: each turn stands until whoever has it was told of it, by every way."""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final, LiteralString

from httpx2 import AsyncClient, HTTPError
from psycopg import AsyncConnection

from rifugio.client import Player
from rifugio.server.people.secrets import digest_of
from tests.faults.notices.inboxes import WAYS, Inboxes, Way

LOOKS: Final = (
    {"name": "Ann", "animal": "otter", "colour": "red"},
    {"name": "Luca", "animal": "hare", "colour": "blue"},
)
A_DAY: Final = {"kind": "correspondence", "seconds": 86_400}
ADDRESS: Final = (
    "INSERT INTO mail_address (person_id, address) SELECT person_id, %s FROM session WHERE digest = %s"
)
"""As if a letter had confirmed it."""
EAGER: Final = "INSERT INTO wish SELECT person_id, 0, NULL, NULL, NULL, %s FROM session WHERE digest = %s"
"""Told at once; the page offers two minutes."""
WAYS_OF: Final = """
SELECT kind, count(key), count(sent.sent) FROM session JOIN way USING (person_id)
LEFT JOIN sent ON sent.way = way.number
WHERE digest = %s GROUP BY way.number, kind ORDER BY way.number
"""


@asynccontextmanager
async def at_table(nodes: Sequence[str], link: str, token: str) -> AsyncIterator[Player]:
    """Go to a table; while nodes come up again this may take several attempts."""
    player = Player(nodes, link, [token])
    for left in reversed(range(6)):
        try:
            await player.__aenter__()
            break
        except TimeoutError:
            await player.__aexit__()
            if not left:
                raise
    try:
        yield player
    finally:
        await player.__aexit__()


class Guests:
    """All tables, and what they waited for."""

    def __init__(self, nodes: Sequence[str], inboxes: Inboxes, database: str, patience: float) -> None:
        self._nodes, self._inboxes, self._database = nodes, inboxes, database
        self._patience = patience
        """Seconds after which a notice is late, and no node is killed; after as many again it is missing."""
        self.late: set[int] = set()
        """Who waits for a notice that is late."""
        self.told_late = 0
        self._sessions: dict[int, str] = {}
        self.turns: dict[int, int] = {}
        """How many turns each person was to be told of."""
        self.waits: list[float] = []
        self.missing: list[str] = []
        self._missed: Counter[tuple[int, Way]] = Counter()

    async def table(self, number: int, turns: int) -> None:
        """Play turns at one table, and at another one when its game is over."""
        while turns > 0:
            turns = await self._game(number, turns)

    async def _game(self, number: int, turns: int) -> int:
        opened = await self._ask("POST", "/api/tables", {"options": {"players": 2, "clock": A_DAY}})
        async with at_table(self._nodes, opened["table"], opened["host"]) as player:
            for seat, look in enumerate(LOOKS):
                answer = await player.command({"kind": "sit", "seat": seat, "look": look})
                await self._keep(2 * number + seat, answer["token"])
            await player.command({"kind": "start", "first": "draw"})
            await player.until(lambda table: table["phase"] == "playing", 120)
            while turns and player.table["phase"] == "playing":
                seat = player.table["turn"]["seat"]
                await self._told(2 * number + seat)
                turns -= 1
                if turns:  # the next one would be told of, too
                    await self._take_turn(player, seat)
        return turns

    async def _told(self, person: int) -> None:
        """Wait until somebody was told of one more turn by every way."""
        self.turns[person] = self.turns.get(person, 0) + 1
        begun = time.monotonic()
        while lacking := self._lacking(person):
            waited = time.monotonic() - begun
            if waited > self._patience:
                self.late.add(person)
            if waited > 2 * self._patience:
                self.late.discard(person)
                self._missed.update((person, way) for way in lacking)
                stored = await self._ways(person)
                self.missing.append(
                    f"person {person}, turn {self.turns[person]}: {', '.join(lacking)}; stored: {stored}"
                )
                return
            await asyncio.sleep(0.1)
        self.told_late += person in self.late
        self.late.discard(person)
        self.waits.append(time.monotonic() - begun)

    def _lacking(self, person: int) -> list[Way]:
        """Return the ways by which somebody was told of fewer turns than they had; each is missed once."""
        return [
            way
            for way in WAYS
            if len(self._inboxes.keys(person, way)) + self._missed[person, way] < self.turns[person]
        ]

    async def _take_turn(self, player: Player, seat: int) -> None:
        while player.table["phase"] == "playing" and player.table["turn"]["seat"] == seat:
            table = await player.until(lambda table: bool(table["legal"]), 120)
            move = "end" if "end" in table["legal"] else table["legal"][0]
            answer = await player.command({"kind": "move", "seat": seat, "move": move})
            seen = answer["seq"] if answer["answer"] == "accepted" else answer["head"]
            await player.until(lambda table, seen=seen: table["seq"] >= seen, 120)  # type: ignore[misc]

    async def _keep(self, person: int, token: str) -> None:
        """Put a seat into somebody's rucksack, which at first is packed, with all ways."""
        if person in self._sessions:
            await self._ask("POST", "/api/rucksack/seats", {"tokens": [token]}, self._sessions[person])
            return
        session = (await self._ask("POST", "/api/rucksack", {"tokens": [token]}))["session"]
        self._sessions[person] = session
        at = f"http://127.0.0.1:{self._inboxes.port}"
        keys = self._inboxes.browsers[person].keys
        for way in (
            {"kind": "push", "endpoint": f"{at}/push/{person}", **keys},
            {"kind": "hook", "url": f"{at}/hook/{person}", "shape": "plain"},
        ):
            await self._ask("POST", "/api/rucksack/notices/ways", {"way": way}, session)
        await self._store(session, ADDRESS, f"p{person}@example.org")
        await self._ask("POST", "/api/rucksack/notices/ways", {"way": {"kind": "mail"}}, session)
        await self._store(session, EAGER, "UTC")

    async def _ways(self, person: int) -> str:
        """Return the ways that the database has of somebody, each with what was begun and what was sent."""
        async with await AsyncConnection.connect(self._database) as connection:
            found = await connection.execute(WAYS_OF, (digest_of(self._sessions[person]),))
            return "; ".join(
                f"{kind} {begun} begun, {sent} sent" for kind, begun, sent in await found.fetchall()
            )

    async def _store(self, session: str, statement: LiteralString, value: str) -> None:
        async with await AsyncConnection.connect(self._database, autocommit=True) as connection:
            await connection.execute(statement, (value, digest_of(session)))

    async def _ask(self, method: str, path: str, body: object, session: str = "") -> Any:  # noqa: ANN401
        headers = {"authorization": f"Bearer {session}"} if session else {}
        for attempt in range(600):
            url = self._nodes[attempt % len(self._nodes)] + path
            try:
                async with AsyncClient(trust_env=False, timeout=5) as client:
                    answer = await client.request(method, url, json=body, headers=headers)
            except HTTPError:
                await asyncio.sleep(0.2)
                continue
            if answer.status_code != 503:
                assert answer.status_code < 300, (path, answer.status_code, answer.text)
                return answer.json() if answer.content else None
            await asyncio.sleep(0.2)
        raise TimeoutError(path)
