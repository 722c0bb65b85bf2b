"""Simulation doubles for play: in-memory store, bus and bots, a settable clock, seeded randomness."""

import asyncio
from collections.abc import AsyncGenerator, Callable, Iterable, Sequence
from datetime import datetime, timedelta
from random import Random

from rifugio.answering.judging import judged
from rifugio.answering.thinking import think
from rifugio.answering.thoughts import Question, Review, Reviewed, ReviewQuestion, Thought
from rifugio.server.ids import EPOCH
from rifugio.server.keys import Secret
from rifugio.server.play.seams import Clock, Handler, Leave
from rifugio.server.play.stored import Found, Head, Job, Links, NewEvent, NewGame, Row
from rifugio.table.personal import Text


class SetClock:
    """Stands still until it is set; each reading adds a microsecond, so that times of events differ."""

    def __init__(self) -> None:
        self._now = EPOCH + timedelta(days=300)

    def now(self) -> datetime:
        self._now += timedelta(microseconds=1)
        return self._now

    def forward(self, seconds: float) -> None:
        self._now += timedelta(seconds=seconds)


class SeededChance:
    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def some_bytes(self, many: int) -> bytes:
        return self._random.randbytes(many)

    def below(self, number: int) -> int:
        return self._random.randrange(number)


class BotsHere:
    """Bots that think synchronously, in this process."""

    async def ask(self, question: Question) -> Sequence[Thought]:
        return think(question)

    def __bool__(self) -> bool:
        return True


class ReviewersHere:
    """Reviews synchronously, in this process."""

    def __bool__(self) -> bool:
        return True

    async def judge(self, question: ReviewQuestion) -> AsyncGenerator[Reviewed]:
        for found in judged(question):
            yield found


class MemoryBus:
    """Publishes to the subscribers of other nodes' buses."""

    def __init__(self, nodes: "list[MemoryBus]") -> None:
        self._nodes = nodes
        self._handlers: dict[str, list[Handler]] = {}
        nodes.append(self)

    def __bool__(self) -> bool:
        return True

    async def publish(self, subject: str, payload: bytes) -> None:
        for node in self._nodes:
            for handler in node._handlers.get(subject, ()) if node is not self else ():
                await handler(payload)

    async def subscribe(self, subject: str, handler: Handler) -> Leave:
        handlers = self._handlers.setdefault(subject, [])
        handlers.append(handler)

        async def leave() -> None:
            handlers.remove(handler)

        return leave


class MemoryDirectory:
    def __init__(self) -> None:
        self.rooms: dict[str, int] = {}

    async def reserve_room(self, name: str, game_id: int) -> bool:
        return self.rooms.setdefault(name, game_id) == game_id

    async def find_room(self, name: str) -> int | None:
        return self.rooms.get(name)

    async def free_room(self, game_id: int) -> None:
        self.rooms = {name: other for name, other in self.rooms.items() if other != game_id}


class Waiting:
    """A job in the store."""

    def __init__(self, due: datetime) -> None:
        self.due, self.taken_until, self.attempts = due, due, 0


