"""New tables: their links, rooms and bags, and the first event."""

from collections.abc import Sequence
from datetime import datetime
from typing import Final, NamedTuple
from uuid import uuid4

from rifugio.dealer import commitment_of
from rifugio.engine.game import RULES_VERSION
from rifugio.server.ids import new_game_id, new_link
from rifugio.server.keys import Keys
from rifugio.server.play.room_codes import new_room
from rifugio.server.play.table_cache import TableCache
from rifugio.server.store import games
from rifugio.server.store.encryption import new_secret, seal_secret
from rifugio.server.store.events import NewEvent
from rifugio.server.tokens import Tokens
from rifugio.table.decide import Declined, check_rematch, rematch_of
from rifugio.table.duties import duties
from rifugio.table.fold import fold
from rifugio.table.messages.events import Kept, Opened, RematchOpened, write_event
from rifugio.table.messages.options import Options
from rifugio.table.table import Table
from rifugio.table.who import Who

ATTEMPTS: Final = 20
_ANY_TIME: Final = datetime.fromisoformat("2026-01-01T00:00:00+00:00")
"""The duties of a new table do not depend on the time."""


class OpenedTable(NamedTuple):
    """A new table."""

    join_link: str
    watch_link: str
    room: str
    host: str


class NewTables:
    """Opens tables."""

    def __init__(self, tables: TableCache, keys: Keys, tokens: Tokens) -> None:
        self._tables, self._keys, self._tokens = tables, keys, tokens

    async def open(self, options: Options, kept: Sequence[Kept] = ()) -> OpenedTable:
        """Open a table: its number, links, room and sealed bag, and the first event."""
        for _ in range(ATTEMPTS):
            room = new_room()
            opened = await self._try_room(options, tuple(kept), room)
            if opened is not None:
                return opened
        raise RuntimeError("no room name is free")

    async def _try_room(self, options: Options, kept: tuple[Kept, ...], room: str) -> OpenedTable | None:
        game_id, join_link, watch_link = new_game_id(), new_link(), new_link()
        secret = new_secret()
        event = Opened(options=options, room=room, commitment=commitment_of(secret.reveal()), seats=kept)
        command_id = uuid4()
        first = NewEvent(game_id, 1, command_id, -3, RULES_VERSION, write_event(event))
        foreseen = fold(None, 1, command_id, _ANY_TIME, event)
        first = first._replace(duties=tuple((d.kind, d.after_seconds) for d in duties(None, foreseen)))
        async with self._tables.pool.connection() as connection:
            at = await games.open_game(
                connection,
                game_id=game_id,
                join_link=join_link,
                watch_link=watch_link,
                room=room,
                sealed_secret=seal_secret(self._keys.bags, game_id, secret),
                first=first,
            )
        if at is None:
            return None
        return OpenedTable(join_link, watch_link, room, self._tokens.host(join_link))

    async def rematch(self, table: Table, who: Who) -> RematchOpened | Declined:
        """Open a table for the same people; if two do so at once, one of them is left to the caretaker."""
        declined = check_rematch(table, who)
        if declined is not None:
            return declined
        options, kept = rematch_of(table)
        opened = await self.open(options, kept)
        return RematchOpened(table=opened.join_link)

    async def find_room(self, name: str) -> str | None:
        """Return the link of the table in a room, if it still waits for players."""
        async with self._tables.pool.connection() as connection:
            link = await games.find_room(connection, name)
        found = await self._tables.find_now(link) if link is not None else None
        if found is None:
            return None
        cached, _ = found
        return link if cached.table.phase == "waiting" else None
