"""Follows the README word for word, as a newcomer would: python -m tools.release.newcomer [--into FOLDER]

It starts from a fresh clone of what is committed, where `make …` is run. Every chapter that installs
something gets an empty environment and an empty folder, and its commands are run there as written. It ends
with games in a terminal, hosted tables with a game on each (played by the program of docs/bot.md), and a bot
of one's own in the arena.

`--installed`: no clone and no downloads: `pip install` links the packages installed here.
"""

import argparse
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
import venv
from pathlib import Path
from typing import Final
from urllib.request import urlopen

from kit.pages.environments import extras_of, link_environment
from kit.pages.examples import examples
from kit.pages.following import Chapter, Stuck, chapters, hosting, said
from kit.ports import free_port
from kit.repository import ROOT

RUNNERS: Final = ("pipx", "uvx", "uv")
FETCHED: Final = {"a clone's game", "a clone's table"}
WANTED: Final = frozenset({"a bot", "a game", "a table", "the library"})
OVER: Final = "the game is over"
SAVED: Final = "Saved in"
A_TURN: Final = "1\ndone\n1\nquit\n"
CACHES: Final = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache"))
"""Download caches; everything else starts empty."""
NOT_INHERITED: Final = ("PYTHON", "RIFUGIO", "MAKE", "MFLAGS")
_NAMED: Final = re.compile(r"# (\w+\.py)\n")


class Newcomer:
    """Runs what a page says on a clean machine. Without a clone, installing means linking."""

    def __init__(self, folder: Path, clone: Path | None = None) -> None:
        self.folder, self.clone, self.achieved = folder, clone, set[str]()
        self._exported: dict[str, str] = {}
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
            self._follow(chapter, place, self._environment(place))

    def _environment(self, place: Path) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if not name.startswith(NOT_INHERITED)}
        node = Path(shutil.which("npm") or "/usr/bin/npm").parent
        return {
            **kept,
            "PATH": f"{place}/environment/bin:{self._tools}:{sys.base_prefix}/bin:{node}:/usr/bin:/bin",
            "HOME": str(place),
            "XDG_DATA_HOME": str(place / "share"),
            "PIP_CACHE_DIR": str(CACHES / "pip"),
            "PIP_NO_COMPILE": "0",  # pip's way to say yes; quicker, as it is thrown away in a minute
            "PIP_QUIET": "1",
            "UV_CACHE_DIR": str(CACHES / "uv"),
            "UV_NO_PROGRESS": "1",
            "npm_config_cache": str(Path.home() / ".npm"),
            "npm_config_userconfig": str(Path.home() / ".npmrc"),
            "RIFUGIO_LANG": "en",
            "RIFUGIO_DATA_FOLDER": str(place / "games"),
            "RIFUGIO_HOST": "127.0.0.1",
            "RIFUGIO_PORT": str(free_port()),
        }

    def _follow(self, chapter: Chapter, place: Path, env: dict[str, str]) -> None:
        for program in chapter.programs:
            if named := _NAMED.match(program):
                (place / named[1]).write_text(program, encoding="utf-8")
        for command in chapter.commands:
            print(f"  {command}", flush=True)
            begun = time.monotonic()
            self._do(command, place, {**env, **self._exported})
            print(f"    {time.monotonic() - begun:.0f} s", flush=True)
        if chapter.programs and not any(_NAMED.match(program) for program in chapter.programs):
            self._try_out(chapter.programs, place, env)

    def _do(self, command: str, place: Path, env: dict[str, str]) -> None:
        """Run one command, in whichever way is possible here."""
        first = command.split(maxsplit=1)[0]
        if first in {"make", "export"}:
            self._do_in_clone(command, place, env)
        elif first == "pip":
            self._install(command, place, env)
        elif first == "uvx" and self.clone is None:
            self._install(command, place, env)
            self._run(f"rifugio {command.partition(' rifugio ')[2]}", place, env)
        elif shutil.which(first, path=env["PATH"]) is None or (first in RUNNERS and self.clone is None):
            if first not in RUNNERS:
                raise Stuck(f"there is no {first}")
            print(f"    (skipped: {first} is not installed)")
        elif command.startswith("rifugio serve"):
            with hosting(command, place, env, place / "log") as url:
                self._play_at(url, place, env)
                self._achieve("a table", [])
        else:
            self._run(command, place, env)

    def _do_in_clone(self, command: str, place: Path, env: dict[str, str]) -> None:
        if self.clone is None:
            print("    (skipped: needs a clone)")
        elif command.startswith("export "):
            for name, value in (word.split("=", 1) for word in shlex.split(command)[1:]):
                before = os.environ.get(name, "")  # the machine's own package index
                self._exported[name] = f"{value.replace('$PWD', str(self.clone))} {before}".strip()
        elif command.startswith("make serve"):
            with hosting(command, self.clone, env, place / "log") as url:
                again = said(f"{command} --dry-run", self.clone, env).strip()
                if "\n" in again or " -m rifugio serve" not in again:
                    raise Stuck(f"{command} would rebuild what is up to date: {again}")
                programs = self.clone / "build" / "env" / "server" / "bin"
                python = {"PATH": f"{programs}:{env['PATH']}", "PYTHONPATH": str(self.clone / "src")}
                self._play_at(url, place, {**env, **python})
                self._achieve("a clone's table", [])
        elif command.startswith("make play"):
            shown = said(command, self.clone, env, A_TURN)
            if SAVED not in shown:
                raise Stuck(f"{command} did not save the game: {shown[-500:]}")
            self._achieve("a clone's game", shown.strip().splitlines()[-1:])
        else:
            said(command, self.clone, env)

    def _install(self, command: str, place: Path, env: dict[str, str]) -> None:
        environment = place / "environment"
        if self.clone is None:
            link_environment(environment, extras_of(command))
        else:
            venv.create(environment, with_pip=True)
            said(command, place, env)

    def _run(self, command: str, place: Path, env: dict[str, str]) -> None:
        shown = said(command, place, env)
        if "rifugio play" in command:
            self._achieve("a game", _end_of(command, shown))
        if command.startswith("rifugio arena"):
            if "builder" not in shown.lower():
                raise Stuck(f"the bot did not play: {shown[-500:]}")
            self._achieve("a bot", [line for line in shown.splitlines() if "builder" in line.lower()][:2])

    def _try_out(self, programs: tuple[str, ...], place: Path, env: dict[str, str]) -> None:
        page = place / "page.md"
        page.write_text("".join(f"```python\n{program}```\n" for program in programs), encoding="utf-8")
        shown = said(f"python -I {ROOT / 'kit' / 'pages' / 'examples.py'} {page}", place, env)
        if "seat 3:" not in shown:
            raise Stuck(f"the library did not play a game: {shown}")
        self._achieve("the library", [line for line in shown.splitlines() if line.startswith("seat ")])

    def _play_at(self, url: str, place: Path, env: dict[str, str]) -> None:
        """Look at the page, open a table and play a game there, with the program of docs/bot.md."""
        if self.clone is not None:  # a clone has the built pages; linked packages may not
            with urlopen(url, timeout=60) as answer:
                if b"<script" not in answer.read():
                    raise Stuck("the server has no page for browsers")
        ranks = play_by_the_page(url, place, env)
        print(f"    a game at {url} has ended, ranks {ranks}", flush=True)

    def _achieve(self, what: str, shown: list[str]) -> None:
        """Record an achievement, and print its last lines."""
        self.achieved.add(what)
        for line in shown:
            print(f"    {line.rstrip()}", flush=True)


