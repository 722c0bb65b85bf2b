"""Every key is bound to an action that the screen, or one of its parts, has."""

from collections.abc import Callable
from pathlib import Path

import pytest
from textual.actions import parse
from textual.binding import Binding

from rifugio.terminal.gamescreen import GameScreen
from rifugio.terminal.keys import keys_now
from rifugio.terminal.replayed import Replayed
from rifugio.terminal.replayscreen import ReplayScreen
from rifugio.terminal.saving import record_of
from rifugio.terminal.tablescreen import TableScreen
from rifugio.words import Words
from tests.terminal.tables import QUICK, played, table, walking


def game(path: Path) -> GameScreen:
    session = played(table(2), lambda one: one.can_undo and walking(one))
    return GameScreen(session, Words("en"), path, QUICK, delay=0.0)


def replay(_: Path) -> ReplayScreen:
    return ReplayScreen(Replayed(record_of(played(table(), lambda _: False), "en")), Words("en"))


def missing(screen: TableScreen, actions: list[str]) -> list[str]:
    found = [(namespace, name) for namespace, name, _ in map(parse, actions)]
    return [name for namespace, name in found if not namespace and not hasattr(screen, f"action_{name}")]


@pytest.mark.parametrize("make", [game, replay])
def test_every_bound_key_does_something(tmp_path: Path, make: Callable[[Path], TableScreen]) -> None:
    screen = make(tmp_path / "game")
    bound = [binding.action for binding in type(screen).BINDINGS if isinstance(binding, Binding)]
    assert len(bound) > 10
    assert missing(screen, bound) == []
    assert missing(screen, ["fly"]) == ["fly"]


def test_every_key_that_the_bar_offers_does_something(tmp_path: Path) -> None:
    screen = game(tmp_path / "game")
    offered = [key.action for key in keys_now(screen, paused=False)]
    assert {"undo", "start_over", "help"} <= {*offered}
    assert missing(screen, offered) == []
