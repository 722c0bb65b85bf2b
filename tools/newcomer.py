"""Follows the README word for word, as a newcomer would: python -m tools.newcomer dist/rifugio-….whl

Every chapter of the README that has commands gets an empty environment and an empty folder, and its commands
are run there as they are written. It ends with a game played to its end, a table hosted and a game on it (by
the program of docs/bot.md), and a bot of one's own in the arena.

`--installed`: in this environment instead, without the commands that install something.
"""

import argparse
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.request import urlopen

from tools.ports import free_port
from tools.readme_examples import examples
from tools.rule_index import ROOT
from tools.served import is_ready

INSTALLS: Final = ("pip", "pipx", "uvx")
RUNNERS: Final = ("pipx", "uvx", "uv")
FIRST_MOVES: Final = "1\ndone\n" * 1000
"""What somebody in a hurry types: the first move there is, and then the turn is over."""
WANTED: Final = frozenset({"a bot", "a game", "a table", "the library"})
OVER: Final = "the game is over"
LONGEST: Final = 900.0
CACHES: Final = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache"))
"""What was downloaded before need not be again; all else is empty."""
_CHAPTER: Final = re.compile(r"^## ([^\n]+)\n(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)
_COMMANDS: Final = re.compile(r"^```console\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_NAMED: Final = re.compile(r"# (\w+\.py)\n")


@dataclass(frozen=True)
class Chapter:
    """A chapter of the README: its commands, and its Python."""

    title: str
    commands: tuple[str, ...]
    programs: tuple[str, ...]


class Stuck(Exception):
    """The README does not lead where it says."""


def chapters(page: str) -> list[Chapter]:
    """Return all chapters of a page that have commands."""
    found = []
    for title, text in _CHAPTER.findall(page):
        lines = [line for block in _COMMANDS.findall(text) for line in block.splitlines()]
        commands = tuple(line.removeprefix("$ ") for line in lines if line.startswith("$ "))
        if commands:
            found.append(Chapter(title, commands, tuple(one.code for one in examples(text))))
    return found


def installed(command: str) -> str | None:
    """Return what is left of a command where everything is installed: what uvx runs, and nothing of pip."""
    if not command.startswith(INSTALLS):
        return command
    program = command.partition(" rifugio ")[2]
    return f"rifugio {program}" if program and command.startswith("uvx") else None


class Newcomer:
    """Somebody with a new computer, who reads on."""

    def __init__(self, folder: Path, wheel: Path | None) -> None:
        self.folder, self.wheel, self.achieved = folder, wheel, set[str]()
        self._tools = folder / "tools"
        self._tools.mkdir()
        for name in RUNNERS:
            found = shutil.which(name) or shutil.which(name, path=str(Path(sys.executable).parent))
            if found:
                (self._tools / name).symlink_to(found)

    def read(self, page: str) -> None:
        """Follow a page from top to bottom."""
        for number, chapter in enumerate(chapters(page)):
            print(f"## {chapter.title}", flush=True)
            place = self.folder / str(number)
            place.mkdir(mode=0o711)
            self._follow(chapter, place, self._environment(chapter, place))

    def _environment(self, chapter: Chapter, place: Path) -> dict[str, str]:
        programs = Path(sys.executable).parent
        if self.wheel is not None:
            programs = place / "environment" / "bin"
        if self.wheel is not None and any(command.startswith("pip ") for command in chapter.commands):
            venv.create(place / "environment", with_pip=True)
        kept = {
            name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "RIFUGIO"))
        }
        dist = str(self.wheel.parent) if self.wheel else ""
        return {
            **kept,
            "PATH": f"{programs}:{self._tools}:/usr/bin:/bin",
            "HOME": str(place),
            "XDG_DATA_HOME": str(place / "share"),
            "PIP_FIND_LINKS": f"{kept.get('PIP_FIND_LINKS', '')} {dist}".strip(),
            "PIP_CACHE_DIR": str(CACHES / "pip"),
            "PIP_NO_COMPILE": "1",  # quicker, for something that is gone in a minute
            "PIP_QUIET": "1",
            "UV_CACHE_DIR": str(CACHES / "uv"),
            "UV_FIND_LINKS": dist,
            "UV_NO_PROGRESS": "1",
            "RIFUGIO_LANG": "en",
            "RIFUGIO_DATA": str(place / "games"),
            "RIFUGIO_HOST": "127.0.0.1",
            "RIFUGIO_PORT": str(free_port()),
        }

    def _follow(self, chapter: Chapter, place: Path, env: dict[str, str]) -> None:
        for program in chapter.programs:
            if named := _NAMED.match(program):
                (place / named[1]).write_text(program, encoding="utf-8")
        for written in chapter.commands:
            command = written if self.wheel else installed(written)
            if command is None:
                continue
            first = command.split()[0]
            if shutil.which(first, path=env["PATH"]) is None:
                if first not in RUNNERS:
                    raise Stuck(f"there is no {first}")
                print(f"  (there is no {first} here) {command}")
                continue
            print(f"  $ {command}", flush=True)
            if command.startswith("rifugio serve"):
                with hosting(command, place, env) as url:
                    self._play_at(url, place, env)
            else:
                self._run(command, place, env)
        if chapter.programs and not any(_NAMED.match(program) for program in chapter.programs):
            self._try_out(chapter.programs, place, env)

    def _run(self, command: str, place: Path, env: dict[str, str]) -> None:
        said = _said(["bash", "-c", command], place, env)
        if "rifugio play" in command:
            if OVER not in said:
                raise Stuck(f"{command} did not come to an end: {said[-500:]}")
            self._achieve("a game", said.strip().splitlines()[-3:])
        if command.startswith("rifugio arena"):
            if "builder" not in said.lower():
                raise Stuck(f"the bot did not play: {said[-500:]}")
            self._achieve("a bot", [line for line in said.splitlines() if "builder" in line.lower()][:2])

    def _try_out(self, programs: tuple[str, ...], place: Path, env: dict[str, str]) -> None:
        page = place / "page.md"
        page.write_text("".join(f"```python\n{program}```\n" for program in programs), encoding="utf-8")
        said = _said(["python", "-I", str(ROOT / "tools" / "readme_examples.py"), str(page)], place, env)
        if "seat 3:" not in said:
            raise Stuck(f"the library did not play a game: {said}")
        self._achieve("the library", [line for line in said.splitlines() if line.startswith("seat ")])

    def _play_at(self, url: str, place: Path, env: dict[str, str]) -> None:
        """Look at the page, open a table and play a game there, with docs/bot.md's program."""
        if self.wheel is not None:  # which has the pages; a checkout may not
            with urlopen(url, timeout=60) as answer:
                if b"<script" not in answer.read():
                    raise Stuck("the server has no page for browsers")
        page = (ROOT / "docs" / "bot.md").read_text(encoding="utf-8")
        program = next(one.code for one in examples(page) if "def play_one_game" in one.code)
        (place / "mybot.py").write_text(program, encoding="utf-8")
        asked = next(line for line in page.splitlines() if line.startswith("$ python -c"))
        command = asked.removeprefix("$ ").replace("http://127.0.0.1:8000", url)
        ranks = _said(["bash", "-c", command], place, env).strip()
        if ranks not in {"[1, 2]", "[2, 1]", "[1, 1]"}:
            raise Stuck(f"the game at the table has no result: {ranks}")
        self._achieve("a table", [f"a game at {url} has ended, ranks {ranks}"])

    def _achieve(self, what: str, shown: list[str]) -> None:
        """Note what came of it, and show it to whoever reads along."""
        self.achieved.add(what)
        for line in shown:
            print(f"    {line.rstrip()}", flush=True)


