"""Backward compatibility: old records replay and verify; old replay links agree with the engine."""

import json
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from typer.testing import CliRunner

from kit.ways import WAYS
from rifugio.answering.records import read_uploaded
from rifugio.box import load_box
from rifugio.cli.app import app
from rifugio.engine.play import outcome
from rifugio.engine.text.positions import digest
from rifugio.engine.text.records import Record, RecordError, read_record, write_result
from rifugio.replay import unfolded
from tests.old_records import FOLDER, RECORDS, fragment_beside

pytestmark = pytest.mark.golden

GIVEN_UP: Final = "given-up"
UNSEALED: Final = "unsealed-"
SEALED: Final = [path for path in RECORDS if not path.stem.startswith(UNSEALED)]

each_record = pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
each_sealed = pytest.mark.parametrize("path", SEALED, ids=lambda path: path.stem)


@cache
def record_in(path: Path) -> Record:
    return read_record(path.read_text(encoding="utf-8"), load_box)


def head_of_link(path: Path) -> dict[str, Any]:
    """Return the header in the link to the same game."""
    found: dict[str, Any] = json.loads(unfolded(fragment_beside(path)).split("\n")[0])
    return found


def verified(path: Path, *arguments: str) -> tuple[int, str]:
    """Return the exit code and output of `rifugio verify`."""
    done = CliRunner().invoke(app, ["verify", str(path), *arguments])
    return done.exit_code, done.output


def test_there_is_one_of_every_way_and_a_link_to_each() -> None:
    assert {str(way) for way in WAYS} <= {path.stem for path in SEALED}
    assert {path.stem for path in FOLDER.glob("*.link")} == {path.stem for path in RECORDS}
    assert {frozenset(record_in(path).setup.extensions) for path in RECORDS if path not in SEALED} == {
        frozenset(way.extensions) for way in WAYS
    }


@each_record
def test_a_record_replays_to_the_position_and_the_score_that_it_had(path: Path) -> None:
    *_, turn, result = path.read_text(encoding="utf-8").splitlines()
    end = record_in(path).last()
    assert digest(end) == turn.rpartition("#")[2]
    assert write_result(end) == result
    assert (outcome(end) is None) == (path.stem == GIVEN_UP)


@each_record
def test_the_link_has_the_points_that_the_engine_counts(path: Path) -> None:
    standings, head = outcome(record_in(path).last()), head_of_link(path)
    if standings is None:
        assert "ranks" not in head
        return
    assert head["ranks"] == [one.rank for one in standings]
    assert list(head["points"].items()) == [
        (line.source, [one.lines[number].points for one in standings])
        for number, line in enumerate(standings[0].lines)
    ]


@each_sealed
def test_a_sealed_record_is_verified_with_the_commitment_that_was_shown(path: Path) -> None:
    commitment = head_of_link(path)["seal"]["commitment"]
    code, said = verified(path, "--commitment", commitment)
    assert (code, "\nGENUINE" in said) == (0, True), said


@pytest.mark.parametrize("path", sorted(set(RECORDS) - set(SEALED)), ids=lambda path: path.stem)
def test_a_record_without_a_seal_replays_and_is_called_that(path: Path) -> None:
    code, said = verified(path)
    assert code == 1
    assert "ok      The game replays" in said
    assert "FAILED  The record has no seal" in said


@pytest.mark.parametrize("name", ["terminal", "given-up", "helicopter+rafts-5"])
def test_a_record_can_be_uploaded_and_becomes_the_same_replay(name: str) -> None:
    path = FOLDER / f"{name}.record"
    read = read_uploaded(path.read_text(encoding="utf-8"))
    assert read.verdict == "Genuine"
    _, *turns = unfolded(fragment_beside(path)).split("\n")
    assert unfolded(read.replay).split("\n")[1:] == turns


@pytest.mark.parametrize("name", ["base-2", "helicopter+rafts-5"])
def test_a_change_is_noticed(name: str, tmp_path: Path) -> None:
    text = (FOLDER / f"{name}.record").read_text(encoding="utf-8")
    for old, new in (("#", "#0"), ("result ", "result 1"), (" end ", " ")):
        with pytest.raises(RecordError):
            read_record(text.replace(old, new, 1), load_box)
    changed = tmp_path / "changed.record"
    changed.write_text(
        text.replace("edelweiss", "soldanella").replace("G\\u00e4mse", "gams"), encoding="utf-8"
    )
    code, said = verified(changed)
    assert (code, "FAILED" in said, "GENUINE" in said) == (1, True, False)
