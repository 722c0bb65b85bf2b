"""What is laid over the table: help, rules, passing the screen on."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from rifugio.engine.base.information import View
from rifugio.engine.game import Setup
from rifugio.terminal.colours import GROUNDS, KINDS, OBJECTS
from rifugio.terminal.describing import tile_name
from rifugio.terminal.panels import badge
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


class Paper(ModalScreen[None]):
    """A sheet of text that goes away with any of the usual keys."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(key, "dismiss", show=False)
        for key in ("escape", "enter", "space", "question_mark", "i", "l", "t")
    ]

    def __init__(self, title: str, content: Content, *, end: bool = False) -> None:
        super().__init__()
        self._title, self._content, self._end = title, content, end

    def compose(self) -> ComposeResult:
        """Lay the sheet."""
        with Vertical(id="paper"):
            yield Static(Content.styled(self._title, "bold"), id="paper-title")
            with VerticalScroll(id="paper-text"):
                yield Static(self._content)

    def on_mount(self) -> None:
        """Let the arrow keys scroll it, and begin at the end if what is there is the newest."""
        text = self.query_one("#paper-text", VerticalScroll)
        text.focus()
        if self._end:
            text.scroll_end(animate=False)

    def on_click(self) -> None:
        """Go away."""
        self.dismiss()


def help_paper(words: Words) -> Paper:
    """Return the keys and the signs of the map."""
    keys = [Content.assemble((f"{key:>10}  ", "bold"), words.say(f"key-{name}")) for key, name in KEYS]
    signs = [
        f"{look.sign} {words.say('terrain', terrain=name)}" for name, look in GROUNDS.items() if name != "top"
    ]
    signs += [f"{sign} {words.say('kind', kind=kind)}" for kind, sign in KINDS.items()]
    signs += [f"(••) {words.say('kind', kind='bear')}", f"P1 {words.say('kind', kind='pass')}"]
    signs += [f"{sign} {words.say('object', object=what)}" for what, sign in OBJECTS.items()]
    legend = Content.styled("   ".join(signs), "")
    return Paper(words.say("keys-title"), Content("\n").join([*keys, Content(""), legend]))


def rules_paper(words: Words, setup: Setup) -> Paper:
    """Return the rules in short."""
    texts = [Content.assemble((f"{title}\n", "bold"), text) for title, text in chapters(words, setup)]
    return Paper(words.say("rules-title"), Content("\n\n").join(texts))


def to_come_paper(words: Words, view: View) -> Paper:
    """Return which tiles are still face down; everybody may know that."""
    counted = zip(view.game.tiles, view.offer.blind, strict=True)
    lines = [f"{many:>3} × {tile_name(words, tile.id, view)}" for tile, many in counted if many]
    pile = words.say("offer-pile", count=sum(view.offer.blind))
    return Paper(f"{words.say('offer-to-come')}: {pile}", Content("\n".join(lines)))


class PassOn(ModalScreen[None]):
    """Covers the table until the next person sits in front of it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "dismiss", show=False),
        Binding("space", "dismiss", show=False),
    ]

    def __init__(self, words: Words, seat: int, name: str) -> None:
        super().__init__()
        self._words, self._seat, self._name_of = words, seat, name

    def compose(self) -> ComposeResult:
        """Lay the card."""
        say = self._words.say
        with Vertical(id="card"):
            title = Content.styled(f" {say('pass-to', player=self._name_of)}", "bold")
            yield Static(badge(self._seat) + title)
            yield Static(say("pass-hidden"))

    def on_click(self) -> None:
        """Go on."""
        self.dismiss()
