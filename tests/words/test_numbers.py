"""Numbers in texts come from the box: a box with another number changes the text."""

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from kit.positions import BOX
from rifugio.box import NEWEST
from rifugio.engine.box import Box, read_box
from rifugio.words import LANGUAGES, Words, numbers
from tests.words.files import ALL_PATHS, contents, entries, name_of

RULES = [path for path in ALL_PATHS if path.stem in {"rules", "rulebook", "cards"}]
FILE = (files("rifugio") / "box" / f"{NEWEST}.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize("path", RULES, ids=name_of)
def test_no_rule_says_a_number_of_its_own(path: Path) -> None:
    for entry in entries(path):
        for text in contents(entry).texts:
            assert not re.search(r"\d", text), f"{entry.id.name}: {text}"


def test_every_number_that_is_told_is_known() -> None:
    known = numbers.numbers_of(BOX)
    told = {
        name.removeprefix(numbers.MARK)
        for path in ALL_PATHS
        for entry in entries(path)
        for name in contents(entry).variables
        if name.startswith(numbers.MARK)
    }
    assert told <= set(known)
    assert len(told) > 30
    for name in told:
        assert set(known[name].told_by) <= set(BOX.status), name


@pytest.fixture
def other_box(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A box with another number of huts, and other points for one flower."""
    text = re.sub(r"(?<=\[numbers\.huts\]\n2 = )\d+", "17", FILE)
    box: Box = read_box(re.sub(r"\bpoints = \d+", "points = 19", text, count=1))
    monkeypatch.setattr(numbers, "load_box", lambda _: box)
    numbers.box_numbers.cache_clear()
    yield
    numbers.box_numbers.cache_clear()


@pytest.mark.usefixtures("other_box")
@pytest.mark.parametrize("language", LANGUAGES)
def test_another_box_is_told_with_its_own_numbers(language: str) -> None:
    words = Words(language, strict=True)
    assert " 17" in words.say("rule-goal-players.text")
    least = BOX.tiles["FL2"].points
    assert f" {least}–19" in words.say("rule-places-values.text"), "not all flowers are worth the same"


def test_three_of_each_kind_are_fifteen_places() -> None:
    """Texts spell out “all three” and “fifteen places”."""
    kinds = [tile.kind for tile in BOX.tiles.values() if tile.points]
    assert sorted(kinds) == sorted(3 * ["flower", "animal", "waterfall", "pass", "top"])


def test_the_supply_of_rafts_differs_only_for_two_players() -> None:
    """The text gives one number for two players, and one for all others."""
    assert len({BOX.numbers["rafts"][str(players)] for players in (3, 4, 5)}) == 1
