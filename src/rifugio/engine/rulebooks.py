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

EXTENSIONS: Final[dict[str, RuleModule[State]]] = {module.name: module for module in (HELICOPTER, RAFTS)}
"""Those that can be bought; the module of both stands for what is ruled about them together."""
BOX: Final = (BASE, *EXTENSIONS.values(), BOTH)
"""All modules whose effects and reasons everybody knows."""
_ADDED: Final[dict[str, RuleModule[State]]] = {}


def add_extension(module: RuleModule[State]) -> None:
    """Make an extension of somebody else's known by its name; adding the same one again changes nothing.

    A record names the extensions it was played with and nothing more, so a name stands for its rules for
    ever: rules that come to behave differently get another name.
    """
    if not re.fullmatch(r"[a-z][a-z0-9_]*", module.name) or module.name in {BASE.name, BOTH.name}:
        raise ValueError(f"not a name for an extension: {module.name!r}")
    if {**EXTENSIONS, **_ADDED}.get(module.name, module) is not module:
        raise ValueError(f"there is another extension of this name: {module.name}")
    _ADDED[module.name] = module


def added_extensions() -> tuple[RuleModule[State], ...]:
    """Return those of somebody else that are known by now."""
    return tuple(_ADDED.values())


@cache
def rulebook_for(rules_version: int, extensions: Set[str]) -> Rulebook[State]:
    """Return the rulebook of a version with these extensions."""
    if rules_version != RULES_VERSION:
        raise ValueError(f"unknown rules version: {rules_version}")
    unknown = sorted(extensions - EXTENSIONS.keys() - _ADDED.keys())
    if unknown:
        raise ValueError(f"unknown extension: {', '.join(unknown)}")
    chosen = tuple(module for name, module in EXTENSIONS.items() if name in extensions)
    together = (BOTH,) if len(chosen) == len(EXTENSIONS) else ()
    # by name, not in the order in which somebody happened to add them: the same game everywhere
    added = tuple(module for name, module in sorted(_ADDED.items()) if name in extensions)
    return Rulebook((BASE, *chosen, *together, *added))


@lru_cache(maxsize=64)
def game_for(setup: Setup) -> Game[State]:
    """Return the game for a set-up; positions of equal set-ups share it."""
    check_players(setup.players)
    return Game(setup, rulebook_for(setup.rules_version, setup.extensions))
