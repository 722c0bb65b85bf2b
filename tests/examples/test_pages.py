"""The pages for users work: their code and commands run, with just the extras that each page names.

Each page gets an environment of links (kit/pages/environments.py), without anything that it does not name.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from kit.pages.environments import extras_of, link_environment
from kit.pages.examples import examples
from kit.pages.following import commands_of, hosting, said
from kit.repository import ROOT
from kit.served import served
from kit.servers import open_folder
from rifugio.terminal.saving import SUFFIX
from tests.pages import PAGES
from tools.release.newcomer import Newcomer, play_by_the_page

EXAMPLES = ROOT / "kit" / "pages" / "examples.py"
BY_OTHERS = {
    "README.md": "followed by tools/release/newcomer.py",
    "docs/operations.md": "for a database with games in it: tests/server/serving/test_backup.py",
}
"""Pages whose `rifugio` commands are tested elsewhere."""
A_GAME = "1\ndone\n1\nquit\n"


@dataclass(frozen=True)
class Reader:
    """Follows a page in a folder of its own."""

    page: str
    place: Path
    env: dict[str, str]

    def runs(self, command: str, typed: str = "") -> str:
        return said(command, self.place, self.env, typed)

    def runs_the_code(self) -> str:
        return self.runs(f"python -I {EXAMPLES} {ROOT / self.page}")


def reader_of(page: str, folder: Path) -> Reader:
    """Install what the page names; if it names several, the last."""
    installs = [one for one in commands_of(text_of(page)) if one.startswith("pip install")]
    place = folder / "reader"
    place.mkdir()
    env = Newcomer(folder)._environment(place)
    link_environment(place / "environment", extras_of(installs[-1]))
    return Reader(page, place, env)


def text_of(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


@pytest.fixture
def folder() -> Iterator[Path]:
    made = open_folder()
    yield made
    shutil.rmtree(made, ignore_errors=True)


def test_library(folder: Path) -> None:
    assert re.match(r"\[-?\d+, -?\d+, -?\d+\]", reader_of("docs/library.md", folder).runs_the_code())


def test_extending(folder: Path) -> None:
    assert "'cairns'" in reader_of("docs/extending.md", folder).runs_the_code()


def test_bot(folder: Path) -> None:
    reader = reader_of("docs/bot.md", folder)
    wins = re.search(r"greedy beat the marmot in (\d) of 6 games", reader.runs_the_code())
    assert wins is not None
    assert int(wins[1]) >= 4
    with served() as url:
        play_by_the_page(url, reader.place, reader.env)


def test_hosting(folder: Path) -> None:
    reader = reader_of("docs/hosting.md", folder)
    said_here = commands_of(text_of(reader.page))
    assert commands_of(text_of("docs/play.md")) == said_here[:2], "so that following one is following both"
    asked = [one for one in said_here if one.startswith("rifugio ")]
    assert asked[0] == "rifugio serve"
    with hosting(asked[0], reader.place, reader.env, folder / "log"):
        pass
    for command in asked[1:]:
        # a public server needs a database and NATS: tests/server/serving; trails need a key: tests/trails
        if "serve" not in command and "trails" not in command:
            reader.runs(command)
    assert (reader.place / "games.rifugio-backup").is_file()


def test_terminal(folder: Path) -> None:
    reader, done = reader_of("docs/terminal.md", folder), []
    for command in commands_of(text_of(reader.page)):
        if command.startswith("rifugio watch"):
            looks(reader, command)
        elif not command.startswith("pip "):
            game = next(folder.rglob(f"*{SUFFIX}"), None)
            assert reader.runs(command.replace("GAME", str(game)), A_GAME)
        done.append(command.split()[1])
    assert {"play", "watch", "replay", "show"} <= set(done)
    assert (reader.place / "picture.svg").is_file()


def looks(reader: Reader, command: str) -> None:
    """Watch for a while; a whole game of bots takes a minute."""
    watched = subprocess.Popen(
        ["bash", "-c", f"exec {command}"], cwd=reader.place, env=reader.env, stdout=subprocess.PIPE, text=True
    )
    assert watched.stdout is not None
    with watched:
        seen = [watched.stdout.readline() for _ in range(6)]
        watched.kill()
    assert all(seen)


def test_no_page_with_commands_is_forgotten() -> None:
    """Every page with `rifugio …` or `pip install` commands is followed in this file."""
    followed = set(re.findall(r'"(docs/[a-z]+\.md)"', Path(__file__).read_text(encoding="utf-8"))) | set(
        BY_OTHERS
    )
    telling = {
        str(page.relative_to(ROOT))
        for page in PAGES
        if re.search(
            r"^(rifugio |pip install '?rifugio)",
            "\n".join(commands_of(page.read_text(encoding="utf-8"))),
            re.MULTILINE,
        )
    }
    assert telling - followed == set()


def test_cairns() -> None:
    page = "examples/cairns/README.md"
    paths = f"{ROOT / 'src'}:{ROOT / 'examples' / 'cairns' / 'src'}"
    said(f"{sys.executable} {EXAMPLES} {page}", ROOT, {**os.environ, "PYTHONPATH": paths})


def test_no_page_with_code_is_forgotten() -> None:
    """Python on a page is run, by a test in this file or in tests/test_readme.py."""
    named = r'(?:reader_of\(|page = )"([\w/]+\.md)"'
    followed = set(re.findall(named, Path(__file__).read_text(encoding="utf-8")))
    coded = {str(page.relative_to(ROOT)) for page in PAGES if examples(page.read_text(encoding="utf-8"))}
    assert coded - followed == {"README.md"}


def test_bot_md_names_the_client_and_nothing_more() -> None:
    named = [extras_of(one) for one in commands_of(text_of("docs/bot.md")) if one.startswith("pip")]
    assert named == [(), ("client",)]
