"""Test doubles: bots that misbehave, for the umpire to catch, and some that can be observed."""

import os
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter, sleep

from rifugio.bots import Budget
from rifugio.bots.characters import Marmot
from rifugio.engine.base.information import View
from rifugio.engine.moves import Go, Move


class Cheat(Marmot):
    """Makes an illegal walk of a hundred steps."""

    def choose(self, view: View, legal: Sequence[Move], budget: Budget) -> Move:
        if view.turn.to_connect:
            return super().choose(view, legal, budget)
        return Go("walk", view.players[view.turn.seat].cell, 100)


class Broken(Marmot):
    """Always raises."""

    def choose(self, view: View, legal: Sequence[Move], budget: Budget) -> Move:
        raise RuntimeError("out of order")


class Sleeper(Marmot):
    """Exceeds its time by sleeping."""

    def choose(self, view: View, legal: Sequence[Move], budget: Budget) -> Move:
        sleep(0.006)
        return super().choose(view, legal, budget)


class Ponderer(Marmot):
    """Exceeds its time by computing."""

    def choose(self, view: View, legal: Sequence[Move], budget: Budget) -> Move:
        until = perf_counter() + 0.006
        while perf_counter() < until:
            pass
        return super().choose(view, legal, budget)


class Bookkeeper(Marmot):
    """Records the budgets it is given."""

    given: list[tuple[int, Budget]]

    def choose(self, view: View, legal: Sequence[Move], budget: Budget) -> Move:
        type(self).given.append((view.turn.seat, budget))
        return super().choose(view, legal, budget)


class Counted(Marmot):
    """Appends a byte for each of its moves to a file named after its process, in the folder COUNTED."""

    def choose(self, view: View, legal: Sequence[Move], budget: Budget) -> Move:
        with (Path(os.environ["COUNTED"]) / str(os.getpid())).open("ab") as moves:
            moves.write(b".")
        return super().choose(view, legal, budget)
