"""The full-screen programs: playing and playing back."""

from contextlib import suppress
from pathlib import Path
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from rifugio.bots import Budget
from rifugio.terminal.claiming import InUse, claim, let_go
from rifugio.terminal.gamescreen import GameScreen, Rematch
from rifugio.terminal.menu import MenuScreen
from rifugio.terminal.replayed import Replayed
from rifugio.terminal.replayscreen import ReplayScreen
from rifugio.terminal.saving import load, new_path, save
from rifugio.terminal.session import Session, secret_of
from rifugio.terminal.styles import CSS
from rifugio.words import Words


class RifugioApp(App[None]):
    """The base of both programs."""

    TITLE = "Rifugio"
    CSS = CSS
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+q", "quit", show=False, priority=True)]

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words


class GameApp(RifugioApp):
    """`rifugio play` and `rifugio watch`; without a session, the menu comes first."""

    def __init__(
        self,
        words: Words,
        session: Session | None,
        path: Path,
        budget: Budget,
        delay: float,
        seed: str | None = None,
    ) -> None:
        super().__init__(words)
        self.session, self.path, self.budget, self.delay, self.seed = session, path, budget, delay, seed

    def on_mount(self) -> None:
        """Show the game, or the menu."""
        if self.session is None:
            self.push_screen(MenuScreen(self.words, self.seed))
        else:
            self.begin(self.session, self.path)

    def begin(self, session: Session, path: Path) -> None:
        """Begin a game on a new table, and lock its file against other processes."""
        claim(path)
        self.push_screen(GameScreen(session, self.words, path, self.budget, self.delay))

    async def action_quit(self) -> None:
        """Save the game and quit."""
        for screen in self.screen_stack:
            if isinstance(screen, GameScreen) and screen.session.people and not screen.session.over:
                with suppress(OSError):
                    save(screen.session, screen.words.language, screen.path)
        self.exit()

    def on_menu_screen_start(self, message: MenuScreen.Start) -> None:
        """Begin what was chosen in the menu."""
        self.words = message.words
        session, path = message.session, message.saved
        if path is not None:
            try:
                claim(path)
                session = load(path).session
            except InUse:
                self.notify(self.words.say("error-in-use", file=str(path)), severity="error")
            except (OSError, ValueError, KeyError) as error:
                why = self.words.say("error-file-unreadable", file=str(path), why=str(error))
                self.notify(why, severity="error")
        if session is not None:
            self.pop_screen()
            self.begin(session, path or new_path())

    def on_rematch(self, message: Rematch) -> None:
        """Play again; the previous second player begins."""
        old = message.session
        self.pop_screen()
        let_go()
        seats = (*old.seats[1:], old.seats[0])
        self.begin(Session(old.setup, seats, secret_of(None)), new_path())


class ReplayApp(RifugioApp):
    """`rifugio replay`."""

    def __init__(self, words: Words, replayed: Replayed) -> None:
        super().__init__(words)
        self.replayed = replayed

    def on_mount(self) -> None:
        """Show the record."""
        self.push_screen(ReplayScreen(self.replayed, self.words))
