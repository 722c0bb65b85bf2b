"""Moves a shard from one database to another while people play on it (docs/decisions/0069).

Copying goes on beside play. Only the last part closes the shard, and only its last two commits last: a mover
that dies before them leaves the shard open where it was, one that dies later leaves it closed, and the same
move goes on. `move` yields what it has done, step by step.
"""

import time
from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final
from uuid import uuid4

import psycopg
from psycopg.errors import LockNotAvailable

from rifugio.server.settings.databases import HOME
from rifugio.server.store.copying import copy_games, games_of, make_weeks
from rifugio.server.store.gates import LOCKS, SHARD, has_gates

AT_ONCE: Final = 200
"""Games that are copied in one transaction."""
FEW: Final = 40
"""So many games that changed while the others were copied are left for when the shard is closed."""
LONGEST: Final = 1.0
"""Seconds for which a shard is closed; if that is not enough, it is opened, and more is copied before."""
ATTEMPTS: Final = 8

Database = psycopg.Connection[tuple[Any, ...]]


class CannotMove(RuntimeError):
    """A shard cannot be moved; the message says why, and what to do."""


class _TookTooLong(Exception):
    """The shard was closed for too long, and is open again."""


def move(urls: Mapping[str, str], shard: int, to: str) -> Generator[str]:
    """Move a shard; yield each step that is done. What an earlier move has begun goes on."""
    if to not in urls:
        raise CannotMove(f"there is no database {to}")
    with _connected(urls[HOME]) as home:
        at = place_of(home, shard)
        if at not in urls:
            raise CannotMove(f"shard {shard} is in the database {at}, which is not in the settings")
        with _connected(urls[at]) as source, _connected(urls[to]) as target:
            if at == to:
                _stay(source, shard)
                yield "there"
                return
            yield from Moving(home, source, target, shard, to).steps()


def place_of(home: Database, shard: int) -> str:
    """Return which database has a shard, by the map."""
    found = home.execute("SELECT place FROM shard_place WHERE shard = %s", (shard,)).fetchone()
    return HOME if found is None else str(found[0])


def _stay(source: Database, shard: int) -> None:
    """Give up a move that has begun, unless it has passed the point of no return."""
    source.execute("DELETE FROM shard_gate WHERE shard = %s AND state = 'copying'", (shard,))
    found = source.execute("SELECT place FROM shard_gate WHERE shard = %s", (shard,)).fetchone()
    if found is not None:
        raise CannotMove(f"shard {shard} is on its way to {found[0]}: move it there first")


@contextmanager
def _connected(url: str) -> Iterator[Database]:
    options = "-c TimeZone=UTC -c synchronous_commit=on -c lock_timeout=1s"
    with psycopg.connect(url, autocommit=True, connect_timeout=5, options=options) as connection:
        yield connection


