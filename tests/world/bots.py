"""Bots of the world: any legal move will do, as nobody judges how well they play."""

from collections.abc import Sequence
from random import Random

from rifugio.answering.thoughts import Question, Thought
from rifugio.box import load_box
from rifugio.engine.moves import End
from rifugio.engine.play import legal_moves, new_game
from rifugio.engine.text.moves import read_move, write_move
from rifugio.engine.text.positions import read_setup
from rifugio.table.nature import played


class HastyBots:
    """They take no thought: it would be most of the time that a history takes."""

    def __bool__(self) -> bool:
        return True

    async def ask(self, question: Question) -> Sequence[Thought]:
        """Return the moves of a turn, up to its end or to Nature's next move."""
        setup = read_setup(question.setup, load_box)
        state = new_game(setup)
        for text in question.moves:
            state, _ = played(state, read_move(text))  # remembered, as the nodes have played it
        seat, chance = state.turn.seat, Random("/".join(question.moves))
        thoughts: list[Thought] = []
        while not state.turn.over and state.turn.awaiting is None and state.turn.seat == seat:
            move = chance.choice(tuple(legal_moves(state)))
            thoughts.append(Thought(write_move(move), {}))
            if isinstance(move, End):
                break
            state, _ = played(state, move)
        return thoughts
