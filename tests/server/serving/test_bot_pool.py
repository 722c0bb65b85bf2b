"""Bot processes: one that dies is replaced, and its turn is still played."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Sequence

import pytest
import pytest_asyncio

from rifugio.answering.thinking import answer, think
from rifugio.answering.thoughts import BOT_SECONDS, Question, Thought
from rifugio.box import load_box
from rifugio.client import Player
from rifugio.engine.game import Setup
from rifugio.engine.play import carry_out, legal_moves, new_game
from rifugio.engine.text.moves import write_move
from rifugio.engine.text.positions import write_setup
from rifugio.server.host.bot_pool import BotPool, degrade
from rifugio.server.host.processes import is_alive, without_secrets
from rifugio.server.play.thinking import BotFailed
from rifugio.words import REMARKS
from tests.clock import within
from tests.server.nodes import running, settings_for
from tests.server.serving.playing import begin, end_my_turn, my_turn


def question(bot: str, *, walking: bool = False) -> Question:
    """The start of a game for two, once the offer is open, or with all tiles of the turn laid."""
    state, moves = new_game(Setup(load_box("second-edition"), 2)), []
    while state.turn.awaiting is not None or (walking and state.turn.to_connect):
        first = next(iter(legal_moves(state)))
        state, _ = carry_out(state, first)
        moves.append(write_move(first))
    return Question(write_setup(state.game.setup), tuple(moves), bot, 0.05)


QUESTION = question("squirrel")


@pytest_asyncio.fixture
async def bots() -> AsyncIterator[BotPool]:
    several = BotPool(2)
    yield several
    await several.close()
    assert several.pids == []


@pytest.mark.parametrize(
    ("waiting", "answers"),
    [
        (0, {"marmot": "marmot", "fox": "fox", "lynx": "lynx", "owl": "owl"}),
        (5, {"marmot": "marmot", "fox": "fox", "lynx": "lynx", "owl": "lynx"}),
        (15, {"marmot": "marmot", "fox": "fox", "lynx": "eagle", "owl": "eagle"}),
        (50, {"marmot": "marmot", "fox": "squirrel", "lynx": "squirrel", "owl": "squirrel"}),
    ],
)
def test_the_more_wait_the_quicker_the_bots_that_answer(waiting: float, answers: dict[str, str]) -> None:
    assert {bot: degrade(bot, 1.0, waiting)[0] for bot in answers} == answers
    assert degrade("owl", 1.0, waiting)[1] <= degrade("owl", 1.0, 0)[1] == 1.0


def test_the_owl_has_its_second_where_processes_are_idle() -> None:
    assert [degrade("owl", 1.0, waiting) for waiting in (0.5, 0.75, 2)] == [
        ("owl", 1.0),
        ("owl", 0.2),
        ("owl", 0.2),
    ]


async def test_a_turn_is_thought_through(bots: BotPool) -> None:
    thoughts = await bots.ask(question("marmot", walking=True))
    assert all(thought.move for thought in thoughts)
    assert thoughts[-1].move == "end"
    assert all(not thought.remark or thought.remark["code"] in REMARKS for thought in thoughts)
    assert bots.waiting == 0


async def test_whoever_counts_tries_answers_alike_however_many_wait(bots: BotPool) -> None:
    counted = question("owl", walking=True)._replace(tries=200)
    bots.waiting = 1000
    assert list(await bots.ask(counted)) == think(counted)


async def test_several_at_once(bots: BotPool) -> None:
    answers = await asyncio.gather(*(bots.ask(QUESTION) for _ in range(5)))
    assert all(answers)
    assert len(bots.pids) == 2


async def test_idle_and_dead(bots: BotPool) -> None:
    await bots.warm_up()
    for pid in bots.pids:
        os.kill(pid, signal.SIGKILL)
    assert await bots.ask(QUESTION)


async def never_done(bots: BotPool) -> "asyncio.Task[Sequence[Thought]]":
    """Ask a question that will not be answered, however fast the machine is."""
    await bots.warm_up()
    for pid in bots.pids:
        os.kill(pid, signal.SIGSTOP)
    asked = asyncio.create_task(bots.ask(QUESTION))
    await asyncio.sleep(0.1)
    return asked


async def test_killed_while_it_thinks(bots: BotPool) -> None:
    asked = await never_done(bots)
    for pid in bots.pids:
        os.kill(pid, signal.SIGKILL)
    assert await asked


async def test_nobody_waits_for_it_any_more(bots: BotPool) -> None:
    asked = await never_done(bots)
    before = bots.pids
    asked.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asked
    assert sum(map(is_alive, before)) == 1
    assert await bots.ask(QUESTION)


async def test_stuck(bots: BotPool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rifugio.server.host.bot_pool.STUCK", 8.0)  # long enough for a new one to start
    await bots.warm_up()
    for pid in bots.pids:
        os.kill(pid, signal.SIGSTOP)
    assert await bots.ask(QUESTION)  # by a new one


async def test_a_question_without_an_answer(bots: BotPool) -> None:
    with pytest.raises(BotFailed, match="Error"):
        await bots.ask(QUESTION._replace(setup="nonsense"))
    assert await bots.ask(QUESTION)


def test_answers_are_lines() -> None:
    assert answer("[]") == '{"error": "ValueError"}'


def test_it_is_told_no_secrets() -> None:
    given = {"RIFUGIO_KEY": "1", "DATABASE_URL": "2", "NATS_URL": "3", "PGPASSWORD": "4", "PATH": "/bin"}
    assert without_secrets(given) == {"PATH": "/bin"}


async def test_a_turn_is_done_within_twice_its_time(database_url: str) -> None:
    async with running(settings_for(database_url)) as node:
        await node.bots.warm_up()
        link, tokens = await begin([node.url], "eagle")
        async with Player([node.url], link, tokens) as ann:
            (pid,) = node.bots.pids
            os.kill(pid, signal.SIGSTOP)  # so that it does not answer before we kill it
            await end_my_turn(ann)
            seen = ann.seq
            with within(2 * BOT_SECONDS):
                await asyncio.sleep(0.5 * BOT_SECONDS)
                assert node.bots.waiting == 1
                os.kill(pid, signal.SIGKILL)
                await ann.until(lambda table: table["seq"] > seen)
            await ann.until(my_turn(0))
            assert node.bots.pids not in ([], [pid])
