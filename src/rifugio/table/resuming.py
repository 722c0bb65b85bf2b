"""Resumes a game from its moves at a table in memory: for programs that keep records instead of a log."""

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Final

import rifugio
from rifugio.dealer import SealedBag, commitment_of
from rifugio.engine.game import Setup
from rifugio.engine.moves import Move, Reveal
from rifugio.engine.state import State
from rifugio.engine.text.moves import write_move
from rifugio.engine.text.positions import write_setup
from rifugio.table.in_memory import TableInMemory
from rifugio.table.messages.events import Kept, Moved, Opened, Started
from rifugio.table.messages.options import Look, Options
from rifugio.table.nature import answers, played

SOMEBODY: Final = Look(name="", animal="owl", colour="red")
"""The players' looks; this table does not use their names."""


def resumed(
    setup: Setup, bag: SealedBag, bots: Sequence[str | None], past: Iterable[Move], now: datetime
) -> TableInMemory:
    """Return a table after these moves, Nature's included; reveals still due come out of the bag.

    `bots` has each player's bot in the order of play, or None for a person.
    """
    if any(bag.words):
        raise ValueError("words are only said at a table whose seal is of version 2")
    first, turns = _grouped(past)
    options = Options(
        players=setup.players,
        extensions=tuple(sorted(setup.extensions)),
        open_scores=setup.open_scores,
    )
    seats = tuple(_kept(number, bot) for number, bot in enumerate(bots))
    opened = Opened(options=options, room="", commitment=commitment_of(bag.secret), seats=seats)
    table = TableInMemory(opened, bag.secret, now)
    started = Started(
        order=tuple(range(setup.players)),
        setup=write_setup(setup),
        digests=tuple(bag.words),
        reveals=_reveals(rifugio.new_game(setup), first, bag, 0),
        first="draw",
    )
    table.append(started, now)
    for move, reveals in turns:
        play, seat = table.table.begun, table.table.to_move
        if seat is None:
            raise ValueError("moves after the end")
        after, _ = played(play.state, move)
        moved = Moved(
            seat=seat,
            move=write_move(move),
            reveals=_reveals(after, reveals, bag, play.draws),
            by=bots[seat],
        )
        table.append(moved, now)
    return table


def _kept(number: int, bot: str | None) -> Kept:
    if bot is None:
        return Kept(seat=number, look=SOMEBODY, generation=1)
    return Kept(seat=number, bot=bot)


def _grouped(moves: Iterable[Move]) -> tuple[list[Reveal], list[tuple[Move, list[Reveal]]]]:
    """Return the reveals before the first move, and each move with the reveals after it."""
    first: list[Reveal] = []
    turns: list[tuple[Move, list[Reveal]]] = []
    for move in moves:
        if not isinstance(move, Reveal):
            turns.append((move, []))
        elif turns:
            turns[-1][1].append(move)
        else:
            first.append(move)
    return first, turns


def _reveals(state: State, given: Sequence[Reveal], bag: SealedBag, draws: int) -> tuple[str, ...]:
    for reveal in given:
        state, _ = played(state, reveal)
    return (*map(write_move, given), *answers(state, bag, draws + len(given)))
