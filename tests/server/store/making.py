"""Events and games to store."""

from typing import NamedTuple
from uuid import uuid4

from rifugio.server.ids import new_game_id, new_link
from rifugio.server.store.events import NewEvent, append
from rifugio.server.store.games import open_game
from rifugio.server.store.pool import Connection


class Opened(NamedTuple):
    game_id: int
    join_link: str
    watch_link: str
    room: str


def event(game_id: int, seq: int, body: bytes = b'{"kind":"test"}') -> NewEvent:
    return NewEvent(game_id, seq, uuid4(), 0, 1, body)


async def opened(connection: Connection, room: str = "quiet-amber-lake") -> Opened:
    game = Opened(new_game_id(), new_link(), new_link(), room)
    at = await open_game(connection, **game._asdict(), sealed_secret=b"sealed", first=event(game.game_id, 1))
    assert at is not None
    return game


async def log_of(connection: Connection, length: int) -> int:
    """Append some events and return the game they are of."""
    game_id = new_game_id()
    for seq in range(1, length + 1):
        assert await append(connection, event(game_id, seq, b"event %d" % seq)) is not None
    return game_id
