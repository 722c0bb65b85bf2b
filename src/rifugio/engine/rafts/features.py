"""What bots learn about water, rafts and swimmers."""

from rifugio.engine.board import Board
from rifugio.engine.features import Features
from rifugio.engine.rafts.water import MODULE, has_raft, swimmers
from rifugio.engine.regions import region
from rifugio.engine.state import State


def of(state: State, seat: int) -> tuple[float, ...]:
    """Return the water, that beside the walker, whether it swims or is on a raft, and the land around it."""
    board, cell = state.board, state.players[seat].cell
    tiles = board.tiles
    land = region(board, cell)
    return (
        board.derive(water_tiles),
        sum(1 for near in board.paths[cell] if not tiles[near].tile.land),
        seat in swimmers(state),
        has_raft(state, cell),
        len(land) / len(tiles),
    )


def water_tiles(board: Board) -> int:
    """Return how many water tiles lie on the table."""
    return sum(1 for laid in board.tiles.values() if not laid.tile.land)


FEATURES = Features(
    tuple(f"{MODULE} {name}" for name in ("water", "water beside", "swimming", "aboard", "same land")), of
)
