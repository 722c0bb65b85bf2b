"""The README's examples work: they run, top to bottom, in one session."""

from pathlib import Path
from typing import Any

import pytest

from kit.pages import examples as readme_examples
from kit.repository import ROOT


def test_every_python_block_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = readme_examples.examples((ROOT / "README.md").read_text(encoding="utf-8"))
    assert found, "README.md has no Python example"
    monkeypatch.chdir(tmp_path)
    session: dict[str, Any] = {"__name__": "__main__"}
    for example in found:
        readme_examples.run(example, session)


def test_the_first_screen_says_what_it_is_shows_it_starts_it_and_says_what_is_different() -> None:
    page = (ROOT / "README.md").read_text(encoding="utf-8")
    parts = [
        "# Rifugio\n",
        "The online edition of the board game",
        "![",
        "```sh\nmake serve\n",
        "## What is different here",
    ]
    places = [page.find(part) for part in parts]
    assert -1 not in places
    assert places == sorted(places)
    assert page[places[-1] :].find("\n## Install it") < 2_000, "it stays short"
    assert page[: places[-1]].count("\n") < 32, "all of it comes early"


def test_blocks_are_found_with_their_lines() -> None:
    page = "# T\n```python\na = 1\n```\ntext\n```sh\nno\n```\n```python\n>>> a\n1\n```\n"
    assert readme_examples.examples(page) == [
        readme_examples.Example(3, "a = 1\n"),
        readme_examples.Example(10, ">>> a\n1\n"),
    ]


def test_blocks_share_one_session() -> None:
    session: dict[str, Any] = {}
    for code in ("a = 1\n", ">>> a\n1\n>>> b = a + 1\n", "assert b == 2\n"):
        readme_examples.run(readme_examples.Example(1, code), session)


def test_a_false_example_fails() -> None:
    with pytest.raises(AssertionError, match="Got"):
        readme_examples.run(readme_examples.Example(1, ">>> 1 + 1\n3\n"), {})
