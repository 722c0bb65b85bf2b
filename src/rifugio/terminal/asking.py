"""Asking on the full screen: why not, what would a friend do, how do I stand, what happened."""

from pathlib import Path

from rifugio.bots import Budget, make_bot
from rifugio.engine.moves import Build, Go, Move, PlaceDrawn, PlaceOpen, Swap
from rifugio.terminal.choosing import GO, Source, attempt
from rifugio.terminal.overlays import Paper, help_paper, paper_width, rules_paper, to_come_paper
from rifugio.terminal.panels import log_panel
from rifugio.terminal.plain_commands import ADVISER
from rifugio.terminal.pointing import PointingScreen
from rifugio.terminal.saving import save
from rifugio.words import move_phrase


class AskingScreen(PointingScreen):
    """What can be asked without changing anything."""

    path: Path
    """Where the game is saved."""

    def action_why(self) -> None:
        """Say why nothing can be done here with what is in hand."""
        if not self.mine:
            return
        source = self.hand.source or next(iter(self.hand.choices), None)
        reason = self.session.why_not(attempt(source, self.hand.cursor)) if source else None
        if reason is None or self.hand.moves:
            self.status(self.words.say("why-allowed"))
        else:
            self.refuse(reason)

    def action_hint(self) -> None:
        """Take in hand what a friend would do."""
        if not self.mine:
            return
        session = self.session
        move = make_bot(ADVISER).choose(session.view(session.seat), session.legal, Budget(0.5))
        match move:
            case PlaceOpen(slot, cell, _):
                self._suggest(Source("open", str(slot)), cell, move)
            case Swap(slot, cell, _):
                self._suggest(Source("swap", str(slot)), cell, move)
            case PlaceDrawn(cell, _):
                self._suggest(Source("hand"), cell, move)
            case Build(what, cell, _):
                self._suggest(Source("build", what), cell, move)
            case Go(_, cell, _):
                self._suggest(GO, cell, move)
        phrase = move_phrase(self.words, move, session.state, self.teller.names)
        self.status(self.words.say("hint-maybe", move=phrase))

    def _suggest(self, source: Source, cell: int, move: Move) -> None:
        self.hand.choose(source)
        self.hand.point(cell)
        for _ in self.hand.targets.get(cell, []):
            if self.hand.moves == (move,):
                break
            self.hand.turn()
        self.pointed()

    def action_peek(self) -> None:
        """Uncover or cover the points of whoever sits in front of the screen."""
        if self.reader is None:
            return
        self.peeking = not self.peeking
        self.draw()
        self.status(self.teller.points(self.reader) if self.peeking else "")

    def action_rules(self) -> None:
        """Show the rules."""
        self.app.push_screen(rules_paper(self.words, self.session.setup))

    def action_log(self) -> None:
        """Show all that happened."""
        entries = self.session.entries
        text = log_panel(self.teller, entries, self.reader, paper_width(self.size.width))
        self.app.push_screen(Paper(self.words, self.words.say("log-title"), text, end=True))

    def action_to_come(self) -> None:
        """Show which tiles are still to come."""
        self.app.push_screen(to_come_paper(self.words, self.session.view(self.reader)))

    def action_help(self) -> None:
        """Show the keys."""
        self.app.push_screen(help_paper(self.words, self.size.width))

    def action_save(self) -> None:
        """Save the game and say where."""
        try:
            save(self.session, self.words.language, self.path)
        except OSError as error:
            why = error.strerror or str(error)
            self.status(self.words.say("save-failed", file=str(self.path), why=why), no=True)
        else:
            self.status(self.words.say("save-done", file=str(self.path)))
