"""Events and games to store."""

from datetime import UTC, datetime, timedelta
from secrets import randbits
from typing import NamedTuple
from uuid import uuid4

from rifugio.server.ids import game_id_of
from rifugio.server.store.events import NewEvent, append, read_log
from rifugio.server.store.games import open_game
from rifugio.server.store.pool import Connection
from rifugio.table.table import EventId
from tests.server.fresh import new_game_id, new_link


class Opened(NamedTuple):
    game_id: int
    join_link: str
    watch_link: str
    room: str


def event(
    game_id: int, seq: int, body: bytes = b'{"kind":"test"}', follows: EventId | None = None
) -> NewEvent:
    return NewEvent(game_id, seq, uuid4(), 0, 1, body, follows)


async def opened(connection: Connection, room: str = "quiet-amber-lake", hours_ago: int = 0) -> Opened:
    """Open a table with a room code; its id is backdated by `hours_ago`."""
    since = int((datetime.now(UTC) - timedelta(hours=hours_ago)).timestamp() * 1000)
    game_id = game_id_of(since, randbits(16), 7)
    game = Opened(game_id, new_link(game_id), new_link(game_id), room)
    await connection.execute("INSERT INTO room (name, game_id) VALUES (%s, %s)", (room, game_id))
    await open_game(
        connection,
        game_id=game_id,
        join_link=game.join_link,
        watch_link=game.watch_link,
        sealed_secret=b"sealed",
        first=event(game_id, 1),
    )
    return game


async def log_of(connection: Connection, length: int) -> int:
    """Append some events and return the game they are of."""
    game_id, last = new_game_id(), None
    for seq in range(1, length + 1):
        new = event(game_id, seq, b"event %d" % seq, last)
        last = EventId(new.command_id, await appended(connection, new))
    return game_id


async def appended(connection: Connection, new: NewEvent) -> datetime:
    """Append an event, which must succeed, and return its time."""
    at = await append(connection, new)
    assert at is not None
    return at


async def last_of(connection: Connection, game_id: int) -> EventId:
    """Return the id of a game's last event."""
    return (await read_log(connection, game_id))[-1].id
