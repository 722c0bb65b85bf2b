"""What extensions are called."""

from collections.abc import Sequence

from rifugio.engine.game import RULES_VERSION
from rifugio.engine.rulebooks import rulebook_for
from rifugio.words.speaker import MissingWords, Words


def extensions_label(words: Words, names: Sequence[str]) -> str:
    """Return what to call a choice of extensions."""
    if not names:
        return words.say("option-none")
    modules = rulebook_for(RULES_VERSION, frozenset(names)).modules
    as_one = [module.name for module in modules if module.requires == {*names}]
    return " + ".join(extension_label(words, name) for name in as_one or names)


def extension_label(words: Words, name: str) -> str:
    """Return what an extension is called; one without words of its own, by its name."""
    try:
        return words.say(f"{name}-name")
    except MissingWords:
        return name.replace("_", " ").capitalize()
