"""Known games from one bag: one with everything in it, and one of three squirrels."""

from functools import cache
from pathlib import Path
from typing import Final

import rifugio
from rifugio.bots import Budget, make_bot
from rifugio.box import load_box
from rifugio.dealer import SaltedBag
from rifugio.engine.play import carry_out, legal_moves, new_game, view
from rifugio.engine.state import State
from rifugio.engine.text.moves import write_move
from rifugio.engine.text.records import Record, read_record

JOURNEY: Final = Path(__file__).with_name("journey.txt")
"""Found by tools/pictures/journey.py."""
BAG: Final = "Bag"
"""The record header with the bag's secret."""
PLAYERS: Final = 3
DIGESTS: Final = ("",) * PLAYERS
"""No player's word goes into the bag."""
SETUP: Final = rifugio.setup(PLAYERS, ("helicopter", "rafts"))


def journey_record() -> Record:
    """Return the game with everything in it."""
    return read_record(JOURNEY.read_text(encoding="utf-8"), load_box)


def journey_secret() -> bytes:
    """Return the secret of its bag."""
    return bytes.fromhex(journey_record().headers[BAG])


def packed_bags() -> dict[str, str]:
    """Return the PREPARED_BAGS that make a prepared server deal the tiles of that bag at every table."""
    return {"PREPARED_BAGS": ",".join([journey_secret().hex()] * 500)}


@cache
def _squirrels() -> tuple[tuple[State, int, str], ...]:
    bag, state, bot = SaltedBag(journey_secret(), DIGESTS, SETUP), new_game(SETUP), make_bot("squirrel")
    draws, moves = 0, []
    while not state.turn.over:
        if state.turn.awaiting is not None:
            state, _ = carry_out(state, bag.reveal(state, draws))
            draws += 1
            continue
        seat = state.turn.seat
        move = bot.choose(view(state, seat), tuple(legal_moves(state)), Budget(10.0))
        moves.append((state, seat, write_move(move)))
        state, _ = carry_out(state, move)
    return tuple(moves)


def squirrels() -> tuple[tuple[int, str], ...]:
    """Return a game of three squirrels from that bag: the seat and the move of each step."""
    return tuple((seat, move) for _, seat, move in _squirrels())


def squirrels_after(moves: int) -> State:
    """Return the position of that game after this many moves."""
    return _squirrels()[moves][0]
