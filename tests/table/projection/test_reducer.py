"""The browser's reducer computes the same tables as the server shows: whole games, for several readers."""

import json
import os
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from kit.ways import SOME_WAYS, WAYS, Way
from rifugio.table.projection import Projection
from rifugio.table.who import Caller
from tests.table.projection.stories import WATCHER, Story, person, played

WEB = Path(__file__).parent.parent.parent.parent / "web"
VITEST = WEB / "node_modules" / ".bin" / "vitest"


def readers(story: Story, only: int | None) -> dict[str, Caller]:
    """Return a spectator, every seat or one of them, and two players sharing a screen."""
    count = len(story.table.seats)
    seats = range(count) if only is None else [only % count]
    alone = {f"seat {seat}": person(story.table, seat) for seat in seats}
    return {"watcher": WATCHER, **alone, "two seats": person(story.table, 0, 1)}


def games(story: Story, only: int | None) -> Iterator[tuple[str, str]]:
    """Yield for each reader all frames, each with the table that the server shows after it."""
    told = [(step.told, Projection(step.table)) for step in story.steps]  # made once for all of them
    for name, caller in readers(story, only).items():
        heard = [
            f'{{"frame":{event.for_caller(caller).decode()},"table":{table.for_caller(caller).decode()}}}'
            for event, table in told
        ]
        yield name, f"[{','.join(heard)}]"


def reduce_all(path: Path, seed: int, ways: Sequence[Way], *, every_seat: bool) -> None:
    """Play a game for each of these ways, and run the browser's reducer on it, for every seat or for one."""
    if not VITEST.exists():
        if os.environ.get("BROWSER_TESTS") == "required":
            pytest.fail("the browser's tools are missing: make web")
        pytest.skip("needs the browser's tools: make web")
    with path.open("w", encoding="utf-8") as file:
        for number, way in enumerate(ways):
            story = played(way.extensions, players=way.players, seed=seed)
            for name, heard in games(story, None if every_seat else number):
                print(f'{{"name":{json.dumps(f"{way} {seed} {name}")},"heard":{heard}}}', file=file)
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


def test_a_game_with_each_extension_and_each_number_of_players(tmp_path: Path) -> None:
    reduce_all(tmp_path / "games.jsonl", 1, SOME_WAYS, every_seat=False)


@pytest.mark.slow
def test_a_game_in_each_way(tmp_path: Path) -> None:
    reduce_all(tmp_path / "games.jsonl", 1, WAYS, every_seat=False)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 9))
def test_a_hundred_games(tmp_path: Path, seed: int) -> None:
    """Sixteen of them at a time: Node cannot read more than half a gigabyte at once."""
    reduce_all(tmp_path / "games.jsonl", seed, WAYS, every_seat=True)
