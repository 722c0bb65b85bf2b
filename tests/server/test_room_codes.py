"""Room codes: three words and a number."""

import re
from itertools import combinations

from rifugio.answering.room_codes import NUMBERS, PATTERN, how_many, meant, new_room, room_words, slips
from tests.server.simulated import SeededChance


def test_three_lists_of_128_different_short_words() -> None:
    lists = room_words()
    assert [len(words) for words in lists] == [128, 128, 128]
    words = [word for one in lists for word in one]
    assert len(set(words)) == len(words)
    assert all(word.isascii() and word.isalpha() and word.islower() for word in words)
    assert max(map(len, words)) <= 10


def one_letter_apart(one: str, other: str) -> bool:
    short, long = sorted((one, other), key=len)
    if len(short) == len(long):
        return sum(a != b for a, b in zip(short, long, strict=True)) <= 1
    return any(long[:place] + long[place + 1 :] == short for place in range(len(long)))


def test_a_slip_of_one_letter_leads_to_no_other_table() -> None:
    assert one_letter_apart("hill", "mill")
    assert one_letter_apart("ridge", "bridge")
    near = [pair for words in room_words() for pair in combinations(words, 2) if one_letter_apart(*pair)]
    assert near == []


def test_a_code_is_one_word_of_each_and_a_number() -> None:
    chance = SeededChance(7)
    rooms = {new_room(chance) for _ in range(1000)}
    assert len(rooms) == 1000
    assert how_many() == 128**3 * 9000
    for room in rooms:
        assert re.fullmatch(PATTERN, room)
        *said, number = room.split("-")
        assert all(word in words for word, words in zip(said, room_words(), strict=True))
        assert int(number) in NUMBERS


def test_what_is_no_code() -> None:
    wrong = ("", "quiet-amber-lake", "quiet-amber-4711", "quiet-amber-lake-471", "Quiet-amber-lake-4711")
    for text in (*wrong, "quiet amber lake 4711", "a-b-c-4711", "quiet-amber-lake-hut-4711"):
        assert not re.fullmatch(PATTERN, text)


def test_a_slip_of_one_letter_is_forgiven() -> None:
    assert meant("quiet-amber-lake-4711") == "quiet-amber-lake-4711"
    assert meant("quit-ambber-laek-4711") == "quiet-amber-lake-4711"
    assert meant("cheerfull-tomate-mountan-1234") == "cheerful-tomato-mountain-1234"
    assert meant("quxxt-amber-lake-4711") == "quxxt-amber-lake-4711", "two slips are too many"
    assert meant("amber-quiet-lake-4711") == "amber-quiet-lake-4711", "each word has its place"


def test_a_slip_never_leads_to_another_word() -> None:
    """A letter left out, doubled or swapped: nearly always the word is found, and never a wrong one."""
    tried = unread = 0
    for place, words in enumerate(room_words()):
        for word in words:
            doubled = {word[:at] + word[at] + word[at:] for at in range(len(word))}
            shorter = {slip for slip in slips(word) if len(slip) < len(word)}
            for slip in doubled | shorter:
                code = ["quiet", "amber", "lake", "4711"]
                code[place] = slip
                read = meant("-".join(code)).split("-")[place]
                assert read in (word, slip)
                tried, unread = tried + 1, unread + (read == slip)
    assert unread < tried / 50
