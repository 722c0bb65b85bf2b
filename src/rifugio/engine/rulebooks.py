"""Which rule modules make up which game. A rule change adds a version here; old games keep theirs."""

from collections.abc import Set
from functools import cache, lru_cache
from typing import Final

from rifugio.engine.base import BASE
from rifugio.engine.base.preparation import check_players
from rifugio.engine.both import BOTH
from rifugio.engine.game import RULES_VERSION, Game, Setup
from rifugio.engine.helicopter import HELICOPTER
from rifugio.engine.rafts import RAFTS
from rifugio.engine.rulebook import Rulebook, RuleModule

EXTENSIONS: Final[dict[str, RuleModule]] = {module.name: module for module in (HELICOPTER, RAFTS)}


@cache
def rulebook_for(rules_version: int, extensions: Set[str]) -> Rulebook:
    """Return the rulebook of a version with these extensions."""
    if rules_version != RULES_VERSION:
        raise ValueError(f"unknown rules version: {rules_version}")
    unknown = sorted(extensions - EXTENSIONS.keys())
    if unknown:
        raise ValueError(f"unknown extension: {', '.join(unknown)}")
    chosen = tuple(module for name, module in EXTENSIONS.items() if name in extensions)
    together = (BOTH,) if len(chosen) == len(EXTENSIONS) else ()
    return Rulebook((BASE, *chosen, *together))


@lru_cache(maxsize=64)
def game_for(setup: Setup) -> Game:
    """Return the game for a set-up; positions of equal set-ups share it."""
    check_players(setup.players)
    return Game(setup, rulebook_for(setup.rules_version, setup.extensions))
