"""Sessions at some point of a game, and a full-screen app to test with."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path

from textual.pilot import Pilot

from rifugio.bots import Budget
from rifugio.terminal.app import GameApp
from rifugio.terminal.gamescreen import GameScreen
from rifugio.terminal.opening import Wishes, session_for
from rifugio.terminal.session import Session
from rifugio.words import Words

QUICK = Budget(0.02, 1)


def table(
    people: int = 2, bots: tuple[str, ...] = (), extensions: tuple[str, ...] = (), seed: str = "a"
) -> Session:
    names = ("Ann", "Bob", "Cleo", "Dino", "Eva")[:people]
    return session_for(Wishes(bots=bots, names=names, extensions=extensions, seed=seed, first="1"))


def played(session: Session, until: Callable[[Session], bool], seed: int = 0) -> Session:
    """Play at random until a condition holds."""
    chance = random.Random(seed)
    while not session.over and not until(session):
        session.play(chance.choice(session.legal))
    return session


def walking(session: Session) -> bool:
    return not session.state.turn.to_connect


def on_screen(
    session: Session | None,
    script: Callable[[Pilot[None], GameScreen], Awaitable[None]],
    path: Path,
    language: str = "en",
    size: tuple[int, int] = (100, 30),
) -> None:
    """Run a script against the full-screen game; the "pass the screen" prompt is confirmed at once."""

    async def run() -> None:
        app = GameApp(Words(language), session, path, QUICK, delay=0.0)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            if session is not None and session.hot_seat and not session.bot:
                await pilot.press("enter")
            screen = app.screen
            await script(pilot, screen)  # type: ignore[arg-type]

    asyncio.run(run())


def text_of(screen: GameScreen, place: str) -> str:
    return str(screen.query_one(f"#{place}").render())
