"""Reviews games, each in a process of its own that ends with it."""

import asyncio
import json
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncGenerator
from contextlib import suppress
from typing import Final

from rifugio.answering.thoughts import Reviewed, ReviewQuestion
from rifugio.server.host.processes import without_secrets
from rifugio.server.play.reviewing import ReviewerDied, ReviewFailed

STUCK: Final = 300.0
"""Seconds for one decision after which a process counts as stuck: its CPU time is limited, this is not."""


class ReviewProcesses:
    """Starts a process for each review; false if this node shall start none."""

    def __init__(self, *, allowed: bool) -> None:
        self._allowed = allowed

    def __bool__(self) -> bool:
        return self._allowed

    async def judge(self, question: ReviewQuestion) -> AsyncGenerator[Reviewed]:
        """Yield the decisions; closing it ends the process."""
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "rifugio.server.host.review_worker", str(os.getpid())),
            stdin=PIPE,
            stdout=PIPE,
            start_new_session=True,
            env=without_secrets(os.environ),
        )
        try:
            await _ask(process, question)
            while (found := await _next(process)) is not None:
                yield found
        finally:
            with suppress(ProcessLookupError):
                process.kill()
            await process.communicate()  # `wait` would not see the end of one whose pipe is full


async def _ask(process: Process, question: ReviewQuestion) -> None:
    assert process.stdin is not None
    try:
        process.stdin.write(json.dumps(question).encode() + b"\n")
        await process.stdin.drain()
    except OSError:
        raise ReviewerDied from None


async def _next(process: Process) -> Reviewed | None:
    """Return the next decision, or None at the end."""
    assert process.stdout is not None
    try:
        async with asyncio.timeout(STUCK):
            line = await process.stdout.readline()
    except TimeoutError:
        raise ReviewerDied from None
    if not line.endswith(b"\n"):
        raise ReviewerDied
    said = json.loads(line)
    if isinstance(said, list):
        return Reviewed(*said)
    if "error" in said:
        raise ReviewFailed(said["error"])
    return None
