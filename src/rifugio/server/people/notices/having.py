"""What a host has for notices."""

from collections.abc import Mapping
from typing import NamedTuple

from rifugio.server.people.notices.seams import Board
from rifugio.server.people.notices.stopping import StopLinks
from rifugio.server.people.notices.ways import Kind, Way
from rifugio.server.people.notices.writing import Writer


class Notices(NamedTuple):
    """The ways a host has, and what they need."""

    board: Board
    ways: Mapping[Kind, Way]
    writer: Writer
    stops: StopLinks
