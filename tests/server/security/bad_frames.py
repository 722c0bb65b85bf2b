"""Generates malformed frames, in three layers: protocol, character encoding, content."""

import json
import struct
from collections.abc import Callable
from random import Random
from typing import Any, Final, NamedTuple

TEXT, BINARY, CLOSE, PING, PONG, CONTINUED = 1, 2, 8, 9, 10, 0
MOST: Final = 8192


class Bad(NamedTuple):
    """Bytes to send, and the layer they attack."""

    layer: str
    data: bytes


def framed(
    payload: bytes,
    opcode: int = TEXT,
    *,
    fin: bool = True,
    reserved: int = 0,
    masked: bool = True,
    length: int = -1,
) -> bytes:
    """Return a WebSocket frame (RFC 6455), malformed as requested."""
    first = (0x80 if fin else 0) | reserved << 4 | opcode
    size = len(payload) if length < 0 else length
    mask = 0x80 if masked else 0
    if size < 126:
        head = struct.pack("!BB", first, mask | size)
    elif size < 2**16:
        head = struct.pack("!BBH", first, mask | 126, size)
    else:
        head = struct.pack("!BBQ", first, mask | 127, size & (2**64 - 1))
    return head + (b"\0\0\0\0" if masked else b"") + payload


def protocol(chance: Random) -> bytes:
    """Return a protocol violation."""
    text = b'{"ping":1}'
    breaches: list[Callable[[], bytes]] = [
        lambda: framed(text, reserved=chance.randrange(1, 8)),
        lambda: framed(text, masked=False),
        lambda: framed(text, opcode=chance.choice([3, 4, 5, 6, 7, 11, 12, 13, 14, 15])),
        lambda: framed(b"", opcode=chance.choice([CLOSE, PING, PONG]), fin=False),
        lambda: framed(b"x" * 126, opcode=chance.choice([CLOSE, PING, PONG])),
        lambda: framed(text, opcode=CONTINUED),
        lambda: framed(text[:4], fin=False) + framed(text[4:]),
        lambda: framed(b"", length=chance.choice([2**63, 2**63 - 1, 2**64 - 1, 2**32, MOST + 1])),
        lambda: framed(
            struct.pack("!H", chance.choice([0, 999, 1004, 1005, 1006, 2000, 65535])), opcode=CLOSE
        ),
        lambda: framed(b"\x03", opcode=CLOSE),
        lambda: framed(b" " * chance.randrange(MOST + 1, MOST + 4000)),
        lambda: b"".join(framed(b" " * 100, opcode=CONTINUED if n else TEXT, fin=False) for n in range(90)),
        lambda: chance.randbytes(chance.randrange(1, 60)),
        lambda: framed(b"", opcode=PING) * chance.randrange(1, 50) + framed(b"bye", opcode=BINARY),
    ]
    return chance.choice(breaches)()


def characters(chance: Random) -> bytes:
    """Return text that is invalid UTF-8, or barely valid."""
    bad = chance.choice(
        [b"\xff", b"\xc0\xaf", b"\xed\xa0\x80", b"\xf5\x80\x80\x80", b"\xe2\x82", b"\x80", b"\0"]
    )
    text = json.dumps(valid(chance)).encode()
    at = chance.randrange(len(text))
    whole = text[:at] + bad + text[at:]
    if chance.random() < 0.3:
        return framed(whole[:at], fin=False) + framed(whole[at:], opcode=CONTINUED)
    return framed(whole)


