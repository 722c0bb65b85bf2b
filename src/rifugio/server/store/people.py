"""The `People` in PostgreSQL."""

from collections.abc import Mapping, Sequence
from datetime import date, datetime
from typing import Any, Final

from psycopg.types.json import Jsonb

from rifugio.server.people.stored import Companion, Device, KeptSeat, Owner, Person
from rifugio.server.store.asking import Asking
from rifugio.server.store.lending import lent

_TODAY: Final = "(clock_timestamp() AT TIME ZONE 'UTC')::date"
_OWNER: Final = f"""
WITH found AS (SELECT person_id, number, seen FROM session WHERE digest = %(digest)s),
visited AS (
  UPDATE session SET seen = {_TODAY} FROM found WHERE digest = %(digest)s AND found.seen < {_TODAY}
),
visitor AS (
  UPDATE person SET seen = {_TODAY} FROM found
  WHERE person.person_id = found.person_id AND found.seen < {_TODAY}
)
SELECT person_id, number FROM found
"""
"""At most one write a day and device, however often the session is used."""

_KEEP: Final = """
INSERT INTO kept_seat (person_id, game_id, seat, link, generation) VALUES (%s, %s, %s, %s, %s)
ON CONFLICT (person_id, game_id, seat) DO UPDATE SET generation = excluded.generation
WHERE kept_seat.generation < excluded.generation
"""
_CLOSED: Final = """
INSERT INTO ticket (digest, kind, until)
SELECT digest, 'closed', clock_timestamp() + interval '400 days' FROM ended
ON CONFLICT DO NOTHING
"""
"""A closed session is remembered by its digest alone: unlike one that a restored backup does not know."""
_END: Final = f"""
WITH ended AS (DELETE FROM session WHERE person_id = %s AND number = %s RETURNING digest, number),
silent AS (DELETE FROM way USING ended WHERE way.device = ended.number)
{_CLOSED}
"""
"""With a session end the notices that its device asked for."""
_END_ALL: Final = f"WITH ended AS (DELETE FROM session WHERE person_id = %s RETURNING digest) {_CLOSED}"
_COMPANIONS: Final = """
SELECT theirs.game_id, theirs.seat, theirs.person_id, person.things -> 'look'
FROM (SELECT DISTINCT game_id FROM kept_seat WHERE person_id = %(me)s) AS mine
JOIN kept_seat AS theirs USING (game_id) JOIN person ON person.person_id = theirs.person_id
WHERE theirs.person_id <> %(me)s AND theirs.seat >= 0
ORDER BY theirs.game_id, theirs.seat, theirs.person_id
"""
_JOIN: Final = (
    "SELECT FROM person WHERE person_id IN (%(other)s, %(person_id)s) ORDER BY person_id FOR UPDATE",
    (
        "INSERT INTO kept_seat SELECT %(person_id)s, game_id, seat, link, generation, ended FROM kept_seat"
        " WHERE person_id = %(other)s ON CONFLICT (person_id, game_id, seat) DO UPDATE"
        " SET generation = greatest(kept_seat.generation, excluded.generation)"
    ),
    (
        "UPDATE person SET stamps = ARRAY(SELECT DISTINCT unnest(person.stamps || other.stamps) ORDER BY 1)"
        " FROM person AS other WHERE other.person_id = %(other)s AND person.person_id = %(person_id)s"
    ),
    "DELETE FROM session WHERE digest = %(digest)s",
    "UPDATE session SET person_id = %(person_id)s WHERE person_id = %(other)s",
    "UPDATE passkey SET person_id = %(person_id)s WHERE person_id = %(other)s",
    (
        "INSERT INTO mail_address SELECT %(person_id)s, address, code, asked FROM mail_address"
        " WHERE person_id = %(other)s AND code IS NULL ON CONFLICT DO NOTHING"
    ),
    (
        "UPDATE way SET person_id = %(person_id)s WHERE person_id = %(other)s AND (kind, address) NOT IN"
        " (SELECT kind, address FROM way WHERE person_id = %(person_id)s)"
    ),
    (
        "INSERT INTO wish SELECT %(person_id)s, after_minutes, digest, quiet_from, quiet_until, zone"
        " FROM wish WHERE person_id = %(other)s ON CONFLICT DO NOTHING"
    ),
    (
        "UPDATE trail_try SET person_id = %(person_id)s, counted = counted AND day NOT IN"
        " (SELECT day FROM trail_try WHERE person_id = %(person_id)s AND counted)"
        " WHERE person_id = %(other)s"
    ),
    "DELETE FROM person WHERE person_id = %(other)s",
)
_SWEEP_PEOPLE: Final = """
DELETE FROM person WHERE packed < %s AND stamps = '{}' AND NOT things ? 'look'
AND NOT EXISTS (SELECT FROM kept_seat WHERE kept_seat.person_id = person.person_id)
AND NOT EXISTS (SELECT FROM passkey WHERE passkey.person_id = person.person_id)
"""


