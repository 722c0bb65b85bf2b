"""Draws the first player from the same secret and words as the tiles."""

from collections.abc import Sequence
from typing import Final

from rifugio.dealer.draws import draw, game_key

PURPOSE: Final = "first player"
"""Takes the place of the set-up line in the key, and can never be one: so the two keys are independent."""


def first_player(secret: bytes, words: Sequence[str]) -> int:
    """Return which player begins, as an index into the words, which are in the order of the table's seats.

    The order of play is not known before this, so the words cannot be in that order.
    """
    return draw(game_key(secret, PURPOSE, words), 0, len(words))
