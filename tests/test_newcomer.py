"""The README leads somewhere: its commands are followed here, without those that install something.

With an empty environment for each chapter, .ci/run follows it word for word once the wheel is built.
"""

from pathlib import Path

import pytest

from tools import newcomer
from tools.rule_index import ROOT


def test_the_readme_leads_to_a_game_a_table_and_a_bot() -> None:
    assert newcomer.follow(None) == newcomer.WANTED


def test_three_ways_in_and_a_bot() -> None:
    found = newcomer.chapters((ROOT / "README.md").read_text(encoding="utf-8"))
    assert [chapter.commands[0].split()[0] for chapter in found] == ["pip", "uvx", "pip", "pip"]
    assert any("rifugio serve" in chapter.commands for chapter in found)


@pytest.mark.parametrize(
    ("command", "left"),
    [
        ("pip install 'rifugio[cli]'", None),
        ("uvx --from 'rifugio[cli]' rifugio play fox", "rifugio play fox"),
        ("pipx run --spec 'rifugio[cli]' rifugio play fox", None),
        ("rifugio serve", "rifugio serve"),
    ],
)
def test_what_is_left_where_everything_is_installed(command: str, left: str | None) -> None:
    assert newcomer.installed(command) == left


def test_a_readme_that_leads_nowhere_is_noticed(tmp_path: Path) -> None:
    reader = newcomer.Newcomer(tmp_path, None)
    with pytest.raises(newcomer.Stuck, match="there is no rifugo"):
        reader.read("# T\n\n## Play\n\n```console\n$ rifugo play\n```\n")
