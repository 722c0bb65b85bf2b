"""Plays whole games with random moves, recording everything that each recipient is sent."""

import secrets
from dataclasses import dataclass, field
from random import Random
from typing import Any

from httpx2 import AsyncClient

from tests.server.security.people import LOOKS, Json, open_table, sit
from tests.server.security.tap import Recipient

EXTENSIONS: tuple[list[str], ...] = ([], ["helicopter"], ["rafts"], ["helicopter", "rafts"])
FOREVER = 1_000_000
ASKED = (7, 60)
"""Before these moves, everybody asks for a hint, and what places are worth to each seat."""


@dataclass
class Game:
    """A played game, with everybody who was there."""

    opened: Json
    options: Json
    words: dict[int, str]
    people: list[Recipient] = field(default_factory=list)
    tokens: dict[str, str] = field(default_factory=dict)
    """All tokens, by the recipient they belong to."""
    moves: int = 0


class Driver:
    """Plays one game."""

    def __init__(self, url: str, client: AsyncClient, number: int) -> None:
        self._url, self._client, self._number = url, client, number
        self._chance = Random(number)
        self._holders: dict[int, Recipient] = {}

    async def play(self) -> Game:
        players = 2 + self._number % 3
        options = {"players": players, "extensions": EXTENSIONS[self._number % 4], "chat": True}
        opened = await open_table(self._client, **options)
        words = {seat: f"word-{secrets.token_hex(12)}" for seat in range(players)}
        self._game = Game(opened, options, words)
        try:
            await self._gather(opened)
            await self._sit_down()
            await self._play_on()
            await self._look_around(every=2)
        finally:
            for person in self._game.people:
                await person.leave()
        return self._game

    async def _gather(self, opened: Json) -> None:
        host = Recipient("host", opened["table"], [opened["host"]])
        self._game.tokens["host"] = opened["host"]
        anybody = Recipient("anybody", opened["table"])
        watcher = Recipient("watcher", opened["watch"], may_know_the_link=False)
        self._game.people += [host, anybody, watcher]
        for seat in self._game.words:
            self._game.people.append(Recipient(f"seat {seat}", opened["table"]))
        for person in self._game.people:
            await person.connect(self._url)

    @property
    def _host(self) -> Recipient:
        return self._game.people[0]

    def _head(self) -> int:
        return max(int(person.table["seq"]) for person in self._game.people)

    async def _do(self, who: Recipient, command: Json) -> Json:
        seq = self._head()
        await who.read_until(seq)
        answer = await who.command(command, seq)
        assert answer["answer"] == "accepted", (command, answer)
        return answer

    async def _sit_down(self) -> None:
        bot = len(self._game.words) - 1 if self._number % 8 == 7 else None
        for seat, word in list(self._game.words.items()):
            if seat == bot:
                del self._game.words[seat]
                await self._do(self._host, {"kind": "put_bot", "seat": seat, "bot": "squirrel"})
                continue
            person = self._game.people[3 + seat]
            answer = await self._do(person, sit(seat, word))
            self._take(person, seat, answer)
            await self._do(person, {"kind": "word", "seat": seat, "word": word + "-again"})
        await self._look_around()
        await self._do(self._host, {"kind": "start", "first": "draw"})

    def _take(self, person: Recipient, seat: int, answer: Json) -> None:
        person.tokens.append(answer["token"])
        person.seats[seat] = answer["seq"], FOREVER
        self._game.tokens[person.name] = answer["token"]
        self._holders[seat] = person

    async def _play_on(self) -> None:
        given_up = self._chance.randrange(20, 200) if self._number % 6 == 5 else None
        changes = self._chance.randrange(10, 120)
        table = self._host.table
        while table["phase"] == "playing":
            if given_up is not None and self._game.moves >= given_up:
                await self._do(self._host, {"kind": "abort"})
                break
            if self._game.moves == changes:
                await self._hand_on()
                await self._look_around()
                changes, table = -1, await self._host.read_until(self._head())
            table = await self._move(table)
        final = self._head()
        for person in self._game.people:
            await person.read_until(final)

    async def _move(self, table: Json) -> Json:
        """Make the next move, and return the table after it."""
        seat, seq = table["turn"]["seat"], table["seq"]
        if seat not in self._holders:
            return await self._host.read_until(seq + 1)  # a bot moves
        person = self._holders[seat]
        await person.read_until(seq)
        self._game.moves += 1
        if self._game.moves in ASKED:
            for asker in self._game.people:  # only one of them gets a hint
                await asker.ask_for_a_hint()
                for other in range(int(self._game.options["players"])):
                    await asker.ask_for_worth(other)
        undo = person.table["turn"]["can_undo"] and self._chance.random() < 0.05
        move: dict[str, Any] = {"kind": "undo", "seat": seat}
        if not undo:
            move = {"kind": "move", "seat": seat, "move": self._chance.choice(person.table["legal"])}
        answer = await person.command(move, person.table["seq"])
        assert answer["answer"] == "accepted", answer
        return person.table

    async def _hand_on(self) -> None:
        """Hand a seat over to somebody else; the previous owner stays, and is sent no more of it."""
        seat = self._chance.choice(sorted(self._holders))
        before = self._holders[seat]
        if self._has_bot():
            return  # a bot would move in the meantime
        link = (await self._do(before, {"kind": "hand_on", "seat": seat}))["token"]
        after = Recipient(f"seat {seat}, later", self._game.opened["table"], [link])
        await after.connect(self._url)
        self._game.people.append(after)
        answer = await self._do(after, {"kind": "claim", "seat": seat, "look": LOOKS[4]})
        before.seats[seat] = before.seats[seat][0], answer["seq"]
        before.tokens.append(link)  # they made the link, and may keep it
        self._take(after, seat, answer)

    def _has_bot(self) -> bool:
        return len(self._game.words) < int(self._game.options["players"])

    async def _look_around(self, every: int = 1) -> None:
        for person in self._game.people[::every]:
            await person.look_around(self._client)
