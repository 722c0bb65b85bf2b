"""Golden files: finished games replay to the exact result, and together they cover every case."""

from functools import cache
from pathlib import Path

import pytest

from kit.ways import WAYS, Way
from rifugio.box import load_box
from rifugio.engine.play import outcome
from rifugio.engine.text.records import Record, RecordError, read_record, write_record
from tests.golden.extension_cases import cases_for
from tests.golden.make import FOLDER, case_names, claimed, slug
from tests.golden.played import moments

FILES = sorted(FOLDER.glob("*.record"))


@cache
def record_in(path: Path) -> Record:
    """Read a record; reading replays it and compares every digest and the result."""
    return read_record(path.read_text(encoding="utf-8"), load_box)


def way_of(record: Record) -> Way:
    return Way(record.setup.players, tuple(sorted(record.setup.extensions)))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_record_replays_to_the_exact_result(path: Path) -> None:
    record = record_in(path)
    assert outcome(record.last()) is not None
    assert write_record(record) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_what_the_record_says_it_shows_happens_in_it(path: Path) -> None:
    record = record_in(path)
    cases, game = cases_for(way_of(record)), moments(record)
    assert claimed(record)
    assert [name for name in claimed(record) if not cases[name](game)] == []


@pytest.mark.parametrize("name", case_names())
def test_the_case_has_a_record(name: str) -> None:
    assert any(name in claimed(record_in(path)) for path in FILES), "run `python -m tests.golden.make`"


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_the_way_has_a_record(way: Way) -> None:
    path = FOLDER / f"{way}.record"
    assert path in FILES, "run `python -m tests.golden.make`"
    assert way_of(record_in(path)) == way


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_record_is_there_for_a_way_or_a_case(path: Path) -> None:
    names = {slug(name): name for name in case_names()}
    if path.stem in names:
        assert names[path.stem] in claimed(record_in(path))
    else:
        assert path.stem == str(way_of(record_in(path)))


def test_nothing_lies_here_that_no_test_loads() -> None:
    others = {path.name for path in FOLDER.iterdir()} - {path.name for path in FILES}
    assert {name for name in others if not name.endswith(".py") and name != "__pycache__"} == set()


def test_a_changed_record_is_noticed() -> None:
    text = FILES[0].read_text(encoding="utf-8")
    for old, new in (("#", "#0"), ("result ", "result 1"), (" end ", " ")):
        with pytest.raises(RecordError):
            read_record(text.replace(old, new, 1), load_box)
