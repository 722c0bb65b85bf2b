"""The end: a point for each cairn, and three for the most."""

from collections.abc import Iterable
from typing import Final

from rifugio.engine.rulebook import ScoreLine
from rifugio.engine.state import State
from rifugio_cairns.stones import NAME, number_of

MOST: Final = 3


def score(state: State, seat: int) -> Iterable[ScoreLine]:
    """K-SCORE-01, K-SCORE-02: One point each; three more for whoever alone has the most."""
    own = number_of(state, seat)
    others = [number_of(state, other) for other in range(state.game.players) if other != seat]
    return (ScoreLine(NAME, own + (MOST if own > max(others) else 0)),)
