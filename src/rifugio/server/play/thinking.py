"""The interface to the bots, which think in other processes."""

from collections.abc import Sequence
from typing import Protocol

from rifugio.answering.thoughts import Question, Thought


class ProcessDied(Exception):
    """A process that was asked something has ended; another one may answer."""


class BotDied(ProcessDied):
    """The bot's process has ended."""


class BotFailed(Exception):
    """A bot could not answer; the argument is the type of the error."""


class Bots(Protocol):
    """Answers questions; false if this node has no bot processes."""

    def __bool__(self) -> bool: ...

    async def ask(self, question: Question) -> Sequence[Thought]:
        """Return a bot's plan; raise BotDied if a retry may help, BotFailed if not."""
