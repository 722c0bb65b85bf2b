"""The course of a game on the full screen: people, animals, passing on, saving, and the end."""

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.message import Message

from rifugio.bots import Budget
from rifugio.engine.cells import Cell
from rifugio.engine.moves import DRAW_BLIND, END, Move
from rifugio.terminal.acting import ActingScreen
from rifugio.terminal.ceremonyview import CeremonyScreen
from rifugio.terminal.overlays import PassOn
from rifugio.terminal.panels import Key
from rifugio.terminal.saving import save
from rifugio.terminal.session import Session
from rifugio.words import Words, move_phrase


class Rematch(Message):
    """Somebody wants to play once more, with the same people and animals."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session


class GameScreen(ActingScreen):
    """One game from here to its end."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("space", "pause", show=False)]

    def __init__(self, session: Session, words: Words, path: Path, budget: Budget, delay: float) -> None:
        super().__init__(session, words)
        self.path, self.budget, self.delay = path, budget, delay
        self.paused = False
        self._in_front: int | None = session.people[0] if len(session.people) == 1 else None
        self.celebrated = False

    def on_mount(self) -> None:
        """Begin, or go on."""
        super().on_mount()
        self.advance()

    def advance(self) -> None:
        """See who is to move: an animal, a person who has to come to the screen first, or nobody."""
        session = self.session
        if session.over:
            if not self.celebrated:
                self.celebrated = True
                self.app.push_screen(CeremonyScreen(self.teller, self._pause()), self._celebrated)
        elif session.bot:
            if not self.paused:
                self.run_worker(self._let_bot_move(), exclusive=True)
        elif session.hot_seat and self._in_front != session.seat:
            self._in_front = session.seat
            self.peeking = False
            self.app.push_screen(PassOn(self.words, session.seat, self.teller.names[session.seat]))

    def _pause(self) -> float:
        return 1.0 if self.delay >= 0.1 else 0.1

    async def _let_bot_move(self) -> None:
        before = len(self.session.entries)
        move, remark = await asyncio.to_thread(self.session.think, self.budget)
        await asyncio.sleep(self.delay)
        if self.paused or len(self.session.entries) != before:
            return
        self.session.play(move, remark)
        self.played(move)
        said = self.teller.remark(self.session.entries[before], self.reader)
        self.status(said or "")

    def played(self, move: Move) -> None:
        """Draw the position after a move, save after a turn, and see who is next."""
        if move == END:
            self.peeking = False
            with suppress(OSError):
                save(self.session, self.words.language, self.path)
        self.draw()
        self.status("")
        self.advance()

    def cursor(self) -> Cell | None:
        """Point only if somebody can."""
        return self.hand.cursor if self.session.people else None

    def _celebrated(self, wish: str | None) -> None:
        """Play once more, or stay and look around."""
        if wish == "again":
            self.app.post_message(Rematch(self.session))
        else:
            self.draw()

    def action_pause(self) -> None:
        """Let the animals wait, or go on."""
        self.paused = not self.paused
        self.draw()
        if not self.paused:
            self.advance()

    def keys(self) -> list[Key]:
        """Return what makes sense now."""
        say, session = self.words.say, self.session
        rest = [Key("?", "help", say("menu-help"))]
        if session.over:
            return [Key("Ctrl+Q", "app.quit", say("button-quit")), *rest]
        if not self.mine:
            return [Key("Space", "pause", say("button-play" if self.paused else "button-pause")), *rest]
        found = []
        if DRAW_BLIND in session.legal:
            draw = say("button-draw")
            found.append(Key("D", "draw_blind", f"{draw} ({say('button-draw.about')})", draw))
        if len(self.hand.targets.get(self.hand.cursor, [])) > 1:
            found.append(Key("R", "turn(1)", say("button-rotate")))
        if any(source.kind == "build" for source in self.hand.choices):
            found.append(Key("B", "build", say("button-build")))
        if session.can_undo:
            found.append(Key("U", "undo", say("button-undo")))
            found.append(Key("O", "start_over", say("button-start-over")))
        if END in session.legal:
            phrase = move_phrase(self.words, END, session.state)
            found.append(Key("E", "end", phrase, say("button-end-turn")))
        return [*found, *rest]
