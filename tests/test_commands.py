"""Commands in the documentation exist, and the files it names are there."""

from pathlib import Path

import pytest

from kit.repository import ROOT
from tests.pages import PAGES, cannot_be_copied, commands, fault, is_there, named_files

MADE_LATER = ("deploy/secrets", "deploy/acme", "deploy/backups", "deploy/kubernetes/mine")
"""Folders that a host creates."""

by_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))


@by_page
def test_every_command_of_a_page_exists(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert [(command, why) for command in commands(text) if (why := fault(command))] == []


@by_page
def test_every_file_a_page_names_is_there(page: Path) -> None:
    found = {
        name for name in named_files(page.read_text(encoding="utf-8")) if not name.startswith(MADE_LATER)
    }
    assert {name for name in found if not is_there(name, page)} == set()


@by_page
def test_commands_can_be_copied_as_they_are(page: Path) -> None:
    """The site's copy button takes a whole block: commands are in `sh` blocks, without a prompt."""
    assert cannot_be_copied(page.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("block", ["```sh\n$ make play\n```\n", "```console\nmake play\n```\n"])
def test_a_prompt_is_noticed(block: str) -> None:
    assert cannot_be_copied(block)


def test_commands_are_found_at_all() -> None:
    found = [command for page in PAGES for command in commands(page.read_text(encoding="utf-8"))]
    assert len(found) > 150
    for begin in (
        "make ",
        "rifugio serve",
        "python -m ",
        "pip install",
        "uvx ",
        "docker compose",
        "kubectl ",
    ):
        assert any(command.startswith(begin) for command in found), begin


@pytest.mark.parametrize(
    ("command", "why"),
    [
        ("make coffee", "make has no coffee"),
        ("make web packages", "make has no packages"),
        ("rifugio sever", "there is no rifugio sever"),
        ("rifugio serve --hots 127.0.0.1", "rifugio serve has no --hots"),
        ("uvx --from 'rifugio[cli]' rifugio pley fox", "there is no rifugio pley"),
        ("python -m tools.nothing", "there is no module tools.nothing"),
        ("python -m tests.faults.run --second 120", "tests.faults.run has no --second"),
        (".venv/bin/pytest tests/nowhere.py", "there is no tests/nowhere.py"),
        ("pip install 'rifugio[clix]'", "rifugio has no extra clix"),
        ("npm run sight", "npm has no sight"),
        ("deploy/make-secret x", "there is no deploy/make-secret"),
        ("export A=1 && make coffee", "make has no coffee"),
        ("rifugo play", "what is rifugo?"),
    ],
)
def test_a_wrong_command_is_found(command: str, why: str) -> None:
    page = f"# T\n\n```sh\n{command}\n```\n"
    assert [fault(one) for one in commands(page)] == [why]


def test_a_file_that_moved_is_found() -> None:
    page = ROOT / "README.md"
    names = list(named_files("`tests/pages.py`, `tests/gone.py`, `tests/*.py`, `deploy/nowhere/*.yaml`"))
    assert [name for name in names if not is_there(name, page)] == ["tests/gone.py", "deploy/nowhere/*.yaml"]
