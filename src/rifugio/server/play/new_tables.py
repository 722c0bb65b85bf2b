"""Opens new tables: links, room, bag and first event."""

from collections.abc import Sequence
from datetime import datetime
from typing import Final, NamedTuple

from rifugio.answering.room_codes import new_room
from rifugio.dealer import SALT_LENGTH, SALTS
from rifugio.engine.game import RULES_VERSION
from rifugio.server.ids import SHARDS, command_id_of, game_id_of, link_of, shard_of
from rifugio.server.keys import Secret
from rifugio.server.play.event_bytes import write_event
from rifugio.server.play.seams import Chance, Clock, World
from rifugio.server.play.stored import NewEvent, NewGame
from rifugio.server.play.table_cache import TableCache
from rifugio.server.tokens import Tokens
from rifugio.table.decide import Declined, check_rematch, rematch_of
from rifugio.table.duties import duties
from rifugio.table.fold import fold
from rifugio.table.messages.events import Kept, RematchOpened
from rifugio.table.messages.options import Options
from rifugio.table.opening import opened
from rifugio.table.personal import parted
from rifugio.table.table import Table
from rifugio.table.who import Who

ATTEMPTS: Final = 20
SECRET_BYTES: Final = 32
ANY_TIME: Final = datetime.fromisoformat("2026-01-01T00:00:00+00:00")
"""The duties of a new table do not depend on the time."""


def new_game_id(clock: Clock, chance: Chance) -> int:
    """Return a new game id."""
    since = int(clock.now().timestamp() * 1000)
    return game_id_of(since, chance.below(1 << 16), chance.below(SHARDS))


def new_link(game_id: int, chance: Chance) -> str:
    """Return a new link to a game."""
    return link_of(shard_of(game_id), chance.some_bytes(16))


def new_secret(chance: Chance) -> Secret:
    """Return the secret of a new bag."""
    return Secret(chance.some_bytes(SECRET_BYTES))


def new_salts(chance: Chance) -> tuple[bytes, ...]:
    """Return the salts of a new bag, one for each seat."""
    return tuple(chance.some_bytes(SALT_LENGTH) for _ in range(SALTS))


class OpenedTable(NamedTuple):
    """A new table."""

    join_link: str
    watch_link: str
    room: str
    host: str


class NewTables:
    """Opens tables."""

    def __init__(self, world: World, tables: TableCache, tokens: Tokens) -> None:
        self._store, self._directory = world.store, world.directory
        self._clock, self._chance = world.clock, world.chance
        self._tables, self._tokens = tables, tokens

    async def open(self, options: Options, kept: Sequence[Kept] = ()) -> OpenedTable:
        """Open a table: its id, links, room and sealed bag, and the first event."""
        for _ in range(ATTEMPTS):
            room = new_room(self._chance)
            table = await self._try_room(options, tuple(kept), room)
            if table is not None:
                return table
        raise RuntimeError("no room name is free")

    async def _try_room(self, options: Options, kept: tuple[Kept, ...], room: str) -> OpenedTable | None:
        game_id = new_game_id(self._clock, self._chance)
        join_link, watch_link = (new_link(game_id, self._chance) for _ in range(2))
        secret = new_secret(self._chance)
        event = opened(options, room, secret.reveal(), new_salts(self._chance), kept)
        command_id = command_id_of(self._chance.some_bytes(16))
        foreseen = fold(None, 1, command_id, ANY_TIME, event)
        bare, texts = parted(event)
        first = NewEvent(
            game_id,
            1,
            command_id,
            -3,
            RULES_VERSION,
            write_event(bare),
            duties=tuple((duty.kind, duty.after_seconds) for duty in duties(None, foreseen)),
            texts=texts,
        )
        if not await self._directory.reserve_room(room, game_id):
            return None
        await self._store.open_game(NewGame(game_id, join_link, watch_link, secret, first))
        return OpenedTable(join_link, watch_link, room, self._tokens.host(join_link))

    async def rematch(self, table: Table, who: Who) -> RematchOpened | Declined:
        """Open a table for the same people; if two do so at once, the caretaker cleans up the unused one."""
        declined = check_rematch(table, who)
        if declined is not None:
            return declined
        options, kept = rematch_of(table)
        new = await self.open(options, kept)
        return RematchOpened(table=new.join_link)

    async def find_room(self, name: str) -> str | None:
        """Return the link of the table in a room, if it still waits for players."""
        game_id = await self._directory.find_room(name)
        if game_id is None:
            return None
        try:
            cached = await self._tables.table(game_id)
            await self._tables.catch_up(cached)
        except LookupError:  # the room is reserved, but its table was not opened, or not yet
            return None
        return cached.join_link if cached.table.phase == "waiting" else None
