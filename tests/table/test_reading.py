"""Two readers and writers of the same messages agree: the library's, in plain Python, and the server's."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from jsonschema_rs import Draft202012Validator

from rifugio.server.play import event_bytes
from rifugio.server.web import wire
from rifugio.server.web.stream_schema import stream_schema
from rifugio.table.messages import events, frames
from tests.table.projection.stories import aborted, played
from tests.table.projection.test_frames import BAD, FRAMES, GOOD

MORE_BAD = [
    '{"ping":1.0}',
    '{"ping":NaN}',
    '{"chat":{"seat":0,"text":"\\ud800"}}',
    '{"command":{"id":"7","expected_seq":1,"command":{"kind":"leave"}}}',
    '{"command":{"id":"0190163d-8694-739b-aea5-966c26f8ad90","expected_seq":1,"command":{"kind":["leave"]}}}',
    '{"phrase":{"seat":0,"code":["hello"]}}',
    '{"why_not":{"id":"0190163d-8694-739b-aea5-966c26f8ad90","move":"end\\n"}}',
]


def both(text: str | bytes) -> list[Any]:
    """The results of both readers for a client's frame; None if refused."""
    found: list[Any] = []
    for read in (frames.read_frame, wire.read_frame):
        try:
            found.append(read(text))
        except ValueError:
            found.append(None)
    return found


@pytest.mark.parametrize(
    "frame", [*BAD, *MORE_BAD, *(frame for _, frame in GOOD)], ids=lambda one: str(one)[:40]
)
def test_both_read_the_same(frame: object) -> None:
    ours, servers = both(frame if isinstance(frame, str) else json.dumps(frame, separators=(",", ":")))
    assert ours == servers
    assert (ours is None) == (frame in BAD or frame in MORE_BAD)


LEAVES = st.one_of(
    st.none(), st.booleans(), st.integers(-1, 6), st.just(2**60), st.just(1.0), st.just(""), st.just("fox"),
    st.just([]), st.just({}), st.just("a\u202eb"), st.just("x" * 41), st.text(max_size=3),
)  # fmt: skip


@st.composite
def nearly_frames(draw: st.DrawFn) -> Any:  # noqa: ANN401 (JSON)
    """Valid frames with something changed, left out or added."""
    frame = json.loads(json.dumps(draw(st.sampled_from(COMMANDS))))
    inside = frame
    while draw(st.booleans()):
        parts = [part for part in inside.values() if isinstance(part, dict) and part]
        if not parts:
            break
        inside = draw(st.sampled_from(parts))
    field = draw(st.sampled_from([*inside, "seat", "more"]))
    if draw(st.booleans()):
        inside[field] = draw(LEAVES)
    else:
        inside.pop(field, None)
    return frame


ID = "0190163d-8694-739b-aea5-966c26f8ad90"
LOOK = {"name": "Anna", "animal": "owl", "colour": "red"}
OPTIONS = {
    "players": 3, "extensions": ["rafts"], "open_scores": True, "clock": {"kind": "live", "seconds": 60},
    "child_seats": [0, 2], "chat": False, "spectators": True,
}  # fmt: skip
COMMANDS: list[Any] = [
    *(frame for _, frame in GOOD),
    *(
        {"command": {"id": ID, "expected_seq": 3, "expected_at": "then", "command": command}}
        for command in (
            {"kind": "options", "options": OPTIONS},
            {"kind": "sit", "seat": 1, "look": LOOK, "word": "hut"},
            {"kind": "put_bot", "seat": 1, "bot": "fox"},
            {"kind": "hike", "seat": 0, "days": 3},
            {"kind": "start", "first": "hiked"},
            {"kind": "claim", "seat": 2, "look": None},
            {"kind": "clock", "clock": {"kind": "none"}},
            {"kind": "abort"},
        )
    ),
]


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(nearly_frames())
def test_both_read_the_same_of_what_is_nearly_right(frame: object) -> None:
    ours, servers = both(json.dumps(frame, separators=(",", ":")))
    assert ours == servers


def test_both_write_and_read_the_events_of_whole_games_alike() -> None:
    for story in (played(("helicopter", "rafts"), players=3), aborted()):
        for step in story.steps:
            body = events.write_event(step.event)
            assert body == event_bytes.write_event(step.event)
            assert events.read_event(body) == event_bytes.read_event(body) == step.event


def test_both_write_the_servers_frames_alike() -> None:
    for frame, _ in FRAMES:
        assert frames.write_frame(frame) == wire.write_frame(frame)


def test_the_schema_says_what_the_readers_do() -> None:
    """What the schema refuses, both readers refuse."""
    fits = Draft202012Validator({"$ref": "#/$defs/ClientFrame", "$defs": stream_schema()["$defs"]})
    for frame in (*COMMANDS, *(bad for bad in BAD if isinstance(bad, dict))):
        if not fits.is_valid(frame):
            assert both(json.dumps(frame, separators=(",", ":"))) == [None, None]


def test_the_library_needs_nothing_but_python() -> None:
    """Without site-packages: as in a browser, where there is no pydantic."""
    done = subprocess.run(
        [sys.executable, "-S", "-c", "import sys; sys.path.insert(0, sys.argv[1]);" + NEEDS_NOTHING, SRC],
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr


SRC = str(Path(frames.__file__).parents[3])
NEEDS_NOTHING = """
import importlib, pkgutil
for package in 'rifugio.table', 'rifugio.answering', 'rifugio.worker':
    path = importlib.import_module(package).__path__
    names = [one.name for one in pkgutil.walk_packages(path, package + '.')]
    for name in names: importlib.import_module(name)
    assert len(names) > 5
assert 'pydantic' not in sys.modules
try: import pydantic
except ImportError: pass
else: raise SystemExit('pydantic is there, so this proves nothing')
"""
