"""The display names of extensions."""

from collections.abc import Sequence

from rifugio.engine.game import RULES_VERSION
from rifugio.engine.rulebooks import rulebook_for
from rifugio.words.speaker import MissingWords, Words


def extensions_label(words: Words, names: Sequence[str]) -> str:
    """Return the display name of a choice of extensions."""
    if not names:
        return words.say("option-none")
    modules = rulebook_for(RULES_VERSION, frozenset(names)).modules
    as_one = [module.name for module in modules if module.requires == {*names}]
    return " + ".join(extension_label(words, name) for name in as_one or names)


def extension_label(words: Words, name: str) -> str:
    """Return an extension's display name; derived from its id if it has no messages."""
    try:
        return words.say(f"{name}-name")
    except MissingWords:
        return name.replace("_", " ").capitalize()
