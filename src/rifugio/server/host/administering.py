"""What a host may do to tables and people: list, close, erase and forget them."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date, datetime
from typing import NamedTuple

from pydantic import SecretStr

from rifugio.server.host.backup import database_of
from rifugio.server.host.key_file import server_key
from rifugio.server.ids import command_id_of
from rifugio.server.node import Node
from rifugio.server.settings import Settings
from rifugio.server.store.gates import HERE
from rifugio.table.messages.commands import Abort, SentCommand
from rifugio.table.who import Caretaker

ATTEMPTS = 5


class NoSuch(LookupError):
    """There is no such table, or no such person; the message says which."""


class ListedTable(NamedTuple):
    """A table in the list."""

    link: str
    opened: datetime
    finished: datetime | None
    events: int


class ListedPerson(NamedTuple):
    """A person in the list."""

    person_id: int
    name: str | None
    child: bool
    tables: int
    devices: int
    packed: datetime
    seen: date


TABLES = f"""
SELECT join_link, opened, finished,
  coalesce((SELECT max(seq) FROM event WHERE event.game_id = game.game_id), 0)
FROM game WHERE {HERE}
ORDER BY game_id DESC LIMIT %s
"""
PEOPLE = """
SELECT person_id, things -> 'look' ->> 'name', child,
  (SELECT count(DISTINCT game_id) FROM kept_seat WHERE kept_seat.person_id = person.person_id),
  (SELECT count(*) FROM session WHERE session.person_id = person.person_id), packed, seen
FROM person ORDER BY packed DESC LIMIT %s
"""


@contextmanager
def database(settings: Settings) -> Iterator[Settings]:
    """Yield the settings with their database, the embedded one too, and their key."""
    with database_of(settings) as url:
        key = SecretStr(server_key(settings).hex())
        yield settings.model_copy(update={"database_url": url, "key": key, "bot_processes": 0})


async def tables(node: Node, most: int) -> list[ListedTable]:
    """Return the newest tables."""
    found: list[ListedTable] = []
    for pool in node.pools:
        async with pool.connection() as connection:
            rows = await (await connection.execute(TABLES, (most,))).fetchall()
        found += [ListedTable(*row) for row in rows]
    return sorted(found, key=lambda table: table.opened, reverse=True)[:most]


async def people(node: Node, most: int) -> list[ListedPerson]:
    """Return the newest rucksacks."""
    async with node.pool.connection() as connection:
        return [ListedPerson(*row) for row in await (await connection.execute(PEOPLE, (most,))).fetchall()]


async def close(node: Node, link: str) -> bool:
    """Abandon a table for everybody; return False if it was over already."""
    found = await node.tables.find_now(link)
    if found is None:
        raise NoSuch(f"there is no table {link}")
    cached = found[0]
    for _ in range(ATTEMPTS):
        if cached.table.phase not in {"waiting", "playing"}:
            return False
        own_id = command_id_of(node.world.chance.some_bytes(16))
        sent = SentCommand(id=own_id, expected_seq=cached.table.seq, command=Abort())
        answer = await node.referee.answer(cached, Caretaker(), sent)
        if answer.answer == "accepted":
            return True
    raise TimeoutError("the table could not be closed")


async def erase(node: Node, link: str) -> bool:
    """Erase all names and words at a table; its game stays. Return whether other nodes could be told."""
    found = await node.tables.find_now(link)
    if found is None:
        raise NoSuch(f"there is no table {link}")
    await node.forgetting.erase_all(found[0].game_id, len(found[0].table.seats))
    return node.settings.nats_url is not None


async def forget(node: Node, person_id: int) -> bool:
    """Forget a person; return whether other nodes could be told."""
    if await node.people.person(person_id) is None:
        raise NoSuch(f"there is no person {person_id}")
    await node.forgetting.forget(person_id)
    return node.settings.nats_url is not None
