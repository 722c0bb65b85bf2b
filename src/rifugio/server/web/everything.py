"""Everything that is stored about somebody, as one JSON document, written table by table."""

import json
from collections.abc import AsyncIterator
from typing import Any

from rifugio.server.node import Node
from rifugio.server.people.stored import HOST, KeptSeat, Owner
from rifugio.server.web.shown_notices import notices
from rifugio.server.web.shown_rucksack import rucksack
from rifugio.table.record import record_of
from rifugio.table.table import Table


async def everything_of(node: Node, mine: Owner) -> AsyncIterator[str]:
    """Yield the document: the rucksack, its notices, each of its tables with its record, its trails."""
    shown = await rucksack(node, mine)
    told = await notices(node, mine)
    yield f'{{"rucksack":{shown.model_dump_json()},"notices":{told.model_dump_json()},"tables":['
    for number, kept in enumerate(await node.people.seats_of(mine.person_id)):
        yield ("," if number else "") + json.dumps(await _table(node, kept), ensure_ascii=False)
    tries = [
        {"day": day.isoformat(), "counted": counted, "points": points}
        for day, counted, points in await node.trails.book.tries_of(mine.person_id)
    ]
    yield f'],"trails":{json.dumps(tries)}}}'


async def _table(node: Node, kept: KeptSeat) -> dict[str, Any]:
    found = await node.tables.find_now(kept.link)
    about: dict[str, Any] = {"table": kept.link, "seat": "host" if kept.seat == HOST else kept.seat}
    return about if found is None else about | _content(found[0].table, kept)


def _content(table: Table, kept: KeptSeat) -> dict[str, Any]:
    """Return what I wrote there, and the game as everybody at the table has it."""
    mine = table.seats[kept.seat] if 0 <= kept.seat < len(table.seats) else None
    own = mine is not None and mine.generation == kept.generation
    return {
        "phase": table.phase,
        "name": mine.look.name if own and mine is not None and mine.look is not None else None,
        "word": mine.word if own and mine is not None else None,
        "record": None if table.play is None else record_of(table),
    }
