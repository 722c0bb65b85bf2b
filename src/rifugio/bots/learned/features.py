"""The features of a position, for each seat: what a learned value is computed from."""

from collections.abc import Hashable

from rifugio.bots.distances import vehicles
from rifugio.bots.learned.ground import Ground
from rifugio.bots.learned.offered import OFFERED_NAMES, offered
from rifugio.bots.learned.own import OWN_NAMES, Clock, firsts_gone, own
from rifugio.bots.learned.tours import tour_of
from rifugio.bots.learned.traffic import traffic, traffic_names
from rifugio.bots.worth import steps_left, turns_left
from rifugio.engine.game import Game
from rifugio.engine.state import State


def names(game: Game[State]) -> tuple[str, ...]:
    """Return the names of the features in a game; extensions add their own."""
    added = [name for module in game.rulebook.features for name in module.names]
    return (*OWN_NAMES, *OFFERED_NAMES, *added, *traffic_names(game))


def features(state: State) -> list[list[float]]:
    """Return the features by seat, in the order of `names`."""
    looked = Looked(state)
    return [[*looked.alone(seat), *both] for seat, both in enumerate(looked.traffic())]


class Looked:
    """A position as the value looks at it: everybody's clock, ground and tour."""

    def __init__(self, state: State) -> None:
        self.state, self.clocks = state, clocks_of(state)
        self._gone, self._about = firsts_gone(state), vehicles(state)
        self._grounds = [Ground(state, seat, self._about) for seat in range(state.game.players)]
        self._tours = [
            tour_of(ground, clock.budget, self._gone)
            for ground, clock in zip(self._grounds, self.clocks, strict=True)
        ]

    def key(self, seat: int) -> Hashable:
        """Return what a seat's points and what it has by itself depend on, besides the board."""
        state = self.state
        player, clock = state.players[seat], self.clocks[seat]
        return seat, player, clock, self._gone, self._about, state.offer, state.remembered

    def alone(self, seat: int) -> list[float]:
        """Return what a seat has by itself, what the offer promises it, and what extensions see."""
        state = self.state
        added = [number for module in state.game.rulebook.features for number in module.of(state, seat)]
        by_itself = own(self.clocks[seat], self._grounds[seat], self._tours[seat].stops, self._gone)
        return [*by_itself, *offered(state, seat), *added]

    def traffic(self) -> list[list[float]]:
        """Return what lies on whose way, by seat."""
        return traffic(self.state, self._grounds, self._tours)


def clocks_of(state: State) -> list[Clock]:
    """Return the clocks by seat."""
    turn, players = state.turn, state.game.players
    turns = turns_left(state)
    budgets = steps_left(state, turns)
    return [
        Clock(
            turns[seat],
            budgets[seat],
            seat == turn.seat,
            turn.to_connect if seat == turn.seat else 0,
            turn.free if seat == turn.seat else 0,
            (seat - turn.seat) % players,
            max(turns[:seat] + turns[seat + 1 :]),
        )
        for seat in range(players)
    ]
