"""The shape of a turn: first connect, then walk and build, then the next player."""

from rifugio.engine.base.offer import connections, fill_row, reveals
from rifugio.engine.base.steps import FREE_STEPS
from rifugio.engine.base.two_players import connections_per_turn
from rifugio.engine.effects import GameEnded, TurnBegan, TurnEnded
from rifugio.engine.moves import END, End, Move
from rifugio.engine.reasons import ConnectFirst, Reason
from rifugio.engine.state import Result, State, Turn


def legal_moves(state: State) -> list[Move]:
    """B-TURN-01, B-TURN-02, B-TURN-03: Every legal move; connecting comes first and is mandatory.

    Always in the same order for the same position.
    """
    turn = state.turn
    if turn.over:
        return []
    if turn.awaiting is not None:
        return reveals(state)
    if turn.to_connect:
        return connections(state)
    return walk_or_build_or_end(state)


def walk_or_build_or_end(state: State) -> list[Move]:
    """B-TURN-04, B-TURN-05: Walking, building and ending the turn are offered together, in any order."""
    rulebook = state.game.rulebook
    steps = state.steps_left
    found = rulebook.onward(state, steps) if steps else []
    if rulebook.refuse_end(state) is None:
        found.append(END)
    return found


def refuse_before_connecting(state: State) -> Reason | None:
    """B-TURN-03, B-2P-04: No walking, building or ending before all of the turn's connecting is done."""
    return ConnectFirst("B-TURN-03") if state.turn.to_connect else None


def refuse_end(state: State, move: End) -> Reason | None:
    """B-TURN-02: A turn cannot end without its connecting."""
    return refuse_before_connecting(state) or state.game.rulebook.refuse_end(state)


def end(state: State, move: End) -> Result:
    """B-END-01, B-END-02, B-SETUP-08, B-STEP-02: The turn passes clockwise until the tiles are used up.

    Unused free steps are lost. The player who connected the last tile has walked and built before this.
    """
    seat = state.turn.seat
    ended = TurnEnded(seat, lapsed=state.turn.free)
    if state.offer.open or any(state.offer.blind):
        state, effects = begin_turn(state, (seat + 1) % state.game.players)
        return state, (ended, *effects)
    over = Turn(seat, to_connect=0, awaiting=None, free=0, over=True)
    return state.with_turn(over), (ended, GameEnded())


def begin_turn(state: State, seat: int) -> Result:
    """B-STEP-01, B-OFFER-01, B-2P-03: A turn brings two free steps and begins by filling the open row."""
    turn = Turn(seat, connections_per_turn(state.game.players), None, FREE_STEPS)
    return fill_row(state.with_turn(turn)), (TurnBegan(seat),)


def is_idle(turn: Turn) -> bool:
    """B-TURN-04, B-STEP-01: Whether nobody has walked and no free step was spent in this turn so far."""
    return not turn.seen and turn.free >= FREE_STEPS


def turns_each(tiles: int, players: int) -> int:
    """B-TURN-06: Every player has the same number of turns, because every connection uses up one tile."""
    return tiles // (players * connections_per_turn(players))
