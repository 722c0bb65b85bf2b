"""Every test vector of Part 7 that the implemented modules cover has a test that carries its number."""

import pytest

from kit.repository import ROOT
from kit.rule_names import Naming, vector_tests
from kit.rulings import RULINGS, vectors
from tests.test_rule_index import IMPLEMENTED

NEUTRAL = ("D", "Q")
"""Ids of Part 3 and Part 4 in the rules column, which belong to no module."""

ALSO_NEEDS = {"T-30d": ("H",)}
"""Vectors whose text needs a module that their rules column does not name (a helicopter flies in T-30d)."""


def demanded() -> list[str]:
    able = {*IMPLEMENTED, *NEUTRAL}
    return [
        number
        for number, vector in vectors().items()
        if {*vector.prefixes, *ALSO_NEEDS.get(number, ())} <= able
    ]


def test_the_table_is_read_whole() -> None:
    found = vectors()
    assert len(found) == (ROOT / RULINGS).read_text(encoding="utf-8").count("\n| T-")
    assert all(vector.prefixes for vector in found.values())
    assert set(ALSO_NEEDS) <= set(found)


@pytest.fixture(scope="module")
def carried() -> list[Naming]:
    return vector_tests()


@pytest.mark.parametrize("number", demanded())
def test_vector_is_a_test(number: str, carried: list[Naming]) -> None:
    assert any(number in naming.ids for naming in carried), f"no test carries @pytest.mark.vector({number!r})"


def test_no_unknown_vector_is_carried(carried: list[Naming]) -> None:
    known = vectors()
    assert [
        (naming.place, number) for naming in carried for number in naming.ids if number not in known
    ] == []
