"""A second version of the rules, made up, for a server that brings them in: one's own huts score points."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Final

from rifugio.engine.base import BASE
from rifugio.engine.both import BOTH
from rifugio.engine.game import RULES_VERSION, Setup
from rifugio.engine.helicopter import HELICOPTER
from rifugio.engine.rafts import RAFTS
from rifugio.engine.rulebook import ScoreLine
from rifugio.engine.rulebooks import MODULE_TABLES, game_for, rulebook_for
from rifugio.engine.state import State

VERSION: Final = 2


def score(state: State, seat: int) -> Iterable[ScoreLine]:
    """Score as ever, and a point for each hut of one's own."""
    assert BASE.score is not None
    own = sum(built.owner == seat and built.what == "hut" for built in state.objects.values())
    return (*BASE.score(state, seat), ScoreLine("own huts", own))


def know() -> None:
    """Have games of the second version judged by it."""
    MODULE_TABLES[VERSION] = (replace(BASE, score=score), HELICOPTER, RAFTS, BOTH)


def forget() -> None:
    """Know the first version only."""
    MODULE_TABLES.pop(VERSION, None)
    rulebook_for.cache_clear()
    game_for.cache_clear()


def begin_games_by(version: int) -> None:
    """Begin all games by a version from now on."""
    *others, _ = Setup.__init__.__defaults__ or ()
    Setup.__init__.__defaults__ = (*others, version)


@contextmanager
def games_begin_by(version: int) -> Iterator[None]:
    """Begin games by a version for a while."""
    begin_games_by(version)
    try:
        yield
    finally:
        begin_games_by(RULES_VERSION)
