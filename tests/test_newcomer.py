"""The README works: its commands are followed here, with links instead of installations.

.ci/run follows it word for word, from a fresh clone, with an empty environment for each chapter.
"""

import subprocess
from pathlib import Path

import pytest

from kit.pages.environments import extras_of, needed
from kit.pages.following import Stuck, chapters
from kit.repository import ROOT
from tools.release import newcomer


@pytest.mark.slow  # .ci/run does the same from a fresh clone
def test_the_readme_leads_to_a_game_a_table_and_a_bot() -> None:
    assert newcomer.follow() == newcomer.WANTED


def test_a_clone_is_enough_to_begin_with() -> None:
    """`make serve`, `make play` and `make package` in a fresh clone are tested by .ci/run."""
    found = chapters((ROOT / "README.md").read_text(encoding="utf-8"))
    assert found[0].commands == ("make serve", "make play")
    assert found[1].commands[0] == "make package"
    assert "rifugio serve" in found[1].commands


@pytest.mark.parametrize("name", ["serve", "play"])
def test_make_passes_options_on(name: str) -> None:
    command = ["make", "--dry-run", "--no-print-directory", name, "ARGS=--one --two 3"]
    shown = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert shown.splitlines()[-1].endswith(f"bin/python -m rifugio {name} --one --two 3")
    assert ".venv" not in shown, "the developers' environment is not needed"


@pytest.mark.parametrize(
    ("command", "extras"),
    [
        ("pip install rifugio", ()),
        ("pip install 'rifugio[cli,server]'", ("cli", "server")),
        ("uvx --from 'rifugio[cli]' rifugio play fox", ("cli",)),
    ],
)
def test_which_extras_a_command_names(command: str, extras: tuple[str, ...]) -> None:
    assert extras_of(command) == extras


def test_what_an_extra_brings_and_what_not() -> None:
    names = {one.metadata["Name"].lower() for one in needed(("client",))}
    assert names == {"websockets"}
    server = {one.metadata["Name"].lower() for one in needed(("server",))}
    assert {"psycopg", "psycopg-binary", "psycopg-pool", "starlette"} <= server
    assert not {"textual", "matplotlib", "pytest"} & server


def test_a_readme_that_leads_nowhere_is_noticed(tmp_path: Path) -> None:
    reader = newcomer.Newcomer(tmp_path)
    with pytest.raises(Stuck, match="there is no rifugo"):
        reader.read("# T\n\n## Play\n\n```sh\nrifugo play\n```\n")


def test_a_page_that_names_too_few_extras_is_noticed(tmp_path: Path) -> None:
    reader = newcomer.Newcomer(tmp_path)
    with pytest.raises(Stuck, match="needs a few more packages"):
        reader.read("# T\n\n## Play\n\n```sh\npip install rifugio\nrifugio play marmot\n```\n")
