"""What extensions are called."""

from collections.abc import Sequence
from typing import Final

from rifugio.engine.game import RULES_VERSION
from rifugio.engine.rulebooks import BOX, rulebook_for
from rifugio.words.speaker import MissingWords, Words

IN_THE_BOX: Final = frozenset(module.name for module in BOX)


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
        return words.say(f"option-{name}" if name in IN_THE_BOX else f"{name}-name")
    except MissingWords:
        return name.replace("_", " ").capitalize()
