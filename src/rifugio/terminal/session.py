"""A game in progress: the seats, the sealed bag, the history, and undo."""

import hashlib
import secrets
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import NamedTuple

from rifugio.bots import Bot, Budget, Remark, make_bot
from rifugio.dealer import SECRET_LENGTH, SealedBag
from rifugio.engine.base.information import Happened, History, View
from rifugio.engine.base.scoring import Standing
from rifugio.engine.base.turn import turns_each
from rifugio.engine.effects import Effects
from rifugio.engine.game import Setup
from rifugio.engine.moves import End, Move, Reveal
from rifugio.engine.play import legal_moves, new_game, outcome, to_move, view, why_not
from rifugio.engine.reasons import IllegalMove, Reason
from rifugio.engine.state import NATURE, State
from rifugio.engine.text.moves import write_move
from rifugio.table.decide import Declined
from rifugio.table.messages.commands import MakeMove, StartOver, Undo
from rifugio.table.messages.events import Event
from rifugio.table.nature import played
from rifugio.table.resuming import resumed
from rifugio.table.who import BotPlayer, Caller
from rifugio.terminal.seats import Seat


class Entry(NamedTuple):
    """A move, its effects, and the position after it."""

    seat: int
    move: Move
    effects: Effects
    state: State
    remark: Remark | None = None


def secret_of(seed: str | None) -> bytes:
    """Return the secret of a bag: derived from the seed, or random without one."""
    return secrets.token_bytes(SECRET_LENGTH) if seed is None else hashlib.sha256(seed.encode()).digest()


class Session:
    """One game at a table in memory, which plays Nature's moves and knows what can be undone."""

    def __init__(self, setup: Setup, seats: Sequence[Seat], secret: bytes, past: Iterable[Move] = ()) -> None:
        if len(seats) != setup.players:
            raise ValueError(f"{setup.players} players, but {len(seats)} seats")
        self.setup = setup
        self.seats = tuple(seats)
        self.bag = SealedBag(secret, ("",) * setup.players, setup)
        self._table = resumed(setup, self.bag, [seat.bot for seat in self.seats], past, _now())
        self.bots: dict[int, Bot] = {
            number: make_bot(seat.bot) for number, seat in enumerate(self.seats) if seat.bot
        }
        self.start = new_game(setup)
        self.entries: list[Entry] = []
        self._legal: tuple[State, tuple[Move, ...]] | None = None
        self._keep_up()

    # What there is to see.

    @property
    def state(self) -> State:
        """The position."""
        return self.entries[-1].state if self.entries else self.start

    @property
    def moves(self) -> tuple[Move, ...]:
        """All moves so far, Nature's included."""
        return tuple(entry.move for entry in self.entries)

    @property
    def history(self) -> History:
        """What everybody has seen happen."""
        return tuple(Happened(entry.seat, entry.move, entry.effects) for entry in self.entries)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return to_move(self.state) is None

    @property
    def seat(self) -> int:
        """Whose turn it is, or was when the game ended."""
        return self.state.turn.seat

    @property
    def bot(self) -> Bot | None:
        """The animal to move, None if it is a person's turn or the game is over."""
        return None if self.over else self.bots.get(self.seat)

    @property
    def person_to_move(self) -> bool:
        """Whether the game waits for a person."""
        return not self.over and self.bot is None

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(seat for seat in range(len(self.seats)) if seat not in self.bots)

    @property
    def reader(self) -> int | None:
        """The seat in front of the screen: the person to move, or who moved last; None if no person plays."""
        if len(self.people) < 2:
            return self.people[0] if self.people else None
        turns_ago = range(len(self.seats))
        order = [(self.seat - ago) % len(self.seats) for ago in turns_ago]
        return next(seat for seat in order if seat in self.people)

    @property
    def hot_seat(self) -> bool:
        """Whether people share the screen."""
        return len(self.people) > 1

    @property
    def round(self) -> int:
        """Which round it is, from 1."""
        ends = sum(isinstance(entry.move, End) for entry in self.entries)
        return min(ends // self.setup.players + 1, self.rounds)

    @property
    def rounds(self) -> int:
        """How many rounds the game has."""
        return turns_each(sum(self.start.game.counts.values()), self.setup.players)

    def view(self, seat: int | None) -> View:
        """Return the position as a seat sees it."""
        return view(self.state, seat, self.history)

    @property
    def legal(self) -> tuple[Move, ...]:
        """The legal moves."""
        state = self.state
        if self._legal is None or self._legal[0] is not state:
            self._legal = state, tuple(legal_moves(state))
        return self._legal[1]

    def why_not(self, move: Move) -> Reason | None:
        """Return why a move is not legal, None if it is."""
        return why_not(self.state, move)

    @property
    def standings(self) -> tuple[Standing, ...] | None:
        """The final standings, once the game is over."""
        return outcome(self.state)

    # What can be done.

    def play(self, move: Move, remark: Remark | None = None) -> list[Entry]:
        """Play a move and then Nature's; return the new entries. Raise IllegalMove if it is illegal."""
        before = len(self.entries)
        reason = self.why_not(move)
        if reason is not None:
            raise IllegalMove(reason)
        self._ask(MakeMove(seat=self.seat, move=write_move(move)))
        self._keep_up(remark)
        return self.entries[before:]

    def think(self, budget: Budget) -> tuple[Move, Remark | None]:
        """Return the move that the animal to move would make, and its remark."""
        bot = self.bots[self.seat]
        move = bot.choose(self.view(self.seat), self.legal, budget)
        return move, bot.remark

    @property
    def can_undo(self) -> bool:
        """Whether the last move was a person's, in this turn, and revealed nothing."""
        return self.bot is None and not self.over and bool(self._table.table.begun.saved)

    @property
    def locked(self) -> bool:
        """Whether a move was made in this turn, but a tile was revealed since."""
        if self.can_undo:
            return False
        for entry in reversed(self.entries):
            if isinstance(entry.move, End):
                return False
            if not isinstance(entry.move, Reveal):
                return True
        return False

    def undo(self) -> Move | None:
        """Undo the last move of this turn; return it, or None if there is nothing to undo."""
        last = self.entries[-1].move if self.entries else None
        return last if self._take_back(Undo(seat=self.seat)) else None

    def start_over(self) -> int:
        """Undo everything since a tile was last revealed; return how many moves that were."""
        return self._take_back(StartOver(seat=self.seat))

    def _take_back(self, command: Undo | StartOver) -> int:
        before = len(self.entries)
        self._ask(command)
        self._keep_up()
        return before - len(self.entries)

    def _ask(self, command: MakeMove | Undo | StartOver) -> Event | Declined:
        """Send a command to the table for the player to move."""
        number = self.seat
        seat = self._table.table.seats[number]
        who = BotPlayer(seat.bot) if seat.bot else Caller(frozenset({(number, seat.generation)}))
        return self._table.ask(who, command, _now())

    def _keep_up(self, remark: Remark | None = None) -> None:
        """Sync the entries with the table's moves; the remark belongs to the first new one."""
        moves = self._table.table.begun.moves
        del self.entries[len(moves) :]
        for move in moves[len(self.entries) :]:
            mover = to_move(self.state)
            state, effects = played(self.state, move)
            self.entries.append(Entry(NATURE if mover is None else mover, move, effects, state, remark))
            remark = None


def _now() -> datetime:
    return datetime.now(UTC)
