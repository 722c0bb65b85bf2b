"""Restart back-off of the PostgreSQL supervisor. With a real one: tests/server/serving/test_supervised.py."""

import threading
from pathlib import Path

import pytest

from rifugio.server.host import postgres_supervisor
from rifugio.server.host.postgres import Postgres, PostgresError
from rifugio.server.host.postgres_supervisor import PostgresSupervisor


class Dying(Postgres):
    """A PostgreSQL that starts, or fails to, and has died at the next check."""

    def __init__(self, folder: Path, said: str | None) -> None:
        super().__init__(folder)
        self.started, self._said = 0, said

    @property
    def exit_code(self) -> int:
        return -9

    def start_again(self, told_to_stop: threading.Event) -> None:
        self.started += 1
        if self._said is not None:
            raise PostgresError(self._said)


def supervise(dying: Dying, seconds: float) -> list[str]:
    sentences: list[str] = []
    supervisor = PostgresSupervisor(dying, sentences.append)
    supervisor.start()
    supervisor.join(seconds)
    supervisor.stop()
    return sentences


@pytest.mark.parametrize("said", ["it is broken", None])
def test_five_times_and_then_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: str | None
) -> None:
    monkeypatch.setattr(postgres_supervisor, "PAUSES", (0.0,) * 5)
    dying = Dying(tmp_path, said)
    (sentence,) = supervise(dying, 20)
    assert dying.started == 5
    assert sentence.endswith(said or "It ended soon after each start.")


def test_for_room_it_waits_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres_supervisor, "WAIT_FOR_ROOM", 0.001)
    dying = Dying(tmp_path, "PANIC: could not write: No space left on device")
    assert supervise(dying, 0.5) == []
    assert dying.started > 5
