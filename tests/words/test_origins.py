"""Every paragraph states its origin: the rulebook, a ruling of ours, or a reconstruction."""

import re
from importlib.resources import files

import pytest

from kit.positions import BOX
from kit.repository import ROOT
from kit.rulings import RULINGS, rulings
from rifugio.box import NEWEST
from rifugio.engine.box import read_box
from rifugio.words import LANGUAGES, Words, rulebook
from tools.pages.rule_origins import box_parts, origin_of, told_rulings

PARAGRAPHS = {one.key: one for chapter in rulebook() for one in chapter.paragraphs}
FILE = (files("rifugio") / "box" / f"{NEWEST}.toml").read_text(encoding="utf-8")


def test_every_ruling_has_its_text() -> None:
    told = told_rulings()
    assert set(told) == set(rulings())
    page = (ROOT / RULINGS).read_text(encoding="utf-8").replace("**", "").replace("*", "").replace("`", "")
    for name, (origin, text) in told.items():
        assert origin, name
        assert text.split(". ")[0] in re.sub(r"\[[TDEXN]\]", "(reconstructed)", page), name


@pytest.mark.parametrize(
    ("key", "origin"),
    [
        ("rule-turn-order", "book"),
        ("rule-offer-nothing", "ours"),
        ("rule-building-where", "book-ours"),
        ("rule-goal-players", "book-reconstructed"),
        ("rule-places-values", "book-reconstructed"),
        ("rule-connecting-start", "ours-reconstructed"),
        ("rule-passes-touching", "book-ours-reconstructed"),
    ],
)
def test_where_a_paragraph_comes_from(key: str, origin: str) -> None:
    assert origin_of(PARAGRAPHS[key]) == origin


def test_a_number_that_somebody_has_looked_up_is_no_longer_called_reconstructed() -> None:
    corrected = read_box(re.sub(r'(\[numbers\.huts\][^\[]*status = )"reconstructed"', r'\1"printed"', FILE))
    assert corrected.status["numbers.huts"] == "printed"
    assert origin_of(PARAGRAPHS["rule-goal-players"], corrected) == "book"


def test_tags_and_box_agree() -> None:
    """What the specification marks as reconstructed, the box does too."""
    for paragraph in PARAGRAPHS.values():
        if any("reconstructed" in told_rulings()[one].origin for one in paragraph.rulings):
            parts = box_parts(paragraph, BOX)
            assert "reconstructed" in {BOX.status[name] for name in parts}, paragraph.key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_origin_has_words_of_its_own(language: str) -> None:
    words = Words(language, strict=True)
    origins = {origin_of(one) for one in PARAGRAPHS.values()} | {
        one.origin for one in told_rulings().values()
    }
    assert len(origins) > 5
    assert len({words.say("rulebook-origin", origin=origin) for origin in origins}) == len(origins)
