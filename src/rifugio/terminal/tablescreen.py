"""The table on the full screen: map, players, tiles, log, and a prompt."""

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from rifugio.engine.cells import Cell
from rifugio.engine.effects import Connected
from rifugio.engine.moves import End
from rifugio.engine.reasons import Reason
from rifugio.terminal.describing import tile_name
from rifugio.terminal.hand import Hand
from rifugio.terminal.mapview import MapView
from rifugio.terminal.offerview import OfferView
from rifugio.terminal.overlays import help_paper
from rifugio.terminal.panels import Key, bar, log_panel, players_panel
from rifugio.terminal.scene import Scene
from rifugio.terminal.session import Session
from rifugio.terminal.telling import Teller
from rifugio.words import LANGUAGE_NAMES, LANGUAGES, Words, look, reason_sentence

WIDE = 130
"""Columns from which on the side panel is wider."""
COLUMNS, ROWS = 80, 24
"""The smallest usable window."""


class TableScreen(Screen[None]):
    """The base of the screens for playing and for replaying."""

    def __init__(self, session: Session, words: Words) -> None:
        super().__init__()
        self.session = session
        self.teller = Teller(session, words)
        self.hand = Hand(session)
        self.peeking = False

    @property
    def words(self) -> Words:
        """The language."""
        return self.teller.words

    def compose(self) -> ComposeResult:
        """Create the widgets."""
        with Horizontal(id="top"):
            yield Static(id="prompt")
            yield Static(id="round")
        with Horizontal(id="table"):
            yield MapView(id="map")
            with Vertical(id="side"):
                yield Static(id="players")
                yield OfferView(id="offer")
                yield Static(id="about")
                with Vertical(id="log"):
                    yield Static(id="log-text")
        yield Static(id="status")
        yield Static(id="bar")

    def on_mount(self) -> None:
        """Draw it for the first time."""
        self.map.focus()
        self.draw()

    def on_resize(self) -> None:
        """Widen the side panel if there is room."""
        self.set_class(self.size.width >= WIDE, "wide")
        self.call_after_refresh(self.draw)

    @property
    def map(self) -> MapView:
        """The map."""
        return self.query_one("#map", MapView)

    @property
    def reader(self) -> int | None:
        """The seat in front of the screen."""
        return self.session.reader

    def text(self, place: str, content: Content | str) -> None:
        """Set the text of a widget; brackets in it are not markup."""
        shown = Content(content) if isinstance(content, str) else content
        self.query_one(f"#{place}", Static).update(shown)

    def draw(self) -> None:
        """Redraw everything."""
        session, teller, reader = self.session, self.teller, self.reader
        view = session.view(reader)
        self.hand.look_again()
        small = self.size.width < COLUMNS or self.size.height < ROWS
        too_small = self.words.say("error-too-small", columns=COLUMNS, rows=ROWS)
        self.text("prompt", too_small if small else self.prompt())
        self.text("round", teller.round())
        width = self.query_one("#players").size.width
        self.text("players", players_panel(teller, view, reader if self.peeking else None, width))
        self.query_one("#offer", OfferView).show(view, self.hand)
        log = self.query_one("#log").size
        self.text("log-text", log_panel(teller, session.entries, reader, log.width, log.height))
        self.draw_keys()
        self.draw_choice()

    def draw_keys(self) -> None:
        """Draw the keys that apply now."""
        self.text("bar", bar(self.keys(), self.size.width - 2))

    def draw_choice(self) -> None:
        """Draw the selection and the cursor."""
        hand, view = self.hand, self.session.view(self.reader)
        tiles = view.board.tiles
        targets = hand.targets
        walking = hand.source is not None and hand.source.kind in ("go", "build")
        self.map.show(
            Scene(
                view,
                self.cursor(),
                spots=frozenset(cell for cell in targets if cell not in tiles),
                reach={cell: ways[0].price[0] for cell, ways in targets.items() if walking and cell in tiles},
                ghost=hand.ghost,
                path=hand.path,
                names=self.tile_names(),
                fresh=self.fresh(),
            )
        )
        self.query_one("#offer", OfferView).show(view, hand)
        self.text("about", self.about())

    def tile_names(self) -> dict[str, str]:
        """Return the names of the tiles that have their own."""
        tiles = (laid.tile for laid in self.session.state.board.tiles.values())
        return {
            tile.id: self.words.say("tile", tile=tile.id)
            for tile in tiles
            if tile.points or tile.kind == "start"
        }

    def cursor(self) -> Cell | None:
        """Return the cursor's cell, None if there is no cursor."""
        return self.hand.cursor

    def fresh(self) -> frozenset[Cell]:
        """Return the tiles laid since the reader's last turn ended."""
        found: set[Cell] = set()
        for entry in reversed(self.session.entries):
            if isinstance(entry.move, End) and entry.seat == self.reader:
                break
            if entry.seat != self.reader:
                found |= {effect.cell for effect in entry.effects if isinstance(effect, Connected)}
        return frozenset(found) if len(found) < len(self.session.state.board.tiles) - 1 else frozenset()

    def about(self) -> str:
        """Describe the selection and the cell at the cursor."""
        hand, view = self.hand, self.session.view(self.reader)
        seen = look(self.words, view, hand.cursor, self.reader, self.teller.names)
        tile = hand.tile(hand.source)
        if tile is None:
            return seen
        name = tile_name(self.words, tile.id, view)
        return f"{name}: {self.words.say('legal-cells', count=len(hand.targets))}\n{seen}"

    def prompt(self) -> str:
        """Return the prompt."""
        return self.teller.prompt()

    def keys(self) -> list[Key]:
        """Return the keys shown in the bar."""
        return []

    def status(self, sentence: str, *, no: bool = False) -> None:
        """Show a message at the bottom; `no` marks a refusal."""
        self.text("status", f"✗ {sentence}" if no else sentence)
        self.query_one("#status").set_class(no, "no")

    def refuse(self, reason: Reason | None) -> None:
        """Show why not."""
        if reason is not None:
            sentence = reason_sentence(self.words, reason, self.session.state, self.teller.names)
            self.status(sentence, no=True)

    def action_help(self) -> None:
        """Show the keys."""
        self.app.push_screen(help_paper(self.words, self.size.width))

    def action_zoom(self, step: int) -> None:
        """Zoom in, out, or to fit."""
        self.map.change_zoom(step)

    def action_pan(self, across: int, down: int) -> None:
        """Move the map."""
        self.map.pan(across, down)

    def action_language(self) -> None:
        """Switch to the next language."""
        self.teller.words = next_words(self.words)
        self.draw()
        self.status(LANGUAGE_NAMES[self.words.language])


def next_words(words: Words) -> Words:
    """Return the next language."""
    return Words(LANGUAGES[(LANGUAGES.index(words.language) + 1) % len(LANGUAGES)])
