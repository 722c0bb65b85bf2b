"""A box with another number fails only the tests that name it; `make othernumbers` tries more of them."""

import tomllib
from pathlib import Path

import pytest

from kit.repository import ROOT
from rifugio.engine.box import read_box
from tools.studies.other_numbers import BOX, NUMBERS, changed, run

TEXT = (ROOT / BOX).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", NUMBERS)
def test_only_reconstructed_numbers_are_changed(name: str) -> None:
    status = read_box(TEXT).status
    for table, key, _ in NUMBERS[name]:
        assert status.get(f"{table}.{key}", status.get(table)) == "reconstructed", (table, key)
    before, after = tomllib.loads(TEXT), tomllib.loads(changed(TEXT, name))
    assert before != after
    assert sum(tile.get("count", 0) for tile in after["tiles"].values()) == 60


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="only a clone knows which files are ours")
@pytest.mark.parametrize(
    ("name", "tests"),
    [
        (
            "huts",
            (
                "tests/rules/test_preparation.py",
                "tests/rules/test_building.py",
                "tests/words/test_numbers.py",
            ),
        ),
        pytest.param(
            "points", ("tests/rules/test_places.py", "tests/words/test_numbers.py"), marks=pytest.mark.slow
        ),
    ],
)
def test_only_what_names_a_number_depends_on_it(name: str, tests: tuple[str, ...]) -> None:
    assert all(Path(ROOT, test).is_file() for test in tests)
    assert run(name, tests) == 0
