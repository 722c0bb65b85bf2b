"""Plays one game between bots, timing each turn and checking each move."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from math import inf
from time import perf_counter, thread_time
from typing import Final, NamedTuple

from rifugio.arena.fixtures import Fixture
from rifugio.arena.strangers import Misbehaved, Stranger, bot_named
from rifugio.bots import Bot, Budget, make_bot
from rifugio.box import load_box
from rifugio.dealer import SealedBag
from rifugio.engine.base.information import History
from rifugio.engine.moves import End, Move
from rifugio.engine.play import follow, legal_moves, new_game, standings, view
from rifugio.engine.state import State
from rifugio.engine.text.positions import read_setup, write_position

SUBSTITUTE: Final = "marmot"
"""The bot that takes over for one disqualified by an offence, so that the others can finish."""

NO_WORD: Final = ""


class TurnTime(NamedTuple):
    """How long a bot thought in one turn, in seconds."""

    clock: float
    """Wall-clock time: what a player at the table would have waited."""
    processor: float
    """CPU time the bot used; less than `clock` on a busy machine."""


class Offence(NamedTuple):
    """A bot chose an illegal move, or failed to choose one."""

    bot: str
    seat: int
    what: str
    position: str
    """The position it happened in, as text."""


class Played(NamedTuple):
    """The result of a game; everything is by seat."""

    fixture: Fixture
    ranks: tuple[int, ...]
    """From 1; bots that committed an offence rank after all others."""
    points: tuple[tuple[tuple[str, int], ...], ...]
    """Points by source."""
    turns: tuple[tuple[TurnTime, ...], ...]
    offences: tuple[Offence | None, ...]


class Chair:
    """A seat with its bot, which gets its view and what is left of its budget."""

    def __init__(self, name: str, seat: int, fixture: Fixture) -> None:
        self.turns: list[TurnTime] = []
        self.offence: Offence | None = None
        self._name, self._seat = name, seat
        self._bot: Bot = Stranger.seated(name) if ":" in name else bot_named(name)
        self._seconds = inf if fixture.seconds is None else fixture.seconds
        self._tries = fixture.tries
        self._clock = self._processor = 0.0

    def move(self, state: State, history: History) -> Move:
        """Return the bot's move; after an offence, the substitute's."""
        legal, seen = tuple(legal_moves(state)), view(state, self._seat, history)
        budget = Budget(max(0.0, self._seconds - self._clock), self._tries)
        clock, processor = perf_counter(), thread_time()
        try:
            move: Move | None = self._bot.choose(seen, legal, budget)
            what = f"not legal: {move!r}"
        except Misbehaved as error:
            move, what = None, str(error)
        except Exception as error:  # noqa: BLE001 - whatever a bot does wrong, the others play on
            move, what = None, f"{type(error).__name__}: {error}"
        self._clock += perf_counter() - clock
        used = thread_time() - processor
        self._processor += self._bot.processor if isinstance(self._bot, Stranger) else used
        if move not in legal:
            self.offence = Offence(self._name, self._seat, what, write_position(state))
            self.leave()
            self._bot = make_bot(SUBSTITUTE)
            move = self._bot.choose(seen, legal, budget)
        if isinstance(move, End):
            self._end_turn()
        return move

    def leave(self) -> None:
        """Free the process of a stranger's bot for the next game."""
        if isinstance(self._bot, Stranger):
            self._bot.leave()

    def _end_turn(self) -> None:
        if self.offence is None:
            self.turns.append(TurnTime(self._clock, self._processor))
        self._clock = self._processor = 0.0


@contextmanager
def leaving(chairs: Iterable[Chair]) -> Iterator[None]:
    """Leave the chairs when the game is over or given up."""
    try:
        yield
    finally:
        for chair in chairs:
            chair.leave()


def play_game(fixture: Fixture) -> Played:
    """Play a game to its end."""
    setup = read_setup(fixture.setup, load_box)
    bag = SealedBag(bytes.fromhex(fixture.secret), [NO_WORD] * setup.players, setup)
    chairs = [Chair(name, seat, fixture) for seat, name in enumerate(fixture.seating)]
    state, draws = new_game(setup), 0
    history: History = ()
    with leaving(chairs):
        while not state.turn.over:
            if state.turn.awaiting is None:
                move = chairs[state.turn.seat].move(state, history)
            else:
                move = bag.reveal(state, draws)
                draws += 1
            state, history = follow(state, history, move)
    final = standings(state)
    keys = [(chair.offence is not None, one.rank) for chair, one in zip(chairs, final, strict=True)]
    return Played(
        fixture=fixture,
        ranks=tuple(1 + sum(other < key for other in keys) for key in keys),
        points=tuple(tuple((line.source, line.points) for line in one.lines) for one in final),
        turns=tuple(tuple(chair.turns) for chair in chairs),
        offences=tuple(chair.offence for chair in chairs),
    )
