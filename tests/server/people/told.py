"""Two people at a slow table on a real node, ways that keep what they were given, and time that passes."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

from httpx2 import AsyncClient

from rifugio.client import Player
from rifugio.server.host.calling import call_people
from rifugio.server.keys import Keys, read_key
from rifugio.server.people.notices.runner import NoticeRunner
from rifugio.server.people.notices.ways import Notice, Outcome, Sent
from rifugio.server.store.board import PostgresBoard
from tests.server.moving_clock import MovingClock
from tests.server.nodes import KEY, RunningNode, client_of, running, settings_for
from tests.server.playing.driving import ask, started
from tests.server.security.test_rucksacks import Owner, packed

A_DAY = {"kind": "correspondence", "seconds": 86_400}
URL = "https://rifugio.example"
BROWSER = {"kind": "push", "endpoint": "https://push.example/1", "p256dh": "p" * 87, "auth": "a" * 22}
HOOK = {"kind": "hook", "url": "https://hook.example/x", "shape": "plain"}


class KeepingWay:
    """Keeps what it was given; answers as it is told to, then that it was sent."""

    public_key = None

    def __init__(self) -> None:
        self.given: list[tuple[str, Notice]] = []
        self.answers: list[Outcome | BaseException] = []

    async def send(self, address: str, more: Mapping[str, str], notice: Notice) -> Outcome:
        self.given.append((address, notice))
        answer = self.answers.pop(0) if self.answers else Sent()
        if isinstance(answer, BaseException):
            raise answer
        return answer

    def fault(self, address: str, more: Mapping[str, str]) -> str | None:
        return "private" if "internal" in address else None

    @property
    def titles(self) -> list[str]:
        return [notice.title for _, notice in self.given]


class Calling(NamedTuple):
    """A node that calls people."""

    running: RunningNode
    client: AsyncClient
    runner: NoticeRunner
    push: KeepingWay
    hook: KeepingWay
    clock: MovingClock


@asynccontextmanager
async def calling(database_url: str) -> AsyncIterator[Calling]:
    """Serve with ways that keep what they were given; jobs are run by `pass_time`."""
    clock = MovingClock(database_url)
    async with running(settings_for(database_url, public_url=URL, bot_processes=0)) as node:
        push, hook = KeepingWay(), KeepingWay()
        keys, board = Keys.derive(read_key(KEY)), PostgresBoard(node.node.pool)
        runner = call_people(node.node, keys, board, {"push": push, "hook": hook})
        async with client_of(node.url) as client:
            yield Calling(node, client, runner, push, hook, clock)


class Slow(NamedTuple):
    """A table of Ann, whose turn it is, and Luca; both have rucksacks."""

    link: str
    tokens: list[str]
    ann: Owner
    luca: Owner


async def slow_table(at: Calling, clock: Mapping[str, Any] = A_DAY) -> Slow:
    """Open a table where a turn may take a day."""
    link, tokens, _ = await started(at.running.url, {"players": 2, "clock": clock})
    ann = await packed(at.client, tokens[:1], language="en")
    return Slow(link, tokens, ann, await packed(at.client, tokens[1:], language="de"))


async def wants(owner: Owner, *ways: Mapping[str, Any], **wishes: Any) -> None:  # noqa: ANN401
    """Add ways, and say when."""
    for way in ways:
        answer = await owner.ask("POST", "/notices/ways", {"way": way})
        assert answer.status_code == 201, answer.text
    answer = await owner.ask("PUT", "/notices", {"after_minutes": 10, "zone": "UTC", **wishes})
    assert answer.status_code == 204, answer.text


async def end_turn(at: Calling, slow: Slow, seat: int) -> None:
    """Let a seat end its turn at once."""
    async with Player([at.running.url], slow.link, [slow.tokens[seat]]) as player:
        while player.table["turn"]["seat"] == seat:
            legal = player.table["legal"]
            move = "end" if "end" in legal else legal[0]
            await ask(player, {"kind": "move", "seat": seat, "move": move})


async def pass_time(at: Calling, minutes: float) -> None:
    """Let time pass, run the jobs of notices that are due, and wait for them."""
    at.clock.forward(minutes=minutes)
    await run_due(at)


async def run_due(at: Calling) -> None:
    """Run the jobs of notices that are due now, until none is."""
    store = at.running.node.world.store
    while jobs := await store.take_jobs(("notice", "reminder"), 10, 4.0):
        await asyncio.gather(*(at.runner._do(job) for job in jobs))
