"""The projection: what each reader may see of a table, serialised.

An allow-list: every field is written by name, so that a field which is added to a table, a seat or a
position stays at home until somebody writes it here (docs/decisions/0032). It is also the busiest part of
the server, so text is put together from pieces that are kept as long as what they describe: a tile on its
cell and a move for ever, the landscape with its board, all that is public with its table.
"""

from rifugio.table.projection.changes import EventProjection
from rifugio.table.projection.readers import own_seats
from rifugio.table.projection.tables import Projection, table_json

__all__ = ["EventProjection", "Projection", "own_seats", "table_json"]
