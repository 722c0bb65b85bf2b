"""A bot process: reads a question per line, lets a bot choose, writes its plan for the turn per line.

It exits when its input is closed and, on Linux, together with its parent.
"""

import json
import os
import sys
from time import perf_counter
from typing import TextIO

from rifugio.bots import Budget, make_bot
from rifugio.box import load_box
from rifugio.engine.base.information import Happened
from rifugio.engine.moves import End
from rifugio.engine.play import carry_out, legal_moves, replayed, view
from rifugio.engine.text.moves import read_move, write_move
from rifugio.engine.text.positions import read_setup
from rifugio.installed import add_installed
from rifugio.server.host.processes import die_with
from rifugio.server.play.thinking import Question, Thought


def think(question: Question) -> list[Thought]:
    """Return the moves of a turn, up to its end or to where Nature comes in."""
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
        state, effects = carry_out(state, move)
        history = (*history, Happened(seat, move, effects))
    return thoughts


def answer(line: str) -> str:
    """Return the answer to a line: thoughts, or the kind of error that came in between."""
    try:
        setup, moves, bot, seconds = json.loads(line)
        return json.dumps({"thoughts": think(Question(setup, tuple(moves), bot, seconds))})
    except Exception as error:  # noqa: BLE001 - whatever it is, the next question may be a better one
        return json.dumps({"error": type(error).__name__})


def attend(questions: TextIO, answers: TextIO) -> None:
    """Answer until there are no more questions."""
    for line in questions:
        answers.write(answer(line) + "\n")
        answers.flush()


def main() -> None:
    """Think for the process that started this one."""
    die_with(int(sys.argv[1]))
    add_installed()
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    sys.stdout = sys.stderr  # whatever is printed is no answer
    attend(sys.stdin, answers)


if __name__ == "__main__":
    main()
