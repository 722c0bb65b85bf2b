"""Assembles what tells people who are not there that it is their turn."""

from collections.abc import Mapping

from rifugio.server.keys import Keys
from rifugio.server.node import Node
from rifugio.server.people.notices.having import Notices
from rifugio.server.people.notices.runner import NoticeRunner
from rifugio.server.people.notices.seams import Board
from rifugio.server.people.notices.stopping import StopLinks
from rifugio.server.people.notices.ways import Kind, Way
from rifugio.server.people.notices.writing import Writer


def call_people(node: Node, keys: Keys, board: Board, ways: Mapping[Kind, Way]) -> NoticeRunner:
    """Have a node tell people by these ways; return the runner that does."""
    url = node.settings.public_url or ""
    stops = StopLinks(keys.stops, url)
    writer = Writer(node.people, node.tables, stops, url)
    runner = NoticeRunner(node.world.store, node.tables, board, ways, writer)
    node.call_people(Notices(board, ways, writer, stops), runner)
    return runner
