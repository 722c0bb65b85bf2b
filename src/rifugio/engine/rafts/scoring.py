"""The end: points for visits to rafts and for water at waterfalls."""

from collections.abc import Iterable

from rifugio.engine.cells import neighbours
from rifugio.engine.rafts.water import RAFT, is_water
from rifugio.engine.rulebook import ScoreLine
from rifugio.engine.state import State


def score(state: State, seat: int) -> Iterable[ScoreLine]:
    """R-SCORE-01, R-SCORE-02, R-SCORE-03: Visits to the player's rafts, and the waterfall bonus.

    Each waterfall is worth more for every water tile that borders it, to each player who holds its card.
    """
    held = state.players[seat].pile.places
    water = sum(
        is_water(state, near)
        for cell, laid in state.board.tiles.items()
        if laid.tile.kind == "waterfall" and laid.tile.id in held
        for near in neighbours(cell)
    )
    bonus = state.game.box.numbers["points"]["water_at_waterfall"]
    return ScoreLine(RAFT, state.visit_points(seat, RAFT)), ScoreLine("waterfall", bonus * water)


def tie_break() -> tuple[str, ...]:
    """R-TIE-01: Raft points decide a tie before hut points do."""
    return (RAFT,)
