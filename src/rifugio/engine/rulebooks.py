"""Which rule modules make up which game. A rule change adds a version here; old games keep theirs."""

import re
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
from rifugio.engine.state import State

MODULE_TABLES: Final[dict[int, tuple[RuleModule[State], ...]]] = {
    1: (BASE, HELICOPTER, RAFTS, BOTH),
}
"""The rule modules of each `rules_version`, the base game first, in the order in which they are asked.

A rule whose behaviour changes gets a new module, and a new version whose table has it in place of the old
one. Tables never change: games and records keep the version they began with.
"""
EXTENSIONS: Final = {
    module.name: module for module in MODULE_TABLES[RULES_VERSION][1:] if not module.requires
}
"""The published extensions, in the current version of the rules."""
BOX: Final = tuple({id(module): module for table in MODULE_TABLES.values() for module in table}.values())
"""All modules of the box, whose effects and reasons every client knows."""
_ADDED: Final[dict[str, RuleModule[State]]] = {}


def add_extension(module: RuleModule[State]) -> None:
    """Register a third-party extension by its name; registering the same one again changes nothing.

    A record stores only the names of its extensions, so a name stands for the same rules for ever, in every
    version of ours: an extension whose rules change needs a new name.
    """
    if not re.fullmatch(r"[a-z][a-z0-9_]*", module.name):
        raise ValueError(f"not a name for an extension: {module.name!r}")
    if any(module.name == one.name and module is not one for one in (*BOX, *_ADDED.values())):
        raise ValueError(f"there is another extension of this name: {module.name}")
    if module.name not in _ADDED and module.requires:  # it joins games that can be played already
        rulebook_for.cache_clear()
        game_for.cache_clear()
    _ADDED[module.name] = module


def known_extensions() -> dict[str, RuleModule[State]]:
    """Return the extensions a new game can choose, by name: those of the box, then third-party ones."""
    others = sorted((one for one in _ADDED.values() if not one.requires), key=lambda module: module.name)
    return EXTENSIONS | {module.name: module for module in others}


@cache
def extension_of(kind: type) -> str | None:
    """Return the third-party module that lists a kind of effect or reason; None for those of the box."""
    if any(kind in (*module.effects, *module.reasons) for module in BOX):
        return None
    for module in _ADDED.values():
        if kind in (*module.effects, *module.reasons):
            return module.name
    raise ValueError(f"no rule module lists {kind.__name__}")


@cache
def rulebook_for(rules_version: int, extensions: Set[str]) -> Rulebook[State]:
    """Return the rulebook of a version with these extensions."""
    if rules_version not in MODULE_TABLES:
        raise ValueError(f"unknown rules version: {rules_version}")
    base, *ours = MODULE_TABLES[rules_version]
    # by name, not in the order of registration: the same game everywhere
    others = sorted(_ADDED.values(), key=lambda module: (bool(module.requires), module.name))
    offered = {module.name for module in (*ours, *others) if not module.requires}
    if unknown := sorted(extensions - offered):
        raise ValueError(f"unknown extension: {', '.join(unknown)}")
    chosen = (module for module in (*ours, *others) if (module.requires or {module.name}) <= extensions)
    return Rulebook((base, *chosen))


@lru_cache(maxsize=64)
def game_for(setup: Setup) -> Game[State]:
    """Return the game for a set-up; positions of equal set-ups share it."""
    check_players(setup.players)
    return Game(setup, rulebook_for(setup.rules_version, setup.extensions))
