"""A Python client for the server: for tests, bots and your own programs (docs/server.md)."""

from rifugio.client.http import HttpError, open_table, request
from rifugio.client.player import Answer, Player, TableGone
from rifugio.client.seat import play_seat

__all__ = ["Answer", "HttpError", "Player", "TableGone", "open_table", "play_seat", "request"]
