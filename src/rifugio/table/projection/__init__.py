"""The projection: what each reader may see of a table, serialised.

An allow-list: every field is written by name, so that a field added to a table, a seat or a position stays
private until somebody writes it here (docs/decisions/0032). It is also the server's hottest code, so text is
assembled from cached pieces that live as long as what they describe: a tile on its cell and a move for ever,
the landscape with its board, everything public with its table.
"""

from rifugio.table.projection.changes import EventProjection
from rifugio.table.projection.readers import own_seats
from rifugio.table.projection.tables import Projection, table_json

__all__ = ["EventProjection", "Projection", "own_seats", "table_json"]
