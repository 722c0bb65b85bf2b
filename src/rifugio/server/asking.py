"""Why a move is not allowed."""

from rifugio.engine.play import why_not as engine_why_not
from rifugio.engine.text.moves import read_move
from rifugio.server.messages.frames import Told
from rifugio.server.table.table import Table
from rifugio.server.table.values import wire_value


def why_not(table: Table, text: str) -> Told | None:
    """Return why a move would be refused in the position on the table; None if it would not."""
    if table.play is None:
        return Told(code="NotPlaying")
    try:
        move = read_move(text)
    except ValueError:
        return Told(code="NotAMove")
    reason = engine_why_not(table.play.state, move)
    return None if reason is None else Told.model_validate(wire_value(reason))
