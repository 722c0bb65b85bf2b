"""Changes to a position that more than one chapter makes."""

from rifugio.engine.cells import Cell
from rifugio.engine.state import OwnedObject, Player, State, Turn, quick


def with_steps(state: State, free: int, cards: int) -> State:
    """Return the position with the mover's free steps and cards replaced."""
    seat, to_connect, awaiting, _, seen, over = state.turn
    me = state.players[seat]
    state = state.with_player(seat, Player(me.cell, cards, me.left, me.pile))
    return state.with_turn(Turn(seat, to_connect, awaiting, free, seen, over))


def arrive(state: State, to: Cell, free: int, cards: int) -> State:
    """B-WALK-05: Put the mover's walker somewhere and remember with which steps and cards it arrived."""
    game, board, offer, players, objects, turn, parts = state
    seat, to_connect, awaiting, _, seen, over = turn
    _, _, left, pile = players[seat]
    me = quick(Player, (to, cards, left, pile))
    players = (*players[:seat], me, *players[seat + 1 :])
    turn = quick(Turn, (seat, to_connect, awaiting, free, seen | {(to, free, cards)}, over))
    return quick(State, (game, board, offer, players, objects, turn, parts))


def put_object(state: State, what: str, on: Cell) -> State:
    """Take an object out of the mover's supply and put it on a tile."""
    seat, me, index = state.turn.seat, state.me, state.game.objects.index(what)
    left = (*me.left[:index], me.left[index] - 1, *me.left[index + 1 :])
    state = state.with_player(seat, me._replace(left=left))
    return state._replace(objects={**state.objects, on: OwnedObject(what, seat)})


def move_object(state: State, start: Cell, to: Cell) -> State:
    """Move an object to another tile; it stays its owner's."""
    objects = dict(state.objects)
    objects[to] = objects.pop(start)
    return state._replace(objects=objects)
