"""The cost of projecting a table: for the first reader after a move, and for each further one.

The position is late in a four-player game, with a tile still to lay, so that there are many legal moves.
Each round uses a new table of the same position whose board has nothing cached. The yardstick is one checked
move of the engine in that position. All are measured in turn, several times, and the medians are printed, so
that a machine that slows down slows all of them.
"""

import argparse
import platform
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, datetime
from random import Random
from statistics import median
from time import perf_counter
from uuid import UUID

import rifugio
from rifugio.engine.base.scoring import worth
from rifugio.engine.board import Board
from rifugio.engine.moves import REVEAL, Move
from rifugio.engine.play import legal_moves, new_game, play
from rifugio.engine.state import State
from rifugio.engine.text.moves import write_move
from rifugio.table.messages.events import Moved
from rifugio.table.messages.options import Look, Options
from rifugio.table.projection import EventProjection, Projection
from rifugio.table.table import EventId, Play, Seat, Table
from rifugio.table.who import Caller

TILES = 58
AT = datetime(2026, 3, 1, 12, 0, tzinfo=UTC)
COLOURS = ("red", "blue", "yellow", "green")
PLAYERS = tuple(Caller(frozenset({(seat, 1)})) for seat in range(4))
WATCHER = Caller(may_join=False)


def told(before: Table, move: Move, table: Table) -> EventProjection:
    """Return the projection of a move and of the table after it."""
    return EventProjection(Projection(before), Projection(table), Moved(seat=0, move=write_move(move)), AT)


def late_position(seed: int) -> tuple[State, Move, State, Move]:
    """Return a position, a move from it to one with many tiles and one to lay, and a move there."""
    rng, state = Random(seed), new_game(rifugio.setup(4))
    before, led = state, None
    while True:
        if state.turn.awaiting is not None:
            move: Move = REVEAL[state.blind_tile(rng.random()).id]
        else:
            move = rng.choice(legal_moves(state))
            if len(state.board.tiles) >= TILES and state.turn.to_connect:
                assert led is not None
                return before, led, state, move
        before, led = state, move
        state, _ = play(state, move)


def table_of(state: State) -> Table:
    """Return a table of four people in this position."""
    looks = [Look(name=f"Player {colour}", animal="owl", colour=colour) for colour in COLOURS]  # type: ignore[arg-type]
    return Table(
        seq=400,
        last=EventId(UUID(int=400), AT),
        opened=AT,
        phase="playing",
        options=Options(players=4),
        clock=Options().clock,
        room="a-quiet-room",
        commitment="rifugio-sealed-bag-2:" + "0" * 64,
        salt_digests=("0" * 64,) * 5,
        salts=("0" * 64,) * 5,
        seats=tuple(Seat("person", look, generation=1, since=1, word="x") for look in looks),
        answered={},
        play=Play(
            setup=state.game.setup,
            order=(0, 1, 2, 3),
            digests=("0" * 64,) * 4,
            words=("x",) * 4,
            salts=("0" * 64,) * 4,
            first="draw",
            rules_version=1,
            state=state,
            moves=(),
            draws=0,
            saved=(),
            turn_began=AT,
        ),
    )


def anew(table: Table) -> Table:
    """Return the same table with an empty cache on its board."""
    old = table.begun.state.board
    board = Board(old.tiles, old.frontier, old.room, old.paths)
    return replace(table, play=replace(table.begun, state=table.begun.state._replace(board=board)))


def measured(rounds: int) -> Iterator[tuple[str, float]]:
    """Yield the name and median of each measurement."""
    before, led, state, move = late_position(3)
    table, table_before = table_of(state), table_of(before)
    mover = PLAYERS[table.begun.order[state.turn.seat]]
    others = [caller for caller in PLAYERS if caller is not mover]
    times: dict[str, list[float]] = {}

    def take(name: str, work: Callable[..., object], *given: object) -> None:
        begun = perf_counter()
        work(*given)
        times.setdefault(name, []).append((perf_counter() - begun) * 1e6)

    for _ in range(rounds):
        take("one move of the engine, checked", play, state, move)
        take("what places are worth to a seat, if asked", worth, state, 0)
        seen = told(table_before, led, anew(table))
        take("first reader, to move: the move and what may follow", seen.for_caller, mover)
        for caller in others:
            take("one more player", seen.for_caller, caller)
        take("one more watcher", seen.for_caller, WATCHER)
        take("the same reader again", seen.for_caller, WATCHER)
        late = told(table_before, led, anew(table))
        take("first reader, a watcher", late.for_caller, WATCHER)
        take("a whole table for a watcher", late.with_table, WATCHER)
    for name, found in times.items():
        yield name, median(found)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=2000, help="how many rounds (2000)")
    rounds = parser.parse_args().rounds
    _, _, state, _ = late_position(3)
    size = len(Projection(table_of(state)).for_caller(PLAYERS[state.turn.seat]))
    print(f"Python {platform.python_version()}, {len(state.board.tiles)} tiles")
    print(f"{len(legal_moves(state))} legal moves, {size} bytes for the player to move\n")
    yardstick = 0.0
    for name, micros in measured(rounds):
        yardstick = yardstick or micros
        print(f"{name:45} {micros:8.1f} µs {micros / yardstick:7.2f} ×")


if __name__ == "__main__":
    main()
