"""Invariants of a position; each check fails by an assertion."""

from collections import Counter

from kit.ways import Way
from rifugio.box import load_box
from rifugio.engine.effects import Effects, Went
from rifugio.engine.moves import Move, Reveal
from rifugio.engine.play import legal_moves, outcome, play, to_move, why_not
from rifugio.engine.state import NATURE, State
from rifugio.engine.text.moves import read_move, write_move
from rifugio.engine.text.positions import digest, read_position, write_position
from tests.properties.ledger import Ledger


def tiles_everywhere(state: State) -> Counter[str]:
    """Count every tile wherever it is; START, which belongs to no supply, apart."""
    offer = state.offer
    tiles = Counter(laid.tile.id for laid in state.board.tiles.values())
    tiles[state.game.box.start.id] -= 1
    tiles.update(tile.id for tile in (*offer.open, *offer.rejects, *offer.removed))
    tiles.update({tile.id: count for tile, count in zip(state.game.tiles, offer.blind, strict=True)})
    if offer.hand is not None:
        tiles[offer.hand.id] += 1
    return tiles


def check_conservation(state: State) -> None:
    """B-SETUP-02, B-OFFER-13, B-CARD-01: Every tile is in one place; no number is out of bounds."""
    assert min(state.offer.blind) >= 0
    assert tiles_everywhere(state) == Counter(state.game.counts)
    assert len(state.offer.open) <= 3
    assert state.turn.free >= 0
    standing = Counter((what, owner) for what, owner in state.objects.values())
    for seat, player in enumerate(state.players):
        assert 0 <= player.cards <= 5
        assert player.cell in state.board.tiles
        assert player.pile.firsts <= player.pile.places
        for what, left, supply in zip(state.game.objects, player.left, state.game.supply, strict=True):
            assert 0 <= left <= supply - standing[what, seat]
    assert state.objects.keys() <= state.board.tiles.keys()
    firsts = Counter(place for player in state.players for place in player.pile.firsts)
    assert set(firsts.values()) <= {1}, "only one can be the first"


def check_vehicles(state: State) -> None:
    """H-WALK-03, H-WALK-07, R-WALK-01, R-WALK-04, R-SAIL-04: Where hikers rest, and how many.

    Never on a pad without helicopter but in passing, never on bare water but swimming, never more than one
    in a helicopter or two on a raft, and no raft where somebody swims.
    """
    swimmers = state.parts.get("rafts", {})
    aboard = Counter(player.cell for seat, player in enumerate(state.players) if seat not in swimmers)
    for seat, player in enumerate(state.players):
        tile, here = state.board.tiles[player.cell].tile, state.objects.get(player.cell)
        if seat in swimmers:
            assert tile.terrain == "water"
            assert here is None
        elif tile.terrain == "water":
            assert here is not None, "nobody stands on water"
        elif tile.kind == "pad" and here is None:
            assert (seat, state.turn.to_connect) == (state.turn.seat, 0), "nobody rests on an empty pad"
    for cell, (what, _) in state.objects.items():
        tile = state.board.tiles[cell].tile
        assert what == {"pad": "helicopter", "water": "raft", "plain": "hut"}[tile.kind]
        assert aboard[cell] <= {"helicopter": 1, "raft": 2}.get(what, 5)


def check_tempo(way: Way, state: State, ledger: Ledger) -> None:
    """B-TURN-06, B-OFFER-13: Each connection uses up one tile, so the turns can be counted by tiles."""
    used = len(state.board.tiles) - 1 + len(state.offer.removed)
    turns = sum(account.turns for account in ledger.accounts)
    under_way = 0 if state.turn.over else way.connections - state.turn.to_connect
    assert used == turns * way.connections + under_way
    if state.turn.over:
        assert [account.turns for account in ledger.accounts] == [way.turns_each] * way.players
        assert sum(tiles_everywhere(state).values()) == used


def check_moves(state: State) -> list[Move]:
    """Check that moves are offered once, accepted, and survive a text round trip; return them."""
    moves, mover = legal_moves(state), to_move(state)
    assert bool(moves) == (mover is not None) == (outcome(state) is None)
    assert len(set(moves)) == len(moves)
    assert legal_moves(state) == moves, "asking twice gives another answer"
    for move in moves:
        assert why_not(state, move) is None
        assert isinstance(move, Reveal) == (mover == NATURE)
        assert read_move(write_move(move)) == move
    return moves


def check_text(state: State) -> None:
    """Check that a position survives a text round trip, including the order of its moves."""
    text = write_position(state)
    again = read_position(text, load_box)
    assert again == state
    assert again.parts == state.parts
    assert write_position(again) == text
    assert digest(again) == digest(state)
    assert legal_moves(again) == legal_moves(state)


def check_move(before: State, move: Move, after: State, effects: Effects) -> None:
    """Check that a move does not change the position before it, and that travelling moves the mover."""
    assert play(before, move) == (after, effects), "playing twice gives another result"
    assert before.board.tiles.items() <= after.board.tiles.items(), "a laid tile stays (B-CONNECT-11)"
    for effect in effects:
        if isinstance(effect, Went):
            assert before.players[effect.seat].cell == effect.start
            assert effect.means != "walk" or after.players[effect.seat].cell == effect.to
    for seat, player in enumerate(before.players):
        then = after.players[seat]
        assert player.pile.places <= then.pile.places
        if seat != before.turn.seat:  # carried or not (R-SAIL-08), only visits to their objects count
            assert player._replace(cell=then.cell, pile=then.pile) == then
            assert player.pile._replace(visits=then.pile.visits) == then.pile


def check_position(way: Way, state: State, ledger: Ledger) -> list[Move]:
    """Run all quick checks; return the legal moves."""
    check_conservation(state)
    check_vehicles(state)
    check_tempo(way, state, ledger)
    ledger.agrees_with(state)
    return check_moves(state)
