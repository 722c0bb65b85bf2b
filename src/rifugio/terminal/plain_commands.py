"""The commands of the line-by-line game, besides moves."""

from pathlib import Path
from typing import Final

from rifugio.bots import Budget, make_bot
from rifugio.draw import draw_text
from rifugio.engine.moves import Go, Move
from rifugio.engine.reasons import Reason
from rifugio.engine.text.cells import read_cell
from rifugio.engine.text.moves import read_move, write_move
from rifugio.routes import single
from rifugio.terminal.choosing import attempt, choices
from rifugio.terminal.describing import describe
from rifugio.terminal.plain_words import Vocabulary
from rifugio.terminal.rules import chapters
from rifugio.terminal.saving import save
from rifugio.terminal.session import Session
from rifugio.terminal.telling import Teller, reader_view
from rifugio.words import Words, look, move_phrase, reason_sentence

ADVISER: Final = "lynx"
"""The bot that gives hints."""


class PlainTable:
    """A session with its messages; output is collected in `lines`."""

    def __init__(self, session: Session, words: Words, path: Path) -> None:
        self.session, self.words, self.path = session, words, path
        self.teller = Teller(session, words)
        self.vocabulary = Vocabulary(words)
        self.lines: list[str] = []
        self.playing = True
        self.asking = True
        """Whether the options have to be printed again."""

    def obey(self, command: str, rest: str) -> None:
        """Execute a command."""
        getattr(self, f"do_{command}")(rest)

    def do_help(self, _: str) -> None:
        """List the commands."""
        self.lines += self.vocabulary.help()

    def do_look(self, where: str) -> None:
        """Describe the table, or one cell."""
        view = reader_view(self.session)
        if not where:
            self.lines += describe(self.teller, view)
            return
        try:
            self.lines.append(look(self.words, view, read_cell(where), view.seat, self.teller.names))
        except ValueError:
            self.lines.append(self.words.say("plain-unknown", text=where))

    def do_map(self, _: str) -> None:
        """Draw the map."""
        self.lines += draw_text(reader_view(self.session)).splitlines()

    def do_moves(self, _: str) -> None:
        """List every move."""
        self.list_moves(len(self.session.legal))

    def list_moves(self, most: int) -> None:
        """List the first legal moves, numbered, in words and in notation."""
        session, words = self.session, self.words
        words_for = [self.phrase(move) for move in session.legal[:most]]
        self.lines.append(words.say("plain-moves"))
        for number, (move, phrase) in enumerate(zip(session.legal, words_for, strict=False), 1):
            told = phrase
            if isinstance(move, Go):
                told += f". {self.teller.preview(single(session.state, move), session.seat)}"
            self.lines.append(f"{number}. {told} ({write_move(move)})")
        if len(session.legal) > most:
            self.lines.append(words.say("plain-more", count=len(session.legal) - most))

    def phrase(self, move: Move) -> str:
        """Return what a move would do."""
        return move_phrase(self.words, move, self.session.state, self.teller.names, exact=True)

    def do_undo(self, _: str) -> None:
        """Undo the last move."""
        undone = self.session.undo()
        if undone is None:
            self.lines.append(self.teller.why_no_undo())
        else:
            self.lines.append(self.words.say("undo-done", move=self.phrase(undone)))
            self.asking = True

    def do_restart(self, _: str) -> None:
        """Start the turn over."""
        if self.session.start_over():
            self.lines.append(self.teller.started_over())
            self.asking = True
        else:
            self.lines.append(self.teller.why_no_undo())

    def do_why(self, asked: str) -> None:
        """Say why a move is not legal, or why nothing can be done on a cell."""
        try:
            moves = [read_move(asked)]
        except ValueError:
            try:
                cell = read_cell(asked)
            except ValueError:
                self.lines.append(self.words.say("plain-unknown", text=asked))
                return
            moves = [attempt(source, cell) for source in choices(self.session.state, self.session.legal)]
        for move in moves:
            reason = self.session.why_not(move)
            answer = self.because(reason) if reason else self.words.say("why-allowed")
            self.lines.append(f"{write_move(move)}: {answer}")

    def because(self, reason: Reason) -> str:
        """Return a reason as a sentence."""
        return reason_sentence(self.words, reason, self.session.state, self.teller.names)

    def do_hint(self, _: str) -> None:
        """Give a hint."""
        bot = make_bot(ADVISER)
        move = bot.choose(self.session.view(self.session.seat), self.session.legal, Budget(0.5))
        self.lines.append(self.words.say("hint-maybe", move=f"{self.phrase(move)} ({write_move(move)})"))

    def do_points(self, _: str) -> None:
        """Print the points of the player to move, and of nobody else."""
        self.lines.append(self.words.say("score-peek", player=self.teller.names[self.session.seat]))
        self.lines.append(self.teller.points(self.session.seat))

    def do_log(self, _: str) -> None:
        """Print the log."""
        told = [
            line for entry in self.session.entries for line in self.teller.entry(entry, self.session.reader)
        ]
        self.lines += told or [self.words.say("log-empty")]

    def do_rules(self, _: str) -> None:
        """Print the rules in brief."""
        for title, text in chapters(self.words, self.session.setup):
            self.lines += [title, f"  {text}"]

    def do_save(self, where: str) -> None:
        """Save the game, here or elsewhere."""
        path = Path(where) if where else self.path
        try:
            save(self.session, self.words.language, path)
        except OSError as error:
            why = error.strerror or str(error)
            self.lines.append(self.words.say("save-failed", file=str(path), why=why))
        else:
            self.lines.append(self.words.say("save-done", file=str(path)))

    def do_quit(self, _: str) -> None:
        """Save and stop."""
        self.do_save("")
        self.lines.append(self.words.say("quit-bye"))
        self.playing = False
