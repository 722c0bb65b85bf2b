"""Replays: a whole game as text that needs no rules to read, and is short enough for a link."""

import json
import random
from dataclasses import replace
from pathlib import Path

import pytest

from kit.ways import WAYS, Way
from rifugio.answering.replays import replay_of_record
from rifugio.box import load_box
from rifugio.engine.cells import cell
from rifugio.engine.effects import BearMet, Visited
from rifugio.engine.moves import REVEAL, Move
from rifugio.engine.play import carry_out, legal_moves, new_game, outcome
from rifugio.engine.text.records import Record, read_record
from rifugio.replay import fragment, origins, scenes, unfolded
from tests.replay.samples import OLD_LINKS, PATH, old_links, samples, text

GOLDEN = sorted((Path(__file__).parent.parent / "golden").glob("*.record"))
LONGEST = {2: 4000, 5: 8000}
"""Length limits of a link's fragment: two players without extensions, and the longest kind."""


def golden(path: Path) -> Record:
    return read_record(path.read_text(encoding="utf-8"), load_box)


@pytest.mark.golden
def test_the_samples_are_up_to_date() -> None:
    for path, found in ((PATH, samples()), (OLD_LINKS, old_links())):
        assert path.read_text(encoding="utf-8") == text(found), (
            "write them anew: python -m tests.replay.samples"
        )


@pytest.mark.golden
@pytest.mark.parametrize("path", GOLDEN, ids=[path.stem for path in GOLDEN])
def test_origins_belong_to_points(path: Path) -> None:
    record = golden(path)
    played = scenes(record.setup, record.moves)
    end = played[-1].after
    standings = outcome(end)
    assert standings is not None
    for seat, (standing, found) in enumerate(zip(standings, origins(played, end), strict=True)):
        assert list(found) == [line.source for line in standing.lines]
        for source, points in standing.lines:
            if points:
                assert found[source], (seat, source)
            assert all(where in end.board.tiles for where in found[source])
        effects = [effect for scene in played for effect in scene.effects]
        met = {one.cell for one in effects if isinstance(one, BearMet) and one.seat == seat}
        visited = {
            one.cell for one in effects if isinstance(one, Visited) and (one.owner, one.what) == (seat, "hut")
        }
        assert (set(found["bears"]), set(found["hut"])) == (met, visited)


@pytest.mark.parametrize("way", WAYS, ids=map(str, WAYS))
def test_any_game_can_be_replayed(way: Way) -> None:
    chance = random.Random(f"replay {way}")
    state, moves = new_game(way.setup), list[Move]()
    while not state.turn.over:
        if state.turn.awaiting is not None:
            move: Move = REVEAL[state.blind_tile(chance.random()).id]
        else:
            move = chance.choice(legal_moves(state))
        moves.append(move)
        state, _ = carry_out(state, move)
    replay = replay_of_record(Record(way.setup, tuple(moves)))
    assert len(replay) <= LONGEST.get(2 if (way.players, way.extensions) == (2, ()) else 5, 0)
    head, *turns = unfolded(replay).split("\n")
    standings = outcome(state)
    assert standings is not None
    about = json.loads(head)
    assert about["ranks"] == [one.rank for one in standings]
    assert len(turns) == way.turns_each * way.players
    laid = list(state.board.tiles)
    assert laid[0] == cell(0, 0)
    assert all(number < len(laid) for player in about["origins"] for line in player for number in line)


@pytest.mark.golden
@pytest.mark.parametrize(
    ("name", "decisive"),
    [
        ("tie-broken-by-helicopter-points", ["helicopter"]),
        ("tie-broken-by-raft-points", ["raft"]),
        ("tie-broken-by-hut-points", ["hut"]),
        ("shared-victory", None),
        ("base-2", None),
    ],
)
def test_what_decided_a_tie_comes_along(name: str, decisive: list[str] | None) -> None:
    about = json.loads(
        unfolded(replay_of_record(golden(GOLDEN[0].with_name(f"{name}.record")))).split("\n")[0]
    )
    assert about.get("decided_by") == decisive


@pytest.mark.golden
def test_the_version_has_the_name_that_it_had_in_the_first_links() -> None:
    """Old links stay valid: browsers read old and new ones with the same reader."""
    about = json.loads(unfolded(replay_of_record(golden(GOLDEN[0]))).split("\n")[0])
    assert next(iter(about.items())) == ("film", 1)


@pytest.mark.golden
def test_headers_are_others_words() -> None:
    record = golden(GOLDEN[0])
    for players in (
        "nonsense",
        '{"a": 1}',
        "[1, 2]",
        '["\\u202e", ""]',
        json.dumps(["x" * 99] * 2),
        "[" * 9000,
    ):
        replay = unfolded(replay_of_record(replace(record, headers={"Players": players, "Words": players})))
        assert [name for name, *_ in json.loads(replay.split("\n")[0])["actors"]] == ["", ""]
    headers = {"Players": '["Ann", "fox"]', "Date": "2026-11-15T10:00"}
    about = json.loads(unfolded(replay_of_record(replace(record, headers=headers))).split("\n")[0])
    assert about["actors"] == [["Ann", "hare", "red", ""], ["", "fox", "blue", "fox"]]
    assert about["date"] == "2026-11-15"


@pytest.mark.golden
def test_an_unfinished_game_has_no_end() -> None:
    record = golden(GOLDEN[0])
    half = replace(record, moves=record.moves[:40])
    assert "ranks" not in json.loads(unfolded(replay_of_record(half)).split("\n")[0])


def test_packing_both_ways() -> None:
    for replay in ("", "é – 雪", "x" * 10_000):
        assert unfolded(fragment(replay)) == replay