class PostgresPeople(Asking):
    """People in PostgreSQL; each call borrows a connection."""

    async def pack(self, person_id: int) -> None:
        """Make an empty rucksack."""
        await self._changed("INSERT INTO person (person_id) VALUES (%s)", (person_id,))

    async def open_session(self, person_id: int, digest: bytes, device: str) -> bool:
        """Open a rucksack on a device, if it exists."""
        added = await self._changed(
            "INSERT INTO session (digest, person_id, device)"
            " SELECT %s, person_id, %s FROM person WHERE person_id = %s FOR KEY SHARE",
            (digest, device, person_id),
        )
        return added == 1

    async def owner_of(self, digest: bytes) -> Owner | None:
        """Return whose session this is, and note the day of the visit."""
        found = await self._rows(_OWNER, {"digest": digest})
        return Owner(*found[0]) if found else None

    async def devices_of(self, person_id: int) -> list[Device]:
        """Return where a rucksack is open, the newest first."""
        found = await self._rows(
            "SELECT number, device, opened, seen FROM session WHERE person_id = %s ORDER BY number DESC",
            (person_id,),
        )
        return [Device(*row) for row in found]

    async def end_session(self, person_id: int, device: int) -> bool:
        """Close a rucksack on a device."""
        return await self._changed(_END, (person_id, device)) == 1

    async def was_closed(self, digest: bytes) -> bool:
        """Whether this was a session that its person closed."""
        closed = "SELECT FROM ticket WHERE digest = %s AND kind = 'closed'"
        return bool(await self._rows(closed, (digest,)))

    async def person(self, person_id: int) -> Person | None:
        """Return what is in a rucksack, but for its seats."""
        found = await self._rows(
            "SELECT packed, seen, child, things, stamps FROM person WHERE person_id = %s", (person_id,)
        )
        if not found:
            return None
        packed, seen, child, things, stamps = found[0]
        return Person(packed, seen, child, things, tuple(stamps))

    async def change(
        self, person_id: int, things: Mapping[str, Any], stamps: Sequence[str], *, child: bool | None
    ) -> None:
        """Replace these things, add these stamps, and say whether it is a child's."""
        await self._changed(
            "UPDATE person SET things = things || %s, child = coalesce(%s, child),"
            " stamps = ARRAY(SELECT DISTINCT unnest(stamps || %s) ORDER BY 1) WHERE person_id = %s",
            (Jsonb(dict(things)), child, list(stamps), person_id),
        )

    async def keep_seats(self, person_id: int, seats: Sequence[KeptSeat]) -> None:
        """Put seats into a rucksack; a newer generation replaces an older one."""
        async with lent(self._pool) as connection, connection.transaction():
            for one in seats:
                await connection.execute(_KEEP, (person_id, one.game_id, one.seat, one.link, one.generation))

    async def drop_seat(self, person_id: int, game_id: int, seat: int) -> None:
        """Take a seat out of a rucksack."""
        await self._changed(
            "DELETE FROM kept_seat WHERE person_id = %s AND game_id = %s AND seat = %s",
            (person_id, game_id, seat),
        )

    async def seats_of(self, person_id: int) -> list[KeptSeat]:
        """Return the seats in a rucksack, the newest table first."""
        found = await self._rows(
            "SELECT game_id, link, seat, generation, ended FROM kept_seat WHERE person_id = %s"
            " ORDER BY game_id DESC, seat",
            (person_id,),
        )
        return [KeptSeat(*row) for row in found]

    async def mark_ended(self, ended: Mapping[int, datetime]) -> None:
        """Note when games ended."""
        await self._changed(
            "UPDATE kept_seat SET ended = known.ended"
            " FROM unnest(%s::bigint[], %s::timestamptz[]) AS known (game_id, ended)"
            " WHERE kept_seat.game_id = known.game_id",
            (list(ended), list(ended.values())),
        )

    async def companions_of(self, person_id: int) -> list[Companion]:
        """Return the others who keep a seat at the tables of this rucksack."""
        return [Companion(*row) for row in await self._rows(_COMPANIONS, {"me": person_id})]

    async def add_ticket(self, digest: bytes, kind: str, person_id: int | None, seconds: float) -> None:
        """Store a ticket."""
        await self._changed(
            "INSERT INTO ticket (digest, kind, person_id, until)"
            " VALUES (%s, %s, %s, clock_timestamp() + %s * interval '1 second')",
            (digest, kind, person_id, seconds),
        )

    async def use_ticket(self, digest: bytes, kind: str) -> tuple[int | None] | None:
        """Take a ticket away; of two who try at once, one gets it."""
        found = await self._rows(
            "DELETE FROM ticket WHERE digest = %s AND kind = %s"
            " RETURNING person_id, until > clock_timestamp()",
            (digest, kind),
        )
        return (found[0][0],) if found and found[0][1] else None

    async def join(self, other: int, person_id: int, digest: bytes) -> None:
        """Put everything of another rucksack into this one; the other is gone."""
        async with lent(self._pool) as connection, connection.transaction():
            values = {"other": other, "person_id": person_id, "digest": digest}
            for statement in _JOIN:
                await connection.execute(statement, values)

    async def give_up(self, person_id: int) -> None:
        """Close a rucksack on all devices, and let it count as not seen since long ago."""
        async with lent(self._pool) as connection, connection.transaction():
            await connection.execute(_END_ALL, (person_id,))
            await connection.execute("DELETE FROM ticket WHERE person_id = %s", (person_id,))
            await connection.execute(
                "UPDATE person SET seen = '1970-01-01' WHERE person_id = %s", (person_id,)
            )

    async def forget(self, person_id: int) -> None:
        """Delete a rucksack with everything in it."""
        await self._changed("DELETE FROM person WHERE person_id = %s", (person_id,))

    async def unseen(self, before: date, limit: int) -> list[int]:
        """Return some people who have not visited since this day."""
        found = await self._rows(
            "SELECT person_id FROM person WHERE seen < %s ORDER BY seen LIMIT %s", (before, limit)
        )
        return [person_id for (person_id,) in found]

    async def sweep(self, empty_before: datetime) -> int:
        """Delete what is past its time."""
        tickets = await self._changed("DELETE FROM ticket WHERE until < clock_timestamp()", ())
        await self._changed("DELETE FROM mail_address WHERE code IS NOT NULL AND asked < %s", (empty_before,))
        await self._changed("DELETE FROM sent WHERE taken_until < now() - interval '60 days'", ())
        await self._changed("DELETE FROM look WHERE looked < now() - interval '60 days'", ())
        return tickets + await self._changed(_SWEEP_PEOPLE, (empty_before,))

    async def kept_games(self, game_ids: Sequence[int]) -> set[int]:
        """Return which of these games are in anybody's rucksack."""
        found = await self._rows(
            "SELECT DISTINCT game_id FROM kept_seat WHERE game_id = ANY(%s)", (list(game_ids),)
        )
        return {game_id for (game_id,) in found}
