"""The end: points for visits to helicopters, which also decide a tie."""

from collections.abc import Iterable

from rifugio.engine.helicopter.pads import HELICOPTER
from rifugio.engine.rulebook import ScoreLine
from rifugio.engine.state import State


def score(state: State, seat: int) -> Iterable[ScoreLine]:
    """H-SCORE-01: Points for each counted visit to the player's helicopter."""
    return (ScoreLine(HELICOPTER, state.visit_points(seat, HELICOPTER)),)


def tie_break() -> tuple[str, ...]:
    """H-TIE-01: Helicopter points decide a tie before hut points do."""
    return (HELICOPTER,)
