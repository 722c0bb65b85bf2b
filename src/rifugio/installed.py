"""Discovers installed extensions: packages with an entry point in the group `rifugio.extensions`.

The engine discovers nothing. Each program that plays calls `add_installed` once in every process, before
the first game.
"""

from functools import cache
from importlib.metadata import entry_points
from importlib.resources import files
from typing import Final

from rifugio.engine.rulebook import RuleModule
from rifugio.engine.rulebooks import add_extension

GROUP: Final = "rifugio.extensions"


class BrokenExtension(Exception):
    """An installed extension cannot be used; the message names it and says why."""


@cache
def add_installed() -> dict[str, str]:
    """Register all installed extensions; return the package of each, by name.

    An entry point must load a rule module, or a tuple of them: the extension, and its rules for playing
    together with others. Raise BrokenExtension if one does not.
    """
    packages: dict[str, str] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda one: one.name):
        try:
            found = entry.load()
            for module in found if isinstance(found, tuple) else (found,):
                if not isinstance(module, RuleModule):
                    raise TypeError(f"{entry.value} is no rule module")
                add_extension(module)
        except Exception as error:  # whatever is wrong with somebody's package
            raise BrokenExtension(f"{entry.name} ({entry.value}): {error}") from error
        packages[entry.name] = entry.module.partition(".")[0]
    return packages


def texts_of(package: str, language: str) -> str:
    """Return an extension's Fluent messages in a language: the files in its package's `locales/en` and so on.

    Falls back to English; empty if it has no messages at all.
    """
    for folder in (files(package) / "locales" / language, files(package) / "locales" / "en"):
        if folder.is_dir():
            texts = sorted(
                (one for one in folder.iterdir() if one.name.endswith(".ftl")), key=lambda one: one.name
            )
            return "\n".join(one.read_text(encoding="utf-8") for one in texts)
    return ""
