"""The browser's reducer makes of the events what the server shows: whole games, for several readers."""

import json
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kit.ways import WAYS
from rifugio.table.who import Caller
from tests.table.projection.stories import WATCHER, Story, person, played

WEB = Path(__file__).parent.parent.parent.parent / "web"
VITEST = WEB / "node_modules" / ".bin" / "vitest"


def readers(story: Story) -> dict[str, Caller]:
    """Return a watcher, a player, and two players at one screen."""
    return {
        "watcher": WATCHER,
        "player": person(story.table, 0),
        "two": person(story.table, 0, 1),
    }


def events(story: Story, caller: Caller) -> Iterator[dict[str, Any]]:
    """Yield each event as a reader gets it, with the game that the server shows after it."""
    for step in story.steps:
        frame = json.loads(step.told.for_caller(caller))
        yield {**frame["event"], "game": frame["table"]["game"]}


def reduce_all(path: Path, seeds: range) -> None:
    """Play a game for each way and seed, and have the browser's program follow them."""
    if not VITEST.exists():
        if os.environ.get("BROWSER_TESTS") == "required":
            pytest.fail("the browser's tools are missing: make web")
        pytest.skip("needs the browser's tools: make web")
    with path.open("w", encoding="utf-8") as file:
        for seed in seeds:
            for way in WAYS:
                story = played(way.extensions, players=way.players, seed=seed)
                for name, caller in readers(story).items():
                    told = {"name": f"{way} {seed} {name}", "events": list(events(story, caller))}
                    print(json.dumps(told), file=file)
    found = subprocess.run(
        [VITEST, "run", "src/table/live.test.ts"],
        cwd=WEB,
        env={**os.environ, "REDUCER_GAMES": str(path), "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.returncode == 0, found.stdout[-3000:] + found.stderr[-1000:]
    assert "1 passed" in found.stdout


def test_a_game_in_each_way(tmp_path: Path) -> None:
    reduce_all(tmp_path / "games.jsonl", range(1, 2))


@pytest.mark.slow
def test_a_hundred_games(tmp_path: Path) -> None:
    reduce_all(tmp_path / "games.jsonl", range(2, 9))
