"""Nature's reveals: drawn from the bag when a command is decided, replayed when the log is folded."""

from collections import OrderedDict
from collections.abc import Iterable
from typing import Final

import rifugio
from rifugio.dealer import Bag, SaltedBag, SealedBag
from rifugio.engine.game import Setup
from rifugio.engine.moves import Move, Reveal
from rifugio.engine.state import Result, State
from rifugio.engine.text.moves import read_move, write_move
from rifugio.table.table import Table

_REMEMBERED: Final = 256
_played: OrderedDict[tuple[int, Move], tuple[State, Result]] = OrderedDict()


def played(state: State, move: Move) -> Result:
    """`rifugio.play` with a small cache, because deciding, folding and projecting play the same moves.

    Keyed by the identity of the position, because comparing positions takes longer than playing; an entry
    keeps its position alive, so that no other can get its identity.
    """
    key = id(state), move
    known = _played.get(key)
    if known is None:
        known = _played[key] = state, rifugio.play(state, move)
        if len(_played) > _REMEMBERED:
            _played.popitem(last=False)
    return known[1]


def bag_of(table: Table, secret: bytes, digests: tuple[str, ...], setup: Setup) -> Bag:
    """Return the bag of a table; one of version 1 has no words (`resuming`)."""
    if table.salt_digests:
        return SaltedBag(secret, digests, setup)
    return SealedBag(secret, ("",) * setup.players, setup)


def answers(state: State, bag: Bag, draws: int) -> tuple[str, ...]:
    """Return what Nature reveals until a player can move; `draws` is the number of earlier reveals."""
    found: list[str] = []
    while state.turn.awaiting is not None:
        reveal = bag.reveal(state, draws + len(found))
        state, _ = played(state, reveal)
        found.append(write_move(reveal))
    return tuple(found)


def answered(state: State, texts: Iterable[str]) -> tuple[State, tuple[Move, ...]]:
    """Replay Nature's reveals; raise ValueError if they are too few or not reveals."""
    reveals = tuple(map(read_move, texts))
    for reveal in reveals:
        if not isinstance(reveal, Reveal):
            raise ValueError("Nature only reveals")
        state, _ = played(state, reveal)
    if state.turn.awaiting is not None:
        raise ValueError("Nature has not answered")
    return state, reveals
