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


def games(story: Story) -> Iterator[dict[str, Any]]:
    """Yield for each reader all events as they get them, with the game that the server shows after each."""
    callers = readers(story)
    found: dict[str, list[dict[str, Any]]] = {name: [] for name in callers}
    for step in story.steps:
        told = step.told  # made once for all of them
        for name, caller in callers.items():
            frame = json.loads(told.for_caller(caller))
            found[name].append({**frame["event"], "game": frame["table"]["game"]})
    return ({"name": name, "events": events} for name, events in found.items())


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
                for told in games(story):
                    print(json.dumps({**told, "name": f"{way} {seed} {told['name']}"}), file=file)
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
