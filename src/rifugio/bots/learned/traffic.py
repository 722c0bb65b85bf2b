"""Traffic: which objects lie on whose way, for their owners, who get the points, and for the visitors."""

from math import fsum
from typing import Final

from rifugio.bots.learned.ground import NOWHERE, Ground
from rifugio.bots.learned.tours import QUICKLY, Tour
from rifugio.engine.game import Game
from rifugio.engine.state import State

TRAFFIC: Final = (
    *("left", "mine", "on", "by", "near", "far"),
    *("theirs", "theirs on", "theirs by", "theirs near", "theirs far"),
)


def traffic_names(game: Game[State]) -> tuple[str, ...]:
    """Return the names of the features, some for each kind of object."""
    return (*[f"{what} {name}" for what in game.objects for name in TRAFFIC], "company")


def traffic(state: State, grounds: list[Ground], tours: list[Tour]) -> list[list[float]]:
    """Return the features of all seats, by seat."""
    kinds, players = state.game.objects, range(state.game.players)
    given = [[[0.0] * 5 for _ in kinds] for _ in players]
    taken = [[[0.0] * 5 for _ in kinds] for _ in players]
    for cell, (what, owner) in state.objects.items():
        kind = kinds.index(what)
        mine = given[owner][kind]
        mine[0] += 1
        for walker in players:
            if walker == owner:
                continue
            theirs = taken[walker][kind]
            theirs[0] += 1
            on, by, near, far = tours[walker].passing(cell)
            mine[1] += on
            theirs[1] += on
            mine[2] += by
            theirs[2] += by
            mine[3] += near
            theirs[3] += near
            mine[4] += far
            theirs[4] += far
    return [
        [
            *[
                number
                for kind in range(len(kinds))
                for number in (state.players[seat].left[kind], *given[seat][kind], *taken[seat][kind])
            ],
            company(state, seat, grounds[seat]),
        ]
        for seat in players
    ]


def company(state: State, seat: int, ground: Ground) -> float:
    """Return how near the other walkers are."""
    steps = ground.steps(state.players[seat].cell)
    return fsum(
        QUICKLY[steps.get(other.cell, NOWHERE)]
        for number, other in enumerate(state.players)
        if number != seat
    )
