"""The `Board` in PostgreSQL: wishes, ways, looks, and what was sent."""

from collections.abc import Mapping
from typing import Final

from psycopg.errors import InvalidParameterValue
from psycopg.types.json import Jsonb

from rifugio.server.people.notices.seams import Claim
from rifugio.server.people.notices.stored import GivenWay, Receiver, Wishes
from rifugio.server.people.notices.ways import Kind
from rifugio.server.play.seams import StoreAway
from rifugio.server.store.asking import Asking
from rifugio.server.store.lending import lent

MOST_WAYS: Final = 12
EVERY: Final = 60.0
"""Seconds between two looks that are noted."""
NEVER: Final = 3600.0
"""Seconds until somebody who wants no notices may say again that they look."""

_SET_WISHES: Final = """
INSERT INTO wish (person_id, after_minutes, digest, quiet_from, quiet_until, zone)
SELECT %s, %s, %s, %s, %s, %s WHERE now() AT TIME ZONE %s IS NOT NULL
ON CONFLICT (person_id) DO UPDATE SET after_minutes = excluded.after_minutes, digest = excluded.digest,
quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until, zone = excluded.zone
"""
_WAYS: Final = """
SELECT number, kind, coalesce(mail_address.address, way.address), more, device, made
FROM way LEFT JOIN mail_address ON kind = 'mail' AND mail_address.person_id = way.person_id AND code IS NULL
WHERE way.person_id = %s AND (kind <> 'mail' OR mail_address.address IS NOT NULL) ORDER BY number
"""
_ADD: Final = """
INSERT INTO way (person_id, kind, address, more, device)
SELECT person_id, %(kind)s, %(address)s, %(more)s, %(device)s FROM person
WHERE person_id = %(person_id)s AND (
  SELECT count(*) FROM way WHERE person_id = %(person_id)s AND (kind, address) <> (%(kind)s, %(address)s)
) < %(most)s
FOR KEY SHARE
ON CONFLICT (person_id, kind, address) DO UPDATE SET more = excluded.more, device = excluded.device
RETURNING number
"""
_BEFORE_PUSH: Final = """
DELETE FROM way WHERE kind = 'push' AND (
  address = %(address)s AND person_id <> %(person_id)s OR address <> %(address)s AND device = %(device)s
)
"""
LOOK: Final = """
WITH kept AS (SELECT game_id FROM kept_seat WHERE person_id = %(person_id)s AND link = %(link)s LIMIT 1),
noted AS (
  INSERT INTO look SELECT %(person_id)s, game_id, clock_timestamp() FROM kept
  WHERE EXISTS (SELECT FROM way WHERE person_id = %(person_id)s) AND NOT EXISTS (
    SELECT FROM look WHERE person_id = %(person_id)s AND game_id = kept.game_id
    AND looked > clock_timestamp() - %(every)s * interval '1 second'
  )
  ON CONFLICT (person_id, game_id) DO UPDATE SET looked = excluded.looked RETURNING 1
)
SELECT CASE WHEN EXISTS (SELECT FROM noted) THEN 0.0 ELSE coalesce((
  SELECT greatest(0.1, %(every)s - extract(epoch FROM clock_timestamp() - looked)::float8) FROM look
  WHERE look.person_id = %(person_id)s AND look.game_id = kept.game_id
), %(never)s) END FROM kept
"""
"""One statement; nothing is written about people who want no notices."""
_RECEIVERS: Final = """
SELECT kept_seat.person_id, things ->> 'language', link, looked,
  now(), now() AT TIME ZONE 'UTC', now() AT TIME ZONE coalesce(zone, 'UTC'),
  wish.person_id IS NOT NULL, after_minutes, digest, quiet_from, quiet_until, zone
FROM kept_seat JOIN person USING (person_id) LEFT JOIN wish USING (person_id)
LEFT JOIN look ON look.person_id = kept_seat.person_id AND look.game_id = kept_seat.game_id
WHERE kept_seat.game_id = %s AND seat = %s AND generation = %s
AND EXISTS (SELECT FROM way WHERE way.person_id = kept_seat.person_id)
"""
_CLAIM: Final = """
INSERT INTO sent (way, key, taken_until)
SELECT number, %(key)s, clock_timestamp() + %(seconds)s * interval '1 second' FROM way
WHERE number = %(way)s FOR KEY SHARE
ON CONFLICT (way, key) DO UPDATE SET taken_until = excluded.taken_until
WHERE sent.sent IS NULL AND sent.taken_until <= clock_timestamp()
"""


