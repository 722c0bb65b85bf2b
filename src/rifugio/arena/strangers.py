"""Runs a stranger's bot in a process of its own, which is killed if it does not answer in time."""

import multiprocessing
import os
import signal
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from math import isinf
from multiprocessing.connection import Connection
from threading import Thread
from time import thread_time
from typing import Final, NamedTuple, cast

from rifugio.bots import BOTS, Bot, Budget, Remark, make_bot
from rifugio.box import load_box
from rifugio.engine.base.information import History, View
from rifugio.engine.moves import Move
from rifugio.engine.play import follow, legal_moves, new_game, view
from rifugio.engine.text.moves import read_move, write_move
from rifugio.engine.text.positions import read_setup, write_setup
from rifugio.installed import add_installed

GRACE: Final = 10.0
"""Seconds beyond its budget after which a bot counts as hanging; before that it is only late."""
UNLIMITED: Final = 600.0
"""Seconds for a move in games without a time limit."""


class Misbehaved(Exception):
    """A bot has not given a legal move; the message says why."""


class Question(NamedTuple):
    """What a bot's process is asked: everything that happened since the last question, and its budget."""

    setup: str | None
    """The set-up line, with the first question of a game."""
    seat: int
    moves: tuple[str, ...]
    budget: Budget


class Answer(NamedTuple):
    """The move, or what went wrong, and the CPU time used."""

    move: str | None
    wrong: str
    processor: float


def bot_named(name: str) -> Bot:
    """Return a bot by its name, or your own as `module:class`; raise ValueError if there is none."""
    module, _, attribute = name.partition(":")
    if not attribute:
        if name not in BOTS:
            raise ValueError(
                f"there is no bot {name!r}; there are {', '.join(BOTS)}, and module:class for your own"
            )
        return make_bot(name)
    try:
        return cast("Bot", getattr(import_module(module), attribute)())
    except (ImportError, AttributeError) as error:
        raise ValueError(f"there is no bot {name!r}: {error}") from error


class Stranger:
    """A bot in a process of its own, for one game after the other: `seated` at first, at the end `leave`."""

    level = 0

    def __init__(self, name: str) -> None:
        self.name = name
        self.remark: Remark | None = None
        self.processor = 0.0
        """CPU time it used for its last move."""
        context = multiprocessing.get_context("spawn")
        self._pipe, other = context.Pipe()
        self._process = context.Process(target=answer, args=(other, name), daemon=True)
        self._process.start()
        other.close()
        self._told = 0
        self._pipe.recv()  # it is ready: starting is not thinking

    @classmethod
    def seated(cls, name: str) -> "Stranger":
        """Return a bot for a game, in a process that has no other game."""
        waiting = IDLE.get(name)
        return waiting.pop() if waiting else cls(name)

    def leave(self) -> None:
        """End the game; the process stays for the next one, unless it was killed."""
        self._told = 0
        if self._process.is_alive():
            IDLE.setdefault(self.name, []).append(self)

    def choose(self, view: View, legal: Sequence[Move], budget: Budget) -> Move:
        """Return its move; raise Misbehaved if there is none, or none in time."""
        assert view.seat is not None
        begins = None if self._told else write_setup(view.game.setup)
        news = tuple(write_move(happened.move) for happened in view.history[self._told :])
        self._told = len(view.history)
        self._pipe.send(Question(begins, view.seat, news, budget))
        limit = UNLIMITED if isinf(budget.seconds) else budget.seconds + GRACE
        if not self._pipe.poll(limit):
            self._process.kill()
            self._process.join()
            raise Misbehaved(f"no answer after {limit:.0f} s")
        try:
            found: Answer = self._pipe.recv()
        except EOFError:
            raise Misbehaved("its process has ended") from None
        self.processor = found.processor
        if found.move is None:
            raise Misbehaved(found.wrong)
        return read_move(found.move)


IDLE: Final[dict[str, list[Stranger]]] = {}
"""Processes that wait for a game, by the bot's name; they end with this process."""


def answer(pipe: Connection, name: str) -> None:
    """Answer the questions of some games, in the bot's process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()
    add_installed()
    pipe.send(None)
    game: Game | None = None
    with suppress(EOFError, OSError):  # the arena has ended
        while True:
            asked: Question = pipe.recv()
            if asked.setup is not None:
                game = Game(name, asked.setup)
            assert game is not None
            pipe.send(game.think(asked))


class Game:
    """A game as the bot's process follows it."""

    def __init__(self, name: str, setup: str) -> None:
        self._bot, self._state = bot_named(name), new_game(read_setup(setup, load_box))
        self._history: History = ()

    def think(self, asked: Question) -> Answer:
        """Return the bot's move, or what it did wrong."""
        for text in asked.moves:
            self._state, self._history = follow(self._state, self._history, read_move(text))
        legal, seen = tuple(legal_moves(self._state)), view(self._state, asked.seat, self._history)
        begun = thread_time()
        try:
            move = self._bot.choose(seen, legal, asked.budget)
            wrong = f"not legal: {move!r}"
        except Exception as error:  # noqa: BLE001 - whatever a bot does wrong, the others play on
            return Answer(None, f"{type(error).__name__}: {error}", thread_time() - begun)
        return Answer(write_move(move) if move in legal else None, wrong, thread_time() - begun)


def _end_with_parent() -> None:
    """End this process as soon as the parent has ended, whatever the bot is doing."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
