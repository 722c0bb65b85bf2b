"""Questions to bots and reviewers, and what they answer: values that cross to another process or worker."""

from typing import Final, Literal, NamedTuple

from rifugio.engine.text.moves import write_move
from rifugio.engine.text.positions import write_setup
from rifugio.table.table import Table

BOT_SECONDS: Final = 1.0
COUNTED_SECONDS: Final = 20.0
"""After which a bot that counts its tries is stuck: no turn takes half as long, in a browser either."""
HINT_BOT: Final = "lynx"
HINT_SECONDS: Final = 0.4


class Question(NamedTuple):
    """A question for a bot; contains only public information."""

    setup: str
    moves: tuple[str, ...]
    bot: str
    seconds: float
    tries: int | None = None
    """Counted instead of the seconds, where the bot has to play alike everywhere."""


def bot_question(table: Table, bot: str) -> Question:
    """Return the question for a bot in the place of whoever is to move: only public information."""
    if table.trail is None:
        return _question(table, bot, BOT_SECONDS)
    return _question(table, bot, COUNTED_SECONDS)._replace(tries=table.trail.tries)


def hint_question(table: Table) -> Question:
    """Return the question for a hint."""
    return _question(table, HINT_BOT, HINT_SECONDS)


def _question(table: Table, bot: str, seconds: float) -> Question:
    play = table.begun
    return Question(write_setup(play.setup), tuple(map(write_move, play.moves)), bot, seconds)


class Thought(NamedTuple):
    """A move and its remark; empty if there is none."""

    move: str
    remark: dict[str, str | int]


ReviewState = Literal["waiting", "done", "failed"]


class Review(NamedTuple):
    """A review as it is stored, finished or not."""

    state: ReviewState = "waiting"
    ply: int = 0
    """How many moves of the game it has seen."""
    decisions: tuple[str, ...] = ()
    """What it has judged so far, each as JSON (`answering.judging`)."""


class ReviewQuestion(NamedTuple):
    """A finished game, one of its players, and how many of its moves have been judged already."""

    setup: str
    moves: tuple[str, ...]
    player: int
    begin: int


class Reviewed(NamedTuple):
    """One decision more, and how many moves of the game have been seen with it."""

    ply: int
    decision: str


def review_question(table: Table, seat: int, begin: int) -> ReviewQuestion:
    """Return the question about a seat of a finished game."""
    play = table.begun
    moves = tuple(map(write_move, play.moves))
    return ReviewQuestion(write_setup(play.setup), moves, play.order.index(seat), begin)
