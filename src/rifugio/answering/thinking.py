"""Thinks about a bot's turn, in another process or another worker."""

import json
from time import perf_counter

from rifugio.answering.thoughts import Question, Thought
from rifugio.bots import Budget, make_bot
from rifugio.box import load_box
from rifugio.engine.moves import End
from rifugio.engine.play import follow, legal_moves, replayed, view
from rifugio.engine.text.moves import read_move, write_move
from rifugio.engine.text.positions import read_setup


def think(question: Question) -> list[Thought]:
    """Return the moves of a turn, up to its end or to Nature's next move."""
    setup = read_setup(question.setup, load_box)
    state, history = replayed(setup, [read_move(text) for text in question.moves])
    seat, bot = state.turn.seat, make_bot(question.bot)
    thoughts: list[Thought] = []
    begun = perf_counter()
    while not state.turn.over and state.turn.awaiting is None and state.turn.seat == seat:
        left = max(0.0, question.seconds - (perf_counter() - begun))
        move = bot.choose(view(state, seat, history), tuple(legal_moves(state)), Budget(left))
        remark = {"code": bot.remark.code, **bot.remark.data} if bot.remark else {}
        thoughts.append(Thought(write_move(move), remark))
        if isinstance(move, End):
            break
        state, history = follow(state, history, move)
    return thoughts


def answer(line: str) -> str:
    """Return the answer to a question, both as JSON: thoughts, or the type of the error."""
    try:
        setup, moves, bot, seconds = json.loads(line)
        return json.dumps({"thoughts": think(Question(setup, tuple(moves), bot, seconds))})
    except Exception as error:  # noqa: BLE001 - one bad question must not end the process
        return json.dumps({"error": type(error).__name__})
