"""Commands of the full screen that change the game: play and undo."""

from collections.abc import Callable

from rifugio.engine.moves import DRAW_BLIND, END, Move
from rifugio.engine.reasons import IllegalMove
from rifugio.terminal.pointer import Pointer
from rifugio.terminal.tablescreen import TableScreen
from rifugio.words import move_phrase


class Commands:
    """Plays what the pointer has selected, and undoes it; `played` is called for every move."""

    def __init__(self, screen: TableScreen, pointer: Pointer, played: Callable[[Move], None]) -> None:
        self._screen, self._session, self._pointer, self._played = screen, screen.session, pointer, played

    def act(self) -> None:
        """Play the selection at the cursor."""
        if not self._session.person_to_move:
            return
        screen, hand = self._screen, self._screen.hand
        if self._pointer.pile_asked:
            self.draw_blind()
        elif hand.moves:
            self._play(*hand.moves)
        elif hand.source:
            screen.refuse(hand.why_not)
        else:
            screen.status(screen.prompt())

    def draw_blind(self) -> None:
        """Draw a tile from the pile after a second key press: it cannot be undone."""
        if not self._session.person_to_move:
            return
        reason = self._session.why_not(DRAW_BLIND)
        if reason is not None:
            self._screen.refuse(reason)
        elif self._pointer.pile_asked:
            self._play(DRAW_BLIND)
        else:
            self._pointer.pile_asked = True
            self._screen.status(f"{self._screen.words.say('draw-sure')}  ·  D")

    def end(self) -> None:
        """End the turn."""
        if self._session.person_to_move:
            self._play(END)

    def _play(self, *moves: Move) -> None:
        """Play moves in order, or say why not."""
        self._pointer.pile_asked = False
        for move in moves:
            try:
                self._session.play(move)
            except IllegalMove as error:
                self._screen.refuse(error.reason)
                return
        self._played(moves[-1])

    def undo(self) -> None:
        """Undo the last move."""
        if not self._session.person_to_move:
            return
        screen, teller = self._screen, self._screen.teller
        undone = self._session.undo()
        if undone is None:
            screen.status(teller.why_no_undo(), no=True)
            return
        screen.draw()
        phrase = move_phrase(teller.words, undone, self._session.state, teller.names)
        screen.status(teller.words.say("undo-done", move=phrase))

    def start_over(self) -> None:
        """Undo everything since a tile was last revealed."""
        if not self._session.person_to_move:
            return
        screen, teller = self._screen, self._screen.teller
        if self._session.start_over():
            screen.draw()
            screen.status(teller.started_over())
        else:
            screen.status(teller.why_no_undo(), no=True)
