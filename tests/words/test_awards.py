"""Awards have correct plurals, from one on."""

import pytest

from rifugio.replay.awards import ORDER, UNCOUNTED
from rifugio.words import LANGUAGES, Words

COUNTED = [award for award in ORDER if award not in UNCOUNTED]
ALIKE = {
    ("nl", "most-visits"),  # “1 keer”, “2 keer”
    ("nl", "busiest-hut"),
    ("nl", "first-ascents"),
    ("nl", "most-swims"),
    ("de", "most-bears"),  # “1 Bären getroffen”, the bear is met
    ("de", "most-blind"),
    ("de", "most-swims"),
}
"""Where a language has the same form for one and many."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("award", COUNTED)
def test_one_is_said_differently_from_many(language: str, award: str) -> None:
    words = Words(language, strict=True)
    one, two, many = (words.say(f"award-{award}", number=number) for number in (1, 2, 21))
    assert two.replace("2", "21") == many
    assert (one.replace("1", "2") == two) == ((language, award) in ALIKE), one


def test_the_words_of_the_sentence_agree() -> None:
    assert Words("en").say("award-most-steps", number=1) == "Sore feet: 1 step in all"
    assert Words("nl").say("award-most-cards", number=1) == "Goed uitgerust: nog 1 extra-stapkaart over"
    assert Words("de").say("award-busiest-hut", number=1) == "Offene Tür: 1 Gast begrüßt"
    assert Words("it").say("award-most-blind", number=1) == "Cuor di leone: 1 tessera pescata alla cieca"