def valid(chance: Random) -> dict[str, Any]:
    """Return a valid client frame."""
    some_id = f"{chance.getrandbits(128):032x}"
    seat = chance.randrange(5)
    commands: list[dict[str, Any]] = [
        {
            "kind": "sit",
            "seat": seat,
            "look": {"name": "Ann", "animal": "otter", "colour": "red"},
            "word": "x",
        },
        {"kind": "move", "seat": seat, "move": "open0@1,0"},
        {"kind": "options", "options": {"players": 3, "clock": {"kind": "live", "seconds": 30}}},
        {"kind": "hike", "seat": seat, "days": 3},
        {"kind": "claim", "seat": seat},
        {"kind": "abort"},
    ]
    sent = {"id": some_id, "expected_seq": chance.randrange(1, 30), "command": chance.choice(commands)}
    return chance.choice(
        [
            {"command": sent},
            {"why_not": {"id": some_id, "move": "open0@1,0"}},
            {"why_not": {"id": some_id, "cell": [4, -2]}},
            {"ways": {"id": some_id}},
            {"worth": {"id": some_id, "seat": seat}},
            {"hint": {"id": some_id}},
            {"phrase": {"seat": seat, "code": "hello"}},
            {"ping_tile": {"seat": seat, "cell": [1, -2]}},
            {"chat": {"seat": seat, "text": "hello"}},
            {"ping": chance.randrange(2**53)},
            {"hello": {"tokens": [], "after": 0}},
        ]
    )


STRANGE: Final = (
    *(
        "NaN",
        "Infinity",
        "-Infinity",
        "1e999",
        "-0",
        "0.0",
        "1.5",
        "true",
        "null",
        "[]",
        "{}",
        '""',
        '"\\u0000"',
    ),
    *(str(2**63), str(-(2**63) - 1), str(2**64), "9" * 400, "9" * 5000, "1" + "0" * 300),
    *('"\\ud800"', '"\\udfff\\ud800"', '"\u202e"', '"\u200b"', '"\ufeff"', '"a\\nb"', '"../../x"'),
    *('"' + "x" * 5000 + '"', "[" * 3000, "[" * 200 + "]" * 200, '{"a":' * 200 + "1" + "}" * 200, "'"),
    *('"\' OR 1=1 --"', '"${jndi:ldap://x}"', '"<script>alert(1)</script>"', '"%s%s%n"', "--", "/**/"),
)


def content(chance: Random) -> bytes:
    """Return a client frame with something wrong in it."""
    text = json.dumps(valid(chance), separators=(",", ":"))
    for _ in range(chance.choice([1, 1, 1, 2, 5])):
        text = chance.choice(CHANGES)(text, chance)
    return framed(text.encode(errors="replace")[: MOST + 50])


def _another_value(text: str, chance: Random) -> str:
    ends = [at for at, letter in enumerate(text) if letter in ":,["] or [0]
    at = chance.choice(ends) + 1
    end = next((n for n in range(at, len(text)) if text[n] in ",]}"), len(text))
    return text[:at] + chance.choice(STRANGE) + text[end:]


def _another_key(text: str, chance: Random) -> str:
    return text.replace('{"', chance.choice(['{"seat":0,"', '{"x":1,"', '{"":0,"', '{"__proto__":1,"']), 1)


def _twice(text: str, _chance: Random) -> str:
    return text[:-1] + "," + text[1:]


def _cut(text: str, chance: Random) -> str:
    return text[: chance.randrange(len(text) + 1)]


def _other_letter(text: str, chance: Random) -> str:
    at = chance.randrange(len(text) + 1)
    return text[:at] + chr(chance.choice([0, 9, 34, 44, 58, 92, 123, 125, 0x2028, 0x1F600])) + text[at + 1 :]


def _deeper(text: str, chance: Random) -> str:
    deep = chance.choice([5, 50, 1000])
    return '{"a":' * deep + text + "}" * deep


def _longer(text: str, chance: Random) -> str:
    return text + " " * chance.choice([1, 8000, MOST - len(text) % MOST, 9000])


CHANGES: Final[tuple[Callable[[str, Random], str], ...]] = (
    *(_another_value, _another_value, _another_value, _another_key, _twice, _cut, _other_letter),
    *(_deeper, _longer),
)

LAYERS: Final = (
    ("protocol", protocol),
    ("characters", characters),
    ("content", content),
    ("content", content),
)


def bad_frame(chance: Random) -> Bad:
    layer, make = chance.choice(LAYERS)
    return Bad(layer, make(chance))
