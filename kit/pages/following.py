"""Helpers to follow a page: its chapters, running a command, running a server for a while."""

import os
import re
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from kit.pages.examples import examples
from kit.served import is_ready

FIRST_MOVES: Final = "1\ndone\n" * 1000
"""Typed input that plays one turn: the first move offered, then the end of the turn."""
LONGEST: Final = 900.0
INTERRUPTED: Final = -signal.SIGINT
_CHAPTER: Final = re.compile(r"^## ([^\n]+)\n(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)
_COMMANDS: Final = re.compile(r"^```sh\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_COMMENT: Final = re.compile(r"\s+# .*")


@dataclass(frozen=True)
class Chapter:
    """A chapter of a page: its commands and its Python blocks."""

    title: str
    commands: tuple[str, ...]
    programs: tuple[str, ...]


class Stuck(Exception):
    """Following the page failed."""


def commands_of(text: str) -> tuple[str, ...]:
    """Return the commands of a text, without comments."""
    lines = [line for block in _COMMANDS.findall(text) for line in block.splitlines()]
    return tuple(command for line in lines if (command := _COMMENT.sub("", line).strip()))


def chapters(page: str) -> list[Chapter]:
    """Return all chapters of a page that have commands."""
    found = [
        Chapter(title, commands_of(text), tuple(one.code for one in examples(text)))
        for title, text in _CHAPTER.findall(page)
    ]
    return [chapter for chapter in found if chapter.commands]


def said(command: str, place: Path, env: dict[str, str], typed: str = FIRST_MOVES) -> str:
    """Run a command in a shell, and return its output."""
    done = subprocess.run(
        ["bash", "-c", command],
        cwd=place,
        env=env,
        input=typed,
        capture_output=True,
        text=True,
        timeout=LONGEST,
        check=False,
    )
    if done.returncode:
        raise Stuck(f"{command}: {done.returncode}\n{done.stdout[-1000:]}{done.stderr[-2000:]}")
    return done.stdout


@contextmanager
def hosting(command: str, place: Path, env: dict[str, str], log: Path) -> Iterator[str]:
    """Start a server by a command, yield its address, and stop it by Ctrl-C to its whole process group."""
    url = f"http://127.0.0.1:{env['RIFUGIO_PORT']}"
    with log.open("wb") as out:
        server = subprocess.Popen(
            ["bash", "-c", f"exec {command}"],
            cwd=place,
            env=env,
            stdout=out,
            stderr=out,
            start_new_session=True,
        )
    try:
        until = time.monotonic() + LONGEST
        while not is_ready(url):
            if server.poll() is not None or time.monotonic() > until:
                raise Stuck(f"{command} does not start: {log.read_text(encoding='utf-8')[-3000:]}")
            time.sleep(0.1)
        if url not in log.read_text(encoding="utf-8"):
            raise Stuck("the server does not say where it is")
        yield url
    except Stuck as stuck:
        raise Stuck(f"{stuck}\nThe server said:\n{log.read_text(encoding='utf-8')[-2000:]}") from stuck
    finally:
        if server.poll() is None:
            os.killpg(server.pid, signal.SIGINT)
        server.wait(60)
    # make is interrupted as well, unless it was started in the background, where SIGINT is ignored
    if server.returncode not in ({0, INTERRUPTED} if command.startswith("make") else {0}):
        raise Stuck(f"Ctrl-C: {server.returncode}")
