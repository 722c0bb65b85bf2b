"""The interface to the review processes: a finished game, and a player's decisions in it, one by one."""

from collections.abc import AsyncGenerator
from typing import Protocol

from rifugio.answering.thoughts import Reviewed, ReviewQuestion
from rifugio.server.play.thinking import ProcessDied


class ReviewerDied(ProcessDied):
    """The review's process has ended before the review did."""


class ReviewFailed(Exception):
    """This game cannot be reviewed; the argument is the type of the error."""


class Reviewers(Protocol):
    """Reviews games; false if this node has no processes for it."""

    def __bool__(self) -> bool: ...

    def judge(self, question: ReviewQuestion) -> AsyncGenerator[Reviewed]:
        """Yield the decisions; closing it ends the work. Raise ReviewerDied or ReviewFailed."""
