"""Archives a finished game, after verifying that its packed form replays."""

import json

from rifugio.server.play.event_bytes import event_of
from rifugio.server.play.seams import World
from rifugio.server.play.stored import Row
from rifugio.server.play.table_cache import CachedTable, TableCache
from rifugio.table.fold import fold
from rifugio.table.personal import without_texts
from rifugio.table.record import result_of
from rifugio.table.table import Table


async def archive(world: World, tables: TableCache, cached: CachedTable) -> bool:
    """Pack a table's log into one row; return whether it is packed now."""
    table = cached.table
    if table.phase not in {"over", "aborted"}:
        return True
    result = json.dumps(result_of(table))
    bare = without_texts(table)
    packed = await world.store.pack(cached.game_id, result, lambda rows: replay(rows) == bare)
    await world.store.finish(cached.game_id)  # for games from before this was done when a game ends
    await world.directory.free_room(cached.game_id)
    if not cached.watchers:
        tables.forget(cached)
    return packed


def replay(rows: list[Row]) -> Table | None:
    """Return the fold of a log; the archive has only the log, so the table has no texts."""
    table: Table | None = None
    for row in rows:
        table = fold(table, row.seq, row.command_id, row.at, event_of(row))
    return table
