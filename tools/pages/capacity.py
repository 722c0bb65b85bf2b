"""Prints the capacity table of docs/operations.md: python -m tools.pages.capacity

The input figures are those of "Cost of each part" on that page; everything else is arithmetic.
"""

from dataclasses import dataclass
from math import ceil
from typing import Final

PEOPLE: Final = (100, 1_000, 10_000, 100_000)
PLAYERS, SOCKETS = 3, 4
"""Per table: players, and sockets including one spectator or second screen."""
MOVES: Final = 200 / 57 / 20
"""Per table and second: 200 events in 57 turns of 20 seconds each."""
BURST, PEAK_TO_MEAN = 2, 2.5
PROCESS_MOVES, PROCESS_SOCKETS = 400, 4_000
MOVE_SECONDS, BOT_SECONDS = 0.95e-3, 0.15
"""Core seconds for a move, and for a bot's turn."""
BOT_SHARE, BOT_BUSY = 0.25, 0.7
"""The share of turns that bots play, and the highest load their cores should run at."""
PROCESS_BYTES, SOCKET_BYTES, EVENT_BYTES = 100e6, 40 * 1024, 400
NODE_CONNECTIONS, WORKER_CONNECTIONS, WORKER_CORES = 8, 4, 2
DAYS: Final = 14
"""Days that the event log is kept."""


@dataclass(frozen=True)
class Need:
    """Resources for a number of concurrent players, at peak."""

    people: int

    @property
    def tables(self) -> float:
        """Concurrent games."""
        return self.people / PLAYERS

    @property
    def sockets(self) -> float:
        """Open WebSockets."""
        return self.tables * SOCKETS

    @property
    def moves(self) -> float:
        """Moves a second; a burst has BURST times as many."""
        return self.tables * MOVES

    @property
    def processes(self) -> int:
        """Server processes: enough for a burst of moves, and for the sockets."""
        return max(ceil(self.moves * BURST / PROCESS_MOVES), ceil(self.sockets / PROCESS_SOCKETS))

    @property
    def memory(self) -> float:
        """Memory of all server processes, in bytes."""
        return self.processes * PROCESS_BYTES + self.sockets * SOCKET_BYTES

    @property
    def bot_cores(self) -> float:
        """Cores for the bots."""
        return self.tables * BOT_SHARE / 20 * BOT_SECONDS / BOT_BUSY

    @property
    def connections(self) -> int:
        """PostgreSQL connections of the server processes and of the bot workers."""
        workers = ceil(self.bot_cores / WORKER_CORES)
        return self.processes * NODE_CONNECTIONS + workers * WORKER_CONNECTIONS

    @property
    def events(self) -> float:
        """Events per day, from the mean rate rather than the peak."""
        return self.moves / PEAK_TO_MEAN * 86_400


def rows() -> list[str]:
    """Return the table in Markdown."""
    needs = [Need(people) for people in PEOPLE]
    shown = {
        "tables": [rounded(one.tables) for one in needs],
        "sockets": [rounded(one.sockets) for one in needs],
        "moves per second (burst)": [f"{rounded(one.moves)} ({rounded(one.moves * BURST)})" for one in needs],
        "server processes": [str(one.processes) for one in needs],
        "cores for moves (burst)": [
            f"{rounded(one.moves * MOVE_SECONDS)} ({rounded(one.moves * BURST * MOVE_SECONDS)})"
            for one in needs
        ],
        "memory of the server processes": [f"{one.memory / 1e9:.2g} GB" for one in needs],
        "cores for bots": [str(ceil(one.bot_cores)) for one in needs],
        "connections to PostgreSQL": [str(one.connections) for one in needs],
        "events per day": [f"{rounded(one.events / 1e6)} M" for one in needs],
        "disk: two weeks of log": [f"{rounded(one.events * EVENT_BYTES * DAYS / 1e9)} GB" for one in needs],
    }
    head = ["| people at once | " + " | ".join(f"{people:,}" for people in PEOPLE) + " |"]
    rule = ["|---|" + "---:|" * len(PEOPLE)]
    return head + rule + [f"| {name} | " + " | ".join(cells) + " |" for name, cells in shown.items()]


def rounded(number: float) -> str:
    """Return a number rounded to two significant digits: the inputs are not more precise."""
    if number < 0.1:
        return "< 0.1"
    two = float(f"{number:.2g}")
    return f"{two:g}" if two < 1000 else f"{two:,.0f}"


if __name__ == "__main__":
    print("\n".join(rows()))
