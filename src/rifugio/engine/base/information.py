"""Information: what each player may see."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, TypeAlias

from rifugio.engine.board import Board
from rifugio.engine.cells import Cell
from rifugio.engine.effects import Effects
from rifugio.engine.game import Game
from rifugio.engine.moves import Move
from rifugio.engine.state import Offer, OwnedObject, Pile, State, Turn, brief


class PlayerView(NamedTuple):
    """A player as another sees them; the pile is None while it is hidden."""

    cell: Cell
    cards: int
    left: tuple[int, ...]
    pile: Pile | None


class Happened(NamedTuple):
    """B-INFO-03: A move and its effects, as everybody at the table saw them; Nature's are of seat NATURE."""

    seat: int
    move: Move
    effects: Effects


History: TypeAlias = tuple[Happened, ...]
"""The public history of a game, from its first move."""


class View(NamedTuple):
    """A position as one seat sees it; `seat` is None for an onlooker."""

    seat: int | None
    game: Game[State]
    board: Board
    offer: Offer
    players: tuple[PlayerView, ...]
    objects: Mapping[Cell, OwnedObject]
    turn: Turn
    parts: Mapping[str, Any]
    firsts_left: frozenset[str]
    """Places whose card for the first visitor is still there."""
    history: History = ()
    """What everybody has seen happen; empty if the caller keeps none."""

    def __repr__(self) -> str:
        return f"<View by seat {self.seat} of {brief(self.game, self.board, self.turn)}>"


def view(state: State, seat: int | None, history: History = ()) -> View:
    """B-INFO-03: All is public except other players' piles, which show at the end or if scores are open.

    B-INFO-02: every gain happened in public, so with the history a player can remember what lies in a pile.
    """
    everything = state.turn.over or state.game.setup.open_scores
    players = tuple(
        PlayerView(p.cell, p.cards, p.left, p.pile if everything or number == seat else None)
        for number, p in enumerate(state.players)
    )
    taken = {place for player in state.players for place in player.pile.firsts}
    firsts = {tile.id for tile in state.game.tiles if tile.first_points}
    return View(
        seat=seat,
        game=state.game,
        board=state.board,
        offer=state.offer,
        players=players,
        objects=state.objects,
        turn=state.turn,
        parts=state.parts,
        firsts_left=frozenset(firsts - taken),
        history=history,
    )
