"""The bag itself: which tile comes next."""

from collections.abc import Sequence
from typing import Protocol

from rifugio.dealer.draws import commitment_of, draw_tile, game_key
from rifugio.dealer.salted import salted_key
from rifugio.engine.game import Setup
from rifugio.engine.moves import Reveal
from rifugio.engine.state import State
from rifugio.engine.text.positions import write_setup


class Bag(Protocol):
    """Determines which tile comes next."""

    def reveal(self, state: State, number: int) -> Reveal:
        """Return Nature's move, after `number` reveals earlier in this game."""


class SealedBag:
    """All of Nature's draws in one game, fixed by a secret and the players' words: version 1 of the seal.

    `secret` is 32 random bytes, made by the caller, for one game only. `words` has one word for each seat,
    in the order of the seats; it is empty for a player who gave none.
    """

    def __init__(self, secret: bytes, words: Sequence[str], setup: Setup) -> None:
        if len(words) != setup.players:
            raise ValueError(f"{setup.players} players, but {len(words)} words")
        self.secret = secret
        self.words = tuple(words)
        self.commitment = commitment_of(secret)
        self._key = game_key(secret, write_setup(setup), words)

    def reveal(self, state: State, number: int) -> Reveal:
        """Return Nature's move, after `number` reveals earlier in this game."""
        return _reveal(self._key, state, number)

    def __repr__(self) -> str:
        """Show only what is public: a log must not leak the secret."""
        return f"<SealedBag {self.commitment}>"


class SaltedBag:
    """Version 2 of the seal: fixed by a secret and the digests of the words, "" where no word was given."""

    def __init__(self, secret: bytes, digests: Sequence[str], setup: Setup) -> None:
        if len(digests) != setup.players:
            raise ValueError(f"{setup.players} players, but {len(digests)} digests")
        self._key = salted_key(secret, write_setup(setup), digests)

    def reveal(self, state: State, number: int) -> Reveal:
        """Return Nature's move, after `number` reveals earlier in this game."""
        return _reveal(self._key, state, number)


def _reveal(key: bytes, state: State, number: int) -> Reveal:
    face_down = zip((tile.id for tile in state.game.tiles), state.offer.blind, strict=True)
    return Reveal(draw_tile(key, number, face_down))
