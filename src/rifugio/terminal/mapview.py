"""The map widget: coloured hexagons, with pan, zoom and mouse."""

from textual import events
from textual.geometry import Size as Area
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from rifugio.engine.cells import Cell
from rifugio.terminal.canvas import Canvas
from rifugio.terminal.colours import GOLD, NIGHT
from rifugio.terminal.hexes import SIZES, Size
from rifugio.terminal.scene import Scene


class MapView(Widget, can_focus=True):
    """The landscape in one of three sizes; it scrolls so that the cursor stays visible."""

    class Pointed(Message):
        """A cell was clicked, or the mouse moved over it."""

        def __init__(self, cell: Cell, *, clicked: bool, button: int = 0) -> None:
            super().__init__()
            self.cell, self.clicked, self.button = cell, clicked, button

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002  as all widgets have it
        super().__init__(id=id)
        self.scene: Scene | None = None
        self.zoom: int | None = None
        """The size chosen by the player, None for the largest that fits."""
        self._canvas: Canvas | None = None
        self._origin = (0, 0)
        self._pan = (0, 0)
        self._pressed: tuple[int, int] | None = None
        self._dragged = False

    def show(self, scene: Scene) -> None:
        """Show a scene."""
        self.scene = scene
        self._canvas = None
        self.refresh()

    def change_zoom(self, step: int) -> None:
        """Zoom in or out; 0 fits the window again."""
        current = SIZES.index(self._hex_size())
        self.zoom = max(0, min(len(SIZES) - 1, current + step)) if step else None
        self._pan = (0, 0)
        self._canvas = None
        self.refresh()

    def pan(self, across: int, down: int) -> None:
        """Move the map."""
        self._pan = (self._pan[0] + across, self._pan[1] + down)
        self._canvas = None
        self.refresh()

    # Where things are.

    def _hex_size(self) -> Size:
        if self.zoom is not None:
            return SIZES[self.zoom]
        fitting = [size for size in SIZES if self._fits(size)]
        return fitting[-1] if fitting else SIZES[0]

    def _bounds(self, size: Size) -> tuple[int, int, int, int]:
        """Return the bounding box of the landscape and of the cells where something can be laid."""
        assert self.scene is not None
        corners = [size.corner(cell) for cell in (*self.scene.view.board.tiles, *self.scene.spots)]
        across, down = [x for x, _ in corners], [y for _, y in corners]
        return min(across), min(down), max(across) + size.width, max(down) + size.height

    def _fits(self, size: Size) -> bool:
        left, top, right, bottom = self._bounds(size)
        return right - left + size.width <= self.size.width and bottom - top <= self.size.height

    def _place(self, size: Size) -> tuple[int, int]:
        """Return the map's column and line at the upper left corner of the widget."""
        assert self.scene is not None
        left, top, right, bottom = self._bounds(size)
        width, height = self.size.width, self.size.height
        x = (left + right - width) // 2 + self._pan[0]
        y = (top + bottom - height) // 2 + self._pan[1]
        if self.scene.cursor is not None and self._pan == (0, 0):
            at_x, at_y = size.corner(self.scene.cursor)
            x = min(max(x, at_x + 2 * size.width - width), at_x - size.width)
            y = min(max(y, at_y + size.height + size.pitch - height), at_y - size.pitch)
        return x, y

    def _paint(self) -> Canvas:
        canvas = Canvas(self.size.width, self.size.height, NIGHT)
        if self.scene is not None:
            size = self._hex_size()
            self._origin = self._place(size)
            self.scene.paint(canvas, size, self._origin)
            self._paint_edges(canvas, size)
        return canvas

    def _paint_edges(self, canvas: Canvas, size: Size) -> None:
        """Paint arrows where the map continues beyond the edge."""
        left, top, right, bottom = self._bounds(size)
        x, y = self._origin
        middle, half = self.size.height // 2, self.size.width // 2
        for beyond, column, line, sign in (
            (left < x, 0, middle, "◂"),
            (right > x + self.size.width, self.size.width - 1, middle, "▸"),
            (top < y, half, 0, "▴"),
            (bottom > y + self.size.height, half, self.size.height - 1, "▾"),
        ):
            if beyond:
                canvas.write(column, line, sign, GOLD, NIGHT)

    # What Textual asks for.

    def render_line(self, y: int) -> Strip:
        """Return a line of the map."""
        canvas = self._canvas
        if canvas is None or (canvas.width, canvas.height) != self.size:
            canvas = self._canvas = self._paint()
        return Strip(canvas.line(y), canvas.width)

    def on_resize(self) -> None:
        """Repaint."""
        self._canvas = None

    def get_content_height(self, container: Area, viewport: Area, width: int) -> int:
        """Use all the height there is."""
        return container.height

    def _cell_at(self, x: int, y: int) -> Cell:
        return self._hex_size().at(x + self._origin[0], y + self._origin[1])

    def on_mouse_down(self, event: events.MouseDown) -> None:
        """Remember a possible start of a drag."""
        self._pressed, self._dragged = (event.x, event.y), False

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Drag the map, or point at a cell."""
        if event.button and self._pressed is not None:
            across, down = self._pressed[0] - event.x, self._pressed[1] - event.y
            if self._dragged or abs(across) + abs(down) > 2:
                self._dragged = True
                self._pressed = (event.x, event.y)
                self.pan(across, down)
        elif self.scene is not None:
            self.post_message(self.Pointed(self._cell_at(event.x, event.y), clicked=False))

    def on_click(self, event: events.Click) -> None:
        """Select a cell, unless the map was dragged."""
        self._pressed = None
        if not self._dragged and self.scene is not None:
            where = self._cell_at(event.x, event.y)
            self.post_message(self.Pointed(where, clicked=True, button=event.button))

    def on_mouse_scroll_up(self) -> None:
        """Zoom in."""
        self.change_zoom(1)

    def on_mouse_scroll_down(self) -> None:
        """Zoom out."""
        self.change_zoom(-1)
