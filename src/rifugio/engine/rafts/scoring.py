"""The end: points for visits to rafts and for water at waterfalls."""

from collections.abc import Iterable

from rifugio.engine.board import Board
from rifugio.engine.cells import neighbours
from rifugio.engine.rafts.water import RAFT
from rifugio.engine.rulebook import ScoreLine
from rifugio.engine.state import State


def score(state: State, seat: int) -> Iterable[ScoreLine]:
    """R-SCORE-01, R-SCORE-02, R-SCORE-03: Visits to the player's rafts, and the waterfall bonus.

    Each waterfall is worth more for every water tile that borders it, to each player who holds its card.
    """
    held = state.players[seat].pile.places
    water = sum(tiles for waterfall, tiles in state.board.derive(water_at_waterfalls) if waterfall in held)
    bonus = state.game.box.numbers["points"]["water_at_waterfall"]
    return ScoreLine(RAFT, state.visit_points(seat, RAFT)), ScoreLine("waterfall", bonus * water)


def water_at_waterfalls(board: Board) -> tuple[tuple[str, int], ...]:
    """R-SCORE-02: Each waterfall on the map, with the number of water tiles that border it."""
    tiles = board.tiles
    return tuple(
        (laid.tile.id, sum(near in tiles and not tiles[near].tile.land for near in neighbours(cell)))
        for cell, laid in tiles.items()
        if laid.tile.kind == "waterfall"
    )


def tie_break() -> tuple[str, ...]:
    """R-TIE-01: Raft points decide a tie before hut points do."""
    return (RAFT,)
