"""What bots learn about pads and helicopters."""

from rifugio.engine.features import Features
from rifugio.engine.helicopter.pads import HELICOPTER, PAD, has_helicopter, pads
from rifugio.engine.state import State


def of(state: State, seat: int) -> tuple[float, ...]:
    """Return the pads, the empty ones, pads to come, and whether the walker sits in a helicopter."""
    every = state.board.derive(pads)
    to_come = sum(
        count for tile, count in zip(state.game.tiles, state.offer.blind, strict=True) if tile.kind == PAD
    )
    return (
        len(every),
        sum(1 for pad in every if pad not in state.objects),
        to_come,
        has_helicopter(state, state.players[seat].cell),
    )


FEATURES = Features(
    (f"{HELICOPTER} pads", f"{HELICOPTER} empty pads", f"{HELICOPTER} pads to come", f"{HELICOPTER} boarded"),
    of,
)
