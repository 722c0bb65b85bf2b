"""A client that applies the changes of each move has the same table as the server would show."""

import json
from typing import Any

import pytest

from kit.ways import WAYS, Way
from rifugio.client.following import FOLLOWED, after_move
from rifugio.engine.table_changes import VOCABULARY
from rifugio.table.projection import table_json
from rifugio.table.who import Caller
from tests.table.projection.stories import WATCHER, Story, person, played


def readers(story: Story) -> list[Caller]:
    """Return a spectator, each player, and two players sharing a screen."""
    seats = range(len(story.table.seats))
    return [WATCHER, *(person(story.table, seat) for seat in seats), person(story.table, 0, 1)]


def follow(story: Story, reader: Caller) -> int:
    """Follow a table from its opening to its end; return how many moves came as changes only."""
    table: dict[str, Any] = {}
    bare = 0
    for step in story.steps:
        frame = json.loads(step.told.for_caller(reader))
        bare += "table" not in frame
        table = frame["table"] if "table" in frame else after_move(table, frame)
        assert table == json.loads(table_json(step.table, reader)), step.event
    return bare


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_a_whole_game(way: Way) -> None:
    story = played(way.extensions, players=way.players, seed=1)
    for reader in readers(story):
        assert follow(story, reader) > 50


@pytest.mark.slow
def test_a_hundred_games() -> None:
    for seed in range(2, 9):
        for way in WAYS:
            story = played(way.extensions, players=way.players, seed=seed)
            for reader in readers(story):
                follow(story, reader)


def test_every_change_can_be_followed() -> None:
    assert list(FOLLOWED) == [kind.__name__ for kind in VOCABULARY]


def test_a_piece_that_is_taken_away() -> None:
    """Nothing in the box takes a piece away."""
    game = {"objects": [["hut", 0, 1, 2], ["hut", 1, 2, 1]]}
    change = {"change": "PieceTaken", "cell": [1, 2]}
    assert FOLLOWED["PieceTaken"](game, change) == {"objects": [["hut", 1, 2, 1]]}


def test_marks_of_extensions_that_are_not_in_the_box() -> None:
    game = {"marks": [["cairns-cairn", 0, 1, 2]]}
    put = {"change": "MarkPut", "player": 1, "what": "cairns-cairn", "cell": [2, 1]}
    both = FOLLOWED["MarkPut"](game, put)
    assert both == {"marks": [["cairns-cairn", 1, 2, 1], ["cairns-cairn", 0, 1, 2]]}
    assert FOLLOWED["MarkTaken"](both, {"change": "MarkTaken", "cell": [2, 1]}) == game


def test_the_table_before_stays_as_it_is() -> None:
    story = played(seed=1)
    table: dict[str, Any] = {}
    for step in story.steps[:80]:
        frame = json.loads(step.told.for_caller(WATCHER))
        before = json.dumps(table)
        after = frame["table"] if "table" in frame else after_move(table, frame)
        assert json.dumps(table) == before
        table = after
