"""Queries of the full screen: why not, hint, points, log."""

from rifugio.bots import Budget, make_bot
from rifugio.engine.moves import Build, Go, PlaceDrawn, PlaceOpen, Swap
from rifugio.terminal.choosing import GO, Source, attempt
from rifugio.terminal.overlays import Paper, paper_width, rules_paper, to_come_paper
from rifugio.terminal.panels import log_panel
from rifugio.terminal.plain_commands import ADVISER
from rifugio.terminal.pointer import Pointer
from rifugio.terminal.tablescreen import TableScreen
from rifugio.words import move_phrase


class Queries:
    """Answers queries that do not change the game."""

    def __init__(self, screen: TableScreen, pointer: Pointer) -> None:
        self._screen, self._session, self._pointer = screen, screen.session, pointer

    def why(self) -> None:
        """Say why the selection cannot be played here."""
        if not self._session.person_to_move:
            return
        hand = self._screen.hand
        source = hand.source or next(iter(hand.choices), None)
        reason = self._session.why_not(attempt(source, hand.cursor)) if source else None
        if reason is None or hand.moves:
            self._screen.status(self._screen.words.say("why-allowed"))
        else:
            self._screen.refuse(reason)

    def hint(self) -> None:
        """Select what a bot would play."""
        session = self._session
        if not session.person_to_move:
            return
        move = make_bot(ADVISER).choose(session.view(session.seat), session.legal, Budget(0.5))
        match move:
            case PlaceOpen(slot, cell, _):
                self._pointer.suggest(Source("open", str(slot)), cell, move)
            case Swap(slot, cell, _):
                self._pointer.suggest(Source("swap", str(slot)), cell, move)
            case PlaceDrawn(cell, _):
                self._pointer.suggest(Source("hand"), cell, move)
            case Build(what, cell, _):
                self._pointer.suggest(Source("build", what), cell, move)
            case Go(_, cell, _):
                self._pointer.suggest(GO, cell, move)
        teller = self._screen.teller
        phrase = move_phrase(teller.words, move, session.state, teller.names)
        self._screen.status(teller.words.say("hint-maybe", move=phrase))

    def peek(self) -> None:
        """Show or hide the points of the player in front of the screen."""
        screen = self._screen
        if screen.reader is None:
            return
        screen.peeking = not screen.peeking
        screen.draw()
        screen.status(screen.teller.points(screen.reader) if screen.peeking else "")

    def rules(self) -> None:
        """Show the rules."""
        self._screen.app.push_screen(rules_paper(self._screen.words, self._session.setup))

    def log(self) -> None:
        """Show the whole log."""
        screen = self._screen
        text = log_panel(screen.teller, self._session.entries, screen.reader, paper_width(screen.size.width))
        screen.app.push_screen(Paper(screen.words, screen.words.say("log-title"), text, end=True))

    def to_come(self) -> None:
        """Show which tiles are still to come."""
        view = self._session.view(self._screen.reader)
        self._screen.app.push_screen(to_come_paper(self._screen.words, view))
