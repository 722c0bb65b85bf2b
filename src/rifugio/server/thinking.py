"""Bots think in processes of their own, never where the sockets are served."""

import asyncio
import multiprocessing
import signal
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, NamedTuple

from rifugio.bots import Budget, make_bot
from rifugio.box import load_box
from rifugio.engine.moves import End
from rifugio.engine.play import carry_out, legal_moves, new_game, view
from rifugio.engine.text.moves import read_move, write_move
from rifugio.engine.text.positions import read_setup


class Question(NamedTuple):
    """What a bot is asked: everything in it is known to everybody at the table."""

    setup: str
    moves: tuple[str, ...]
    bot: str
    seconds: float


class Thought(NamedTuple):
    """A move with the reason for it."""

    move: str
    remark: dict[str, str | int]


QUICKER: Final = ((2, None, 1.0), (6, "fox", 0.3), (20, "ibex", 0.1))
"""Up to so many questions waiting for each process: the strongest character that still thinks, and how long.

With more than that, the squirrel answers for everybody: a full queue makes bots quicker, never a game stuck.
"""
LAST_RESORT: Final = ("squirrel", 0.05)
ORDER: Final = ("marmot", "squirrel", "ibex", "fox", "eagle")


def degrade(bot: str, seconds: float, waiting: float) -> tuple[str, float]:
    """Return which bot answers, and how long it thinks, with so many questions waiting per process."""
    for most, strongest, limit in QUICKER:
        if waiting <= most:
            return weaker(bot, strongest), min(seconds, limit)
    strongest, limit = LAST_RESORT
    return weaker(bot, strongest), min(seconds, limit)


def weaker(bot: str, strongest: str | None) -> str:
    """Return the weaker of two bots."""
    return bot if strongest is None else min(bot, strongest, key=ORDER.index)


def think(question: Question) -> list[Thought]:
    """Return the moves of a turn, up to its end or to where Nature comes in. Runs in a process of its own."""
    state = new_game(read_setup(question.setup, load_box))
    for text in question.moves:
        state, _ = carry_out(state, read_move(text))
    seat, bot = state.turn.seat, make_bot(question.bot)
    thoughts: list[Thought] = []
    left = question.seconds
    while not state.turn.over and state.turn.awaiting is None and state.turn.seat == seat:
        move = bot.choose(view(state, seat), tuple(legal_moves(state)), Budget(left))
        left = 0.0 if thoughts else left  # a plan is made with the first move; the others follow it
        thoughts.append(Thought(write_move(move), {"code": bot.remark.code, **bot.remark.data}))
        if isinstance(move, End):
            break
        state, _ = carry_out(state, move)
    return thoughts


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the node decides when its thinkers stop


class Thinkers:
    """The processes in which bots think, and how many questions wait for them."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool = self._new_pool()
        self.waiting = 0

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self._processes, multiprocessing.get_context("forkserver"), initializer=_ignore_interrupts
        )

    async def ask(self, question: Question) -> Sequence[Thought]:
        """Return what a bot thinks; with a long queue, a quicker one. Raise if the thinker died."""
        bot, seconds = degrade(question.bot, question.seconds, self.waiting / self._processes)
        self.waiting += 1
        pool = self._pool
        try:
            asked = question._replace(bot=bot, seconds=seconds)
            return await asyncio.get_running_loop().run_in_executor(pool, think, asked)
        except BrokenProcessPool:
            if pool is self._pool:
                self._pool = self._new_pool()
            raise
        finally:
            self.waiting -= 1

    def close(self) -> None:
        """Stop all thinking."""
        self._pool.shutdown(wait=False, cancel_futures=True)
