"""Who begins, when it is drawn: out of the same secret and the same words as the tiles."""

from collections.abc import Sequence
from typing import Final

from rifugio.dealer.draws import draw, game_key

PURPOSE: Final = "first player"
"""Stands where a set-up line does for the tiles, and is none: so the two keys have nothing in common."""


def first_player(secret: bytes, words: Sequence[str]) -> int:
    """Return which player begins, counted along the words, which are in the order of the table's seats.

    The order of play is not known before this, so the words cannot be in it.
    """
    return draw(game_key(secret, PURPOSE, words), 0, len(words))
