"""Bots: CPU time of a turn by level, in the pool's own process, and what a bot's move costs a node."""

import asyncio
from collections.abc import Generator
from random import Random
from statistics import fmean
from time import perf_counter
from typing import NamedTuple

import psycopg

import rifugio
from benchmarks.load.driving import Crowd
from benchmarks.load.tables import Load, Table
from benchmarks.million.measure.cluster import Cluster, Used, cluster
from benchmarks.million.measure.cpu import used
from benchmarks.million.measure.moves import resting, shape
from rifugio.answering.thoughts import BOT_SECONDS, Question
from rifugio.engine.moves import REVEAL
from rifugio.engine.text.positions import write_setup
from rifugio.server.host.bot_pool import BotPool

PLAYERS = 3
TABLES = 6
PACE, SECONDS = 25.0, 14.0
BY_BOTS = "SELECT count(*) FROM event WHERE actor = 1"


class Turns(NamedTuple):
    """CPU seconds of turns."""

    mean: float
    shape: list[float]
    samples: int


class BotMove(NamedTuple):
    """CPU seconds per move of a bot at the node and in PostgreSQL, thinking not counted."""

    node: float
    postgres: float


async def turns(level: str, many: int) -> Turns:
    """Let a bot of the pool play all seats of games with all extensions, and weigh each turn."""
    pool = BotPool(1)
    found: list[float] = []
    await pool.warm_up()
    games = _games(level)
    question = next(games)
    try:
        while len(found) < many + 1:
            (pid,) = pool.pids
            before = used(pid)
            plan = await pool.ask(question)
            found.append(used(pid) - before)
            question = games.send([thought.move for thought in plan])
    finally:
        await pool.close()
    return Turns(fmean(found[1:]), shape(found[1:]), many)  # the first one imports what it needs


def _games(level: str) -> Generator[Question, list[str], None]:
    """Yield a question for each turn; the plan is sent back, and played until something is drawn blind."""
    rng = Random(level)
    while True:
        setup = rifugio.setup(PLAYERS, ("helicopter", "rafts"))
        state = rifugio.new_game(setup)
        moves: list[str] = []
        while not state.turn.over:
            if state.turn.awaiting is not None:
                move = REVEAL[state.blind_tile(rng.random()).id]
                state, moves = rifugio.carry_out(state, move)[0], [*moves, rifugio.write_move(move)]
                continue
            plan = yield Question(write_setup(setup), tuple(moves), level, BOT_SECONDS)
            for text in plan:
                if state.turn.over or state.turn.awaiting is not None:
                    break
                state, moves = rifugio.carry_out(state, rifugio.read_move(text))[0], [*moves, text]


async def bot_moves(load: Load, person: Used) -> BotMove:
    """Play against squirrels at a real node; `person` is what a person's move costs each part."""
    with cluster(bots=1) as real:
        tables = [Table(real.here.url, load) for _ in range(TABLES * 3)]
        for table in tables:
            await table.set_up([], "squirrel")
            await table.connect(1)
        await asyncio.sleep(1)
        rest = await resting(real)
        begun, before, done = perf_counter(), real.used(), count(real)
        driven = await Crowd(tables, load).play(TABLES, SECONDS, PACE)
        await asyncio.sleep(1)
        took, bots = perf_counter() - begun, count(real) - done
        spent = Used(*(b - a - r * took for a, b, r in zip(before, real.used(), rest, strict=True)))
        for table in tables:
            table.close()
    return BotMove(
        (spent.here - driven.done * person.here) / bots,
        (spent.postgres - driven.done * person.postgres) / bots,
    )


def count(real: Cluster) -> int:
    """Return how many moves bots have made."""
    with psycopg.connect(real.url) as connection:
        found = connection.execute(BY_BOTS).fetchone()
    assert found is not None
    return int(found[0])
