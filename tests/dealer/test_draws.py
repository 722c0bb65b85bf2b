"""Draws are unbiased, and depend on exactly the inputs they should."""

from collections import Counter
from unicodedata import normalize

import pytest

import rifugio
from rifugio.dealer import SealedBag, commitment_of
from rifugio.dealer.draws import _bits, draw, draw_tile, encode, game_key

LINE = "rifugio rules=1 box=second-edition players=3 with=- scores=covered"
SECRET = bytes(range(32))
KEY = game_key(SECRET, LINE, ["a", "b", "c"])


def chi_square(seen: Counter[int], expected: list[float]) -> float:
    return sum((seen[value] - share) ** 2 / share for value, share in enumerate(expected))


@pytest.mark.parametrize(
    ("size", "bound"),
    # the bound has p = 0.001: chi-square with size - 1 degrees of freedom
    [(2, 10.8), (3, 13.8), (7, 22.5), (10, 27.9), (33, 62.5), (60, 98.3), (64, 103.4)],
)
def test_every_result_is_equally_likely(size: int, bound: float) -> None:
    tries = 400 * size
    seen = Counter(draw(KEY, number, size) for number in range(tries))
    assert set(seen) == set(range(size))
    assert chi_square(seen, [tries / size] * size) < bound


def test_tiles_come_as_often_as_they_are_there() -> None:
    """The first tile of many games, each with its own secret."""
    setup = rifugio.setup(4)
    state = rifugio.new_game(setup)
    games = 3000
    seen: Counter[int] = Counter()
    for game in range(games):
        bag = SealedBag(game.to_bytes(32, "big"), [""] * 4, setup)
        seen[state.game.tile_index[bag.reveal(state, 0).tile]] += 1
    blind = state.offer.blind
    bound = len(blind) - 1 + 4 * (2 * (len(blind) - 1)) ** 0.5
    assert chi_square(seen, [games * count / sum(blind) for count in blind]) < bound


def test_neighbouring_draws_are_independent() -> None:
    pairs = Counter(draw(KEY, number, 5) * 5 + draw(KEY, number + 1, 5) for number in range(0, 20_000, 2))
    assert chi_square(pairs, [10_000 / 25] * 25) < 51.2


def test_what_is_too_large_is_tried_again() -> None:
    """Rejection sampling: with 33 of 64 results allowed, nearly half of all attempts are rejected."""
    rejected = [number for number in range(200) if _bits(KEY, number, 0) & 63 >= 33]
    assert 60 < len(rejected) < 140
    for number in rejected:
        attempt = next(a for a in range(1, 50) if _bits(KEY, number, a) & 63 < 33)
        assert draw(KEY, number, 33) == _bits(KEY, number, attempt) & 63


def test_what_is_small_enough_is_taken_at_once() -> None:
    accepted = [number for number in range(200) if _bits(KEY, number, 0) & 63 < 33]
    assert all(draw(KEY, number, 33) == _bits(KEY, number, 0) & 63 for number in accepted)


def test_one_tile_is_no_choice_and_none_is_an_error() -> None:
    assert all(draw(KEY, number, 1) == 0 for number in range(20))
    with pytest.raises(ValueError, match="nothing to draw from"):
        draw(KEY, 0, 0)


def test_the_order_of_storage_does_not_matter() -> None:
    tiles = [("G", 2), ("F", 3), ("AN1", 1), ("T1", 0)]
    for number in range(50):
        tile = draw_tile(KEY, number, tiles)
        assert tile == draw_tile(KEY, number, reversed(tiles))
        assert tile in {"G", "F", "AN1"}


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (LINE, ["x", "b", "c"]),
        (LINE, ["a", "x", "c"]),
        (LINE, ["a", "b", "x"]),
        (LINE, ["b", "a", "c"]),
        (LINE, ["ab", "", "c"]),
        (LINE, ["a", "b", ""]),
        (LINE, ["a", "b"]),
        (LINE, ["a", "b", "c", ""]),
        (LINE, ["A", "b", "c"]),
        (LINE, ["a ", "b", "c"]),
        (LINE.replace("covered", "open"), ["a", "b", "c"]),
    ],
)
def test_every_word_its_seat_and_the_set_up_matter(line: str, words: list[str]) -> None:
    other = game_key(SECRET, line, words)
    assert other != KEY
    assert [draw(other, k, 60) for k in range(60)] != [draw(KEY, k, 60) for k in range(60)]


def test_a_word_is_the_same_however_it_is_typed() -> None:
    typed = [normalize("NFD", word) for word in ("Gämse", "é", "Å")]
    assert typed != ["Gämse", "é", "Å"]
    assert game_key(SECRET, LINE, typed) == game_key(SECRET, LINE, ["Gämse", "é", "Å"])


def test_encoding_is_unambiguous() -> None:
    texts = [
        encode("key", b"ab", b"c"),
        encode("key", b"a", b"bc"),
        encode("key", b"abc"),
        encode("key", b"abc", b""),
        encode("keyabc"),
        encode("draw", b"abc"),
    ]
    assert len(set(texts)) == len(texts)
    assert encode("key", b"ab") == b"\0\0\0\x14rifugio-sealed-bag-1\0\0\0\x03key\0\0\0\x02ab"


def test_a_commitment_is_bound_to_its_secret() -> None:
    commitments = {commitment_of(secret) for secret in (SECRET, SECRET[::-1], bytes(32), bytes(31) + b"\1")}
    assert len(commitments) == 4
    assert all(text.startswith("rifugio-sealed-bag-1:") and len(text) == 21 + 64 for text in commitments)


@pytest.mark.parametrize("secret", [b"", bytes(31), bytes(33)])
def test_a_secret_has_its_length(secret: bytes) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        commitment_of(secret)
    with pytest.raises(ValueError, match="32 bytes"):
        game_key(secret, LINE, [])


def test_a_bag_wants_a_word_for_each_seat_and_keeps_its_secret() -> None:
    setup = rifugio.setup(3)
    with pytest.raises(ValueError, match="3 players, but 2 words"):
        SealedBag(SECRET, ["a", "b"], setup)
    shown = repr(SealedBag(SECRET, ["a", "b", "c"], setup))
    assert shown == f"<SealedBag {commitment_of(SECRET)}>"
