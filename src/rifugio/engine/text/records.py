"""Whole games as text: a header, a line for each turn with its moves and a digest, and the result."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

from rifugio.engine.box import Box
from rifugio.engine.game import Setup
from rifugio.engine.moves import End, Move
from rifugio.engine.play import new_game, outcome, play
from rifugio.engine.reasons import IllegalMove
from rifugio.engine.state import Result, State
from rifugio.engine.text.moves import read_move, write_move
from rifugio.engine.text.positions import digest, read_setup, write_setup

UNFINISHED = "*"


class RecordError(ValueError):
    """A record that does not replay; the message names the turn."""


@dataclass(frozen=True)
class Record:
    """A game from its first move, with free remarks (`headers`) about it."""

    setup: Setup
    moves: tuple[Move, ...]
    headers: Mapping[str, str] = field(default_factory=dict)

    def replay(self) -> Iterator[Result]:
        """Replay the game: yield each position, the first included, with the effects of the move to it."""
        state = new_game(self.setup)
        yield state, ()
        for move in self.moves:
            result = play(state, move)
            yield result
            state = result[0]

    def last(self) -> State:
        """Return the position at the end."""
        *_, (state, _) = self.replay()
        return state


def write_record(record: Record) -> str:
    """Write a game."""
    lines = [write_setup(record.setup)]
    lines += [f"{name}: {value}" for name, value in record.headers.items()]
    lines.append("")
    state = new_game(record.setup)
    for number, moves in enumerate(_turns(record.moves), 1):
        for move in moves:
            state, _ = play(state, move)
        lines.append(f"{number} {' '.join(map(write_move, moves))} #{digest(state)}")
    return "\n".join([*lines, write_result(state), ""])


def write_result(state: State) -> str:
    """Write totals and ranks by seat, or that the game is not finished."""
    standings = outcome(state)
    if standings is None:
        return f"result {UNFINISHED}"
    totals = " ".join(str(standing.total) for standing in standings)
    return f"result {totals} ranks {' '.join(str(standing.rank) for standing in standings)}"


def _turns(moves: tuple[Move, ...]) -> Iterator[list[Move]]:
    turn: list[Move] = []
    for move in moves:
        turn.append(move)
        if isinstance(move, End):
            yield turn
            turn = []
    if turn:
        yield turn


def read_record(text: str, load_box: Callable[[str], Box]) -> Record:
    """Read a game and replay it: every digest and the result must come out as written."""
    first, *lines = text.strip().splitlines()
    setup = read_setup(first, load_box)
    headers: dict[str, str] = {}
    moves: list[Move] = []
    state, result, turns = new_game(setup), None, 0
    for line in filter(None, map(str.strip, lines)):
        word, _, rest = line.partition(" ")
        if word[0].isdigit():
            turns += 1
            if word != str(turns) or result is not None:
                raise RecordError(f"turn {word} is not in its place")
            state = _read_turn(state, word, rest, moves)
        elif word == "result":
            result = line
        else:
            name, _, content = line.partition(": ")
            headers[name] = content
    if result != write_result(state):
        raise RecordError(f"the result is {write_result(state)!r}, not {result!r}")
    return Record(setup, tuple(moves), headers)


def _read_turn(state: State, number: str, line: str, moves: list[Move]) -> State:
    """Play one written turn, add its moves to the list and return the position after it."""
    words, _, expected = line.partition("#")
    for word in words.split():
        try:
            move = read_move(word)
            state, _ = play(state, move)
        except (ValueError, IllegalMove) as error:
            raise RecordError(f"turn {number}: {word}: {error}") from error
        moves.append(move)
    if digest(state) != expected.strip():
        raise RecordError(f"turn {number}: the position differs from the record")
    return state
