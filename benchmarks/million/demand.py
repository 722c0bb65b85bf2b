"""What so many people ask of each part, by arithmetic from measured times, and what to rent for it."""

from dataclasses import dataclass
from math import ceil
from typing import Final

from benchmarks.million.figures import Service
from benchmarks.million.people import (
    A_TABLE,
    BOTS,
    EVENTS,
    FIRST_VISITS,
    GAME_SECONDS,
    LEVEL_SHARES,
    MOVES_A_TURN,
    PLAYERS,
    SPECTATORS,
    TURN_SECONDS,
    VISIT_EVERY,
    VISIT_SECONDS,
    Mix,
)

BUSY: Final = 0.5
"""The share of its cores that a part uses at the evening's peak; bots may use more, they only get quicker."""
BOTS_BUSY: Final = 0.7
MOST_SOCKETS: Final = 4_000
"""At one process, as docs/operations.md plans."""
POSTGRES_CORES: Final = 16
"""At most, of one server."""
NATS_CORES: Final = 4
POOL: Final = 8
"""Connections of a process to PostgreSQL."""
PROCESS_BYTES: Final = 100e6


@dataclass(frozen=True)
class Demand:
    """The load of the evening's peak, per second, with this many server processes."""

    service: Service
    people: float
    mix: Mix
    processes: int
    together: bool = False
    """Whether all people of a table are at one process, which the server does not do."""

    @property
    def live_tables(self) -> float:
        """Tables of people who play live."""
        return self.people * self.mix.live / A_TABLE

    @property
    def bot_tables(self) -> float:
        """Tables of one person and bots."""
        return self.people * self.mix.bots

    @property
    def visitors(self) -> float:
        """People at once who play by correspondence."""
        return self.people * self.mix.correspondence

    @property
    def sockets(self) -> float:
        """Open sockets."""
        return self.live_tables * (A_TABLE + SPECTATORS) + self.bot_tables + self.visitors

    @property
    def live_moves(self) -> float:
        """Moves at live tables."""
        return self.live_tables * MOVES_A_TURN / TURN_SECONDS

    @property
    def lone_moves(self) -> float:
        """Moves of people who play against bots, or by correspondence: one socket hears of them."""
        return self.bot_tables * MOVES_A_TURN / TURN_SECONDS + self.visitors * MOVES_A_TURN / VISIT_SECONDS

    @property
    def bot_moves(self) -> float:
        """Moves of bots."""
        return self.bot_tables * BOTS * MOVES_A_TURN / TURN_SECONDS

    @property
    def moves(self) -> float:
        """All moves: each is an append."""
        return self.live_moves + self.lone_moves + self.bot_moves

    @property
    def comings(self) -> float:
        """Sockets that come."""
        return (self.sockets - self.visitors) / GAME_SECONDS + self.visitors / VISIT_SECONDS

    def elsewhere(self, sockets: float) -> float:
        """Return at how many other processes somebody is, of a table with so many sockets."""
        if self.together:
            return 0.0
        alone: float = (1 - 1 / self.processes) ** sockets
        return self.processes * (1 - alone) - 1

    @property
    def heard(self) -> float:
        """Moves that a process hears of from another one."""
        live = sum(
            share * self.live_moves * self.elsewhere(players + SPECTATORS)
            for players, share in PLAYERS.items()
        )
        return live + self.bot_moves * self.elsewhere(2)

    @property
    def seats_of_tables(self) -> float:
        """Tables that processes watch, counted at each of them."""
        live = sum(
            share * self.live_tables * (1 + self.elsewhere(players + SPECTATORS))
            for players, share in PLAYERS.items()
        )
        return live + self.bot_tables + self.visitors

    @property
    def node_cores(self) -> float:
        """Cores of all event loops."""
        one = self.service
        moves = (self.live_moves + self.lone_moves) * one.move.mean + self.bot_moves * one.bot_move.mean
        comings = self.comings * (one.cold.mean if not self.together else (one.cold.mean + one.warm.mean) / 2)
        staying = self.seats_of_tables * one.stay_table + self.sockets * one.stay_socket
        return moves + self.heard * one.heard.mean + comings + staying

    @property
    def postgres_cores(self) -> float:
        """Cores of PostgreSQL, without the gain of appends that share a statement."""
        one = self.service
        appends = self.moves * (one.statement + one.event)
        reads = (self.live_moves + self.lone_moves) * one.move_read + self.bot_moves * one.bot_read
        return appends + reads + self.comings * one.cold_read + self.seats_of_tables * one.table_read

    @property
    def messages(self) -> float:
        """Messages in and out of NATS."""
        return self.moves + self.heard

    @property
    def bot_cores(self) -> float:
        """Cores of thinking bots."""
        mean = sum(share * self.service.turn[level].mean for level, share in LEVEL_SHARES.items())
        return self.bot_tables * BOTS / TURN_SECONDS * mean

    @property
    def memory(self) -> float:
        """Bytes of all server processes."""
        one = self.service
        held = self.seats_of_tables * one.table_memory + self.sockets * one.socket_memory
        return self.processes * PROCESS_BYTES + held

    @property
    def egress(self) -> float:
        """Bytes a second to browsers: moves, whole tables, and the site for those who come the first time."""
        one = self.service
        frames = (self.live_moves * (A_TABLE + SPECTATORS) + self.lone_moves + self.bot_moves) * one.frame
        return frames + self.comings * one.welcome + self.site

    @property
    def site(self) -> float:
        """Bytes a second of the site's files."""
        visits = self.people * (1 - self.mix.correspondence) / VISIT_EVERY + self.visitors / VISIT_SECONDS
        return visits * FIRST_VISITS * self.service.site

    @property
    def connections(self) -> int:
        """Connections to PostgreSQL, if every process has a pool."""
        return self.processes * POOL

    @property
    def games(self) -> float:
        """Games that end, a second."""
        return self.moves / EVENTS


@dataclass(frozen=True)
class Rented:
    """What to rent for a demand."""

    demand: Demand
    postgres: int
    postgres_cores: int
    """Of each server."""
    nats: int
    bots: int


def rent(service: Service, people: float, mix: Mix, *, together: bool = False) -> Rented:
    """Return the smallest installation whose parts are at most half busy at the evening's peak."""
    processes = 1
    while True:  # more processes hear of more moves of one another
        demand = Demand(service, people, mix, processes, together)
        wanted = max(ceil(demand.node_cores / BUSY), ceil(demand.sockets / MOST_SOCKETS))
        if wanted <= processes:
            break
        processes = wanted
    servers = max(1, ceil(demand.postgres_cores / BUSY / POSTGRES_CORES))
    return Rented(
        demand,
        postgres=servers,
        postgres_cores=max(2, ceil(demand.postgres_cores / BUSY / servers)),
        nats=max(1, ceil(demand.messages * service.nats_message / BUSY / NATS_CORES)),
        bots=max(1, ceil(demand.bot_cores / BOTS_BUSY)),
    )
