"""The game line by line, for screen readers and scripts."""

from collections.abc import Callable, Sequence
from pathlib import Path
from time import sleep
from typing import Final

from rifugio.bots import Budget
from rifugio.engine.moves import END, Move
from rifugio.engine.reasons import IllegalMove
from rifugio.engine.text.moves import read_move
from rifugio.terminal.ceremony import Ceremony
from rifugio.terminal.describing import offer_line
from rifugio.terminal.plain_commands import PlainTable
from rifugio.terminal.saving import save
from rifugio.terminal.session import Entry, Session
from rifugio.terminal.telling import reader_view
from rifugio.words import Words

MOST: Final = 12
"""How many moves are listed without being asked for."""


class PlainGame(PlainTable):
    """A game played by reading and typing lines."""

    def __init__(
        self, session: Session, words: Words, path: Path, budget: Budget, delay: float = 0.0
    ) -> None:
        super().__init__(session, words, path)
        self.budget, self.delay = budget, delay
        self._turn_of: int | None = None
        self._said: str | None = None

    def run(self, read: Callable[[], str | None], write: Callable[[str], None]) -> bool:
        """Play until the game is over or somebody stops; return whether it is over."""
        self.lines.append(self.words.say("plain-welcome"))
        self._tell(self.session.entries[-3:], self.session.reader)
        while self.playing and not self.session.over:
            if self.session.bot:
                self._let_bot_move()
                self._write(write)
                sleep(self.delay)
            else:
                self._ask()
                self._write(write)
                typed = read()
                self._answer("quit" if typed is None else typed.strip())
        if self.session.over:
            self.lines += Ceremony(self.teller).lines()
            self.do_save("")
        self._write(write)
        return self.session.over

    def _write(self, write: Callable[[str], None]) -> None:
        for line in self.lines:
            write(line)
        self.lines.clear()

    def _ask(self) -> None:
        """Print whose turn it is and what can be done."""
        if self._turn_of != self.session.seat and self.session.hot_seat:
            self.lines.append(self.words.say("pass-to", player=self.teller.names[self.session.seat]))
        self._turn_of = self.session.seat
        if self.asking:
            self.lines.append(f"{self.teller.round()} · {self.teller.prompt()}")
            if self.session.state.turn.to_connect:
                self.lines.append(offer_line(self.words, reader_view(self.session)))
            many = len(self.session.legal)
            self.list_moves(many if many <= MOST + 3 else MOST)
        self.asking = False
        self.lines.append(f"{self.words.say('plain-prompt')}:")

    def _answer(self, typed: str) -> None:
        """Execute what was typed."""
        if not typed:
            self.asking = True
        elif typed.isdecimal():
            self._play_number(int(typed))
        elif found := self.vocabulary.command(typed):
            self.obey(*found)
        else:
            try:
                self._play(read_move(typed))
            except ValueError:
                self.lines.append(self.words.say("plain-unknown", text=typed))

    def _play_number(self, number: int) -> None:
        legal = self.session.legal
        if 1 <= number <= len(legal):
            self._play(legal[number - 1])
        else:
            self.lines.append(self.words.say("error-not-a-number", least=1, most=len(legal)))

    def do_end(self, _: str) -> None:
        """End the turn."""
        self._play(END)

    def _play(self, move: Move) -> None:
        seat = self.session.seat
        try:
            entries = self.session.play(move)
        except IllegalMove as error:
            self.lines.append(self.because(error.reason))
            return
        self.asking = True
        self._tell(entries, seat)
        self._after(move)

    def _let_bot_move(self) -> None:
        move, remark = self.session.think(self.budget)
        self._tell(self.session.play(move, remark), self.session.reader)
        self._after(move)

    def _after(self, move: Move) -> None:
        """Save the game when a turn is over; an error is reported only by an explicit save."""
        if move == END:
            self._said = None
            try:
                save(self.session, self.words.language, self.path)
            except OSError:
                return

    def _tell(self, entries: Sequence[Entry], reader: int | None) -> None:
        for told in self.teller.told(entries, reader, exact=True):
            for sentence, remark in told:
                if not remark or sentence != self._said:
                    self.lines.append(sentence)
                if remark:
                    self._said = sentence
