"""A genuine record verifies, and any change to one is detected."""

import json
from dataclasses import replace
from functools import cache

import pytest

import rifugio
from rifugio.box import load_box
from rifugio.dealer import (
    Genuine,
    NoSeal,
    OtherCommitment,
    Seal,
    SecretUnpublished,
    UnreadableSeal,
    WrongDraw,
    WrongSecret,
    commitment_of,
    read_seal,
    verify,
)
from rifugio.engine.moves import Reveal
from rifugio.engine.reasons import IllegalMove
from rifugio.engine.text.records import Record, read_record, write_record
from tests.dealer.games import SECRET, WORDS, dealt_game

OTHER = bytes(32)
game = cache(dealt_game)


def with_headers(record: Record, **headers: str) -> Record:
    return replace(record, headers={**record.headers, **headers})


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_dealt_game_is_genuine(players: int) -> None:
    record = dealt_game(words=("word",) * players)
    reveals = sum(isinstance(move, Reveal) for move in record.moves)
    assert verify(record) == Genuine(reveals)
    assert reveals >= 60


def test_the_seal_survives_being_written() -> None:
    record = read_record(write_record(game()), load_box)
    assert record == game()
    assert read_seal(record) == Seal(commitment_of(SECRET), WORDS, SECRET)
    assert record.headers["Event"] == "Test"
    assert isinstance(verify(record, commitment_of(SECRET)), Genuine)


def test_the_secret_stays_out_until_the_game_is_over() -> None:
    record = dealt_game(moves=100)
    assert read_seal(record) == Seal(commitment_of(SECRET), WORDS)
    assert SECRET.hex() not in write_record(record)
    assert verify(record) == SecretUnpublished()


def test_no_seal() -> None:
    record = replace(game(), headers={"Event": "Test"})
    assert read_seal(record) is None
    assert verify(record) == NoSeal()


def test_another_commitment_than_published() -> None:
    shown = commitment_of(OTHER)
    assert verify(game(), shown) == OtherCommitment(shown, commitment_of(SECRET))


def test_another_secret() -> None:
    record = with_headers(game(), Secret=OTHER.hex())
    assert verify(record) == WrongSecret(commitment_of(SECRET), commitment_of(OTHER))


def test_another_secret_with_its_own_commitment() -> None:
    record = with_headers(game(), Secret=OTHER.hex(), Commitment=commitment_of(OTHER))
    assert isinstance(verify(record), WrongDraw)


@pytest.mark.parametrize("seat", range(4))
def test_another_word(seat: int) -> None:
    words = [word + "!" * (number == seat) for number, word in enumerate(WORDS)]
    assert isinstance(verify(with_headers(game(), Words=json.dumps(words))), WrongDraw)


def test_words_in_another_order() -> None:
    assert isinstance(verify(with_headers(game(), Words=json.dumps(WORDS[::-1]))), WrongDraw)


def test_every_changed_draw_is_found() -> None:
    """Change one draw to another tile that was face down; the moves before it stay legal."""
    record, number = game(), 0
    for at, (move, (state, _)) in enumerate(zip(record.moves, record.replay(), strict=False)):
        if not isinstance(move, Reveal):
            continue
        others = [other for other in rifugio.legal_moves(state) if other != move]
        if others:
            changed = others[0]
            assert isinstance(changed, Reveal)
            forged = replace(record, moves=(*record.moves[:at], changed))
            assert verify(forged) == WrongDraw(number, move.tile, changed.tile)
        number += 1
    assert number >= 60


def test_an_illegal_move_is_no_verdict() -> None:
    with pytest.raises(IllegalMove):
        verify(replace(game(), moves=game().moves[::-1]))


@pytest.mark.parametrize(
    ("header", "text"),
    [
        ("Commitment", ""),
        ("Commitment", "rifugio-sealed-bag-3:00"),
        ("Words", ""),
        ("Words", "["),
        ("Words", "[" * 100_000),
        ("Words", "{}"),
        ("Words", '"abcd"'),
        ("Words", '["a", "b", "c"]'),
        ("Words", '["a", "b", "c", 4]'),
        ("Words", '["a", "b", "c", "\\ud800"]'),
        ("Secret", ""),
        ("Secret", "00"),
        ("Secret", "zz" * 32),
    ],
)
def test_an_unreadable_seal(header: str, text: str) -> None:
    assert verify(with_headers(game(), **{header: text})) == UnreadableSeal(header)


@pytest.mark.parametrize("header", ["Commitment", "Words"])
def test_half_a_seal(header: str) -> None:
    rest = {name: text for name, text in game().headers.items() if name != header}
    assert verify(replace(game(), headers=rest)) == UnreadableSeal(header)
