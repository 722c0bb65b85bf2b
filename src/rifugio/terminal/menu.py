"""The start menu: players, extensions and language. Enter begins."""

from pathlib import Path
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Static

from rifugio.terminal.menu_rows import MenuRows
from rifugio.terminal.overlays import help_paper, rules_paper
from rifugio.terminal.saving import saved_games
from rifugio.terminal.session import Session
from rifugio.words import Words

PEAKS = "          ▂▁▄█▇▅▆▃    ▁▅▄▆▂         \n▁▂▂▃▅▆▄▃▅██████████▅▄▆█████▇▅▆█▆▄▃▂▁"
ROOMY = 28
"""Lines from which on there is room for gaps."""


class MenuScreen(Screen[None]):
    """Rows to change with ← and →; Enter begins, except on rows with their own action."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "row(-1)", show=False),
        Binding("down,tab", "row(1)", show=False, priority=True),
        Binding("left", "change(-1)", show=False),
        Binding("right,space", "change(1)", show=False),
        Binding("enter", "begin", show=False),
        Binding("g", "language", show=False),
        Binding("question_mark", "help", show=False),
    ]

    class Start(Message):
        """A request to begin or resume a game."""

        def __init__(self, words: Words, session: Session | None, saved: Path | None) -> None:
            super().__init__()
            self.words, self.session, self.saved = words, session, saved

    def __init__(self, words: Words, seed: str | None = None) -> None:
        super().__init__()
        self.rows = MenuRows(words, saved_games(), seed)

    def compose(self) -> ComposeResult:
        """Create the widgets."""
        with Vertical(id="menu"):
            yield Static(id="menu-title")
            yield Static(id="menu-rows")
            yield Static(id="menu-about")

    def on_resize(self) -> None:
        """Redraw."""
        self.set_class(self._roomy, "roomy")
        self._draw()

    @property
    def _roomy(self) -> bool:
        return self.size.height >= ROOMY

    def _draw(self) -> None:
        rows, say = self.rows, self.rows.words.say
        title = Content.assemble((PEAKS, "bold"), "\n", (say("app-title"), "bold"), "\n", say("app-tagline"))
        self.query_one("#menu-title", Static).update(title)
        self.query_one("#menu-rows", Static).update(rows.content(gaps=self._roomy))
        listed = (("Enter", "option-start"), ("?", "menu-help"), ("Ctrl+Q", "menu-quit"))
        keys = "  ·  ".join(["↑ ↓  ← →", *(f"{key}: {say(name)}" for key, name in listed)])
        self.query_one("#menu-about", Static).update(Content.assemble(rows.about(), "\n", (keys, "dim")))

    def on_key(self, event: events.Key) -> None:
        """Type a name in a person's row; elsewhere letters are keys."""
        if self.rows.person is None:
            return
        if event.is_printable and event.character:
            self.rows.type(event.character)
        elif event.key == "backspace":
            self.rows.rub_out()
        else:
            return
        event.stop()
        event.prevent_default()
        self._draw()

    def action_row(self, step: int) -> None:
        """Go to another row."""
        self.rows.move(step)
        self._draw()

    def action_change(self, step: int) -> None:
        """Change the value of a row."""
        self.rows.change(step)
        self._draw()

    def action_language(self) -> None:
        """Switch to the next language."""
        self.rows.change_language(1)
        self._draw()

    def action_help(self) -> None:
        """Show the keys."""
        self.app.push_screen(help_paper(self.rows.words, self.size.width))

    def action_begin(self) -> None:
        """Run the row's action; most of them begin a game."""
        match self.rows.current:
            case "resume":
                self.post_message(self.Start(self.rows.words, None, self.rows.saved[0]))
            case "rules":
                self.app.push_screen(rules_paper(self.rows.words, self.rows.session().setup))
            case "quit":
                self.app.exit()
            case "watch":
                self.post_message(self.Start(self.rows.words, self.rows.watched(), None))
            case _:
                self.post_message(self.Start(self.rows.words, self.rows.session(), None))

    def on_click(self, event: events.Click) -> None:
        """Select a row with the mouse; a click on the selected one changes it or runs its action."""
        rows = self.query_one("#menu-rows", Static)
        lines = self.rows.lines if self._roomy else self.rows.names
        line = event.screen_y - rows.region.y
        if not 0 <= line < len(lines) or not lines[line]:
            return
        if self.rows.current != lines[line]:
            self.rows.at = self.rows.names.index(lines[line])
            self._draw()
        elif self.rows.current in self.rows.CHANGEABLE or self.rows.current.startswith("seat"):
            half = rows.region.x + rows.region.width // 2
            self.action_change(-1 if event.screen_x < half else 1)
        else:
            self.action_begin()
