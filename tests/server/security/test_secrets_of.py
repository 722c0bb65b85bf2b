"""The search for secrets finds them in every form."""

import base64
import json
from urllib.parse import quote_from_bytes

import pytest

from tests.server.security.leak_scan import ENDED, Scan, covered
from tests.server.security.leaky_games import FOREVER, Game
from tests.server.security.people import Json
from tests.server.security.secrets_of import found, ids_in
from tests.server.security.tap import Recipient, Sent

SECRET = bytes(range(100, 132))
KEY = bytes(range(32))
GAME_ID = 1_234_567_890_123_456_789
TOKEN = "WyJhYmMiLDAsMV0.c2lnbmF0dXJlLW9mLXRoZS10b2tlbg"


@pytest.mark.parametrize(
    "written",
    [
        SECRET,
        SECRET.hex().encode(),
        base64.b64encode(b"x" + SECRET + b"yz"),
        base64.b64encode(b"xy" + SECRET + b"yz"),
        base64.urlsafe_b64encode(b"xyz" + SECRET + b"yz"),
        quote_from_bytes(SECRET).encode(),
        json.dumps(list(SECRET)).encode(),
        SECRET[::-1],
        "".join(f"\\u{byte:04x}" for byte in SECRET).encode(),
    ],
)
def test_a_secret_is_found_however_it_is_written(written: bytes) -> None:
    assert found([SECRET], b"before " + written + b" after")
    assert not found([SECRET[::2]], b"before " + written + b" after")


def test_command_ids_are_found_with_and_without_lines_between() -> None:
    one = "0f0e0d0c0b0a09080706050403020100"
    assert ids_in(f"x {one} y".encode()) == {one}
    assert ids_in(b"0F0E0D0C-0B0A-0908-0706-050403020100") == {one}
    assert ids_in(one.encode() * 2) == set()  # a hash


def scanned(*texts: bytes, table: Json | None = None) -> list[str]:
    """Return what is found in the frames of a spectator."""
    game = Game({"table": "L" * 22, "room": "nice-warm-hut"}, {}, {0: "the-word-of-seat-0"})
    game.tokens = {"host": TOKEN}
    watcher = Recipient("watcher", "W" * 22, may_know_the_link=False)
    watcher.sent = [Sent(text, table) for text in texts]
    game.people = [watcher]
    scan = Scan(game, SECRET, GAME_ID, [KEY])
    scan.run([], b"")
    return scan.leaks


@pytest.mark.parametrize(
    "leak",
    [
        SECRET.hex(),
        KEY.hex(),
        TOKEN,
        TOKEN.partition(".")[2],
        str(GAME_ID),
        f"{GAME_ID:x}",
        "L" * 22,
        "nice-warm-hut",
        "the-word-of-seat-0",
        "0f0e0d0c-0b0a-0908-0706-050403020100",
    ],
)
def test_a_leak_is_told(leak: str) -> None:
    assert scanned(b"nothing") == []
    assert scanned(b"nothing", f'{{"something": "{leak}"}}'.encode())


def table(phase: str, pile: Json | None = None) -> Json:
    players = [{"pile": None, "score": None}, {"pile": pile, "score": None}]
    game = {"order": [1, 0], "players": players}
    seats = [{"seat": 0, "mine": True}, {"seat": 1, "mine": False}]
    hidden = dict.fromkeys(("secret", "result", "legal"))
    return {"seq": 9, "phase": phase, "seats": seats, "game": game, "turn": {"seat": 0}, **hidden}


def test_an_open_pile_is_told() -> None:
    person, pile = Recipient("seat 0", "", seats={0: (2, FOREVER)}), {"bears": 1}
    assert list(covered(person, table("playing", pile))) == []
    person.seats = {0: (2, 9)}  # until just now
    assert len(list(covered(person, table("playing", pile)))) == 2
    for phase in ENDED:
        assert len(list(covered(person, table(phase, pile)))) == 1
