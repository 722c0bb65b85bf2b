"""Plays whole games at a node, and prints what they took; beside.py starts it with URL, PID, GAMES and SEED.

Each game has two players and two spectators. This is a separate process because it reads tables with the
`rifugio.client` of the node's commit (beside.py sets PYTHONPATH): only the phase, the event number and the
legal moves are used here.
"""

import asyncio
import json
import sys
from functools import partial
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Final
from unittest.mock import patch

from websockets.asyncio.client import ClientConnection, connect

import rifugio
from benchmarks.load.processes import processor_time
from benchmarks.load.wire import Wire, dial
from rifugio.client import Player, open_table

KINDS: Final[tuple[list[str], ...]] = ([], ["helicopter"], ["rafts"], ["helicopter", "rafts"])
LOOKS: Final = (
    {"name": "Ann", "animal": "otter", "colour": "red"},
    {"name": "Luca", "animal": "hare", "colour": "blue"},
)
WATCHERS: Final = 2
RECIPIENTS: Final = len(LOOKS) + WATCHERS
SECONDS: Final = 120.0


class Counting(ClientConnection):
    """A connection that counts the bytes received, summed over all connections."""

    received = 0

    def data_received(self, data: bytes) -> None:
        """Count the bytes, and pass them on."""
        Counting.received += len(data)
        super().data_received(data)


class Game:
    """One table, from opening to the end of the game."""

    def __init__(self, url: str, extensions: list[str], random: Random) -> None:
        self._url, self._extensions, self._random = url, extensions, random
        self._players: list[Player] = []
        self.wires: list[Wire] = []
        self.moves = 0

    async def set_up(self) -> None:
        """Open the table, seat two players, start, and connect everybody."""
        opened = await open_table(self._url, {"players": len(LOOKS), "extensions": self._extensions})
        link = opened["table"]
        async with Player([self._url], link, [opened["host"]]) as host:
            tokens = [
                (await self._asked(host, {"kind": "sit", "seat": seat, "look": look}))["token"]
                for seat, look in enumerate(LOOKS)
            ]
            await self._asked(host, {"kind": "start", "first": "draw"})
        for token in tokens:
            self._players.append(await Player([self._url], link, [token]).__aenter__())
        for _ in range(WATCHERS):
            wire = await dial(f"{self._url}/api/tables/{link}/stream", lambda *_: None)
            wire.send(json.dumps({"hello": {"tokens": [], "after": 0}}).encode())
            self.wires.append(wire)

    async def _asked(self, player: Player, command: dict[str, Any]) -> dict[str, Any]:
        """Send a command, and wait until its event arrives."""
        answer = await player.command(command)
        if answer["answer"] != "accepted":
            raise RuntimeError(f"{command} was answered with {answer}")
        await player.until(lambda table: table["seq"] >= answer["seq"], SECONDS)
        return answer

    async def play(self) -> None:
        """Play to the end, as fast as the node answers."""
        await asyncio.gather(*map(self._play, self._players))

    async def _play(self, player: Player) -> None:
        while True:
            table = await player.until(lambda now: now["phase"] != "playing" or bool(now["legal"]), SECONDS)
            if table["phase"] != "playing":
                return
            move = self._random.choice(table["legal"])
            await self._asked(player, {"kind": "move", "seat": player.seats[0], "move": move})
            self.moves += 1

    async def leave(self) -> None:
        """Disconnect."""
        for player in self._players:
            await player.__aexit__()
        for wire in self.wires:
            wire.close()


async def play(url: str, node: int, games: int, seed: int) -> dict[str, float]:
    """Play this many games concurrently, and return what was counted from the first move to the last."""
    random = Random(seed)
    tables = [Game(url, KINDS[number % len(KINDS)], random) for number in range(games)]
    for table in tables:
        await table.set_up()

    def received() -> int:
        return Counting.received + sum(wire.received for table in tables for wire in table.wires)

    bytes_before, processor_before, begun = received(), processor_time(node), perf_counter()
    await asyncio.gather(*(table.play() for table in tables))
    found = {
        "moves": sum(table.moves for table in tables),
        "seconds": perf_counter() - begun,
        "processor": processor_time(node) - processor_before,
        "bytes": (received() - bytes_before) / RECIPIENTS,
    }
    for table in tables:
        await table.leave()
    return found


def main() -> None:
    """Play and print."""
    url, node, games, seed = sys.argv[1], *map(int, sys.argv[2:5])
    with patch("rifugio.client.player.connect", partial(connect, create_connection=Counting)):
        found = asyncio.run(play(url, node, games, seed))
    print(json.dumps({"package": str(Path(rifugio.__file__).parents[1]), **found}))


if __name__ == "__main__":
    main()
