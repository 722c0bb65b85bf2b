"""The job queue: rows with a lease. They are inserted by `events.append`, with the event."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rifugio.server.play.stored import Job
from rifugio.server.store.gates import HERE
from rifugio.server.store.pool import Connection


class Waiting(NamedTuple):
    """The due jobs of a kind."""

    jobs: int
    oldest: float
    """Seconds since the oldest of them was due."""


_TAKE = f"""
WITH due AS MATERIALIZED (
  SELECT game_id, seq, kind FROM job
  WHERE kind = ANY(%(kinds)s) AND due <= clock_timestamp()
    AND (taken_until IS NULL OR taken_until <= clock_timestamp())
    AND {HERE}
  ORDER BY due LIMIT %(limit)s FOR UPDATE SKIP LOCKED
)
UPDATE job SET taken_until = clock_timestamp() + %(lease)s * interval '1 second', attempts = attempts + 1
FROM due WHERE (job.game_id, job.seq, job.kind) = (due.game_id, due.seq, due.kind)
RETURNING job.game_id, job.seq, job.kind, job.attempts
"""
"""Not of a shard that is only being copied here: those would be in the way of the others."""


async def take(connection: Connection, kinds: Sequence[str], limit: int, lease_seconds: float) -> list[Job]:
    """Lease due jobs of these kinds, the oldest first. No other runner gets them while the lease lasts."""
    parameters = {"kinds": list(kinds), "limit": limit, "lease": lease_seconds}
    cursor = await connection.execute(_TAKE, parameters)
    return [Job(*row) for row in await cursor.fetchall()]


async def renew(connection: Connection, kept: Sequence[Job], lease_seconds: float) -> None:
    """Renew the leases of jobs, except those that another runner has taken since."""
    await connection.execute(
        "UPDATE job SET taken_until = clock_timestamp() + %s * interval '1 second'"
        " FROM unnest(%s::bigint[], %s::int[], %s::text[], %s::int[]) AS kept (game_id, seq, kind, attempts)"
        " WHERE (job.game_id, job.seq, job.kind, job.attempts)"
        " = (kept.game_id, kept.seq, kept.kind, kept.attempts)",
        (lease_seconds, *(list(column) for column in zip(*kept, strict=True))),
    )


async def done(connection: Connection, job: Job) -> None:
    """Delete a finished job. Its effect is in the log once, so this is right even if the lease was over."""
    await connection.execute(
        "DELETE FROM job WHERE game_id = %s AND seq = %s AND kind = %s", (job.game_id, job.seq, job.kind)
    )


async def later(connection: Connection, job: Job, seconds: float) -> None:
    """Postpone a job, unless another runner has taken it since."""
    await connection.execute(
        "UPDATE job SET taken_until = NULL, due = clock_timestamp() + %s * interval '1 second'"
        " WHERE game_id = %s AND seq = %s AND kind = %s AND attempts = %s",
        (seconds, *job),
    )


async def drop_old_calls(connection: Connection) -> None:
    """Delete calls that nobody takes any more, at a host who has turned all ways off."""
    await connection.execute(
        "DELETE FROM job WHERE kind IN ('notice', 'reminder') AND due < clock_timestamp() - interval '2 days'"
    )


async def waiting(connection: Connection) -> Mapping[str, Waiting]:
    """Return how many jobs of each kind are due, leased or not, and for how long the oldest has been."""
    cursor = await connection.execute(
        "SELECT kind, count(*), extract(epoch FROM clock_timestamp() - min(due))::float8 FROM job"
        " WHERE due <= clock_timestamp() GROUP BY kind"
    )
    return {kind: Waiting(count, oldest) for kind, count, oldest in await cursor.fetchall()}
