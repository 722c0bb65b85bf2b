"""A game that is being played: the seats, the sealed bag, what happened, and how far one can go back."""

import hashlib
import secrets
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rifugio.bots import Bot, Budget, Remark, make_bot
from rifugio.dealer import SECRET_LENGTH, SealedBag
from rifugio.engine.base.information import View
from rifugio.engine.base.scoring import Standing
from rifugio.engine.base.turn import turns_each
from rifugio.engine.effects import Effects
from rifugio.engine.game import Setup
from rifugio.engine.moves import End, Move, Reveal
from rifugio.engine.play import legal_moves, new_game, outcome, play, to_move, view, why_not
from rifugio.engine.reasons import Reason
from rifugio.engine.state import NATURE, State
from rifugio.terminal.seats import Seat


class Entry(NamedTuple):
    """A move, what it brought, and the position after it."""

    seat: int
    move: Move
    effects: Effects
    state: State
    remark: Remark | None = None


def secret_of(seed: str | None) -> bytes:
    """Return the secret of a bag: the same for the same seed, a new one without."""
    return secrets.token_bytes(SECRET_LENGTH) if seed is None else hashlib.sha256(seed.encode()).digest()


class Session:
    """One game at one table. Nature's moves are made at once, out of the sealed bag."""

    def __init__(self, setup: Setup, seats: Sequence[Seat], secret: bytes, past: Iterable[Move] = ()) -> None:
        if len(seats) != setup.players:
            raise ValueError(f"{setup.players} players, but {len(seats)} seats")
        self.setup = setup
        self.seats = tuple(seats)
        self.bag = SealedBag(secret, ("",) * setup.players, setup)
        self.bots: dict[int, Bot] = {
            number: make_bot(seat.bot) for number, seat in enumerate(self.seats) if seat.bot
        }
        self.start = new_game(setup)
        self.entries: list[Entry] = []
        self._legal: tuple[State, tuple[Move, ...]] | None = None
        for move in past:
            self._add(move)
        self._let_nature_move()

    # What there is to see.

    @property
    def state(self) -> State:
        """The position."""
        return self.entries[-1].state if self.entries else self.start

    @property
    def moves(self) -> tuple[Move, ...]:
        """All moves so far, Nature's too."""
        return tuple(entry.move for entry in self.entries)

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
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(seat for seat in range(len(self.seats)) if seat not in self.bots)

    @property
    def reader(self) -> int | None:
        """The seat in front of the screen: the person to move, or who moved last; None if nobody plays."""
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
        return view(self.state, seat)

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
        """How the players stand, once the game is over."""
        return outcome(self.state)

    # What can be done.

    def play(self, move: Move, remark: Remark | None = None) -> list[Entry]:
        """Play a move and then Nature's; return what happened. Raise IllegalMove if it is not legal."""
        before = len(self.entries)
        self._add(move, remark)
        self._let_nature_move()
        return self.entries[before:]

    def think(self, budget: Budget) -> tuple[Move, Remark | None]:
        """Ask the animal to move what it would do, and why."""
        bot = self.bots[self.seat]
        move = bot.choose(self.view(self.seat), self.legal, budget)
        return move, bot.remark

    @property
    def can_undo(self) -> bool:
        """Whether the last thing that happened was a move of this turn that showed nothing new."""
        return bool(self.entries) and not isinstance(self.entries[-1].move, Reveal | End)

    @property
    def locked(self) -> bool:
        """Whether something was done in this turn, but a tile was turned over since."""
        if self.can_undo:
            return False
        for entry in reversed(self.entries):
            if isinstance(entry.move, End):
                return False
            if not isinstance(entry.move, Reveal):
                return True
        return False

    def undo(self) -> Move | None:
        """Take back the last move of this turn; return it, or None if there is nothing to take back."""
        return self.entries.pop().move if self.can_undo else None

    def start_over(self) -> int:
        """Take back everything since a tile was last turned over; return how many moves that were."""
        before = len(self.entries)
        while self.can_undo:
            self.undo()
        return before - len(self.entries)

    def _add(self, move: Move, remark: Remark | None = None) -> None:
        mover = to_move(self.state)
        state, effects = play(self.state, move)
        self.entries.append(Entry(NATURE if mover is None else mover, move, effects, state, remark))

    def _let_nature_move(self) -> None:
        revealed = sum(isinstance(entry.move, Reveal) for entry in self.entries)
        while to_move(self.state) == NATURE:
            self._add(self.bag.reveal(self.state, revealed))
            revealed += 1