class PostgresBoard(Asking):
    """Notices in PostgreSQL; each call borrows a connection."""

    async def wishes_of(self, person_id: int) -> Wishes:
        """Return when somebody wants to be told."""
        found = await self._rows(
            "SELECT after_minutes, digest, quiet_from, quiet_until, zone FROM wish WHERE person_id = %s",
            (person_id,),
        )
        return Wishes(*found[0]) if found else Wishes()

    async def set_wishes(self, person_id: int, wishes: Wishes) -> bool:
        """Store when somebody wants to be told; PostgreSQL knows the time zones."""
        try:
            async with lent(self._pool) as connection:
                await connection.execute(_SET_WISHES, (person_id, *wishes, wishes.zone))
        except StoreAway as error:
            if isinstance(error.__cause__, InvalidParameterValue):
                return False
            raise
        return True

    async def ways_of(self, person_id: int) -> list[GivenWay]:
        """Return somebody's ways."""
        return [GivenWay(*row) for row in await self._rows(_WAYS, (person_id,))]

    async def add_way(
        self, person_id: int, kind: Kind, address: str, more: Mapping[str, str], device: int | None
    ) -> int | None:
        """Store a way; a browser is taken from whoever had it before, and has one."""
        values = {
            "person_id": person_id,
            "kind": kind,
            "address": address,
            "more": Jsonb(dict(more)),
            "device": device,
            "most": MOST_WAYS,
        }
        async with lent(self._pool) as connection, connection.transaction():
            if kind == "push":
                await connection.execute(_BEFORE_PUSH, values)
            found = await (await connection.execute(_ADD, values)).fetchone()
        return None if found is None else int(found[0])

    async def drop_way(self, number: int, person_id: int | None = None) -> bool:
        """Delete a way."""
        drop = "DELETE FROM way WHERE number = %s AND person_id = coalesce(%s, person_id)"
        return await self._changed(drop, (number, person_id)) == 1

    async def look(self, person_id: int, link: str) -> float | None:
        """Note a look, at most once a minute."""
        found = await self._rows(LOOK, {"person_id": person_id, "link": link, "every": EVERY, "never": NEVER})
        return float(found[0][0]) if found else None

    async def receivers(self, game_id: int, seat: int, generation: int) -> list[Receiver]:
        """Return who holds a seat and has a way to be told."""
        found = await self._rows(_RECEIVERS, (game_id, seat, generation))
        return [
            Receiver(
                person_id, language, link, Wishes(*wishes) if wished else Wishes(), looked, now, local - utc
            )
            for person_id, language, link, looked, now, utc, local, wished, *wishes in found
        ]

    async def claim(self, way: int, key: str, seconds: float) -> Claim:
        """Begin to send a notice by a way."""
        if await self._changed(_CLAIM, {"way": way, "key": key, "seconds": seconds}):
            return "mine"
        found = await self._rows("SELECT sent IS NOT NULL FROM sent WHERE way = %s AND key = %s", (way, key))
        return "taken" if found and not found[0][0] else "sent"

    async def mark_sent(self, way: int, key: str) -> None:
        """Note that a notice was sent."""
        await self._changed(
            "UPDATE sent SET sent = clock_timestamp() WHERE way = %s AND key = %s", (way, key)
        )

    async def give_back(self, way: int, key: str) -> None:
        """Give a claim back."""
        await self._changed(
            "UPDATE sent SET taken_until = clock_timestamp() WHERE way = %s AND key = %s AND sent IS NULL",
            (way, key),
        )
