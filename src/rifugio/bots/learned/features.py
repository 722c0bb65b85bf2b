"""The features of a position, for each seat: what a learned value is computed from."""

from rifugio.bots.distances import vehicles
from rifugio.bots.learned.ground import Ground
from rifugio.bots.learned.offered import OFFERED_NAMES, offered
from rifugio.bots.learned.own import OWN_NAMES, Clock, firsts_gone, own
from rifugio.bots.learned.tours import Tour, tour_of
from rifugio.bots.learned.traffic import traffic, traffic_names
from rifugio.bots.worth import steps_left, turns_left
from rifugio.engine.game import Game
from rifugio.engine.state import State


def names(game: Game[State]) -> tuple[str, ...]:
    """Return the names of the features in a game; extensions add their own."""
    added = [name for module in game.rulebook.features for name in module.names]
    return (*OWN_NAMES, *OFFERED_NAMES, *added, *traffic_names(game))


def features(state: State) -> list[list[float]]:
    """Return the features by seat, in the order of `names`. What a seat has by itself is memoised."""
    clocks, gone = clocks_of(state), firsts_gone(state)
    seats = range(state.game.players)
    grounds = [Ground(state, seat) for seat in seats]
    tours = [tour_of(ground, clock.budget, gone) for ground, clock in zip(grounds, clocks, strict=True)]
    known, about = state.board.answers(alone), vehicles(state)
    remembered, offer = state.remembered, state.offer
    found = []
    for seat, both in enumerate(traffic(state, grounds, tours)):
        key = (seat, state.players[seat], clocks[seat], gone, about, offer, remembered)
        by_itself = known.get(key)
        if by_itself is None:
            by_itself = known[key] = alone(state, clocks[seat], grounds[seat], tours[seat])
        found.append([*by_itself, *both])
    return found


def alone(state: State, clock: Clock, ground: Ground, tour: Tour) -> list[float]:
    """Return what a seat has by itself, what the offer promises it, and what extensions see."""
    seat = ground.seat
    added = [number for module in state.game.rulebook.features for number in module.of(state, seat)]
    return [*own(state, seat, clock, ground, tour.stops), *offered(state, seat), *added]


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
