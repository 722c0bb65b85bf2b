"""Tables of all kinds: who sits there, playing one game after another until it is time to stop."""

import asyncio
import random
from contextlib import AsyncExitStack, suppress
from itertools import count, islice
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.error import URLError

from rifugio.client import HttpError, TableGone, open_table
from rifugio.table.messages.options import Animal, Colour
from tests.faults.clients import Hiker, Witness
from tests.faults.history import Written

EXTENSIONS: Final[tuple[list[str], ...]] = ([], ["helicopter"], ["rafts"], ["helicopter", "rafts"])
COLOURS: Final[tuple[Colour, ...]] = ("red", "blue", "yellow", "green")
ANIMALS: Final[tuple[Animal, ...]] = ("otter", "hare", "owl", "badger")
BOT: Final = "squirrel"


class Kind(NamedTuple):
    """A table's setup."""

    players: int
    bots: int
    extensions: list[str]
    tabs: int
    live: bool
    watched: bool

    def options(self) -> dict[str, Any]:
        clock = {"kind": "live", "seconds": 5} if self.live else {"kind": "none", "seconds": 0}
        return {
            "players": self.players,
            "extensions": self.extensions,
            "clock": clock,
            "open_scores": self.watched,
        }


def kind_of(number: int) -> Kind:
    """Return a table's setup; neighbouring numbers differ in every respect."""
    players = 2 + number % 3
    return Kind(
        players=players,
        bots=1 if number % 5 == 1 else 0,
        extensions=EXTENSIONS[number % 4],
        tabs=2 if number % 4 == 3 else 1,
        live=number % 5 == 3,
        watched=number % 3 == 0,
    )


def only_people(tables: int, tabs: int) -> list[int]:
    """Return the numbers of the first tables without bots whose seats have this many tabs each."""
    kinds = ((number, kind_of(number)) for number in count())
    return list(islice((number for number, kind in kinds if not kind.bots and kind.tabs == tabs), tables))


class Club:
    """All tables of a run."""

    def __init__(self, servers: list[str], folder: Path, seed: int) -> None:
        self._servers, self._folder, self._seed = servers, folder, seed
        self.stop, self.close = asyncio.Event(), asyncio.Event()
        self.present: set[Witness] = set()
        self.games = 0
        self.busy = 0
        """How many tables still have a command under way."""

    async def table(self, number: int) -> None:
        """Play one game after another at a table."""
        game = 0
        while not self.stop.is_set():
            name = f"{number:02}-{game:02}"
            await Sitting(self, name, kind_of(number), random.Random(f"{self._seed}/{name}")).run()
            game += 1  # the seed decides what is tried, not the outcome, which depends on the network

    def servers_for(self, client: int) -> list[str]:
        """Return the nodes that a client tries in turn; half of the clients start with each."""
        first = client % len(self._servers)
        return self._servers[first:] + self._servers[:first]

    def history(self, name: str, link: str) -> Written:
        return Written(self._folder / f"{name}.gz", link)


class Sitting:
    """One game, from opening its table."""

    def __init__(self, club: Club, name: str, kind: Kind, chance: random.Random) -> None:
        self._club, self._name, self._kind, self._chance = club, name, kind, chance
        self._stack = AsyncExitStack()
        self._links: dict[str, str] = {}

    async def run(self) -> None:
        """Open a table, sit down, start and play; at the end of the run, stay connected until it closes."""
        async with self._stack:
            self._club.busy += 1
            try:
                await self._play()
            finally:
                self._club.busy -= 1
            if self._club.stop.is_set():
                await self._club.close.wait()

    async def _play(self) -> None:
        opened = await self._open()
        if opened is None:
            return
        self._links = opened
        with suppress(TableGone):  # opened, then lost by a failover
            hikers = await self._come()
            if self._kind.watched:
                await self._enter(Witness, "watch", opened["watch"], [])
            self._club.games += 1
            while not self._club.stop.is_set():
                await self._begin(hikers)
                await asyncio.gather(*(hiker.play(self._club.stop) for hiker in hikers))
                if not hikers[0].waiting:  # the start of the game itself may be lost
                    return

    async def _open(self) -> dict[str, str] | None:
        while not self._club.stop.is_set():
            try:
                return await open_table(
                    self._club.servers_for(self._chance.randrange(2))[0], self._kind.options()
                )
            except (HttpError, URLError, OSError):
                await asyncio.sleep(0.3)
        return None

    async def _enter(self, kind: type[Witness], name: str, link: str, tokens: list[str]) -> Any:  # noqa: ANN401
        history = self._stack.enter_context(self._club.history(f"{self._name}-{name}", link))
        client = kind(
            self._club.servers_for(len(self._club.present)),
            link,
            tokens,
            history,
            random.Random(f"{self._chance.random()}/{name}"),
        )
        await self._stack.enter_async_context(client)
        self._club.present.add(client)
        self._stack.callback(self._club.present.discard, client)
        return client

    async def _come(self) -> list[Hiker]:
        """Connect the players and sit them down, some with two tabs."""
        hikers: list[Hiker] = []
        for seat in range(self._kind.players - self._kind.bots):
            tokens = [self._links["host"]] if seat == 0 else []
            hiker: Hiker = await self._enter(Hiker, f"seat{seat}", self._links["table"], tokens)
            hiker.seat = seat
            await self._sit_down(hiker)
            hikers.append(hiker)
        for hiker in [one for one in hikers for _ in range(self._kind.tabs - 1)]:
            link, tokens = self._links["table"], hiker.tokens[-1:]
            tab: Hiker = await self._enter(Hiker, f"seat{hiker.seat}b", link, tokens)
            tab.seat = hiker.seat
            hikers.append(tab)
        return hikers

    async def _sit_down(self, hiker: Hiker) -> None:
        if _is_open(hiker, hiker.seat):
            colour, animal = COLOURS[hiker.seat], ANIMALS[hiker.seat]
            look = {"name": f"H{hiker.seat}", "animal": animal, "colour": colour}
            word = f"word {hiker.seat}"
            await hiker.insist({"kind": "sit", "seat": hiker.seat, "look": look, "word": word})

    async def _begin(self, hikers: list[Hiker]) -> None:
        """Start the game; players whose seats were lost by a failover sit down again."""
        host, stop = hikers[0], self._club.stop
        while host.waiting and not stop.is_set():
            for hiker in hikers:
                await self._sit_down(hiker)
            for seat in range(self._kind.players - self._kind.bots, self._kind.players):
                if _is_open(host, seat):
                    await host.insist({"kind": "put_bot", "seat": seat, "bot": BOT})
            seen = host.seq
            await host.attempt({"kind": "start", "first": "draw"}, seen)
            await host.wait_beyond(seen, 0.5)
        for hiker in hikers:
            while hiker.waiting and not host.waiting and not stop.is_set():
                await hiker.wait_beyond(hiker.seq, 0.5)


def _is_open(hiker: Hiker, seat: int) -> bool:
    return bool(hiker.table["seats"][seat]["kind"] == "open")
