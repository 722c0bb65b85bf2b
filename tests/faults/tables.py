"""Tables of all kinds: who sits there, playing one game after another until it is time to stop."""

import asyncio
import random
import time
from collections.abc import Sequence
from contextlib import AbstractContextManager, AsyncExitStack, suppress
from pathlib import Path
from typing import Any, Final
from urllib.error import URLError

from httpx2 import AsyncClient

from rifugio.client import HttpError, TableGone, open_table
from rifugio.table.messages.options import Animal, Colour
from tests.faults.clients import Hiker, Witness
from tests.faults.history import Notes, Written
from tests.faults.kinds import Kind, kind_of
from tests.faults.rucksacks import SECONDS, Rucksack

COLOURS: Final[tuple[Colour, ...]] = ("red", "blue", "yellow", "green")
ANIMALS: Final[tuple[Animal, ...]] = ("otter", "hare", "owl", "badger")
BOT: Final = "squirrel"
RUCKSACKS: Final = "rucksacks"
"""The folder with the histories of people's rucksacks."""


class Club:
    """All tables of a run."""

    def __init__(self, servers: list[str], folder: Path, seed: int) -> None:
        self._servers, self._folder, self._seed = servers, folder, seed
        self.stop, self.close = asyncio.Event(), asyncio.Event()
        self.present: set[Witness] = set()
        self.rucksacks: list[Rucksack] = []
        self.games = 0
        self.busy = 0
        """How many tables still have a command under way."""

    async def table(self, number: int) -> None:
        """Play one game after another at a table, the same people in each."""
        game, kind = 0, kind_of(number)
        async with AsyncExitStack() as stack:
            http = await stack.enter_async_context(AsyncClient(timeout=SECONDS, verify=False))
            names = [f"{number:02}-seat{seat}" for seat in range(kind.people if kind.travels else 0)]
            people = [self._person(http, name, stack.enter_context(self._rucksack(name))) for name in names]
            while not self.stop.is_set():
                name = f"{number:02}-{game:02}"
                await Sitting(self, name, kind, random.Random(f"{self._seed}/{name}"), people).run()
                game += 1  # the seed decides what is tried, not the outcome, which depends on the network

    def _rucksack(self, name: str) -> Written:
        folder = self._folder / RUCKSACKS
        folder.mkdir(exist_ok=True)
        return Written(folder / f"{name}.gz", "")

    def _person(self, http: AsyncClient, name: str, history: Written) -> Rucksack:
        chance = random.Random(f"{self._seed}/{name}/rucksack")
        self.rucksacks.append(Rucksack(http, self._servers, history, chance))
        return self.rucksacks[-1]

    def servers_for(self, client: int) -> list[str]:
        """Return the nodes that a client tries in turn; half of the clients start with each."""
        first = client % len(self._servers)
        return self._servers[first:] + self._servers[:first]

    def history(self, name: str, link: str) -> AbstractContextManager[Notes]:
        return Written(self._folder / f"{name}.gz", link)


class Sitting:
    """One game, from opening its table."""

    hiker: type[Hiker] = Hiker

    def __init__(
        self, club: Club, name: str, kind: Kind, chance: random.Random, people: Sequence[Rucksack]
    ) -> None:
        self._club, self._name, self._kind, self._chance, self._people = club, name, kind, chance, people
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
                await asyncio.gather(*(self._follow(hikers, number) for number in range(len(hikers))))
                if not hikers[0].waiting:  # the start of the game itself may be lost
                    return

    async def _follow(self, hikers: list[Hiker], number: int) -> None:
        """Play one seat, on one device after another."""
        await hikers[number].play(self._club.stop)
        while hikers[number].leaving:
            with suppress(TableGone):
                hikers[number] = await self._next_device(hikers[number])
            await hikers[number].play(self._club.stop)

    async def _next_device(self, hiker: Hiker) -> Hiker:
        """Take the seat along in the rucksack; return the player on the other device, or this one."""
        rucksack = hiker.rucksack
        assert rucksack is not None
        hiker.leaving = False
        seats = await rucksack.move() if await rucksack.keep(hiker.got) else None
        tokens = [seat["token"] for seat in seats or () if seat["table"] == hiker.link]
        if not set(hiker.got) <= set(tokens):
            return hiker
        name = f"seat{hiker.seat}-device{rucksack.moves}"
        device: Hiker = await self._enter(self.hiker, name, hiker.link, tokens)
        device.seat, device.rucksack, device.got = hiker.seat, rucksack, hiker.got
        mine = device.table["seats"][hiker.seat]["mine"]
        rucksack.history.note("arrived", 0, mine=mine, got=max(hiker.got.values()))
        self._club.present.discard(hiker)
        await hiker.__aexit__()
        return device

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
        for seat in range(self._kind.people):
            tokens = [self._links["host"]] if seat == 0 else []
            hiker: Hiker = await self._enter(self.hiker, f"seat{seat}", self._links["table"], tokens)
            hiker.seat = seat
            await self._sit_down(hiker)
            hiker.rucksack = self._people[seat] if self._people else None
            hikers.append(hiker)
        for hiker in [one for one in hikers for _ in range(self._kind.tabs - 1)]:
            link, tokens = self._links["table"], hiker.tokens[-1:]
            tab: Hiker = await self._enter(self.hiker, f"seat{hiker.seat}b", link, tokens)
            tab.seat = hiker.seat
            hikers.append(tab)
        return hikers

    async def _sit_down(self, hiker: Hiker) -> None:
        if _is_open(hiker, hiker.seat):
            colour, animal = COLOURS[hiker.seat], ANIMALS[hiker.seat]
            look = {"name": f"H{hiker.seat}", "animal": animal, "colour": colour}
            word = f"word {hiker.seat}"
            await hiker.insist({"kind": "sit", "seat": hiker.seat, "look": look, "word": word})
            hosting = [self._links["host"]] if hiker.seat == 0 else []
            hiker.got = dict.fromkeys([*hosting, *hiker.tokens[-1:]], time.monotonic())

    async def _begin(self, hikers: list[Hiker]) -> None:
        """Start the game; players whose seats were lost by a failover sit down again."""
        host, stop = hikers[0], self._club.stop
        while host.waiting and not stop.is_set():
            for hiker in hikers:
                await self._sit_down(hiker)
            for seat in range(self._kind.people, self._kind.players):
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
