"""The screen of a recorded game, forwards and backwards."""

from typing import ClassVar

from textual.binding import BindingType

from rifugio.engine.cells import Cell
from rifugio.terminal.ceremonyview import CeremonyScreen
from rifugio.terminal.keys import bound
from rifugio.terminal.panels import Key
from rifugio.terminal.replayed import Replayed
from rifugio.terminal.tablescreen import TableScreen
from rifugio.words import Words

PACE = 0.5


class ReplayScreen(TableScreen):
    """The screen of a replay."""

    session: Replayed

    BINDINGS: ClassVar[list[BindingType]] = [
        bound("right,n", "go(1)"),
        bound("left,p", "go(-1)"),
        bound("pagedown,down", "go_turn(1)"),
        bound("pageup,up", "go_turn(-1)"),
        bound("home", "go(-100000)"),
        bound("end", "go(100000)"),
        bound("space", "run"),
        bound("enter", "ceremony"),
        bound("g", "language"),
        bound("question_mark", "help"),
        bound("plus,equals_sign", "zoom(1)"),
        bound("minus", "zoom(-1)"),
        bound("0", "zoom(0)"),
    ]

    def __init__(self, session: Replayed, words: Words) -> None:
        super().__init__(session, words)
        session.go_to(0)
        self.running = False

    def on_mount(self) -> None:
        """Begin at the beginning."""
        super().on_mount()
        self.set_interval(PACE, self._tick)

    def _tick(self) -> None:
        if self.running:
            self.action_go(1)
            if self.session.at == len(self.session.all):
                self.running = False
                self.draw()

    def action_go(self, moves: int) -> None:
        """Go forwards or backwards by this many moves."""
        self.session.go_to(self.session.at + moves)
        self.draw()
        shown = self.session.entries[-1] if self.session.entries else None
        sentences = self.teller.entry(shown, None) if shown else []
        self.status(f"{self.session.at} / {len(self.session.all)}  ·  {' '.join(sentences)}")

    def action_go_turn(self, step: int) -> None:
        """Go to the beginning of the next or the previous turn."""
        starts, at = self.session.turn_starts(), self.session.at
        later = [start for start in starts if start > at]
        earlier = [start for start in starts if start < at]
        where = (later[0] if later else at) if step > 0 else (earlier[-1] if earlier else 0)
        self.action_go(where - at)

    def action_run(self) -> None:
        """Start or stop the playback."""
        self.running = not self.running
        self.draw()

    def action_ceremony(self) -> None:
        """Show the final score, if the end is reached."""
        if self.session.over:
            self.app.push_screen(CeremonyScreen(self.teller, 0.5, again=False))

    def cursor(self) -> Cell | None:
        """Return None: there is no cursor."""
        return None

    def about(self) -> str:
        """Return nothing: there is no selection."""
        return ""

    def prompt(self) -> str:
        """Return whose turn it is."""
        names = self.teller.names
        if self.session.over:
            return self.words.say("turn-over")
        return f"{names[self.session.seat]}"

    def keys(self) -> list[Key]:
        """Return the keys of a replay."""
        say = self.words.say
        found = [
            Key("←", "go(-1)", say("button-back")),
            Key("→", "go(1)", say("button-next")),
            Key("PgUp", "go_turn(-1)", "◂◂"),
            Key("PgDn", "go_turn(1)", "▸▸"),
            Key("Space", "run", say("button-pause" if self.running else "button-play")),
        ]
        if self.session.over:
            found.append(Key("Enter", "ceremony", say("score-title")))
        return [*found, Key("Ctrl+Q", "app.quit", say("button-quit"))]
