"""The commands one can type line by line: in the reader's language, in English, and a few short forms."""

from typing import Final

from rifugio.words import Words

ENGLISH: Final = {
    "help": ("help", "?"),
    "look": ("look",),
    "map": ("map",),
    "moves": ("moves", "all"),
    "undo": ("undo",),
    "restart": ("over", "restart"),
    "end": ("done",),
    "why": ("why",),
    "hint": ("hint",),
    "points": ("points", "score"),
    "log": ("log",),
    "rules": ("rules",),
    "save": ("save",),
    "quit": ("quit",),
}
"""Command → the words understood in every language; `end` itself is a move in the notation."""


class Vocabulary:
    """The commands of one language."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self._commands = {word: command for command, many in ENGLISH.items() for word in many}
        self._commands |= {words.say(f"plain-word-{command}"): command for command in ENGLISH}

    def command(self, typed: str) -> tuple[str, str] | None:
        """Return the typed command and its argument, None if it is not a command."""
        word, _, rest = typed.strip().partition(" ")
        command = self._commands.get(word.lower())
        return (command, rest.strip()) if command else None

    def help(self) -> list[str]:
        """Return what can be typed."""
        say = self.words.say
        listed = [
            f"  {say(f'plain-word-{command}')}: {say(f'plain-word-{command}.about')}" for command in ENGLISH
        ]
        return [say("plain-help"), *listed]
