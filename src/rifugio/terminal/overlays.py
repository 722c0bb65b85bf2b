"""Modal screens: help, rules, and passing the screen on."""

from collections.abc import Sequence
from itertools import zip_longest
from textwrap import wrap
from typing import ClassVar

from rich.cells import cell_len
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from rifugio.draw.art import PIECES
from rifugio.engine.base.information import View
from rifugio.engine.game import Setup
from rifugio.terminal.colours import GROUNDS, kind_signs, object_sign
from rifugio.terminal.describing import tile_name
from rifugio.terminal.fitting import fitted
from rifugio.terminal.panels import Key, badge, bar
from rifugio.terminal.rules import chapters
from rifugio.words import Words

KEYS = (
    ("1 2 3", "choose"),
    ("N P · Tab", "targets"),
    ("← → ↑ ↓", "arrows"),
    ("Enter", "enter"),
    ("Esc", "escape"),
    ("R", "rotate"),
    ("D", "draw"),
    ("B", "build"),
    ("U", "undo"),
    ("O", "start-over"),
    ("E", "end"),
    ("W", "why"),
    ("H", "hint"),
    ("S", "scores"),
    ("L", "log"),
    ("T", "to-come"),
    ("+ − 0", "zoom"),
    ("Shift+← …", "pan"),
    ("I", "rules"),
    ("G", "language"),
    ("Ctrl+S", "save"),
    ("Ctrl+Q", "quit"),
    ("?", "help"),
)


UNBROKEN = "\xa0"
KEY, GAP, WIDEST = 9, "  ", 96
"""Columns of a key, the gap between two columns of keys, and the most columns of a sheet."""
AROUND, ABOVE_AND_BELOW = 7, 8
"""Columns and lines taken by the frame, its margin, the title and the last line."""


def paper_width(columns: int) -> int:
    """Return the width of a sheet's text in a window of this many columns."""
    return min(WIDEST, columns - 2) - AROUND


class Paper(ModalScreen[None]):
    """A sheet of text, closed by any of the usual keys."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(key, "dismiss", show=False)
        for key in ("escape", "enter", "space", "question_mark", "i", "l", "t")
    ]

    def __init__(self, words: Words, title: str, content: Content, *, end: bool = False) -> None:
        super().__init__()
        self._words, self._title, self._content, self._end = words, title, content, end

    def compose(self) -> ComposeResult:
        """Create the widgets."""
        with Vertical(id="paper"):
            yield Static(Content.styled(self._title, "bold"), id="paper-title")
            with VerticalScroll(id="paper-text") as text:
                text.styles.max_height = self._tallest()
                yield Static(self._content)
            yield Static(id="paper-bar")

    def on_mount(self) -> None:
        """Let the arrow keys scroll it, and start at the end if the newest text is there."""
        text = self.query_one("#paper-text", VerticalScroll)
        text.focus()
        if self._end:
            text.scroll_end(animate=False)

    def on_resize(self) -> None:
        """Limit the height to the window's, and show how to scroll if there is more."""
        self.query_one("#paper-text").styles.max_height = self._tallest()
        self.call_after_refresh(self._draw_keys)

    def _tallest(self) -> int:
        return max(3, self.app.size.height - ABOVE_AND_BELOW)

    def _draw_keys(self) -> None:
        more = self.query_one("#paper-text", VerticalScroll).max_scroll_y > 0
        say = self._words.say
        scroll = [Key("↑ ↓", "scroll", say("key-scroll"))] if more else []
        keys = [Key("Esc", "dismiss", say("button-back")), *scroll]
        self.query_one("#paper-bar", Static).update(bar(keys))

    def action_scroll(self) -> None:
        """Scroll down, for a click on the arrow keys' label."""
        self.query_one("#paper-text", VerticalScroll).scroll_page_down()

    def on_click(self) -> None:
        """Close."""
        self.dismiss()


def help_paper(words: Words, columns: int) -> Paper:
    """Return the help: keys, in two columns if there is room, and the map's signs."""
    width = paper_width(columns)
    keys = _keys(words, width)
    signs = [
        f"{look.sign} {words.say('terrain', terrain=name)}" for name, look in GROUNDS.items() if name != "top"
    ]
    signs += [f"{sign} {words.say('kind', kind=kind)}" for kind, sign in kind_signs().items()]
    signs += [f"(••) {words.say('kind', kind='bear')}", f"P1 {words.say('kind', kind='pass')}"]
    signs += [f"{object_sign(what)} {words.say('object', object=what)}" for what in PIECES]
    whole = "   ".join(sign.replace(" ", UNBROKEN) for sign in signs)
    legend = [Content(line.replace(UNBROKEN, " ")) for line in wrap(whole, width)]
    return Paper(words, words.say("keys-title"), Content("\n").join([*keys, Content(""), *legend]))


def _keys(words: Words, width: int) -> list[Content]:
    half = (len(KEYS) + 1) // 2
    left, right = (_column(words, some) for some in (KEYS[:half], KEYS[half:]))
    if left[0].cell_length + len(GAP) + right[0].cell_length > width:
        return [*left, *right]
    return [Content(GAP).join(both) for both in zip_longest(left, right, fillvalue=Content(""))]


def _column(words: Words, keys: Sequence[tuple[str, str]]) -> list[Content]:
    said = [words.say(f"key-{name}") for _, name in keys]
    widest = max(map(cell_len, said))
    return [
        Content.assemble((f"{key:>{KEY}}  ", "bold"), fitted(text, widest))
        for (key, _), text in zip(keys, said, strict=True)
    ]


def rules_paper(words: Words, setup: Setup) -> Paper:
    """Return the rules in brief."""
    texts = [Content.assemble((f"{title}\n", "bold"), text) for title, text in chapters(words, setup)]
    return Paper(words, words.say("rules-title"), Content("\n\n").join(texts))


def to_come_paper(words: Words, view: View) -> Paper:
    """Return the list of face-down tiles, which is public."""
    counted = zip(view.game.tiles, view.offer.blind, strict=True)
    lines = [f"{many:>3} × {tile_name(words, tile.id, view)}" for tile, many in counted if many]
    pile = words.say("offer-pile", count=sum(view.offer.blind))
    return Paper(words, f"{words.say('offer-to-come')}: {pile}", Content("\n".join(lines)))


class PassOn(ModalScreen[None]):
    """Covers the table until the next person sits in front of the screen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "dismiss", show=False),
        Binding("space", "dismiss", show=False),
    ]

    def __init__(self, words: Words, seat: int, name: str) -> None:
        super().__init__()
        self._words, self._seat, self._name_of = words, seat, name

    def compose(self) -> ComposeResult:
        """Create the widgets."""
        say = self._words.say
        with Vertical(id="card"):
            title = Content.styled(f" {say('pass-to', player=self._name_of)}", "bold")
            yield Static(badge(self._seat) + title)
            yield Static(say("pass-hidden"))

    def on_click(self) -> None:
        """Continue."""
        self.dismiss()
