"""Writes out one game, position by position, for people to read and for diffs."""

import random
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Final

from kit.ways import Way, kind_of, kinds_in, pick
from rifugio.engine.effects import Effect
from rifugio.engine.moves import Move
from rifugio.engine.play import legal_moves, new_game, outcome, play, standings, to_move, view
from rifugio.engine.state import NATURE, State
from rifugio.engine.text.cells import write_cell
from rifugio.engine.text.moves import write_move
from rifugio.engine.text.positions import digest, write_position, write_view

FOLDER: Final = Path(__file__).parent
PLAYERS: Final = 2
SEED: Final = 7
IN_FULL: Final = 4
"""The whole position, and everybody's view of it, is written every this many moves."""
FEW: Final = 12
"""Fewer moves than this are all listed."""
FIRST: Final = 4
CELLS: Final = {"cell", "start", "to"}


def playthrough(way: Way) -> str:
    """Write out a random game."""
    return "\n".join(_lines(way)) + "\n"


def _lines(way: Way) -> Iterator[str]:
    rng, state, number = random.Random(SEED), new_game(way.setup), 0
    yield from _whole(state)
    while moves := legal_moves(state):
        number += 1
        move = pick(moves, rng)
        yield ""
        yield f"== {number}: {_mover(state)}"
        yield from _offered(moves)
        state, effects = play(state, move)
        yield f"plays {write_move(move)}"
        yield from (f"  {write_effect(effect)}" for effect in effects)
        yield f"position {digest(state)} {_short(state)}"
        if number % IN_FULL == 0 or state.turn.over:
            yield from _whole(state)
    yield ""
    yield from _result(state)


def _whole(state: State) -> Iterator[str]:
    """Write the position, and for each seat the lines in which its view differs."""
    position = write_position(state).splitlines()
    yield "-- position"
    yield from position
    for seat in (*range(state.game.players), None):
        lines = [line for line in write_view(view(state, seat)).splitlines() if line not in position]
        yield f"-- seen from {'outside' if seat is None else f'seat {seat}'}"
        yield from lines


def _mover(state: State) -> str:
    return "Nature" if to_move(state) == NATURE else f"seat {to_move(state)}"


def _offered(moves: list[Move]) -> Iterator[str]:
    """Write the legal moves: all if there are few, else the number of each kind and the first of them."""
    if len(moves) < FEW:
        yield f"may {' '.join(map(write_move, moves))}"
        return
    for kind in kinds_in(moves):
        same = [write_move(move) for move in moves if kind_of(move) == kind]
        rest = " …" if len(same) > FIRST else ""
        yield f"may {kind} ×{len(same)}: {' '.join(same[:FIRST])}{rest}"


def _short(state: State) -> str:
    turn, offer = state.turn, state.offer
    steps = " ".join(f"{write_cell(player.cell)}/{player.cards}" for player in state.players)
    row = ",".join(tile.id for tile in offer.open) or "-"
    return f"connect={turn.to_connect} free={turn.free} open={row} blind={sum(offer.blind)} walkers={steps}"


def write_effect(effect: Effect) -> str:
    """Write an effect by its name and fields, cells as people write them."""
    words = [type(effect).__name__]
    for field in fields(effect):  # type: ignore[arg-type]
        content: object = getattr(effect, field.name)
        if isinstance(content, int) and field.name in CELLS:
            content = write_cell(content)
        words.append(f"{field.name}={content}")
    return " ".join(words)


def _result(state: State) -> Iterator[str]:
    assert outcome(state) is not None
    for seat, standing in enumerate(standings(state)):
        lines = " ".join(f"{source}={points}" for source, points in standing.lines)
        tie_break = "/".join(map(str, standing.tie_break))
        yield f"seat {seat}: {lines} total={standing.total} tie-break={tie_break} rank={standing.rank}"
