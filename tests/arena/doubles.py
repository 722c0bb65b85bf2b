"""Bots that misbehave, for the umpire to catch, and some that can be watched."""

import os
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter, sleep

from rifugio.bots import Budget
from rifugio.bots.characters import Marmot
from rifugio.engine.base.information import View
from rifugio.engine.moves import Go, Move


class Cheat(Marmot):
    """Walks a hundred steps once it may walk."""

    def choose(self, view: View, legal: Sequence[Move], budget: Budget) -> Move:
        if view.turn.to_connect:
            return super().choose(view, legal, budget)
        return Go("walk", view.players[view.turn.seat].cell, 100)


class Broken(Marmot):
    """Does not work."""

    def choose(self, view: View, legal: Sequence[Move], budget: Budget) -> Move:
        raise RuntimeError("out of order")


class Sleeper(Marmot):
    """Takes its time without working."""

    def choose(self, view: View, legal: Sequence[Move], budget: Budget) -> Move:
        sleep(0.006)
        return super().choose(view, legal, budget)


class Ponderer(Marmot):
    """Works for longer than it may."""

    def choose(self, view: View, legal: Sequence[Move], budget: Budget) -> Move:
        until = perf_counter() + 0.006
        while perf_counter() < until:
            pass
        return super().choose(view, legal, budget)


class Bookkeeper(Marmot):
    """Writes down which budgets it is given."""

    given: list[tuple[int, Budget]]

    def choose(self, view: View, legal: Sequence[Move], budget: Budget) -> Move:
        type(self).given.append((view.turn.seat, budget))
        return super().choose(view, legal, budget)


class Counted(Marmot):
    """Leaves a byte for each of its moves, in a file of its process in the folder COUNTED names."""

    def choose(self, view: View, legal: Sequence[Move], budget: Budget) -> Move:
        with (Path(os.environ["COUNTED"]) / str(os.getpid())).open("ab") as moves:
            moves.write(b".")
        return super().choose(view, legal, budget)
