"""The final ceremony on the full screen: source by source, the total last, then the winner."""

from typing import ClassVar

from rich.cells import cell_len
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from rifugio.terminal.ceremony import Ceremony
from rifugio.terminal.colours import SEATS
from rifugio.terminal.fitting import fitted
from rifugio.terminal.overlays import ABOVE_AND_BELOW
from rifugio.terminal.panels import Key, badge, bar
from rifugio.terminal.telling import Teller

PAUSE = 1.0
NAME, LABEL, COLUMN, BAR, SHORT_BAR = 16, 26, 9, 24, 8
"""Columns of a name, of a source, of a player, and of the longest bar with and without room."""
AROUND_BAR = len(" ▲   ") + len(" 123") + len("    ")
"""Columns of badge, points and gaps beside a bar."""


class CeremonyScreen(ModalScreen[str]):
    """The ceremony's screen; its result is `again` or `look`."""

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
        """How many stages have been shown."""
        self._pause, self._again = pause, again

    @property
    def finished(self) -> bool:
        """Whether all stages have been shown."""
        return self.shown >= len(self.ceremony.stages)

    def compose(self) -> ComposeResult:
        """Create the widgets."""
        with Vertical(id="ceremony"):
            yield Static(Content.styled(self._words.say("score-title"), "bold"), id="paper-title")
            with VerticalScroll(id="ceremony-text") as text:
                text.styles.max_height = self._tallest()
                yield Static(id="stages")
            yield Static(id="ceremony-bar")

    def _tallest(self) -> int:
        return max(3, self.app.size.height - ABOVE_AND_BELOW)

    def on_resize(self) -> None:
        """Limit the height to the window's."""
        self.query_one("#ceremony-text").styles.max_height = self._tallest()
        self.call_after_refresh(self._draw)

    def on_mount(self) -> None:
        """Start the ceremony."""
        self._draw()
        self._ticking = self.set_interval(self._pause, self._tick)

    def _tick(self) -> None:
        if not self.finished:
            self.shown += 1
            self._draw()

    def action_next(self) -> None:
        """Show the next stage at once, or close when there is none.

        This stops the timer, so that nobody closes the screen before they have seen the end.
        """
        self._ticking.pause()
        if self.finished:
            self.action_look()
        else:
            self._tick()

    def action_again(self) -> None:
        """Play again."""
        if self._again:
            self.dismiss("again")

    def action_look(self) -> None:
        """Look at the map."""
        self.dismiss("look")

    def _draw(self) -> None:
        say = self._words.say
        parts = [Content(self.ceremony.opening), Content(""), *self._points(), Content(""), *self._bars()]
        verdict = self.ceremony.verdict if self.finished else ""
        parts += [Content(""), Content.styled(verdict, "bold #ffd75f")]
        self.query_one("#stages", Static).update(Content("\n").join(parts))
        keys = [Key("Enter", "next", say("button-ok" if self.finished else "button-next"))]
        if self.finished and self._again:
            keys.append(Key("R", "again", say("button-rematch")))
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
            points = "".join(f"{stage.points[seat]:>{COLUMN - 1}} " for seat in seats).replace("-", "−")
            text = f"{fitted(stage.label, LABEL)}{points if shown else ''}"
            lines.append(Content.styled(text, "bold" if total else "" if shown else "dim"))
        return lines

    def _bars(self) -> list[Content]:
        """Return a line for each player: a growing bar, and at the end rank and award.

        Where there is no room for the awards beside the bars, they go below them.
        """
        ceremony = self.ceremony
        counted = ceremony.stages[: min(self.shown, len(ceremony.stages) - 1)]
        name, most = self._widths()
        lines = []
        for seat in ceremony.order if self.finished else range(len(ceremony.names)):
            so_far = sum(stage.points[seat] for stage in counted)
            line = badge(seat) + Content(f" {fitted(ceremony.names[seat], name)} ")
            line += self._bar(seat, so_far, max(most, SHORT_BAR))
            award = Content.styled(ceremony.awards[seat], "italic")
            if self.finished:
                line += Content(f"  {ceremony.ranks[seat]}")
            if self.finished and most >= SHORT_BAR:
                line += Content("  ") + award
            lines.append(line)
            if self.finished and most < SHORT_BAR:
                lines.append(Content("    ") + award)
        return lines

    def _widths(self) -> tuple[int, int]:
        """Return the columns of a name, and those left for the longest bar."""
        ceremony = self.ceremony
        name, rank, award = (
            max(map(cell_len, texts)) for texts in (ceremony.names, ceremony.ranks, ceremony.awards)
        )
        name = min(name, NAME)
        width = self.query_one("#stages").size.width or self.app.size.width
        return name, min(BAR, width - (name + rank + award + AROUND_BAR))

    def _bar(self, seat: int, points: int, most: int) -> Content:
        length = max(0, min(most, round(most * points / max(1, *self.ceremony.stages[-1].points))))
        drawn = Content.styled("█" * length, SEATS[seat % len(SEATS)].body)
        return drawn + Content(f"{' ' * (most - length)}{points:>4}".replace("-", "−"))