def _end_of(command: str, shown: str) -> list[str]:
    if OVER not in shown:
        raise Stuck(f"{command} did not finish the game: {shown[-500:]}")
    return shown.strip().splitlines()[-3:]


def play_by_the_page(url: str, place: Path, env: dict[str, str]) -> str:
    """Play a game at a table with the program and command of docs/bot.md; return the ranks."""
    page = (ROOT / "docs" / "bot.md").read_text(encoding="utf-8")
    program = next(one.code for one in examples(page) if "def play_one_game" in one.code)
    (place / "mybot.py").write_text(program, encoding="utf-8")
    asked = next(line for line in page.splitlines() if line.startswith("python -c"))
    ranks = said(asked.replace("http://127.0.0.1:8000", url), place, env).strip()
    if ranks not in {"[1, 2]", "[2, 1]", "[1, 1]"}:
        raise Stuck(f"the game at the table has no result: {ranks}")
    return ranks


def follow(clone: Path | None = None) -> set[str]:
    """Follow the README in a temporary folder; return what was achieved."""
    folder = Path(tempfile.mkdtemp(prefix="rifugio-newcomer-"))
    folder.chmod(0o711)  # PostgreSQL does not run as root and has to be able to enter
    try:
        newcomer = Newcomer(folder, clone)
        newcomer.read(((clone or ROOT) / "README.md").read_text(encoding="utf-8"))
        return newcomer.achieved
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def main() -> None:
    """Follow the README, and print what was achieved."""
    parser = argparse.ArgumentParser(description="Follows the README word for word.")
    parser.add_argument("--into", type=Path, help="folder to clone to; kept, with the package in dist/")
    parser.add_argument("--installed", action="store_true", help="no clone and no downloads")
    asked = parser.parse_args()
    begun = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="rifugio-clone-") as folder:
        Path(folder).chmod(0o711)
        clone: Path | None = None
        if not asked.installed:
            clone = (asked.into or Path(folder) / "rifugio").resolve()
            subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        try:
            achieved = follow(clone)
        except Stuck as stuck:
            raise SystemExit(f"stuck: {stuck}") from None
    print(f"{', '.join(sorted(achieved))}: {time.monotonic() - begun:.0f} s")
    missing = (WANTED if asked.installed else WANTED | FETCHED) - achieved
    if missing:
        raise SystemExit(f"the README did not lead to {', '.join(sorted(missing))}")


if __name__ == "__main__":
    main()
