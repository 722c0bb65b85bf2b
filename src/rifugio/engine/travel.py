"""How far an extension's means of travel lead, as an estimate for bots, which cannot try out everything."""

from collections.abc import Callable, Container, Iterable
from typing import Generic, NamedTuple, TypeVar

from rifugio.engine.board import Board
from rifugio.engine.cells import Cell

S = TypeVar("S")


class Shortcuts(NamedTuple):
    """One player's moves other than steps from land to land."""

    begin: Container[Cell]
    """The cells where a shortcut begins."""
    onward: Callable[[Cell], Iterable[tuple[Cell, int]]]
    """The cells reached from such a cell, each with its steps; called once per cell, nearest first."""


class Travel(NamedTuple, Generic[S]):
    """A rule module's hook for bots; without it they know only the engine's legal moves.

    A module that offers it also promises that in its games a walk scores only through places and visits,
    so that bots may solve the last walk of a game.
    """

    shortcuts: Callable[[S, int], Shortcuts]
    """For a position and a seat; depends only on board, objects, and the player's walker and supply."""
    carries: Callable[[Board, Cell], Iterable[Cell]]
    """A superset of the cells that an object on this cell may be carried to; empty if it stays there."""
