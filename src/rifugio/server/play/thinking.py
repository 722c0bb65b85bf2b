"""The interface to the bots: a question, and the plan that answers it."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol


class Question(NamedTuple):
    """A question for a bot; contains only public information."""

    setup: str
    moves: tuple[str, ...]
    bot: str
    seconds: float


class Thought(NamedTuple):
    """A move and its remark; empty if there is none."""

    move: str
    remark: dict[str, str | int]


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
