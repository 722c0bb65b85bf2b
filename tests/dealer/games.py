"""A whole game dealt from a sealed bag, as a fixture."""

from collections.abc import Sequence
from random import Random

import rifugio
from rifugio.dealer import SealedBag, sealed
from rifugio.engine.moves import Move
from rifugio.engine.text.records import Record

SECRET = bytes(range(32))
WORDS = ("Gämse", "edelweiss", "", "\u2028 line end")


def dealt_game(
    secret: bytes = SECRET, words: Sequence[str] = WORDS, extensions: Sequence[str] = (), moves: int = 10_000
) -> Record:
    """Play at random, at most this many moves, with tiles from the bag."""
    setup = rifugio.setup(len(words), extensions)
    bag, rng = SealedBag(secret, words, setup), Random(1)
    state = rifugio.new_game(setup)
    played: list[Move] = []
    reveals = 0
    while rifugio.to_move(state) is not None and len(played) < moves:
        if rifugio.to_move(state) == rifugio.NATURE:
            played.append(bag.reveal(state, reveals))
            reveals += 1
        else:
            played.append(rng.choice(rifugio.legal_moves(state)))
        state, _ = rifugio.play(state, played[-1])
    return sealed(Record(setup, tuple(played), {"Event": "Test"}), bag)
