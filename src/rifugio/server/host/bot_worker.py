"""A bot process: reads one question per line and writes a bot's plan for the turn, one line each.

It exits when its input is closed and, on Linux, together with its parent.
"""

import sys
from typing import TextIO

from rifugio.answering.thinking import answer
from rifugio.installed import add_installed
from rifugio.server.host.processes import die_with, only_answers


def attend(questions: TextIO, answers: TextIO) -> None:
    """Answer questions until the input ends."""
    for line in questions:
        answers.write(answer(line) + "\n")
        answers.flush()


def main() -> None:
    """Serve the process that started this one."""
    die_with(int(sys.argv[1]))
    add_installed()
    attend(sys.stdin, only_answers())


if __name__ == "__main__":
    main()
