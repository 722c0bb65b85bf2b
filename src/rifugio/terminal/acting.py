"""Acting on the full screen: playing what is chosen, and taking it back."""

from typing import ClassVar

from textual.binding import Binding, BindingType

from rifugio.engine.moves import DRAW_BLIND, END, Move
from rifugio.engine.reasons import IllegalMove
from rifugio.terminal.asking import AskingScreen
from rifugio.words import move_phrase


def _keys(keys: str, action: str) -> Binding:
    return Binding(keys, action, show=False, priority="tab" in keys)


class ActingScreen(AskingScreen):
    """What a person can do at the table."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(_keys(str(number), f"choose({number - 1})") for number in range(1, 4)),
        _keys("left", "step(-1, 0)"),
        _keys("right", "step(1, 0)"),
        _keys("up", "step(0, -1)"),
        _keys("down", "step(0, 1)"),
        _keys("n,tab", "target(1)"),
        _keys("p,shift+tab", "target(-1)"),
        _keys("r", "turn(1)"),
        _keys("enter", "act"),
        _keys("escape", "put_back"),
        _keys("d", "draw_blind"),
        _keys("b", "build"),
        _keys("u", "undo"),
        _keys("o", "start_over"),
        _keys("e", "end"),
        _keys("w", "why"),
        _keys("h", "hint"),
        _keys("s", "peek"),
        _keys("i", "rules"),
        _keys("l", "log"),
        _keys("t", "to_come"),
        _keys("g", "language"),
        _keys("question_mark", "help"),
        _keys("plus,equals_sign", "zoom(1)"),
        _keys("minus", "zoom(-1)"),
        _keys("0", "zoom(0)"),
        _keys("shift+left", "pan(-6, 0)"),
        _keys("shift+right", "pan(6, 0)"),
        _keys("shift+up", "pan(0, -3)"),
        _keys("shift+down", "pan(0, 3)"),
        _keys("ctrl+s", "save"),
    ]

    _sure = False
    """Whether the pile was asked for once already."""

    def action_act(self) -> None:
        """Do what is chosen, where the cursor is."""
        if not self.mine:
            return
        if self._sure:
            self.action_draw_blind()
        elif self.hand.moves:
            self.play(*self.hand.moves)
        elif self.hand.source:
            self.refuse(self.hand.why_not)
        else:
            self.status(self.prompt())

    def play(self, *moves: Move) -> None:
        """Play moves one after the other, or say why not."""
        self._sure = False
        for move in moves:
            try:
                self.session.play(move)
            except IllegalMove as error:
                self.refuse(error.reason)
                return
        self.played(moves[-1])

    def played(self, move: Move) -> None:
        """Go on after a move."""
        self.draw()
        self.status("")

    def action_draw_blind(self) -> None:
        """Take a tile from the pile, if asked for twice: it cannot be put back."""
        if not self.mine:
            return
        reason = self.session.why_not(DRAW_BLIND)
        if reason is not None:
            self.refuse(reason)
        elif self._sure:
            self.play(DRAW_BLIND)
        else:
            self._sure = True
            self.status(f"{self.words.say('draw-sure')}  ·  D")

    def pointed(self, *, asked: bool = False) -> None:
        """Choosing something else is an answer too."""
        self._sure = False
        super().pointed(asked=asked)

    def action_end(self) -> None:
        """End the turn."""
        if self.mine:
            self.play(END)

    def action_undo(self) -> None:
        """Take back the last move."""
        if not self.mine:
            return
        undone = self.session.undo()
        if undone is None:
            self.status(self.teller.why_no_undo(), no=True)
            return
        self.draw()
        phrase = move_phrase(self.words, undone, self.session.state, self.teller.names)
        self.status(self.words.say("undo-done", move=phrase))

    def action_start_over(self) -> None:
        """Take back everything since a tile was last turned over."""
        if not self.mine:
            return
        if self.session.start_over():
            self.draw()
            self.status(self.teller.started_over())
        else:
            self.status(self.teller.why_no_undo(), no=True)
