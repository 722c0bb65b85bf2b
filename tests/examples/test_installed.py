"""An extension installed beside Rifugio is found by its entry point, and played by people and bots."""

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from kit.linked_packages import link_package
from kit.repository import ROOT
from kit.served import served
from rifugio.client import Player, open_table, request
from tests.server.playing.driving import play_on, started

CAIRNS = ROOT / "examples" / "cairns"
COMMAND = (sys.executable, "-m", "rifugio")


@pytest.fixture
def beside(tmp_path: Path) -> dict[str, str]:
    """The environment in which it is installed."""
    (tmp_path / "packages").mkdir()
    return {"PYTHONPATH": str(link_package(CAIRNS, tmp_path / "packages")), "HOME": str(tmp_path)}


def said(arguments: str, more: dict[str, str], typed: str = "") -> "subprocess.CompletedProcess[str]":
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | {"LANG": "en"} | more
    return subprocess.run(
        [*COMMAND, *arguments.split()], env=env, input=typed, capture_output=True, text=True, check=False
    )


def test_in_the_terminal(beside: dict[str, str]) -> None:
    rules = said("play marmot --with cairns,helicopter --plain --lang de --seed a", beside, "rules\nquit\n")
    assert rules.returncode == 0, rules.stderr
    assert "Steinmännchen" in rules.stdout
    refused = said("play marmot --with cairns --plain --lang en", {"HOME": beside["HOME"]})
    assert refused.returncode == 2
    assert "cairns" in refused.stderr


def test_in_the_arena(beside: dict[str, str]) -> None:
    played = said("arena marmot squirrel --games 2 --with cairns --tries 1 --jobs 2 --json", beside)
    assert played.returncode == 0, played.stderr
    assert "cairns" in json.dumps(json.loads(played.stdout)["bots"])


async def test_at_a_table(beside: dict[str, str]) -> None:
    """A person and a bot, which thinks in its own process, play a whole game."""
    with served(more=beside) as url:
        link, (token,), _ = await started(url, {"extensions": ["cairns", "rafts"]}, ["squirrel"])
        async with Player([url], link, [token]) as player:
            assert player.table["options"]["extensions"] == ["cairns", "rafts"]
            await play_on(player, 0, Random(3))
        record = await request(url, f"/api/tables/{link}/record")
        assert " with=cairns+rafts " in record.splitlines()[0]
        result = await request(url, f"/api/tables/{link}/result")
        assert {"cairns", "raft"} <= {line["source"] for line in result["points"][0]}
        with pytest.raises(Exception, match="422"):
            await open_table(url, {"extensions": ["nobodys"]})


def test_one_that_cannot_be_used_is_named(tmp_path: Path) -> None:
    beside = tmp_path / "broken-1.dist-info"
    beside.mkdir()
    (beside / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1\n", encoding="utf-8")
    (beside / "entry_points.txt").write_text("[rifugio.extensions]\nbroken = json:dumps\n", encoding="utf-8")
    refused = said("simulate --games 1", {"PYTHONPATH": str(tmp_path)})
    assert refused.returncode == 1
    assert "broken (json:dumps)" in refused.stderr
