"""The measured service times, as the simulation uses them."""

import json
from bisect import bisect_right
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from random import Random
from typing import Any, Final, Self

from kit.repository import ROOT

PAGE: Final = ROOT / "docs" / "figures" / "service-times.json"
PACE: Final = 1
"""Which of the measured paces is taken: the middle one."""


@dataclass(frozen=True)
class Spread:
    """A mean, and how samples are spread around it: percentiles as multiples of the mean."""

    mean: float
    percentiles: tuple[float, ...] = (0, 100)
    values: tuple[float, ...] = (1.0, 1.0)

    def draw(self, rng: Random) -> float:
        """Return a sample: the percentiles, connected by straight lines, with the measured mean."""
        at = rng.random() * 100
        above = min(bisect_right(self.percentiles, at), len(self.percentiles) - 1)
        low, high = self.percentiles[above - 1], self.percentiles[above]
        share = (at - low) / (high - low)
        value = self.values[above - 1] + share * (self.values[above] - self.values[above - 1])
        return self.mean * value / self._drawn_mean

    @property
    def _drawn_mean(self) -> float:
        return _area(self.percentiles, self.values)

    def times(self, factor: float) -> Self:
        """Return the same spread around another mean."""
        return type(self)(self.mean * factor, self.percentiles, self.values)


@cache
def _area(percentiles: tuple[float, ...], values: tuple[float, ...]) -> float:
    pairs = list(zip(percentiles, values, strict=True))
    return sum((b - a) / 100 * (low + high) / 2 for (a, low), (b, high) in pairwise(pairs))


@dataclass(frozen=True)
class Service:
    """CPU seconds, bytes and seconds of each step; a node's are those of its one event loop."""

    move: Spread
    """A person's move at the node that decides it, with four sockets there."""
    a_socket: float
    """One socket more or less that is told of it."""
    heard: Spread
    """The same move at another node where somebody is at the table."""
    bot_move: Spread
    """A bot's move at its node, without the thinking."""
    turn: dict[str, Spread]
    """A bot's thinking, by level."""
    cold: Spread
    warm: Spread
    """Coming to a table that the node has not read, and to one that it has."""
    stay_table: float
    stay_socket: float
    """Per second: a table that somebody watches, and a socket that is open."""
    statement: float
    event: float
    """PostgreSQL: a statement that appends, and each event in it."""
    move_read: float
    """PostgreSQL's CPU for a person's move beyond its append."""
    bot_read: float
    cold_read: float
    warm_read: float
    table_read: float
    """PostgreSQL's CPU besides the append: of a bot's move, of coming, and per second and watched table."""
    flush: Spread
    nats_message: float
    wal: float
    frame: float
    welcome: float
    """Bytes: of WAL for a move, to one socket for a move, and to one that comes."""
    socket_memory: float
    table_memory: float
    board: float
    site: float
    """Bytes to a board on the first visit, and of everything that a device keeps."""


def read(said: dict[str, Any] | None = None) -> Service:
    """Return the figures of the file."""
    said = said or json.loads(PAGE.read_text(encoding="utf-8"))
    at = tuple(said["percentiles"])
    move, sockets, postgres = said["move"], said["sockets"], said["postgres"]
    paced = list(move["paces"].values())[PACE]
    shape, heard = tuple(move["shape"]), move["heard"]
    event = (postgres["statement_of_ten"] - postgres["statement_of_one"]) / 9
    alone = postgres["statement_of_one"]
    return Service(
        move=Spread(paced["here"], at, shape),
        a_socket=move["a_socket"],
        heard=Spread(heard["elsewhere"], at, shape),
        bot_move=Spread(said["bot_move"]["node"], at, shape),
        turn={name: Spread(one["mean"], at, tuple(one["shape"])) for name, one in said["bot_turn"].items()},
        cold=Spread(sockets["cold"]["node"], at, shape),
        warm=Spread(sockets["warm"]["node"], at, shape),
        stay_table=sockets["table"]["node"],
        stay_socket=sockets["socket"]["node"],
        statement=alone - event,
        event=event,
        move_read=max(0.0, paced["postgres"] - alone),
        bot_read=max(0.0, said["bot_move"]["postgres"] - alone),
        cold_read=sockets["cold"]["postgres"],
        warm_read=sockets["warm"]["postgres"],
        table_read=sockets["table"]["postgres"] + sockets["socket"]["postgres"],
        flush=Spread(postgres["flush"], at, tuple(postgres["flush_shape"])),
        nats_message=max(paced["nats"], heard["nats"]) / 2,
        wal=paced["wal"],
        frame=paced["sent"],
        welcome=sockets["cold"]["sent"],
        socket_memory=sockets["warm"]["memory"],
        table_memory=max(0.0, sockets["cold"]["memory"] - sockets["warm"]["memory"]),
        board=said["site"]["to_a_board"],
        site=said["site"]["kept_on_a_device"],
    )
