"""The final ceremony on the full screen: source by source, total last, then who has won."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from rifugio.terminal.ceremony import Ceremony
from rifugio.terminal.colours import SEATS
from rifugio.terminal.panels import badge, bar
from rifugio.terminal.telling import Teller

PAUSE = 1.0
NAME = 11
LABEL, COLUMN, BAR = 26, 9, 18
"""Columns of a source, of a player, and of the longest bar."""


class CeremonyScreen(ModalScreen[str]):
    """Ends with `again` or with `look`."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "next", show=False),
        Binding("space", "next", show=False),
        Binding("r", "again", show=False),
        Binding("escape", "look", show=False),
    ]

    def __init__(self, teller: Teller, pause: float = PAUSE, *, again: bool = True) -> None:
        super().__init__()
        self._words = teller.words
        self.ceremony = Ceremony(teller)
        self.shown = 0
        """How many stages are on the table."""
        self._pause, self._again = pause, again

    @property
    def finished(self) -> bool:
        """Whether everything has been told."""
        return self.shown >= len(self.ceremony.stages)

    def compose(self) -> ComposeResult:
        """Lay the empty table."""
        with Vertical(id="ceremony"):
            yield Static(Content.styled(self._words.say("score-title"), "bold"), id="paper-title")
            with VerticalScroll():
                yield Static(id="stages")
            yield Static(id="ceremony-bar")

    def on_mount(self) -> None:
        """Begin."""
        self._draw()
        self.set_interval(self._pause, self._tick)

    def _tick(self) -> None:
        if not self.finished:
            self.shown += 1
            self._draw()

    def action_next(self) -> None:
        """Show the next stage at once, or go when there is none."""
        if self.finished:
            self.action_look()
        else:
            self._tick()

    def action_again(self) -> None:
        """Play once more."""
        if self._again:
            self.dismiss("again")

    def action_look(self) -> None:
        """Look at the map."""
        self.dismiss("look")

    def _draw(self) -> None:
        say = self._words.say
        parts = [Content(self.ceremony.opening), Content(""), *self._points(), Content(""), *self._bars()]
        if self.finished:
            parts += [Content(""), Content.styled(self.ceremony.verdict, "bold #ffd75f")]
        self.query_one("#stages", Static).update(Content("\n").join(parts))
        keys = [("Enter", "next", say("button-ok" if self.finished else "button-next"))]
        if self.finished and self._again:
            keys.append(("R", "again", say("button-rematch")))
        self.query_one("#ceremony-bar", Static).update(bar(keys))

    def _points(self) -> list[Content]:
        """Return the table: a line for each source, a column for each player, the total last."""
        ceremony = self.ceremony
        seats = range(len(ceremony.names))
        heading = [Content(" " * LABEL)]
        heading += [Content(" " * (COLUMN - 3)) + badge(seat) for seat in seats]
        lines = [Content("").join(heading)]
        for number, stage in enumerate(ceremony.stages):
            total = number == len(ceremony.stages) - 1
            shown = number < self.shown
            points = "".join(f"{stage.points[seat]:>{COLUMN - 1}} " for seat in seats)
            text = f"{stage.label[: LABEL - 1]:{LABEL}}{points if shown else ''}"
            lines.append(Content.styled(text, "bold" if total else "" if shown else "dim"))
        return lines

    def _bars(self) -> list[Content]:
        """Return a line for each player: a bar that grows, and in the end rank and award."""
        ceremony = self.ceremony
        counted = ceremony.stages[: min(self.shown, len(ceremony.stages) - 1)]
        highest = max(1, *ceremony.stages[-1].points)
        lines = []
        for seat in ceremony.order if self.finished else range(len(ceremony.names)):
            so_far = sum(stage.points[seat] for stage in counted)
            length = max(0, min(BAR, round(BAR * so_far / highest)))
            bar_of = Content.styled("█" * length, SEATS[seat % len(SEATS)].body)
            text = f" {ceremony.names[seat][:NAME]:{NAME}} "
            line = badge(seat) + Content(text) + bar_of + Content(f"{' ' * (BAR - length)}{so_far:>4}")
            if self.finished:
                line += Content(f"  {ceremony.ranks[seat]}  ") + Content.styled(
                    ceremony.awards[seat], "italic"
                )
            lines.append(line)
        return lines
