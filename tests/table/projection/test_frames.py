"""The socket's frames."""

import json
from typing import get_args
from uuid import UUID

import pytest

from rifugio.engine.reasons import NoSuchSlot
from rifugio.table.messages.answers import Accepted, Refusal, Refused, Unknown
from rifugio.table.messages.frames import (
    AnswerFrame,
    ChatFrame,
    CommandFrame,
    Going,
    GoingFrame,
    HelloFrame,
    PhraseFrame,
    PingFrame,
    PingTileFrame,
    PongFrame,
    Presence,
    PresenceFrame,
    ServerFrame,
    Welcome,
    WelcomeFrame,
    read_frame,
    write_frame,
)
from rifugio.table.messages.phrases import Phrase
from rifugio.table.messages.questions import (
    AskWhyNotFrame,
    AskWorthFrame,
    WhyNot,
    WhyNotFrame,
    Worth,
    WorthFrame,
)
from rifugio.table.values import wire_value
from rifugio.words import LANGUAGES, Words

ID = "0190163d-8694-739b-aea5-966c26f8ad90"
MOVE = {"id": ID, "expected_seq": 3, "command": {"kind": "move", "seat": 0, "move": "walk>1,0"}}

GOOD: list[tuple[type, dict[str, object]]] = [
    (HelloFrame, {"hello": {"tokens": ["abc"], "after": 4}}),
    (HelloFrame, {"hello": {}}),
    (CommandFrame, {"command": MOVE}),
    (AskWhyNotFrame, {"why_not": {"id": ID, "move": "hut+1,0"}}),
    (AskWhyNotFrame, {"why_not": {"id": ID, "cell": [1, -2]}}),
    (AskWorthFrame, {"worth": {"id": ID, "seat": 1}}),
    (PhraseFrame, {"phrase": {"seat": 1, "code": "nice-walk"}}),
    (PingTileFrame, {"ping_tile": {"seat": 1, "cell": [-3, 12]}}),
    (ChatFrame, {"chat": {"seat": 0, "text": "Schön!"}}),
    (PingFrame, {"ping": 7}),
]
BAD: list[object] = [
    *("", "{", "[]", "null", '"hello"', "{}", '{"going":{"retry_ms":1}}', '{"welcome":{}}', "[" * 4000),
    {"hello": {}, "ping": 1},
    {"hello": {"tokens": ["x"] * 9}},
    {"hello": {"tokens": ["x" * 401]}},
    {"hello": {"after": -1}},
    {"hello": {"seat": 1}},
    {"ping": "1"},
    {"ping": 2**60},
    {"ping": True},
    {"phrase": {"seat": 1, "code": "anything"}},
    {"phrase": {"seat": 5, "code": "hello"}},
    {"ping_tile": {"seat": 1, "cell": [1, 2, 3]}},
    {"ping_tile": {"seat": 1, "cell": [1, 128]}},
    {"ping_tile": {"seat": 1, "cell": [1.5, 0]}},
    {"chat": {"seat": 0, "text": ""}},
    {"chat": {"seat": 0, "text": "\u202eevil"}},
    {"chat": {"seat": 0, "text": "a" * 201}},
    {"command": {**MOVE, "expected_seq": "3"}},
    {"command": {**MOVE, "by": "host"}},
    {"command": {**MOVE, "command": {"kind": "cheat"}}},
    {"worth": {"id": ID}},
    {"worth": {"id": ID, "seat": 5}},
    {"why_not": {"id": ID, "move": "rm -rf /"}},
]


@pytest.mark.parametrize(("kind", "frame"), GOOD, ids=lambda one: getattr(one, "__name__", ""))
def test_what_a_client_sends(kind: type, frame: dict[str, object]) -> None:
    assert type(read_frame(json.dumps(frame))) is kind


@pytest.mark.parametrize("frame", BAD, ids=lambda frame: str(frame)[:40])
def test_what_nobody_may_send(frame: object) -> None:
    with pytest.raises(ValueError, match=r"."):
        read_frame(frame if isinstance(frame, str) else json.dumps(frame))


FRAMES: list[tuple[ServerFrame, dict[str, object]]] = [
    (
        WelcomeFrame(welcome=Welcome(seats=(0,), host=True, head=4, link="x")),
        {"welcome": {"seats": [0], "host": True, "head": 4, "link": "x"}},
    ),
    (
        AnswerFrame(answer=Accepted(id=UUID(ID), seq=5, token="t")),
        {"answer": {"answer": "accepted", "id": ID, "seq": 5, "token": "t", "table": None, "tokens": []}},
    ),
    (
        AnswerFrame(answer=Refusal(id=UUID(ID), code="stale", head=9)),
        {"answer": {"answer": "refused", "id": ID, "code": "stale", "reason": None, "head": 9}},
    ),
    (
        AnswerFrame(answer=Unknown(id=UUID(ID))),
        {"answer": {"answer": "unknown", "id": ID, "retry_ms": 200}},
    ),
    (
        WhyNotFrame(why_not=WhyNot(id=UUID(ID), reason=wire_value(NoSuchSlot("B-OFFER-03", 2)))),
        {"why_not": {"id": ID, "reason": {"code": "NoSuchSlot", "ruling": "B-OFFER-03", "slot": 2}}},
    ),
    (
        PresenceFrame(presence=Presence(seats=(0, 2), watching=1)),
        {"presence": {"seats": [0, 2], "watching": 1}},
    ),
    (
        WorthFrame(worth=Worth(id=UUID(ID), seq=9, places={"FL1": 7}, sets={"flower": 7})),
        {"worth": {"id": ID, "seq": 9, "places": {"FL1": 7}, "sets": {"flower": 7}}},
    ),
    (PongFrame(pong=7), {"pong": 7}),
    (GoingFrame(going=Going(retry_ms=900)), {"going": {"retry_ms": 900}}),
]


@pytest.mark.parametrize(("frame", "sent"), FRAMES, ids=lambda one: type(one).__name__)
def test_what_the_server_sends(frame: ServerFrame, sent: dict[str, object]) -> None:
    assert json.loads(write_frame(frame)) == sent


@pytest.mark.parametrize("language", LANGUAGES)
def test_phrases_and_refusals_have_words(language: str) -> None:
    words = Words(language, strict=True)
    said = [words.say(f"phrase-{code}") for code in get_args(Phrase)]
    assert len(set(said)) == len(said)
    assert max(map(len, said)) <= 45
    for code in get_args(Refused):
        assert words.say(f"refused-{code.replace('_', '-')}").endswith((".", "!"))
