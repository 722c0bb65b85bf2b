"""The pages about making something of one's own are true: their code runs, top to bottom."""

import asyncio
import shutil
from random import Random
from typing import Any

import pytest

from rifugio.engine.rulebooks import EXTENSIONS, add_extension, rulebook_for
from tests.server.serving.starting import serving
from tests.servers import open_folder
from tools import readme_examples
from tools.rule_index import ROOT


def session_of(page: str, blocks: int = 4) -> dict[str, Any]:
    session: dict[str, Any] = {"__name__": "__main__"}
    found = readme_examples.examples((ROOT / "docs" / page).read_text(encoding="utf-8"))
    assert len(found) >= blocks
    for example in found:
        readme_examples.run(example, session, page)
    return session


def test_library() -> None:
    assert session_of("library.md", 2)["moves"]


def test_extending(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """With a registry of its own: the page's extension has the name of the example's."""
    monkeypatch.setattr("rifugio.engine.rulebooks._ADDED", {})
    rulebook_for.cache_clear()
    try:
        session = session_of("extending.md")
        assert "'cairns'" in capsys.readouterr().out
        assert session["CAIRNS"].name not in EXTENSIONS
        add_extension(session["CAIRNS"])
    finally:
        monkeypatch.undo()
        rulebook_for.cache_clear()


def test_bot(capsys: pytest.CaptureFixture[str]) -> None:
    session = session_of("bot.md")
    assert "greedy beat the marmot in" in capsys.readouterr().out
    assert session["wins"] >= 4
    assert len(session["game"]([session["Builder"](), session["Greedy"](), session["Builder"]()], 1)) == 3


def test_bot_at_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    session, folder, rng = session_of("bot.md"), open_folder(), Random(3)
    try:
        with serving("--data", str(folder / "games")) as server:

            def ends_soon(table: dict[str, Any]) -> str:
                legal: list[str] = table["legal"]
                return "end" if "end" in legal else rng.choice(legal)

            game = asyncio.wait_for(session["play_one_game"](server.url, ends_soon), 100)
            assert sorted(asyncio.run(game)) in ([1, 2], [1, 1])
    finally:
        shutil.rmtree(folder, ignore_errors=True)
