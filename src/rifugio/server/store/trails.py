"""The `TrailBook` in PostgreSQL."""

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any, Final

from psycopg.types.json import Jsonb

from rifugio.server.store.asking import Asking
from rifugio.server.trails.seams import Friend, Published, Try
from rifugio.trails.trail import WALKER

_PUBLISH: Final = "INSERT INTO trail (day, commitment) VALUES (%s, %s) ON CONFLICT DO NOTHING"
_ADD: Final = """
INSERT INTO trail_try (game_id, day, person_id, counted)
SELECT %(game_id)s, %(day)s, person.person_id, %(counted)s
FROM (SELECT 1) AS one LEFT JOIN person ON person.person_id = %(person_id)s
ON CONFLICT DO NOTHING
"""
_ADOPT: Final = """
WITH mine AS (
  SELECT game_id, day, counted FROM trail_try JOIN kept_seat USING (game_id)
  WHERE kept_seat.person_id = %(me)s AND seat = %(walker)s AND trail_try.person_id IS NULL
  FOR UPDATE OF trail_try
),
first AS (SELECT day, min(game_id) FILTER (WHERE counted) AS game_id FROM mine GROUP BY day)
UPDATE trail_try SET person_id = %(me)s, counted = first.game_id IS NOT DISTINCT FROM trail_try.game_id
  AND NOT EXISTS (
    SELECT FROM trail_try AS other WHERE other.person_id = %(me)s AND other.day = first.day AND other.counted
  )
FROM mine JOIN first USING (day) WHERE trail_try.game_id = mine.game_id
"""
_FRIENDS: Final = """
SELECT person.things -> 'look', points FROM trail_try JOIN person USING (person_id)
WHERE day = %(day)s AND counted AND points IS NOT NULL AND person_id <> %(me)s AND person_id IN (
  SELECT theirs.person_id FROM kept_seat AS mine JOIN kept_seat AS theirs USING (game_id)
  WHERE mine.person_id = %(me)s AND theirs.seat >= 0
)
ORDER BY points DESC, person_id LIMIT 100
"""
_SPREAD: Final = """
SELECT points, count(*) FROM trail_try WHERE day = %s AND counted AND points IS NOT NULL
GROUP BY points ORDER BY points
"""


class PostgresTrailBook(Asking):
    """Trails in PostgreSQL; each call borrows a connection."""

    async def publish(self, day: date, commitment: str) -> Published:
        """Store a seal unless the day has one."""
        found = await self._published(day)
        if found is None:
            await self._changed(_PUBLISH, (day, commitment))
            found = await self._published(day)
        assert found is not None
        return found

    async def _published(self, day: date) -> Published | None:
        found = await self._rows("SELECT commitment, path FROM trail WHERE day = %s", (day,))
        return Published(*found[0]) if found else None

    async def keep_path(self, day: date, link: str) -> str:
        """Store the link of the strongest bot's walk unless there is one."""
        await self._changed("UPDATE trail SET path = %s WHERE day = %s AND path IS NULL", (link, day))
        found = await self._published(day)
        assert found is not None
        return found.path or link

    async def add_try(self, day: date, game_id: int, person_id: int | None, *, counted: bool) -> bool:
        """Store a try; if somebody has a counted one already, as one that does not count."""
        values = {"game_id": game_id, "day": day, "person_id": person_id, "counted": counted}
        if await self._changed(_ADD, values):
            return counted
        await self._changed(_ADD, {**values, "counted": False})
        return False

    async def adopt(self, person_id: int) -> None:
        """Make nobody's tries somebody's whose rucksack has their seats."""
        await self._changed(_ADOPT, {"me": person_id, "walker": WALKER})

    async def end_try(self, game_id: int, points: int | None, lines: Sequence[Mapping[str, Any]]) -> None:
        """Store that a try is over, and its points."""
        await self._changed(
            "UPDATE trail_try SET over = true, points = %s, lines = %s WHERE game_id = %s AND NOT over",
            (points, Jsonb(list(lines)), game_id),
        )

    async def try_of(self, day: date, person_id: int) -> Try | None:
        """Return somebody's counted try."""
        found = await self._rows(
            "SELECT over, points, lines FROM trail_try WHERE day = %s AND person_id = %s AND counted",
            (day, person_id),
        )
        return Try(*found[0]) if found else None

    async def friends(self, day: date, person_id: int) -> list[Friend]:
        """Return the counted points of people at the same tables."""
        return [Friend(*row) for row in await self._rows(_FRIENDS, {"day": day, "me": person_id})]

    async def spread(self, day: date) -> list[tuple[int, int]]:
        """Return how many counted tries have how many points."""
        return [(points, many) for points, many in await self._rows(_SPREAD, (day,))]

    async def tries_of(self, person_id: int) -> list[tuple[date, bool, int | None]]:
        """Return all tries of somebody."""
        found = await self._rows(
            "SELECT day, counted, points FROM trail_try WHERE person_id = %s ORDER BY game_id", (person_id,)
        )
        return [(day, counted, points) for day, counted, points in found]
