"""Three-word names."""

from random import Random

from rifugio.server.rooms import is_room, new_room, room_words


def test_three_lists_of_64_different_short_words() -> None:
    lists = room_words()
    assert [len(words) for words in lists] == [64, 64, 64]
    assert all(len(set(words)) == 64 for words in lists)
    assert all(word.isascii() and word.isalpha() and word.islower() for words in lists for word in words)
    assert max(len(word) for words in lists for word in words) <= 10


def test_a_room_is_one_word_of_each() -> None:
    random = Random(7)
    rooms = {new_room(random) for _ in range(1000)}
    assert len(rooms) > 990
    assert all(map(is_room, rooms))
    for room in rooms:
        assert all(word in words for word, words in zip(room.split("-"), room_words(), strict=True))


def test_what_is_no_room() -> None:
    for text in ("", "quiet-amber", "quiet-amber-lake-x", "Quiet-amber-lake", "quiet amber lake", "a-b-c"):
        assert not is_room(text)
