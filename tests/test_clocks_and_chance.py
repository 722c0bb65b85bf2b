"""Tables and play use no clock or randomness except those that are passed in.

Import contracts forbid the modules `time`, `random` and `secrets` there. They cannot forbid `datetime` and
`uuid`, whose types are needed, so calls are found by name. The event loop's clock is allowed: a simulated
loop brings its own.
"""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from kit.repository import ROOT

PACKAGE: Final = ROOT / "src" / "rifugio"
FILES: Final = sorted(path for part in ("table", "server/play") for path in (PACKAGE / part).rglob("*.py"))
ASKING: Final = {
    *("now", "utcnow", "today"),
    *("time_ns", "monotonic", "monotonic_ns", "perf_counter", "perf_counter_ns", "process_time"),
    *("uuid1", "uuid4", "urandom", "getrandbits", "randbytes", "randrange", "randint", "SystemRandom"),
    *("token_bytes", "token_hex", "token_urlsafe", "randbelow"),
}
PASSED_IN: Final = {"clock", "_clock"}
"""The names of the clock passed in by `rifugio.server.play.seams`."""


def asked(text: str) -> Iterator[tuple[int, str]]:
    """Yield every use of a clock or of randomness, called or passed on as a function."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Attribute) and node.attr in ASKING:
            if ast.unparse(node.value).split(".")[-1] not in PASSED_IN:
                yield node.lineno, ast.unparse(node)
        elif isinstance(node, ast.ImportFrom):
            for alias in node.names:
                if alias.name in ASKING:
                    yield node.lineno, f"{node.module}.{alias.name}"


def test_there_are_files() -> None:
    assert {path.parent.name for path in FILES} >= {"table", "play", "messages", "projection"}


@pytest.mark.parametrize("path", FILES, ids=[path.relative_to(PACKAGE).as_posix() for path in FILES])
def test_nothing_asks_a_clock_or_chance_of_its_own(path: Path) -> None:
    assert list(asked(path.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    ("planted", "found"),
    [
        ("at = datetime.now(UTC)", "datetime.now"),
        ("at = moment.astimezone().now()", "moment.astimezone().now"),
        ("day = datetime.date.today()", "datetime.date.today"),
        ("at: datetime = field(default_factory=datetime.utcnow)", "datetime.utcnow"),
        ("import time as t; t.monotonic()", "t.monotonic"),
        ("from uuid import uuid4 as new", "uuid.uuid4"),
        ("id = uuid.uuid4()", "uuid.uuid4"),
        ("secret = os.urandom(32)", "os.urandom"),
    ],
)
def test_what_is_planted_is_found(planted: str, found: str) -> None:
    text = (PACKAGE / "table" / "fold.py").read_text(encoding="utf-8")
    assert list(asked(f"{text}\n{planted}\n")) == [(text.count("\n") + 2, found)]


def test_the_clock_that_is_passed_in_may_be_asked() -> None:
    assert list(asked("self._world.clock.now(); clock.now(); turn_began = at.time; loop.time")) == []
