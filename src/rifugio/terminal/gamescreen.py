"""The screen of a game: its parts, whose turn is next, saving, and the end."""

from contextlib import suppress
from pathlib import Path
from typing import ClassVar

from textual.binding import BindingType
from textual.message import Message

from rifugio.bots import Budget
from rifugio.engine.cells import Cell
from rifugio.engine.moves import END, Move
from rifugio.terminal.botturns import BotTurns
from rifugio.terminal.ceremonyview import CeremonyScreen
from rifugio.terminal.choosing import Source
from rifugio.terminal.commands import Commands
from rifugio.terminal.keys import BINDINGS, keys_now
from rifugio.terminal.mapview import MapView
from rifugio.terminal.offerview import IN_HAND, PILE, OfferView
from rifugio.terminal.overlays import PassOn
from rifugio.terminal.panels import Key
from rifugio.terminal.pointer import Pointer
from rifugio.terminal.queries import Queries
from rifugio.terminal.saving import save
from rifugio.terminal.session import Session
from rifugio.terminal.tablescreen import TableScreen
from rifugio.words import Words

RIGHT_BUTTON = 3


class Rematch(Message):
    """A request to play again, with the same people and animals."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session


class GameScreen(TableScreen):
    """The screen of one game."""

    BINDINGS: ClassVar[list[BindingType]] = BINDINGS

    def __init__(self, session: Session, words: Words, path: Path, budget: Budget, delay: float) -> None:
        super().__init__(session, words)
        self.path, self.delay = path, delay
        self.pointer = Pointer(self)
        self.commands = Commands(self, self.pointer, self.played)
        self.queries = Queries(self, self.pointer)
        self.bot_turns = BotTurns(self, budget, delay, self.played)
        self._in_front: int | None = session.people[0] if len(session.people) == 1 else None
        self.celebrated = False
        self._name_actions()

    def _name_actions(self) -> None:
        """Bind the parts' methods to the names under which Textual looks up actions of keys and clicks."""
        self.action_choose = self.pointer.choose
        self.action_step = self.pointer.step
        self.action_target = self.pointer.target
        self.action_turn = self.pointer.turn
        self.action_build = self.pointer.build
        self.action_put_back = self.pointer.put_back
        self.action_act = self.commands.act
        self.action_draw_blind = self.commands.draw_blind
        self.action_end = self.commands.end
        self.action_undo = self.commands.undo
        self.action_start_over = self.commands.start_over
        self.action_why = self.queries.why
        self.action_hint = self.queries.hint
        self.action_peek = self.queries.peek
        self.action_rules = self.queries.rules
        self.action_log = self.queries.log
        self.action_to_come = self.queries.to_come

    def on_mount(self) -> None:
        """Begin or resume the game."""
        super().on_mount()
        self.advance()

    def advance(self) -> None:
        """Let the next one move: an animal, or a person, who may first have to take over the screen."""
        session = self.session
        if session.over:
            if not self.celebrated:
                self.celebrated = True
                pause = 1.0 if self.delay >= 0.1 else 0.1
                self.app.push_screen(CeremonyScreen(self.teller, pause), self._celebrated)
        elif session.bot:
            self.bot_turns.go_on()
        elif session.hot_seat and self._in_front != session.seat:
            self._in_front = session.seat
            self.peeking = False
            self.app.push_screen(PassOn(self.words, session.seat, self.teller.names[session.seat]))

    def played(self, move: Move) -> None:
        """Draw the position after a move, save after a turn, and advance."""
        if move == END:
            self.peeking = False
            with suppress(OSError):
                save(self.session, self.words.language, self.path)
        self.draw()
        self.status("")
        self.advance()

    def _celebrated(self, wish: str | None) -> None:
        """Play again, or stay and look around."""
        if wish == "again":
            self.app.post_message(Rematch(self.session))
        else:
            self.draw()

    def on_map_view_pointed(self, message: MapView.Pointed) -> None:
        """Point, and act on a click where the cursor already is."""
        if not message.clicked:
            self.pointer.hover(message.cell)
        elif message.button == RIGHT_BUTTON:
            self.pointer.turn(1)
        elif self.session.person_to_move and message.cell == self.hand.cursor and self.hand.source:
            self.commands.act()
        else:
            self.pointer.click(message.cell)

    def on_offer_view_chosen(self, message: OfferView.Chosen) -> None:
        """Select a tile."""
        if message.slot == PILE:
            self.commands.draw_blind()
        elif message.slot == IN_HAND and Source("hand") in self.hand.choices:
            self.pointer.take(Source("hand"))
        elif message.slot >= 0:
            self.pointer.choose(message.slot)

    def action_pause(self) -> None:
        """Pause the animals, or let them continue."""
        self.bot_turns.paused = not self.bot_turns.paused
        self.draw()
        if not self.bot_turns.paused:
            self.advance()

    def action_save(self) -> None:
        """Save the game and say where."""
        try:
            save(self.session, self.words.language, self.path)
        except OSError as error:
            why = error.strerror or str(error)
            self.status(self.words.say("save-failed", file=str(self.path), why=why), no=True)
        else:
            self.status(self.words.say("save-done", file=str(self.path)))

    def cursor(self) -> Cell | None:
        """Return the cursor's cell, None if no person plays."""
        return self.hand.cursor if self.session.people else None

    def keys(self) -> list[Key]:
        """Return the keys that apply now."""
        return keys_now(self, paused=self.bot_turns.paused)
