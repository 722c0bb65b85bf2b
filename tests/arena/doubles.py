"""Test doubles: bots that misbehave, for the umpire to catch, and some that can be observed."""

import json
import os
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter, sleep

from rifugio.bots import Bot, Budget, Remark, make_bot
from rifugio.engine.base.information import View
from rifugio.engine.moves import Go, Move


class Wanderer:
    """Plays the last legal move, which ends the turn where that is legal."""

    name, level = "wanderer", 0
    remark: Remark | None = None

    def choose(self, view: View, legal: Sequence[Move], budget: Budget) -> Move:
        return legal[-1]


class Cheat(Wanderer):
    """Makes an illegal walk of a hundred steps."""

    def choose(self, view: View, legal: Sequence[Move], budget: Budget) -> Move:
        if view.turn.to_connect:
            return super().choose(view, legal, budget)
        return Go("walk", view.players[view.turn.seat].cell, 100)


class Broken(Wanderer):
    """Always raises."""

    def choose(self, view: View, legal: Sequence[Move], budget: Budget) -> Move:
        raise RuntimeError("out of order")


class Sleeper(Wanderer):
    """Exceeds its time by sleeping."""

    def choose(self, view: View, legal: Sequence[Move], budget: Budget) -> Move:
        sleep(0.006)
        return super().choose(view, legal, budget)


class Napper(Wanderer):
    """Sleeps for half a second."""

    def choose(self, view: View, legal: Sequence[Move], budget: Budget) -> Move:
        sleep(0.5)
        return super().choose(view, legal, budget)


class Ponderer(Wanderer):
    """Exceeds its time by computing."""

    def choose(self, view: View, legal: Sequence[Move], budget: Budget) -> Move:
        until = perf_counter() + 0.006
        while perf_counter() < until:
            pass
        return super().choose(view, legal, budget)


class Bookkeeper(Wanderer):
    """Appends the budgets it is given to the file BOOK."""

    def choose(self, view: View, legal: Sequence[Move], budget: Budget) -> Move:
        with Path(os.environ["BOOK"]).open("a", encoding="utf-8") as book:
            book.write(json.dumps(budget) + "\n")
        return super().choose(view, legal, budget)


class Hanging(Wanderer):
    """Never answers its second question, and leaves its process id in the file BOOK."""

    asked = False

    def choose(self, view: View, legal: Sequence[Move], budget: Budget) -> Move:
        while self.asked:
            pass
        self.asked = True
        Path(os.environ["BOOK"]).write_text(str(os.getpid()), encoding="utf-8")
        return super().choose(view, legal, budget)


class Crashing(Wanderer):
    """Ends its process."""

    def choose(self, view: View, legal: Sequence[Move], budget: Budget) -> Move:
        os._exit(3)


class Counted(Wanderer):
    """Appends a byte for each of its moves to a file named after its process, in the folder COUNTED."""

    def choose(self, view: View, legal: Sequence[Move], budget: Budget) -> Move:
        with (Path(os.environ["COUNTED"]) / str(os.getpid())).open("ab") as moves:
            moves.write(b".")
        return super().choose(view, legal, budget)


def Visitor() -> Bot:  # noqa: N802 (named like a class, as bots of one's own are)
    """The lynx, as a stranger's bot."""
    return make_bot("lynx")
