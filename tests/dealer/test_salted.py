"""Version 2 of the seal: salted words, which can be erased."""

import json
import re
from dataclasses import replace
from itertools import product

import pytest

from kit.repository import ROOT
from rifugio.box import load_box
from rifugio.dealer import (
    Genuine,
    UnreadableSeal,
    WrongDraw,
    WrongSecret,
    WrongWord,
    salt_digest,
    salted_commitment,
    verify,
    word_digest,
)
from rifugio.dealer.draws import draw
from rifugio.dealer.salted import salted_key
from rifugio.engine.text.records import Record, read_record
from tests.replay.samples import salted

PAGE = (ROOT / "docs" / "decisions" / "0042-personal-text-beside-the-log.md").read_text(encoding="utf-8")
VECTORS = [
    dict(re.split(r" {2,}", line, maxsplit=1) for line in block.splitlines())
    for block in re.findall(r"^secret .*?(?=\n\n|\n```)", PAGE, re.DOTALL | re.MULTILINE)
]
SALTS = [bytes([seat + 1]) * 32 for seat in range(5)]


@pytest.fixture(scope="module")
def record() -> Record:
    return read_record(salted(), load_box)


def with_headers(record: Record, **headers: object) -> Record:
    texts = {name: text if isinstance(text, str) else json.dumps(text) for name, text in headers.items()}
    return replace(record, headers={**record.headers, **texts})


def header(record: Record, name: str) -> list[str]:
    found: list[str] = json.loads(record.headers[name])
    return found


def test_the_page_has_vectors() -> None:
    assert len(VECTORS) == 2


@pytest.mark.parametrize("vector", VECTORS)
def test_vector(vector: dict[str, str]) -> None:
    secret, words = bytes.fromhex(vector["secret"]), json.loads(vector["words"])
    digests = [word_digest(salt, word) for salt, word in zip(SALTS, words, strict=False)]
    key = salted_key(secret, vector["set-up"], digests)
    assert salted_commitment(secret, map(salt_digest, SALTS)) == vector["commitment"]
    assert digests == json.loads(vector["digests"])
    assert key.hex() == vector["key"]
    assert [draw(key, k, 60) for k in range(12)] == [int(one) for one in vector["one of 60"].split()]


def test_words_may_be_there_or_erased(record: Record) -> None:
    words, salts = header(record, "Words"), header(record, "Salts")
    assert all(words)
    genuine = verify(record)
    assert isinstance(genuine, Genuine)
    for kept in product((True, False), repeat=2):
        erased = with_headers(
            record,
            Words=[word if keep else "" for word, keep in zip(words, kept, strict=True)],
            Salts=[salt if keep else "" for salt, keep in zip(salts, kept, strict=True)],
        )
        assert verify(erased, record.headers["Commitment"]) == genuine


def test_a_word_that_was_not_said_is_found(record: Record) -> None:
    words, salts = header(record, "Words"), header(record, "Salts")
    assert verify(with_headers(record, Words=[words[0], "another"])) == WrongWord(1)
    assert verify(with_headers(record, Words=["", words[1]])) == WrongWord(0)
    assert verify(with_headers(record, Salts=["", salts[1]])) == WrongWord(0)


def test_a_salt_that_was_chosen_later_is_found(record: Record) -> None:
    """Even one that matches the word's digest: it was not committed to, or belongs to another seat."""
    words, salts, digests = (header(record, name) for name in ("Words", "Salts", "WordDigests"))
    for chosen in ("ab" * 32, salts[1]):
        ground = word_digest(bytes.fromhex(chosen), words[0])
        forged = with_headers(record, Salts=[chosen, salts[1]], WordDigests=[ground, digests[1]])
        assert verify(forged) == WrongWord(0)


def test_other_digests_deal_other_tiles(record: Record) -> None:
    digests = header(record, "WordDigests")[::-1]
    erased = with_headers(record, Words=["", ""], Salts=["", ""], WordDigests=digests)
    assert isinstance(verify(erased), WrongDraw)


def test_salts_are_committed_to_by_seat(record: Record) -> None:
    assert isinstance(
        verify(with_headers(record, SaltDigests=header(record, "SaltDigests")[::-1])), WrongSecret
    )


@pytest.mark.parametrize(
    ("header", "text"),
    [
        ("WordDigests", "[]"),
        ("WordDigests", '["", "00"]'),
        ("WordDigests", '["", 4]'),
        ("Salts", '["", "zz"]'),
        ("Salts", "["),
        ("SaltDigests", "[]"),
        ("SaltDigests", '["", "", "", "", ""]'),
        ("Seats", ""),
        ("Seats", "0 0"),
        ("Seats", "0 5"),
        ("Seats", "a b"),
    ],
)
def test_an_unreadable_seal(record: Record, header: str, text: str) -> None:
    assert verify(with_headers(record, **{header: text})) == UnreadableSeal(header)