class Moving:
    """One shard on its way."""

    def __init__(self, home: Database, source: Database, target: Database, shard: int, to: str) -> None:
        self._home, self._source, self._target = home, source, target
        self._shard, self._to, self._run = shard, to, uuid4()
        self._closed_at = time.monotonic()

    def steps(self) -> Iterator[str]:
        """Do everything that is left to do."""
        if not (has_gates(self._source) and has_gates(self._target)):
            raise CannotMove("a database has no gates yet: run `rifugio migrate` first")
        gate = self._gate_of(self._source)
        if gate is None or gate[0] == "copying":
            yield from self._copy()
            yield from self._close()
        elif gate[1] != self._to:
            raise CannotMove(f"shard {self._shard} is on its way to {gate[1]}: move it there first")
        else:
            yield from self._go_on()
        self._write_map()
        yield f"moved, and closed for {1000 * (time.monotonic() - self._closed_at):.0f} ms"

    def _gate_of(self, database: Database) -> tuple[str, str] | None:
        found = database.execute("SELECT state, place FROM shard_gate WHERE shard = %s", (self._shard,))
        return found.fetchone()

    def _copy(self) -> Iterator[str]:
        """Copy everything while play goes on, until little is left."""
        self._target.execute(
            "INSERT INTO shard_gate (shard, state, place) VALUES (%s, 'away', '') ON CONFLICT DO NOTHING",
            (self._shard,),
        )
        yield "closed there"
        self._source.execute(
            "INSERT INTO shard_gate VALUES (%s, 'copying', %s, %s)"
            " ON CONFLICT (shard) DO UPDATE SET place = excluded.place, run = excluded.run"
            " WHERE shard_gate.state = 'copying'",
            (self._shard, self._to, self._run),
        )
        self._wait_for_writers()  # those who did not see that; from now on they note what they touch
        yield "noting"
        self._copy_each(games_of(self._source, self._shard))
        yield "copied"
        self._copy_touched()
        yield "copied again"

    def _copy_touched(self) -> None:
        for _ in range(ATTEMPTS):
            notes, games = self._touched()
            self._copy_each(games)
            # Exactly those that were read: a lower number may be committed later.
            self._source.execute("DELETE FROM shard_touched WHERE number = ANY(%s)", (notes,))
            if len(games) <= FEW:
                return

    def _copy_each(self, games: Sequence[int]) -> None:
        make_weeks(self._source, self._target)
        for first in range(0, len(games), AT_ONCE):
            with self._target.transaction():
                self._hold_target()
                # Read only now, so that no copy that is older than this one can be written after it.
                with self._source.transaction():
                    self._source.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
                    copy_games(self._source, self._target, games[first : first + AT_ONCE])

    def _hold_target(self) -> None:
        """Let nobody else copy or open the shard there, in this transaction."""
        found = self._target.execute(
            "SELECT FROM shard_gate WHERE shard = %s AND state = 'away' FOR UPDATE", (self._shard,)
        )
        if found.fetchone() is None:
            raise CannotMove(f"shard {self._shard} is open in {self._to} already: somebody else moved it")
        self._allow(self._target)

    def _allow(self, database: Database) -> None:
        database.execute("SELECT set_config('rifugio.moving', %s, true)", (str(self._shard),))

    def _touched(self) -> tuple[list[int], list[int]]:
        """Return the notes of what changed in the shard since it was copied, and the games they are about."""
        rows = self._source.execute(
            f"SELECT number, game_id FROM shard_touched WHERE {SHARD} = %s", (self._shard,)
        ).fetchall()
        return [number for number, _ in rows], sorted({game_id for _, game_id in rows})

    def _lock(self) -> None:
        """Be the only one who writes to the shard, in this transaction; others are told to try again."""
        self._source.execute("SELECT pg_advisory_xact_lock(%s, %s)", (LOCKS, self._shard))

    def _wait_for_writers(self) -> None:
        for _ in range(ATTEMPTS):
            try:
                with self._source.transaction():
                    self._lock()
            except LockNotAvailable:
                continue
            return
        raise CannotMove("somebody has been writing to the shard for seconds: try again")

    def _close(self) -> Iterator[str]:
        for _ in range(ATTEMPTS):
            self._closed_at = time.monotonic()
            self._source.execute("BEGIN")
            self._target.execute("BEGIN")
            try:
                self._copy_the_rest()
            except (_TookTooLong, LockNotAvailable):
                self._source.execute("ROLLBACK")  # open again
                self._target.execute("ROLLBACK")
                self._copy_touched()
                continue
            self._source.execute("COMMIT")
            yield "closed here"
            self._target.execute("COMMIT")
            yield "open there"
            return
        raise CannotMove(
            f"so much happens in shard {self._shard} that it cannot be copied in time: try again"
        )

    def _copy_the_rest(self) -> None:
        """Do everything in a transaction on each side; the shard is closed until they end."""
        self._allow(self._source)
        self._lock()
        run = self._source.execute("SELECT run FROM shard_gate WHERE shard = %s", (self._shard,)).fetchone()
        if run != (self._run,):
            raise CannotMove(f"somebody else is moving shard {self._shard}")
        self._hold_target()
        copy_games(self._source, self._target, self._touched()[1])
        self._open_target()
        self._source.execute(
            "UPDATE shard_gate SET state = 'away', run = NULL WHERE shard = %s", (self._shard,)
        )
        for table in ("job", "shard_touched"):  # a job left here would be in the way of those that are due
            self._source.execute(f"DELETE FROM {table} WHERE {SHARD} = %s".encode(), (self._shard,))
        if time.monotonic() - self._closed_at > LONGEST:
            raise _TookTooLong

    def _open_target(self) -> None:
        """Open the shard there, in this transaction, if it has all its games."""
        if games_of(self._source, self._shard) != games_of(self._target, self._shard):
            raise CannotMove(f"shard {self._shard} does not have the same games on both sides; it stays")
        self._target.execute("DELETE FROM shard_gate WHERE shard = %s", (self._shard,))

    def _go_on(self) -> Iterator[str]:
        """Finish a move whose mover died with the shard closed: nobody can change it here any more."""
        if self._gate_of(self._target) is not None:
            make_weeks(self._source, self._target)
            games = games_of(self._source, self._shard)
            with self._target.transaction(), self._source.transaction():
                self._hold_target()
                for first in range(0, len(games), AT_ONCE):
                    copy_games(self._source, self._target, games[first : first + AT_ONCE])
                self._open_target()
            yield "open there"

    def _write_map(self) -> None:
        self._home.execute(
            "INSERT INTO shard_place (shard, place) VALUES (%s, %s) ON CONFLICT (shard) DO UPDATE"
            " SET place = excluded.place, moves = shard_place.moves + 1, moved = clock_timestamp()",
            (self._shard, self._to),
        )
