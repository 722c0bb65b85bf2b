"""Searches for a short game with everything in it, which three browsers play in a test; writes its record.

It has a raft ride with a passenger, a flight and a swim, with both extensions, in as few moves as can be
found. The record carries the secret of its bag, so that a prepared server deals the same tiles.

    python -m tools.pictures.journey --games 5000
"""

import argparse
from collections.abc import Sequence
from hashlib import sha256
from random import Random
from typing import Final

from kit.browser.records import BAG, DIGESTS, JOURNEY, SETUP
from rifugio.dealer import SaltedBag, salted_first_player
from rifugio.engine.effects import Effect
from rifugio.engine.moves import End, Move
from rifugio.engine.play import carry_out, legal_moves, new_game
from rifugio.engine.rafts.sailing import Carried
from rifugio.engine.state import State
from rifugio.engine.text.moves import write_move
from rifugio.engine.text.records import Record, write_record

WANTED: Final = frozenset({"flight", "ride", "swim"})


def secret_of(number: int) -> bytes:
    """Return the secret of a numbered bag."""
    return sha256(f"journey {number}".encode()).digest()


def wanted_in(move: Move, effects: Sequence[Effect]) -> frozenset[str]:
    """Return which of the WANTED things this move did."""
    text, found = write_move(move), set()
    if text.startswith("fly"):
        found.add("flight")
    if text.startswith("swim"):
        found.add("swim")
    if any(isinstance(effect, Carried) for effect in effects):
        found.add("ride")
    return frozenset(found)


def chosen(state: State, legal: Sequence[Move], missing: frozenset[str], rng: Random) -> Move:
    """Return a move that may lead to something missing; if nothing is, the quickest way to the end."""
    texts = [write_move(move) for move in legal]
    for move in legal if missing else ():
        if wanted_in(move, carry_out(state, move)[1]) & missing:
            return move
    end = next((move for move in legal if isinstance(move, End)), None)
    if end is not None and (not missing or rng.random() < 0.35):
        return end
    ways = [move for move, text in zip(legal, texts, strict=True) if text.startswith(("raft", "helicopter"))]
    if ways and rng.random() < 0.8:
        return rng.choice(ways)
    return rng.choice(legal)


def journey(number: int, rng: Random, longest: int) -> list[Move] | None:
    """Play one game from this bag; return its moves if it has everything within `longest` decisions."""
    bag, state = SaltedBag(secret_of(number), DIGESTS, SETUP), new_game(SETUP)
    moves: list[Move] = []
    missing, draws, decisions = WANTED, 0, 0
    while not state.turn.over:
        if state.turn.awaiting is not None:
            move: Move = bag.reveal(state, draws)
            draws += 1
        else:
            move = chosen(state, legal_moves(state), missing, rng)
            decisions += 1
        state, effects = carry_out(state, move)
        missing -= wanted_in(move, effects)
        moves.append(move)
        if decisions > longest or (decisions > 110 and missing):
            return None
    return moves if not missing else None


def best(games: int) -> Record:
    """Try this many games, and return the record of the shortest that has everything."""
    found: Record | None = None
    longest = 260
    for number in range(games):
        if salted_first_player(secret_of(number), DIGESTS) != 0:
            continue  # the first seat has to begin, so that player and seat numbers agree
        moves = journey(number, Random(number), longest)
        if moves is not None:
            found = Record(SETUP, tuple(moves), {BAG: secret_of(number).hex()})
            longest = sum(not write_move(move).startswith("reveal") for move in moves) - 1
            print(f"bag {number}: {longest + 1} decisions")
    if found is None:
        raise SystemExit("nothing found: try more --games")
    return found


def main() -> None:
    """Search, and write the record found."""
    parser = argparse.ArgumentParser(description="Find a game with everything in it.")
    parser.add_argument("--games", type=int, default=5000)
    JOURNEY.write_text(write_record(best(parser.parse_args().games)), encoding="utf-8")


if __name__ == "__main__":
    main()
