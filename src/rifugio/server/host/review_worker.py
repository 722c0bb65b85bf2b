"""A review process: reads one game, writes a line for each decision as it is judged, and a last empty one.

It gives way to everything else, has its CPU time limited, and on Linux exits together with its parent.
"""

import json
import os
import sys
from typing import Final, TextIO

from rifugio.answering.judging import judged
from rifugio.answering.thoughts import ReviewQuestion
from rifugio.installed import add_installed
from rifugio.server.host.processes import die_with, only_answers

CPU_SECONDS: Final = 120
"""Of recorded games a seat takes 3 to 14; whoever takes longer is ended by the kernel, and goes on later."""
NICE: Final = 10


def attend(asked: TextIO, answers: TextIO) -> None:
    """Answer one question."""
    setup, moves, player, begin = json.loads(asked.readline())
    try:
        for found in judged(ReviewQuestion(setup, tuple(moves), player, begin)):
            _say(answers, json.dumps(found))
        _say(answers, "{}")
    except Exception as error:  # noqa: BLE001 - whatever it is, trying again would not help
        _say(answers, json.dumps({"error": type(error).__name__}))


def _say(answers: TextIO, line: str) -> None:
    answers.write(line + "\n")
    answers.flush()


def limit() -> None:
    """Give way to other processes, and end after some CPU time."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415 (is not there on Windows)

        os.nice(NICE)
        resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS))


def main() -> None:
    """Serve the process that started this one."""
    die_with(int(sys.argv[1]))
    limit()
    add_installed()
    attend(sys.stdin, only_answers())


if __name__ == "__main__":
    main()
