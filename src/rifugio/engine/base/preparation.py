"""Preparation: what lies ready before the first turn."""

from collections.abc import Mapping

from rifugio.engine.base.steps import START_CARDS
from rifugio.engine.base.turn import begin_turn
from rifugio.engine.board import EMPTY_TABLE, Board
from rifugio.engine.box import Box
from rifugio.engine.cells import START
from rifugio.engine.game import Game
from rifugio.engine.state import Offer, Pile, Player, Result, State, Turn

PLAYERS = range(2, 6)


def check_players(players: int) -> None:
    """B-SETUP-09: Two to five players."""
    if players not in PLAYERS:
        raise ValueError(f"Rifugio is for 2 to 5 players, not {players}")


def tiles(box: Box, players: int) -> Mapping[str, int]:
    """B-SETUP-02: The sixty terrain tiles; START is none of them."""
    return box.counts


def players_at_start(game: Game[State]) -> tuple[Player, ...]:
    """B-SETUP-03, B-SETUP-04, B-SETUP-05: Each player has a walker on START, three cards and a supply.

    The supply depends on the number of players alone.
    """
    pile = Pile(visits=(0,) * len(game.objects))
    return (Player(START, START_CARDS, game.supply, pile),) * game.players


def board_at_start(game: Game[State]) -> Board:
    """B-SETUP-01: Only START lies on the table."""
    return EMPTY_TABLE.lay(game.laid[game.box.start.id][0], START)


def prepare(game: Game[State]) -> Result:
    """B-SETUP-06: All tiles are face down; the first turn begins by opening three of them."""
    state = State(
        game=game,
        board=board_at_start(game),
        offer=Offer(open=(), blind=tuple(game.counts[tile.id] for tile in game.tiles)),
        players=players_at_start(game),
        objects={},
        turn=Turn(seat=0, to_connect=0, awaiting=None, free=0),
        parts={name: part.initial for name, part in game.rulebook.parts.items()},
    )
    return begin_turn(state, seat=0)
