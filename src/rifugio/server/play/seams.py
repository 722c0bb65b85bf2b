"""The ports (seams) of play: interfaces to the outside, each with a real and a simulated implementation.

The event loop is a port as well: tasks, waiting and monotonic time come from it.
"""

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from datetime import datetime
from typing import NamedTuple, Protocol

from rifugio.answering.thoughts import Review
from rifugio.server.keys import Secret
from rifugio.server.play.reviewing import Reviewers
from rifugio.server.play.stored import Found, Head, Job, Links, NewEvent, NewGame, Row
from rifugio.server.play.thinking import Bots

Handler = Callable[[bytes], Awaitable[None]]
Leave = Callable[[], Awaitable[None]]


class StoreAway(OSError):
    """The store does not answer; the outcome of the call is unknown."""


class Store(Protocol):
    """Durable storage, with its own clock. Every call may raise StoreAway."""

    async def open_game(self, new: NewGame) -> datetime:
        """Open a table, in one transaction; return when."""

    async def find_link(self, link: str) -> Found | None:
        """Return the table a link leads to."""

    async def links_of(self, game_id: int) -> Links:
        """Return the links of a table; raise LookupError if there is no such table."""

    async def secret_of(self, game_id: int) -> Secret:
        """Return the secret of a table's bag; raise LookupError if there is no such table."""

    async def append(self, new: NewEvent) -> datetime | None:
        """Append an event with its jobs and texts; return when, or None if nothing was inserted.

        Nothing is inserted if the seq or the command exists already, if the event before it is not the one it
        was decided on, if the game is archived, or if it is too late or too early.
        """

    async def read_log(self, game_id: int, after: int = 0) -> list[Row]:
        """Return the events after a seq, also of an archived game, with the texts that are not erased."""

    async def heads(self, game_ids: Iterable[int]) -> Mapping[int, Head]:
        """Return the last event of each of these games that exists."""

    async def pack(self, game_id: int, result_json: str, verify: Callable[[list[Row]], bool]) -> bool:
        """Archive a finished game if it can be read back; return whether it is archived now (idempotent)."""

    async def erase(self, game_id: int, seat: int, first: int = 1, last: int | None = None) -> None:
        """Erase the personal texts of a seat's events from one to another (idempotent); the log stays.

        Without a last one its review is erased, too. A node that has the table in its cache shows the texts
        until it reads the table again (`TableCache.read_again`).
        """

    async def old_texts(self, before: int, limit: int) -> list[tuple[int, int]]:
        """Return some seats (game, seat), of games opened before that one, that still have texts."""

    async def finish(self, game_id: int) -> None:
        """Mark a table as finished (idempotent)."""

    async def finished(self, game_ids: Iterable[int]) -> Mapping[int, datetime]:
        """Return when games finished, of those that have."""

    async def ask_review(self, game_id: int, seat: int) -> None:
        """Ask for the review of a seat, and add the job that makes it (idempotent)."""

    async def review_of(self, game_id: int, seat: int) -> Review | None:
        """Return the review of a seat as far as it is made, or None if nobody has asked for it."""

    async def keep_review(self, game_id: int, seat: int, ply: int, longer: Review) -> bool:
        """Store a review that was stored up to a ply before; return False if it no longer was."""

    async def fail_review(self, game_id: int, seat: int) -> None:
        """Mark a review as one that cannot be made (idempotent)."""

    async def take_jobs(self, kinds: Sequence[str], limit: int, lease_seconds: float) -> list[Job]:
        """Lease due jobs, the oldest first. No other runner gets them while the lease lasts."""

    async def renew_jobs(self, kept: Sequence[Job], lease_seconds: float) -> None:
        """Renew the leases of jobs, except those that another runner has taken since."""

    async def finish_job(self, job: Job) -> None:
        """Delete a finished job (idempotent)."""

    async def put_off_job(self, job: Job, seconds: float) -> None:
        """Give a job back, due again after some seconds, unless another runner has taken it since."""


class Directory(Protocol):
    """The directory of room names: the only lookup that does not know the shard."""

    async def reserve_room(self, name: str, game_id: int) -> bool:
        """Reserve a name for a table that is about to be opened; return whether it was free."""

    async def find_room(self, name: str) -> int | None:
        """Return the table that has a name."""

    async def free_room(self, game_id: int) -> None:
        """Release a table's name (idempotent)."""


class Bus(Protocol):
    """The message bus (publish/subscribe) between nodes; delivery is at most once.

    It is false if there is no other node, so that nobody writes a message that nobody gets.
    """

    def __bool__(self) -> bool:
        """Whether there may be other nodes."""

    async def publish(self, subject: str, payload: bytes) -> None:
        """Publish to the other nodes; a message that cannot be sent is dropped."""

    async def subscribe(self, subject: str, handler: Handler) -> Leave:
        """Subscribe to the other nodes' messages; call the returned function to unsubscribe."""


class Clock(Protocol):
    """The time of day."""

    def now(self) -> datetime:
        """Return the current time, with its zone."""


class Chance(Protocol):
    """Unpredictable randomness."""

    def some_bytes(self, many: int) -> bytes:
        """Return random bytes."""

    def below(self, number: int) -> int:
        """Return a random number from 0 to number - 1."""


class World(NamedTuple):
    """All ports together."""

    store: Store
    directory: Directory
    bus: Bus
    bots: Bots
    reviewers: Reviewers
    clock: Clock
    chance: Chance
