"""How far an extension's means of travel lead, roughly: for bots, which cannot try out everything."""

from collections.abc import Callable, Container, Iterable
from typing import Generic, NamedTuple, TypeVar

from rifugio.engine.board import Board
from rifugio.engine.cells import Cell

S = TypeVar("S")


class Shortcuts(NamedTuple):
    """The ways on of one player that are not steps from land to land."""

    begin: Container[Cell]
    """The cells where one begins."""
    onward: Callable[[Cell], Iterable[tuple[Cell, int]]]
    """Where one gets from such a cell, and in how many steps; asked once for each, the nearest first."""


class Travel(NamedTuple, Generic[S]):
    """What bots ask a rule module; without it they know what the engine's legal moves show them.

    A module that answers says besides that in its games a walk brings points by places and visits alone,
    so that bots may solve the last walk of a game.
    """

    shortcuts: Callable[[S, int], Shortcuts]
    """By a position and a seat: of the board, the player's walker and supply, and where objects are."""
    carries: Callable[[Board, Cell], Iterable[Cell]]
    """All cells, and never fewer, that an object on this cell may be taken to; none if it stays there."""
