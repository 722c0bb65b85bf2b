"""A signal to stop during startup, at a moment when the handler's exception is lost."""

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from rifugio.server import logs
from rifugio.server.host import serving
from rifugio.server.settings import Settings
from tests.server.nodes import settings_for


class LastWords:
    """Raises the signal in a destructor, where an exception from its handler is ignored."""

    def __del__(self) -> None:
        signal.raise_signal(signal.SIGTERM)


@contextmanager
def database(settings: Settings) -> Iterator[Settings]:
    LastWords()
    yield settings


def test_it_does_not_serve(monkeypatch: pytest.MonkeyPatch) -> None:
    lost: list[object] = []
    monkeypatch.setattr(sys, "unraisablehook", lambda error: lost.append(error.exc_type))
    monkeypatch.setattr(logs, "set_up", lambda **_: None)
    monkeypatch.setattr(serving, "with_database", database)
    monkeypatch.setattr(serving, "made_ready", lambda settings, **_: settings)
    monkeypatch.setattr(serving, "_serve_at", lambda *_: pytest.fail("it serves"))
    before = [(number, signal.getsignal(number)) for number in (signal.SIGTERM, signal.SIGHUP)]
    try:
        with pytest.raises(SystemExit):
            serving.serve(
                settings_for("postgresql://127.0.0.1/none", host="127.0.0.1", port=0), serving.Manner()
            )
    finally:
        for number, handler in before:
            signal.signal(number, handler)
    assert lost == [SystemExit]
