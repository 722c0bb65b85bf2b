"""The rules page: every ruling occurs once, every refusal finds its paragraph, the numbers are right."""

import re
from collections import Counter

import pytest

from kit.positions import BOX
from kit.repository import ROOT
from kit.rulings import rulings
from rifugio.engine.game import Setup
from rifugio.engine.rulebooks import game_for
from rifugio.words import FALLBACK, LANGUAGES, Words, paragraph_of, rulebook
from tests.words.files import messages
from tests.words.gathering import REASONS, gathered

PARAGRAPHS = [paragraph for chapter in rulebook() for paragraph in chapter.paragraphs]
TOLD = Counter(ruling for paragraph in PARAGRAPHS for ruling in paragraph.rulings)
ENGINE = ROOT / "src" / "rifugio" / "engine"
SENTENCES = 6
"""Upper limit of a paragraph's length."""
LONGEST = 32
"""Upper limit of words in a sentence; lists of places are exempt."""


def refusing_rulings() -> set[str]:
    """Every ruling that the engine's source uses as a reason, outside comments."""
    texts = (path.read_text(encoding="utf-8") for path in ENGINE.rglob("*.py"))
    return {one for text in texts for one in re.findall(r'"([BHRC]-[A-Z0-9]+-\d+)"', text)}


def test_every_ruling_is_told_once() -> None:
    assert set(TOLD) == set(rulings())
    assert max(TOLD.values()) == 1


def test_every_ruling_that_refuses_something_has_its_paragraph() -> None:
    found = refusing_rulings()
    assert len(found) > 50
    assert {one for one in found if paragraph_of(one) is None} == set()


def test_every_reason_that_games_bring_has_its_paragraph() -> None:
    met = {type(reason) for reason, _ in gathered().reasons}
    assert len(met) > len(REASONS) // 2
    keys = {one.key for one in PARAGRAPHS}
    for reason, _ in gathered().reasons:
        assert paragraph_of(reason.ruling) in keys, reason


def test_what_is_no_ruling_is_told_nowhere() -> None:
    assert paragraph_of("no such ruling") is None


def test_a_chapter_tells_only_of_its_part() -> None:
    homes = {"base": "B", "helicopter": "H", "rafts": "R", "both": "CR"}
    for chapter in rulebook():
        for paragraph in chapter.paragraphs:
            assert {ruling[0] for ruling in paragraph.rulings} <= set(homes[chapter.part]), paragraph.key


def test_words_and_list_agree() -> None:
    keys = [paragraph.key for paragraph in PARAGRAPHS]
    assert sorted(keys) == sorted(key for key in messages(FALLBACK) if key.startswith("rule-"))
    titles = [key for key in messages(FALLBACK) if key.startswith("rules-") and key.count("-") > 1]
    assert [chapter.key for chapter in rulebook()] == titles


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_sentences(language: str) -> None:
    words = Words(language, strict=True)
    for paragraph in PARAGRAPHS:
        heading, text = words.say(paragraph.key), words.say(f"{paragraph.key}.text")
        assert not heading.endswith("."), heading
        assert text.endswith("."), text
        sentences = re.split(r"(?<=[.!?:;])\s", text)
        assert text.count(". ") + 1 <= SENTENCES, text
        assert max(len(sentence.split()) for sentence in sentences) <= LONGEST, text


def supplies(what: str, *extensions: str) -> list[int]:
    """How many of an object each player has, with two to five players."""
    games = [game_for(Setup(BOX, players, frozenset(extensions))) for players in range(2, 6)]
    return [game.supply[game.objects.index(what)] for game in games]


def tiles(players: int, *extensions: str) -> Counter[str]:
    """How many tiles of each kind there are."""
    game = game_for(Setup(BOX, players, frozenset(extensions)))
    kinds = {tile.id: tile.kind for tile in game.tiles}
    found = Counter[str]()
    for tile, count in game.counts.items():
        found[kinds[tile]] += count
    return found


def turns(players: int, *extensions: str) -> int:
    return tiles(players, *extensions).total() // (players * (2 if players == 2 else 1))


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_those_of_the_box(language: str) -> None:
    words = Words(language, strict=True)

    def numbers(key: str) -> list[int]:
        return [int(one) for one in re.findall(r"\d+", words.say(f"{key}.text"))]

    assert numbers("rule-goal-players") == supplies("hut")
    assert numbers("rule-rafts-supply") == supplies("raft", "rafts")[:2]
    assert numbers("rule-turn-count") == [turns(players) for players in range(2, 6)]
    kinds = ("flower", "animal", "pass", "waterfall", "top")
    points = [{tile.points for tile in BOX.tiles.values() if tile.kind == kind} for kind in kinds]
    assert numbers("rule-places-values") == [value for one in points for value in sorted(one)]
    pads = [tiles(players, "helicopter")["pad"] for players in range(2, 6)]
    assert numbers("rule-pads-tiles") == [60, *pads]
    water = {players: tiles(players, "rafts") for players in (2, 5)}
    river = [turns(players, "rafts") for players in (2, 3, 5)]
    sums = [found.total() for found in water.values()]
    out = [BOX.numbers["taken_out_for_water"][plain] for plain in "FGR"]
    expected = [*out, water[2]["water"], sums[0], *river[:2], water[5]["water"], sums[1], river[2]]
    assert numbers("rule-water-tiles") == expected
    assert numbers("rule-both-setup") == sums