@contextmanager
def hosting(command: str, place: Path, env: dict[str, str]) -> Iterator[str]:
    """Start a server by a command, give its address, and stop it by Ctrl-C."""
    log, url = place / "log", f"http://127.0.0.1:{env['RIFUGIO_PORT']}"
    with log.open("wb") as out:
        server = subprocess.Popen(
            ["bash", "-c", f"exec {command}"], cwd=place, env=env, stdout=out, stderr=out
        )
    try:
        until = time.monotonic() + LONGEST
        while not is_ready(url):
            if server.poll() is not None or time.monotonic() > until:
                raise Stuck(f"the server does not start: {log.read_text(encoding='utf-8')[-1000:]}")
            time.sleep(0.1)
        if url not in log.read_text(encoding="utf-8"):
            raise Stuck("the server does not say where it is")
        yield url
    finally:
        server.send_signal(signal.SIGINT)
        server.wait(60)
    if server.returncode:
        raise Stuck(f"Ctrl-C: {server.returncode}")


def _said(command: list[str], place: Path, env: dict[str, str]) -> str:
    done = subprocess.run(
        command,
        cwd=place,
        env=env,
        input=FIRST_MOVES,
        capture_output=True,
        text=True,
        timeout=LONGEST,
        check=False,
    )
    if done.returncode:
        raise Stuck(f"{command[-1]}: {done.returncode}\n{done.stdout[-1000:]}{done.stderr[-2000:]}")
    return done.stdout


def follow(wheel: Path | None) -> set[str]:
    """Follow the README in a folder that is gone afterwards; return what came of it."""
    folder = Path(tempfile.mkdtemp(prefix="rifugio-newcomer-"))
    folder.chmod(0o711)  # PostgreSQL, which is not root, has to pass through
    try:
        newcomer = Newcomer(folder, wheel)
        newcomer.read((ROOT / "README.md").read_text(encoding="utf-8"))
        return newcomer.achieved
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def main() -> None:
    """Follow the README, and say what came of it."""
    parser = argparse.ArgumentParser(description="Follows the README word for word.")
    which = parser.add_mutually_exclusive_group(required=True)
    which.add_argument("wheel", type=Path, nargs="?", help="the wheel that pip is to find")
    which.add_argument("--installed", action="store_true", help="in this environment, without installing")
    asked = parser.parse_args()
    begun = time.monotonic()
    achieved = follow(None if asked.installed else asked.wheel.resolve())
    print(f"{', '.join(sorted(achieved))}: {time.monotonic() - begun:.0f} s")
    if WANTED - achieved:
        raise SystemExit(f"the README did not lead to {', '.join(sorted(WANTED - achieved))}")


if __name__ == "__main__":
    main()
