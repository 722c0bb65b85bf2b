"""A recorded game as a read-only session."""

from rifugio.engine.moves import End
from rifugio.engine.play import new_game
from rifugio.engine.state import NATURE, State
from rifugio.engine.text.records import Record
from rifugio.terminal.saving import seats_of
from rifugio.terminal.seats import Seat
from rifugio.terminal.session import Entry, Session


class Replayed(Session):
    """A session to look at; `at` is how many moves of the record have been made."""

    def __init__(self, record: Record) -> None:
        self.setup = record.setup
        self.seats = tuple(Seat(seat.name or "") if seat.bot is None else seat for seat in seats_of(record))
        self.start = new_game(record.setup)
        self.bots = {}
        self._legal = None
        self.all: list[Entry] = []
        before = self.start
        for move, (state, effects) in zip(record.moves, list(record.replay())[1:], strict=True):
            mover = NATURE if before.turn.awaiting else before.turn.seat
            self.all.append(Entry(mover, move, effects, state))
            before = state
        self.entries = list(self.all)

    @property
    def at(self) -> int:
        """How many moves have been made."""
        return len(self.entries)

    def go_to(self, number: int) -> None:
        """Go to the position after this many moves."""
        self.entries = self.all[: max(0, min(number, len(self.all)))]

    def turn_starts(self) -> list[int]:
        """Return the number of moves before each turn, and before the end of the game."""
        ends = [number for number, entry in enumerate(self.all, 1) if isinstance(entry.move, End)]
        return sorted({0, *ends, len(self.all)})

    def after_turn(self, turns: int) -> State:
        """Return the position after this many turns."""
        starts = self.turn_starts()
        self.go_to(starts[min(turns, len(starts) - 1)])
        return self.state

    @property
    def reader(self) -> int | None:
        """Nobody plays."""
        return None
