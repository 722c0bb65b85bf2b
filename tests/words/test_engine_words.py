"""Everything that the engine can say has a message in every language."""

import re

import pytest

from rifugio.engine.effects import Effect
from rifugio.engine.play import outcome, view
from rifugio.engine.reasons import Reason, SidesClash
from rifugio.words import LANGUAGES, Words, brings, effect_sentence, look, move_phrase, reason_sentence
from rifugio.words.scores import score_label, score_line, verdict
from tests.words.files import messages
from tests.words.gathering import EFFECTS, REASONS, example, gathered

NAMES = ("Ann", "Bob", "Cleo", "Dirk", "Elsa")
WORDS = [Words(language, strict=True) for language in LANGUAGES]

RULINGS = {
    "SidesClash": ("B-CONNECT-05", "B-CONNECT-06", "B-CONNECT-07", "B-PASS-01", "B-PASS-05", "R-CONNECT-02"),
    "InTheWater": ("R-SWIM-10", "R-SWIM-13", "R-SWIM-16"),
    "SwimmerInTheWay": ("R-SAIL-04", "R-SWIM-14"),
    "RaftWithinReach": ("R-SWIM-03", "R-SWIM-05"),
    "NotAnEntrance": ("B-PASS-08", "B-PASS-09"),
}
"""Reasons whose words depend on the ruling."""


def check(text: str, *, sentence: bool = True) -> str:
    """Check that a text is complete and well-formed."""
    assert not re.search(r"\?\?\?|[{}$#\u2066-\u2069]|  | [.,;:!?)]|\bnone\b|\bunknown\b", text), text
    if sentence:
        assert re.fullmatch(r"[„“]?[A-ZÀ-Ý0-9].*[.!?]\]?", text), text
    return text


def check_languages(texts: list[str]) -> None:
    assert len(set(texts)) == len(LANGUAGES), texts


@pytest.mark.parametrize("kind", EFFECTS, ids=lambda kind: kind.__name__)
def test_every_effect_has_words(kind: type[Effect]) -> None:
    _, position = gathered().effects[-1]
    for reader in (0, 1, None):
        for where in (position, None):
            texts = [effect_sentence(words, example(kind), reader, NAMES, where) for words in WORDS]
            check_languages([check(text) for text in texts])


@pytest.mark.parametrize("kind", REASONS, ids=lambda kind: kind.__name__)
def test_every_reason_has_words(kind: type[Reason]) -> None:
    _, position = gathered().reasons[-1]
    for ruling in RULINGS.get(kind.__name__, ("B-WALK-01",)):
        for where in (position, None):
            reason = example(kind, ruling=ruling)
            check_languages([check(reason_sentence(words, reason, where, NAMES)) for words in WORDS])


def test_no_words_without_engine() -> None:
    """Every effect and reason with a message exists in the engine."""
    known = {*(f"effect-{_kebab(kind)}" for kind in EFFECTS), *(f"reason-{_kebab(kind)}" for kind in REASONS)}
    assert {key for key in messages("en") if key.startswith(("effect-", "reason-"))} == known


def _kebab(kind: type) -> str:
    return re.sub(r"([A-Z])", r"-\1", kind.__name__).lower()[1:]


@pytest.mark.parametrize("exact", [False, True], ids=["plain", "exact"])
def test_effects_of_whole_games(exact: bool) -> None:
    for effect, position in gathered().effects:
        for reader in (0, None):
            texts = [effect_sentence(words, effect, reader, NAMES, position, exact=exact) for words in WORDS]
            check_languages([check(text) for text in texts])


@pytest.mark.parametrize("exact", [False, True], ids=["plain", "exact"])
def test_reasons_of_whole_games(exact: bool) -> None:
    for reason, position in gathered().reasons:
        texts = [reason_sentence(words, reason, position, NAMES, exact=exact) for words in WORDS]
        check_languages([check(text) for text in texts])


def test_whole_games_meet_nearly_everything() -> None:
    met = {type(one) for one, _ in (*gathered().effects, *gathered().reasons)}
    missed = {kind.__name__ for kind in (*EFFECTS, *REASONS)} - {kind.__name__ for kind in met}
    assert len(missed) <= 12, sorted(missed)


@pytest.mark.parametrize("exact", [False, True], ids=["plain", "exact"])
def test_moves_of_whole_games(exact: bool) -> None:
    for move, position in gathered().moves:
        texts = [
            check(move_phrase(words, move, position, NAMES, exact=exact), sentence=False) for words in WORDS
        ]
        check_languages(texts)


def test_a_view_will_do() -> None:
    """A player's view is enough to describe effects, in the same words."""
    words = WORDS[0]
    for move, state in gathered().moves:
        seen = view(state, state.turn.seat)
        assert move_phrase(words, move, seen, NAMES) == move_phrase(words, move, state, NAMES)
    for reason, state in gathered().reasons:
        seen = view(state, state.turn.seat)
        assert reason_sentence(words, reason, seen, NAMES) == reason_sentence(words, reason, state, NAMES)
    for effect, state in gathered().effects:
        told = effect_sentence(words, effect, 0, NAMES, view(state, 0))
        assert told == effect_sentence(words, effect, 0, NAMES, state)


def test_clashes_that_no_ruling_is_known_for() -> None:
    clash = example(SidesClash, ruling="X-NEW-01")
    check_languages([check(reason_sentence(words, clash)) for words in WORDS])


def test_ways_bring_something() -> None:
    for effect, position in gathered().effects:
        for words in WORDS:
            for phrase in brings(words, [effect], 0, NAMES, position):
                check(phrase, sentence=False)


def test_every_cell_can_be_looked_at() -> None:
    for end in gathered().ends:
        for cell in (*end.board.tiles, *end.board.frontier):
            for words in WORDS:
                check(look(words, end, cell, 0, NAMES), sentence=False)


def test_scores() -> None:
    for end in gathered().ends:
        standings = outcome(end)
        assert standings is not None
        for words in WORDS:
            for line in standings[0].lines:
                assert score_label(words, line.source) != line.source
                check(score_line(words, line), sentence=False)
            for reader in (0, 1, None):
                check(verdict(words, standings, end, reader, NAMES))
