"""Tries a finished game again from a position in it: the events that lead a new table there.

They are ordinary ones, with the bag of the game that is over: so the same tiles come in the same order, and
the new record verifies against the same seal.
"""

from collections.abc import Iterator

import rifugio
from rifugio.engine.moves import Move, Reveal
from rifugio.engine.text.moves import write_move
from rifugio.engine.text.positions import write_setup
from rifugio.table.afterwards import rematch_of
from rifugio.table.messages.events import Event, Moved, Opened, Started, WordSaid
from rifugio.table.nature import played
from rifugio.table.table import Play, Table


def can_try(table: Table, seat: int) -> bool:
    """Whether the game is over and all others were bots: nobody else's game is played again."""
    others = [table.seats[other].kind for other in table.begun.order if other != seat]
    return table.phase == "over" and all(kind == "bot" for kind in others)


def up_to(table: Table, seat: int, ply: int, room: str) -> Iterator[Event]:
    """Yield the events of a new table up to the position before a ply."""
    options, kept = rematch_of(table)
    yield Opened(
        options=options,
        room=room,
        commitment=table.commitment,
        seats=kept,
        salt_digests=table.salt_digests,
        salts=table.salts,
        trail=table.trail,
    )
    word = table.seats[seat].word
    if word:
        yield WordSaid(seat=seat, word=word)
    yield from _game(table, table.begun, ply)


def _game(table: Table, play: Play, ply: int) -> Iterator[Event]:
    (_, first), *turns = _answered(play.moves[:ply])
    yield Started(
        order=play.order,
        setup=write_setup(play.setup),
        digests=play.digests,
        reveals=tuple(map(write_move, first)),
        first=play.first,
    )
    state = rifugio.new_game(play.setup)
    for reveal in first:
        state, _ = played(state, reveal)
    for move, reveals in turns:
        assert move is not None
        seat = play.order[state.turn.seat]
        yield Moved(
            seat=seat,
            move=write_move(move),
            reveals=tuple(map(write_move, reveals)),
            by=table.seats[seat].bot,
        )
        for one in (move, *reveals):
            state, _ = played(state, one)


def _answered(moves: tuple[Move, ...]) -> list[tuple[Move | None, list[Move]]]:
    """Return each move with Nature's reveals after it; those before the first move come with None."""
    found: list[tuple[Move | None, list[Move]]] = [(None, [])]
    for move in moves:
        if isinstance(move, Reveal):
            found[-1][1].append(move)
        else:
            found.append((move, []))
    return found
