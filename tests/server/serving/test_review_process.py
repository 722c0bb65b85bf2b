"""Review processes: each ends with its review, when nobody wants it any more, or when it takes too long."""

import asyncio
import json
import os
import signal
import subprocess
import sys
from contextlib import aclosing
from pathlib import Path

import pytest

from kit.repository import ROOT
from rifugio.answering.judging import read_decision, write_decision
from rifugio.answering.thoughts import Reviewed, ReviewQuestion
from rifugio.bots.review import review
from rifugio.box import load_box
from rifugio.engine.text.moves import write_move
from rifugio.engine.text.positions import write_setup
from rifugio.engine.text.records import Record, read_record
from rifugio.server.host.processes import command_line
from rifugio.server.host.review_process import ReviewProcesses
from rifugio.server.play.reviewing import ReviewerDied, ReviewFailed


def recorded(name: str) -> Record:
    return read_record((ROOT / "tests" / "old_records" / f"{name}.record").read_text("utf-8"), load_box)


def question(name: str, begin: int = 0) -> ReviewQuestion:
    game = recorded(name)
    return ReviewQuestion(write_setup(game.setup), tuple(map(write_move, game.moves)), 1, begin)


def own_processes() -> list[int]:
    """The review processes that this one has started."""
    children = Path(f"/proc/{os.getpid()}/task").glob("*/children")
    pids = [int(pid) for file in children for pid in file.read_text("ascii").split()]
    return [pid for pid in pids if "review_worker" in command_line(pid)]


async def all_of(asked: ReviewQuestion) -> list[Reviewed]:
    async with aclosing(ReviewProcesses(allowed=True).judge(asked)) as found:
        return [one async for one in found]


async def test_it_judges_as_the_command_does_and_can_begin_later() -> None:
    game = recorded("base-2")
    late = len(game.moves) * 3 // 4
    here = list(review(game.setup, game.moves, {1}, late))
    assert here
    assert [read_decision(one.decision) for one in await all_of(question("base-2", late))] == here
    assert all(one.ply >= late for one in here)
    assert [read_decision(write_decision(one)) for one in here] == here


@pytest.mark.skipif(sys.platform != "linux", reason="finds its children in /proc")
async def test_nobody_waits_for_it_any_more() -> None:
    async with aclosing(ReviewProcesses(allowed=True).judge(question("base-2"))) as found:
        await anext(found)
        assert len(own_processes()) == 1
    assert own_processes() == []


@pytest.mark.skipif(sys.platform != "linux", reason="finds its children in /proc")
async def test_killed_while_it_judges() -> None:
    async with aclosing(ReviewProcesses(allowed=True).judge(question("helicopter+rafts-5"))) as found:
        await anext(found)
        os.kill(own_processes()[0], signal.SIGKILL)
        with pytest.raises(ReviewerDied):
            async for _ in found:
                pass


async def test_a_game_that_cannot_be_replayed() -> None:
    with pytest.raises(ReviewFailed, match="Error"):
        await all_of(question("base-2")._replace(setup="nonsense"))


@pytest.mark.skipif(sys.platform == "win32", reason="has no such limit")
def test_the_kernel_ends_it_when_it_has_used_its_time() -> None:
    """With a limit of one second for a game that takes many."""
    short = "from rifugio.server.host import review_worker as one; one.CPU_SECONDS = 1; one.main()"
    done = subprocess.run(
        [sys.executable, "-c", short, str(os.getpid())],
        input=json.dumps(question("helicopter+rafts-5")) + "\n",
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode in (-signal.SIGKILL, -signal.SIGXCPU)
    assert not done.stdout.endswith("{}\n")


async def test_one_that_says_more_than_is_read_is_ended_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its pipe is full, and nobody reads the rest."""
    worker = tmp_path / "worker"
    said = json.dumps([0, "-" * 1000])
    worker.write_text(f"#!{sys.executable}\nwhile True:\n    print({said!r})\n", "utf-8")
    worker.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(worker))
    async with aclosing(ReviewProcesses(allowed=True).judge(question("base-2"))) as found:
        await anext(found)
        await asyncio.sleep(0.5)
        async with asyncio.timeout(10):
            await found.aclose()
