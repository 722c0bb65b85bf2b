"""Whole games on the full screen, by keyboard only."""

import random
from pathlib import Path

import pytest
from textual.pilot import Pilot

from rifugio.engine.moves import END, DrawBlind
from rifugio.terminal.ceremonyview import CeremonyScreen
from rifugio.terminal.gamescreen import GameScreen
from tests.terminal.tables import on_screen, played, table


def keys_for(screen: GameScreen, chance: random.Random) -> list[str]:
    """Return some keys that do something legal."""
    session, hand = screen.session, screen.hand
    if session.state.turn.to_connect:
        if not hand.choices or (
            chance.random() < 0.1 and any(isinstance(m, DrawBlind) for m in session.legal)
        ):
            return ["d", "d"]
        slots = [str(source.slot + 1) for source in hand.choices if source.slot is not None]
        chosen = [chance.choice(slots)] if slots else []
        return [*chosen, *["n"] * chance.randrange(4), *["r"] * chance.randrange(3), "enter"]
    if END in session.legal and chance.random() < 0.4:
        return ["e"]
    act = ["b"] if chance.random() < 0.3 else []
    return [*act, *["n"] * chance.randrange(1, 5), "enter"]


def play_on(path: Path, extensions: tuple[str, ...], begin: int, size: tuple[int, int]) -> None:
    chance = random.Random(7)
    session = table(people=1, bots=("marmot", "squirrel"), extensions=extensions)
    played(session, lambda one: one.round >= begin and one.seat == 0, 3)

    async def script(pilot: Pilot[None], screen: GameScreen) -> None:
        for _ in range(3000):
            if isinstance(pilot.app.screen, CeremonyScreen):
                break
            if session.person_to_move:
                await pilot.press(*keys_for(screen, chance))
            await pilot.pause()
        assert isinstance(pilot.app.screen, CeremonyScreen)
        assert session.standings is not None

    on_screen(session, script, path / "game", "de", size)


@pytest.mark.parametrize(("extensions", "begin"), [((), 18), (("helicopter", "rafts"), 22)])
def test_the_end_of_a_game_by_keys(tmp_path: Path, extensions: tuple[str, ...], begin: int) -> None:
    play_on(tmp_path, extensions, begin, (100, 30))


@pytest.mark.slow
@pytest.mark.parametrize("extensions", [(), ("helicopter",), ("rafts",), ("helicopter", "rafts")])
def test_a_whole_game_by_keys(tmp_path: Path, extensions: tuple[str, ...]) -> None:
    play_on(tmp_path, extensions, 0, (160, 50))
