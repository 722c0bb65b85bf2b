"""The process pool of the bots: they never run in the process that serves the sockets."""

import asyncio
import json
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from math import inf
from typing import Final, NamedTuple

from structlog import get_logger

from rifugio.answering.thoughts import Question, Thought
from rifugio.bots import BOTS
from rifugio.server.host.processes import without_secrets
from rifugio.server.play.thinking import BotDied, BotFailed


class Allowed(NamedTuple):
    """What bots are allowed while at most so many questions wait per process."""

    waiting: float
    strongest: str
    """The strongest bot that answers itself."""
    instead: str
    """Who answers for stronger ones."""
    seconds: float


STRONGEST: Final = tuple(BOTS)[-1]
LOAD_SHEDDING: Final = (
    Allowed(0.5, STRONGEST, STRONGEST, 1.0),
    Allowed(2, STRONGEST, STRONGEST, 0.2),
    Allowed(6, "lynx", "lynx", 0.2),
    Allowed(20, "eagle", "eagle", 0.1),
    Allowed(inf, "squirrel", "squirrel", 0.05),
)
"""A full queue makes bots quicker, never a game stuck. What looks ahead does so where processes are idle."""
AGAIN: Final = 0.25
"""The share of its time that a bot gets for the retry after its process has died."""
STUCK: Final = 10.0
"""Seconds over its time after which a process counts as stuck."""

log = get_logger()


def degrade(bot: str, seconds: float, waiting: float) -> tuple[str, float]:
    """Return which bot answers and for how long it thinks; `waiting` is the queue length per process."""
    allowed = next(each for each in LOAD_SHEDDING if waiting <= each.waiting)
    level = tuple(BOTS).index
    answers = allowed.instead if level(bot) > level(allowed.strongest) else bot
    return answers, min(seconds, allowed.seconds)


class BotProcess:
    """A bot process, started on demand and restarted after it has died."""

    def __init__(self) -> None:
        self._process: Process | None = None
        self._starting = asyncio.Lock()

    @property
    def pid(self) -> int | None:
        """The process id, if it runs."""
        alive = self._process is not None and self._process.returncode is None
        return self._process.pid if self._process is not None and alive else None

    async def start(self) -> Process:
        """Return the process, a new one if there is none.

        The thread of the event loop starts it, which has to be the main one: the kernel ends the process
        together with the thread that started it. It has its own session, so that Ctrl-C does not reach it.
        """
        async with self._starting:
            if self._process is None or self._process.returncode is not None:
                self._process = await asyncio.create_subprocess_exec(
                    *(sys.executable, "-m", "rifugio.server.host.bot_worker", str(os.getpid())),
                    stdin=PIPE,
                    stdout=PIPE,
                    start_new_session=True,
                    env=without_secrets(os.environ),
                )
            return self._process

    async def ask(self, question: Question) -> list[Thought]:
        """Return a bot's plan; raise BotDied if the process dies or is stuck; end it on cancellation."""
        process = await self.start()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            async with asyncio.timeout(question.seconds + STUCK):
                process.stdin.write(json.dumps(question).encode() + b"\n")
                await process.stdin.drain()
                line = await process.stdout.readline()
        except (OSError, TimeoutError, asyncio.CancelledError) as error:
            await self.end()  # or the next caller would get this answer
            if isinstance(error, asyncio.CancelledError):
                raise
            raise BotDied from None
        if not line.endswith(b"\n"):
            await self.end()
            raise BotDied
        return _read(json.loads(line))

    async def end(self) -> None:
        """End the process, if there is one."""
        async with self._starting:
            process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            assert process.stdin is not None
            process.stdin.close()
            await process.wait()


def _read(answer: dict[str, list[tuple[str, dict[str, str | int]]] | str]) -> list[Thought]:
    thoughts = answer.get("thoughts")
    if not isinstance(thoughts, list):
        raise BotFailed(answer.get("error"))
    return [Thought(move, remark) for move, remark in thoughts]


class BotPool:
    """A pool of bot processes, and the number of questions waiting for them."""

    def __init__(self, processes: int) -> None:
        self._all = [BotProcess() for _ in range(processes)]
        self._free: asyncio.LifoQueue[BotProcess] = asyncio.LifoQueue()
        for process in self._all:
            self._free.put_nowait(process)
        self.waiting = 0

    def __bool__(self) -> bool:
        return bool(self._all)

    @property
    def pids(self) -> list[int]:
        """The ids of the running processes."""
        return [process.pid for process in self._all if process.pid is not None]

    async def warm_up(self) -> None:
        """Start all processes, so that the first bot to move need not wait."""
        for process in self._all:
            await process.start()

    async def ask(self, question: Question) -> Sequence[Thought]:
        """Return a bot's plan; with a long queue, a quicker bot's, unless it counts its tries.

        If its process dies, another one retries with less time; raise BotDied if that dies too.
        """
        bot, seconds = question.bot, question.seconds
        if question.tries is None:
            bot, seconds = degrade(bot, seconds, self.waiting / len(self._all))
        asked = question._replace(bot=bot, seconds=seconds)
        self.waiting += 1
        try:
            return await self._ask(asked)
        except BotDied:
            log.warning("bot_process.died")
            return await self._ask(asked._replace(seconds=seconds * AGAIN))
        finally:
            self.waiting -= 1

    async def _ask(self, question: Question) -> list[Thought]:
        process = await self._free.get()
        try:
            return await process.ask(question)
        finally:
            self._free.put_nowait(process)

    async def close(self) -> None:
        """End all processes."""
        await asyncio.gather(*(process.end() for process in self._all))
