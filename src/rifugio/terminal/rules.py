"""The rules in brief, chapter by chapter, for the modules of a game."""

from rifugio.engine.game import Setup
from rifugio.engine.rulebooks import game_for
from rifugio.words import Words, rulebook


def chapters(words: Words, setup: Setup) -> list[tuple[str, str]]:
    """Return title and text of each chapter."""
    parts = [module.name for module in game_for(setup).rulebook.modules]
    keys = [chapter.key for part in parts for chapter in rulebook() if chapter.part == part]
    if setup.players > 2:
        keys.remove("rules-base-two-players")
    keys += [key for part in parts if words.has(key := f"{part}-rules")]
    return [(words.say(key), words.say(f"{key}.text")) for key in keys]
