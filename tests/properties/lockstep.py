"""Runs the engine and the naive reference in lockstep: the same position in both, and the same moves."""

import random
from collections import Counter

from kit.ways import kind_of, pick
from rifugio.engine.cells import Cell, coordinates
from rifugio.engine.moves import Move
from rifugio.engine.play import legal_moves, outcome, play, standings, to_move
from rifugio.engine.state import NATURE, State
from rifugio.engine.text.moves import write_move
from tests.reference.naive_game import NaiveGame
from tests.reference.naive_state import Seat
from tests.reference.naive_state import State as NaiveState

OBJECTS = ("hut", "helicopter", "raft")


def naive_text(move: Move) -> str:
    """Write a move as the reference does: without its cost."""
    return write_move(move).partition("/")[0]


def naive_game(state: State) -> NaiveGame:
    """Return the reference in the same position."""
    setup, offer, turn = state.game.setup, state.offer, state.turn
    game = NaiveGame(setup.players, setup.extensions)
    game.state = NaiveState(
        extensions=setup.extensions,
        blind={tile.id: count for tile, count in zip(state.game.tiles, offer.blind, strict=True)},
        seats=[naive_seat(state, seat) for seat in range(setup.players)],
        board={coordinates(cell): (laid.tile.id, laid.rotation) for cell, laid in state.board.tiles.items()},
        open=[tile.id for tile in offer.open],
        hand=offer.hand.id if offer.hand else None,
        drawing=turn.awaiting == "draw",
        rejects=[tile.id for tile in offer.rejects],
        removed=[tile.id for tile in offer.removed],
        objects={coordinates(cell): (what, owner) for cell, (what, owner) in state.objects.items()},
        turn=turn.seat,
        to_connect=turn.to_connect,
        free=turn.free,
        seen={(coordinates(cell), free, cards) for cell, free, cards in turn.seen},
        over=turn.over,
    )
    return game


def naive_seat(state: State, seat: int) -> Seat:
    player, objects = state.players[seat], state.game.objects
    swimmers: dict[int, Cell | None] = state.parts.get("rafts", {})
    near = swimmers.get(seat)
    return Seat(
        left=dict.fromkeys(OBJECTS, 0) | dict(zip(objects, player.left, strict=True)),
        cell=coordinates(player.cell),
        swimming=seat in swimmers,
        shore=None if near is None else coordinates(near),
        cards=player.cards,
        places=set(player.pile.places),
        firsts=set(player.pile.firsts),
        bears=player.pile.bears,
        visits=dict.fromkeys(OBJECTS, 0) | dict(zip(objects, player.pile.visits, strict=True)),
    )


def check_same_moves(state: State, naive: NaiveGame) -> list[Move]:
    """Check that both offer the same moves to the same seat; return them."""
    moves = legal_moves(state)
    mine, theirs = {naive_text(move) for move in moves}, naive.legal()
    assert mine == theirs, f"only here {mine - theirs}, only there {theirs - mine}, in {naive.snapshot()}"
    assert len(mine) == len(moves)
    mover = to_move(state)
    assert ("nature" if mover == NATURE else mover) == naive.to_move()
    return moves


def check_same_scores(state: State, naive: NaiveGame) -> None:
    """Check that both score the same points by source, and the same ranks."""
    found = standings(state)
    for standing, expected in zip(found, naive.scores(), strict=True):
        sources = Counter[str]()
        for source, points in standing.lines:
            sources[source] += points
        assert sources == Counter(expected)
    assert [standing.rank for standing in found] == naive.ranks()


def play_in_lockstep(state: State, rng: random.Random, end: float = 0.2) -> Counter[str]:
    """Play a game to its end in both; return how often each kind of move was played."""
    naive, kinds = naive_game(state), Counter[str]()
    while moves := check_same_moves(state, naive):
        move = pick(moves, rng, end)
        kinds[kind_of(move)] += 1
        state, _ = play(state, move)
        naive.play(naive_text(move))
        if kind_of(move) == "End":
            check_same_scores(state, naive)
            assert state.turn.over or naive_game(state).snapshot() == naive.snapshot()
    assert outcome(state) is not None
    return kinds