class MemoryStore:
    """PostgresStore's interface, in dictionaries."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.logs: dict[int, list[Row]] = {}
        self.packed: dict[int, str] = {}
        self.over: dict[int, datetime] = {}
        self.jobs: dict[tuple[int, int, str], Waiting] = {}
        self.reviews: dict[tuple[int, int], Review] = {}
        self.games: dict[int, NewGame] = {}

    async def open_game(self, new: NewGame) -> datetime:
        self.games[new.game_id] = new
        self.logs[new.game_id] = []
        at = await self.append(new.first)
        for event in new.more:
            assert await self.append(event._replace(follows=self.logs[new.game_id][-1].id)) is not None
        assert at is not None
        return at

    async def find_link(self, link: str) -> Found | None:
        for game in self.games.values():
            if link in (game.join_link, game.watch_link):
                return Found(game.game_id, link == game.join_link)
        return None

    async def links_of(self, game_id: int) -> Links:
        return Links(self.games[game_id].join_link, self.games[game_id].watch_link)

    async def secret_of(self, game_id: int) -> Secret:
        return self.games[game_id].secret

    async def append(self, new: NewEvent) -> datetime | None:
        await asyncio.sleep(0)  # lets another one append first
        log, now = self.logs[new.game_id], self._clock.now()
        if new.game_id in self.packed or new.seq != len(log) + 1 or (log and log[-1].id != new.follows):
            return None
        if (new.before is not None and now >= new.before) or (new.after is not None and now < new.after):
            return None
        if any(row.command_id == new.command_id for row in log):
            return None
        log.append(Row(new.seq, new.command_id, new.actor, new.rules_version, now, new.body, new.texts))
        for kind, seconds in new.duties:
            self.jobs[new.game_id, new.seq, kind] = Waiting(now + timedelta(seconds=seconds))
        return now

    async def read_log(self, game_id: int, after: int = 0) -> list[Row]:
        await asyncio.sleep(0)
        return [row for row in self.logs.get(game_id, ()) if row.seq > after]

    async def heads(self, game_ids: Iterable[int]) -> dict[int, Head]:
        last = {one: self.logs[one][-1] for one in game_ids if one in self.logs}
        return {one: Head(row.seq, None if one in self.packed else row.id) for one, row in last.items()}

    async def pack(self, game_id: int, result_json: str, verify: Callable[[list[Row]], bool]) -> bool:
        if game_id not in self.packed and verify([row._replace(texts=()) for row in self.logs[game_id]]):
            self.packed[game_id] = result_json
        return game_id in self.packed

    async def erase(self, game_id: int, seat: int, first: int = 1, last: int | None = None) -> None:
        if last is None:
            self.reviews.pop((game_id, seat), None)

        def erased(row: Row, text: Text) -> bool:
            return text.seat == seat and row.seq >= first and (last is None or row.seq <= last)

        kept = [[text for text in row.texts if not erased(row, text)] for row in self.logs[game_id]]
        self.logs[game_id] = [
            row._replace(texts=tuple(texts)) for row, texts in zip(self.logs[game_id], kept, strict=True)
        ]

    async def old_texts(self, before: int, limit: int) -> list[tuple[int, int]]:
        rows = ((game, text.seat) for game, log in self.logs.items() for row in log for text in row.texts)
        return sorted({one for one in rows if one[0] < before})[:limit]

    async def finish(self, game_id: int) -> None:
        self.over.setdefault(game_id, self._clock.now())

    async def finished(self, game_ids: Iterable[int]) -> dict[int, datetime]:
        return {one: self.over[one] for one in game_ids if one in self.over}

    async def ask_review(self, game_id: int, seat: int) -> None:
        if self.reviews.setdefault((game_id, seat), Review()) == Review():
            self.jobs.setdefault((game_id, seat, "review"), Waiting(self._clock.now()))

    async def review_of(self, game_id: int, seat: int) -> Review | None:
        return self.reviews.get((game_id, seat))

    async def keep_review(self, game_id: int, seat: int, ply: int, longer: Review) -> bool:
        known = self.reviews.get((game_id, seat))
        if known is None or known.ply != ply or known.state != "waiting":
            return False
        self.reviews[game_id, seat] = longer
        return True

    async def fail_review(self, game_id: int, seat: int) -> None:
        if (known := self.reviews.get((game_id, seat))) is not None:
            self.reviews[game_id, seat] = known._replace(state="failed")

    async def take_jobs(self, kinds: Sequence[str], limit: int, lease_seconds: float) -> list[Job]:
        now = self._clock.now()
        taken: list[Job] = []
        for key, job in sorted(self.jobs.items(), key=lambda item: item[1].due):
            if key[2] in kinds and max(job.due, job.taken_until) <= now and len(taken) < limit:
                job.taken_until, job.attempts = now + timedelta(seconds=lease_seconds), job.attempts + 1
                taken.append(Job(*key, job.attempts))
        return taken

    async def renew_jobs(self, kept: Sequence[Job], lease_seconds: float) -> None:
        for job in kept:
            found = self.jobs.get(job[:3])
            if found is not None and found.attempts == job.attempts:
                found.taken_until = self._clock.now() + timedelta(seconds=lease_seconds)

    async def finish_job(self, job: Job) -> None:
        self.jobs.pop(job[:3], None)

    async def put_off_job(self, job: Job, seconds: float) -> None:
        found = self.jobs.get(job[:3])
        if found is not None and found.attempts == job.attempts:
            found.due = found.taken_until = self._clock.now() + timedelta(seconds=seconds)
