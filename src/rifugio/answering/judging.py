"""Judges a player's decisions in a finished game, one by one, in another process or another worker."""

import json
from collections.abc import Iterator

from rifugio.answering.thoughts import Reviewed, ReviewQuestion
from rifugio.bots.review import Decision, review
from rifugio.box import load_box
from rifugio.engine.text.moves import read_move, write_move
from rifugio.engine.text.positions import read_setup


def judged(question: ReviewQuestion) -> Iterator[Reviewed]:
    """Yield a player's decisions in the order of the game."""
    setup, moves = read_setup(question.setup, load_box), [read_move(text) for text in question.moves]
    for one in review(setup, moves, {question.player}, question.begin):
        yield Reviewed(one.ply + len(one.moves), write_decision(one))


def write_decision(one: Decision) -> str:
    """Return a decision as JSON: its fields in order, moves as text."""
    texts = one._replace(moves=tuple(map(write_move, one.moves)), best=tuple(map(write_move, one.best)))  # type: ignore[arg-type]
    return json.dumps(texts)


def read_decision(text: str) -> Decision:
    """Read what `write_decision` wrote."""
    seat, turn, ply, moves, best, *worths = json.loads(text)
    return Decision(seat, turn, ply, tuple(map(read_move, moves)), tuple(map(read_move, best)), *worths)
