"""The interface to the review processes: a finished game, and a player's decisions in it, one by one."""

from collections.abc import AsyncGenerator
from typing import Literal, NamedTuple, Protocol

from rifugio.server.play.thinking import ProcessDied

ReviewState = Literal["waiting", "done", "failed"]


class Review(NamedTuple):
    """A review as it is stored, finished or not."""

    state: ReviewState = "waiting"
    ply: int = 0
    """How many moves of the game it has seen."""
    decisions: tuple[str, ...] = ()
    """What it has judged so far, each as JSON (`rifugio.server.host.review_worker`)."""


class Reviewed(NamedTuple):
    """One decision more, and how many moves of the game have been seen with it."""

    ply: int
    decision: str


class ReviewQuestion(NamedTuple):
    """A finished game, one of its players, and how many of its moves have been judged already."""

    setup: str
    moves: tuple[str, ...]
    player: int
    begin: int


class ReviewerDied(ProcessDied):
    """The review's process has ended before the review did."""


class ReviewFailed(Exception):
    """This game cannot be reviewed; the argument is the type of the error."""


class Reviewers(Protocol):
    """Reviews games; false if this node has no processes for it."""

    def __bool__(self) -> bool: ...

    def judge(self, question: ReviewQuestion) -> AsyncGenerator[Reviewed]:
        """Yield the decisions; closing it ends the work. Raise ReviewerDied or ReviewFailed."""
