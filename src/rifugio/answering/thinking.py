"""Thinks about a bot's turn, in another process or another worker."""

import json
from collections.abc import Sequence
from time import perf_counter

from rifugio.answering.thoughts import Question, Thought
from rifugio.bots import Budget, make_bot
from rifugio.bots.choosing import seconds_left
from rifugio.box import load_box
from rifugio.engine.game import Setup
from rifugio.engine.moves import End, Move, Reveal
from rifugio.engine.play import carry_out, follow, legal_moves, new_game, replayed, view
from rifugio.engine.text.moves import read_move, write_move
from rifugio.engine.text.positions import read_setup


def think(question: Question) -> list[Thought]:
    """Return the moves of a turn, up to its end or to Nature's next move."""
    setup = read_setup(question.setup, load_box)
    moves = [read_move(text) for text in question.moves]
    begin = len(moves) if question.tries is None else begin_of_plan(setup, moves)
    state, history = replayed(setup, moves[:begin])
    seat, bot = state.turn.seat, make_bot(question.bot)
    thoughts: list[Thought] = []
    begun, seconds = perf_counter(), seconds_left(state, question.seconds)
    while not state.turn.over and state.turn.awaiting is None and state.turn.seat == seat:
        left = max(0.0, seconds - (perf_counter() - begun))
        budget = Budget(left, question.tries)
        move = bot.choose(view(state, seat, history), tuple(legal_moves(state)), budget)
        remark = {"code": bot.remark.code, **bot.remark.data} if bot.remark else {}
        thoughts.append(Thought(write_move(move), remark))
        if isinstance(move, End):
            break
        state, history = follow(state, history, move)
    return thoughts[len(moves) - begin :]


def begin_of_plan(setup: Setup, moves: Sequence[Move]) -> int:
    """Return the ply after Nature's last move, or at which the turn began.

    A bot that counts its tries plans from there again, though some of the plan has been played: beginning
    in the middle, after a restart, it might go on otherwise than everywhere else.
    """
    state, begin = new_game(setup), 0
    for ply, move in enumerate(moves, start=1):
        seat = state.turn.seat
        state, _ = carry_out(state, move)
        if isinstance(move, Reveal) or state.turn.seat != seat:
            begin = ply
    return begin


def answer(line: str) -> str:
    """Return the answer to a question, both as JSON: thoughts, or the type of the error."""
    try:
        setup, moves, *how = json.loads(line)
        return json.dumps({"thoughts": think(Question(setup, tuple(moves), *how))})
    except Exception as error:  # noqa: BLE001 - one bad question must not end the process
        return json.dumps({"error": type(error).__name__})
