"""Bots do not see hidden information: the same view gives the same turn, whatever is face down.

Two things are hidden from a player: the others' piles, and which tiles will come. Both are changed here in as
many ways as the view allows, and every move of the bot's turn must stay the same.
"""

from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from random import Random

import pytest

from kit.ways import Way
from rifugio.bots import BOTS, Budget, make_bot
from rifugio.dealer import SealedBag
from rifugio.engine.moves import REVEAL, Move, Reveal
from rifugio.engine.play import legal_moves, new_game, play, view
from rifugio.engine.state import Pile, State
from tests.bots.test_bots import positions

FEW = Budget(tries=5_000)
PLACES_EACH = 5
ALIKE, BAGS = 5, 4
"""Length of the common sequence of first tiles, and how many bags share it."""


@cache
def begun_turns(way: Way) -> tuple[State, ...]:
    """Starts of turns, spread over a game of quick bots, so that the piles are not empty."""
    found = [
        state
        for state, _ in positions(way, ["squirrel", "ibex"], 4, FEW)
        if not state.turn.seen and state.turn.to_connect == way.connections
    ]
    return tuple(found[len(found) // 6 :: len(found) // 3])


def with_other_piles(state: State, rng: Random) -> State:
    """Return the state with random other piles that are consistent with the mover's view.

    All the view says of them is which cards for first visitors are gone: somebody must have those.
    """
    others = [seat for seat in range(state.game.players) if seat != state.turn.seat]
    gone = {place for seat in others for place in state.players[seat].pile.firsts}
    holders = {place: rng.choice(others) for place in sorted(gone)}
    every_place = sorted(tile.id for tile in state.game.tiles if tile.points)
    for seat in others:
        firsts = frozenset(place for place, holder in holders.items() if holder == seat)
        some = rng.sample(every_place, rng.randint(0, PLACES_EACH))
        pile = Pile(
            places=firsts.union(some),
            firsts=firsts,
            bears=rng.randint(0, 4),
            visits=tuple(rng.randint(0, 9) for _ in state.game.objects),
        )
        state = state.with_player(seat, state.players[seat]._replace(pile=pile))
    return state


def turn_of(name: str, state: State) -> list[Move]:
    """Return all moves of a turn by a fresh bot; Nature's draws have a fixed seed."""
    nature, seat, bot = Random(5), state.turn.seat, make_bot(name)
    moves: list[Move] = []
    while state.turn.seat == seat and not state.turn.over:
        if state.turn.awaiting is not None:
            move: Move = REVEAL[state.blind_tile(nature.random()).id]
        else:
            move = bot.choose(view(state, seat), legal_moves(state), FEW)
        moves.append(move)
        state, _ = play(state, move)
    return moves


@pytest.mark.parametrize("way", [Way(2, ()), Way(3, ("helicopter", "rafts")), Way(5, ("rafts",))], ids=str)
@pytest.mark.parametrize("name", BOTS)
def test_other_piles_face_down_change_nothing(name: str, way: Way) -> None:
    rng = Random(f"{name}/{way}")
    for state in begun_turns(way):
        seat = state.turn.seat
        expected = turn_of(name, state)
        for _ in range(3):
            changed = with_other_piles(state, rng)
            assert changed != state
            assert view(changed, seat) == view(state, seat)
            assert turn_of(name, changed) == expected


def first_tiles(state: State, bag: SealedBag) -> tuple[str, ...]:
    """Return the first tiles that come if nobody draws blind."""
    found: list[str] = []
    for number in range(ALIKE):
        found.append(bag.reveal(state, number).tile)
        blind = tuple(
            many - (tile.id == found[-1])
            for tile, many in zip(state.game.tiles, state.offer.blind, strict=True)
        )
        state = state._replace(offer=state.offer._replace(blind=blind))
    return tuple(found)


@cache
def alike_bags(way: Way) -> tuple[SealedBag, ...]:
    """Bags with different secrets that give the same first tiles, and then others."""
    state, groups = new_game(way.setup), dict[tuple[str, ...], list[SealedBag]]()
    for number in range(20_000):
        secret = sha256(f"alike {number}".encode()).digest()
        bag = SealedBag(secret, [""] * way.players, way.setup)
        group = groups.setdefault(first_tiles(state, bag), [])
        group.append(bag)
        if len(group) == BAGS:
            return tuple(group)
    raise AssertionError("too few bags are alike")


def game(name: str, way: Way, bag: SealedBag) -> Iterator[Move]:
    """Yield the moves of a game, including Nature's."""
    state, draws = new_game(way.setup), 0
    bots = [make_bot(name) for _ in range(way.players)]
    while not state.turn.over:
        if state.turn.awaiting is not None:
            move: Move = bag.reveal(state, draws)
            draws += 1
        else:
            seat = state.turn.seat
            move = bots[seat].choose(view(state, seat), legal_moves(state), FEW)
        yield move
        state, _ = play(state, move)


@pytest.mark.parametrize("name", BOTS)
def test_tiles_to_come_change_nothing(name: str) -> None:
    way = Way(3, ())
    first, *others = alike_bags(way)
    for other in others:
        assert other.secret != first.secret
        same = 0
        for move, instead in zip(game(name, way, first), game(name, way, other), strict=False):
            if move != instead:
                assert isinstance(move, Reveal)  # the first difference is Nature's
                assert isinstance(instead, Reveal)
                break
            same += not isinstance(move, Reveal)
        assert same >= 4
