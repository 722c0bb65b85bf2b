"""The offer widget: the open row, the drawn tile and the pile."""

from textual import events
from textual.geometry import Size as Area
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from rifugio.engine.base.information import View
from rifugio.engine.tiles import LaidTile, Tile
from rifugio.terminal.canvas import Canvas
from rifugio.terminal.colours import GOLD, INK, PAPER
from rifugio.terminal.hand import Hand
from rifugio.terminal.hexes import SIZES
from rifugio.terminal.painting import paint_back, paint_tile

SIZE = SIZES[1]
PITCH = SIZE.width + 1
BEHIND = "#20282c"
DIM = "#7c8579"
PILE = -1
"""Represents the pile among slot numbers."""
IN_HAND = -2


class OfferView(Widget):
    """Tiles in a row, each with its key below."""

    class Chosen(Message):
        """A tile of the row, the pile or the drawn tile was clicked."""

        def __init__(self, slot: int) -> None:
            super().__init__()
            self.slot = slot

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002  as all widgets have it
        super().__init__(id=id)
        self._canvas: Canvas | None = None
        self._slots: list[int] = []
        self._hand: Hand | None = None
        self._view: View | None = None

    def show(self, view: View, hand: Hand | None) -> None:
        """Show the offer and the selection."""
        self._view, self._hand = view, hand
        self._canvas = None
        self.refresh()

    def _paint(self) -> Canvas:
        canvas = Canvas(self.size.width, self.size.height, BEHIND)
        if self._view is None:
            return canvas
        offer, hand = self._view.offer, self._hand
        self._slots = [*range(len(offer.open)), *([IN_HAND] if offer.hand else []), PILE]
        for number, slot in enumerate(self._slots):
            x = number * PITCH
            if slot == PILE:
                paint_back(canvas, x, 0, SIZE, sum(offer.blind))
                if any(offer.blind):
                    canvas.write(x, SIZE.height, "D".center(SIZE.width), PAPER)
                continue
            tile = offer.open[slot] if slot >= 0 else offer.hand
            assert tile is not None
            chosen = hand is not None and hand.source is not None and self._is_chosen(slot, hand)
            ghost = hand.ghost if chosen and hand else None
            paint_tile(canvas, x, 0, SIZE, ghost or LaidTile(tile, 0))
            if slot >= 0:
                self._label(canvas, x, slot, chosen=chosen, usable=self._usable(slot, tile))
        canvas.finish()
        return canvas

    def _is_chosen(self, slot: int, hand: Hand) -> bool:
        source = hand.source
        assert source is not None
        return source.slot == slot or (slot == IN_HAND and source.kind == "hand")

    def _usable(self, slot: int, tile: Tile) -> bool:
        hand = self._hand
        if hand is None or not any(source.slot is not None for source in hand.choices):
            return True
        return any(source.slot == slot for source in hand.choices)

    def _label(self, canvas: Canvas, x: int, slot: int, *, chosen: bool, usable: bool) -> None:
        if chosen:
            canvas.write(x, SIZE.height, f"▸{slot + 1}◂".center(SIZE.width), INK, GOLD)
        elif usable:
            canvas.write(x, SIZE.height, f"{slot + 1}".center(SIZE.width), PAPER)
        else:
            canvas.write(x, SIZE.height, f"×{slot + 1}×".center(SIZE.width), DIM)

    def render_line(self, y: int) -> Strip:
        """Return a line of the row."""
        canvas = self._canvas
        if canvas is None or (canvas.width, canvas.height) != self.size:
            canvas = self._canvas = self._paint()
        return Strip(canvas.line(y), canvas.width)

    def get_content_height(self, container: Area, viewport: Area, width: int) -> int:
        """Return the lines of a tile and its key."""
        return SIZE.height + 1

    def on_click(self, event: events.Click) -> None:
        """Choose a tile."""
        number = event.x // PITCH
        if number < len(self._slots):
            self.post_message(self.Chosen(self._slots[number]))
