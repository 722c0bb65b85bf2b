"""Playing on a server from Python: for tests, bots and programs of one's own (docs/server.md)."""

from rifugio.client.http import HttpError, open_table, request
from rifugio.client.player import Answer, Player, TableGone

__all__ = ["Answer", "HttpError", "Player", "TableGone", "open_table", "request"]
