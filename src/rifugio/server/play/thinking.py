"""The interface to the bots: a question, and the plan that answers it."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol


class Question(NamedTuple):
    """What a bot is asked: everything in it is known to everybody at the table."""

    setup: str
    moves: tuple[str, ...]
    bot: str
    seconds: float


class Thought(NamedTuple):
    """A move with the reason for it; an empty one if there is nothing to say."""

    move: str
    remark: dict[str, str | int]


class BotDied(Exception):
    """The process in which a bot thought has ended."""


class BotFailed(Exception):
    """A bot could not answer; the argument is the kind of error."""


class Bots(Protocol):
    """Those who can be asked; false where nobody thinks."""

    def __bool__(self) -> bool: ...

    async def ask(self, question: Question) -> Sequence[Thought]:
        """Return what a bot thinks; raise BotDied if it may be asked again, BotFailed if that is no use."""
