"""Ids that need no coordination: for games, links, and the commands the server sends itself."""

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from datetime import UTC, datetime, timedelta
from uuid import UUID, uuid5

EPOCH = datetime(2026, 1, 1, tzinfo=UTC)
EPOCH_MS = int(EPOCH.timestamp() * 1000)
SHARDS = 64
WEEK = timedelta(weeks=1)

_WEEK_MS = int(WEEK.total_seconds() * 1000)
_BELOW_TIME = 22
"""Bits of a game id below its milliseconds: 6 for the shard and 16 random ones."""

CommandId = UUID
"""An idempotency key, chosen by the sender: a command is carried out once, however often it is sent."""

_DERIVED = UUID("6b2f1f0e-54a7-5d0a-9f43-0f1f5a3c2d71")
_LINK = re.compile(r"[A-Za-z0-9_-]{21}[AQgw]")  # 16 bytes: four bits of the last letter are always zero


def game_id_of(now_ms: int, random16: int, shard: int) -> int:
    """Return a game id: milliseconds since 2026, shard, random bits. It is never shown to anybody."""
    since, chance = now_ms - EPOCH_MS, random16
    if not (0 <= since < 1 << 41 and 0 <= chance < 1 << 16 and 0 <= shard < SHARDS):
        raise ValueError("no game id can be made of these numbers")
    return since << _BELOW_TIME | shard << 16 | chance


def shard_of(game_id: int) -> int:
    """Return the logical shard of a game."""
    return game_id >> 16 & (SHARDS - 1)


def week_of(game_id: int) -> int:
    """Return the week, counted from the beginning of 2026, in which a game was opened."""
    return (game_id >> _BELOW_TIME) // _WEEK_MS


def week_at(when: datetime) -> int:
    """Return the week of a time."""
    return (when - EPOCH) // WEEK


def week_bounds(week: int) -> tuple[int, int]:
    """Return the first game id of a week, and the first one after it."""
    return week * _WEEK_MS << _BELOW_TIME, (week + 1) * _WEEK_MS << _BELOW_TIME


def link_of(shard: int, sixteen: bytes) -> str:
    """Return a link: the shard of its table in the first character, and 122 random bits in 21 more.

    So the link alone tells which database to ask. It is URL-safe.
    """
    return urlsafe_b64encode(bytes((shard << 2 | sixteen[0] & 3, *sixteen[1:]))).rstrip(b"=").decode()


def shard_of_link(link: str) -> int:
    """Return the logical shard of the table that a link leads to."""
    return urlsafe_b64decode(link[:4])[0] >> 2


def command_id_of(sixteen: bytes) -> CommandId:
    """Return a command id made of random bytes (a version 4 UUID)."""
    return UUID(bytes=sixteen, version=4)


def is_link(text: str) -> bool:
    """Whether a text has the form of a link; anything else is never looked up."""
    return _LINK.fullmatch(text) is not None


def derived_id(game_id: int, seq: int, kind: str) -> CommandId:
    """Return the id of the command a job sends: the same on every attempt, so that the job is idempotent."""
    return uuid5(_DERIVED, f"{game_id}/{seq}/{kind}")
