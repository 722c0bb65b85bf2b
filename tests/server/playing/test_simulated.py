"""A whole game by the real referees and job runners of two nodes in a simulation, without a database."""

import asyncio
from random import Random

from rifugio.answering.granting import CommandAnswers
from rifugio.engine.play import legal_moves
from rifugio.engine.text.moves import write_move
from rifugio.server.ids import CommandId, shard_of, shard_of_link
from rifugio.server.play.attendance import Attendance
from rifugio.server.play.job_runner import JobRunner
from rifugio.server.play.new_tables import NewTables
from rifugio.server.play.referee import Referee
from rifugio.server.play.seams import World
from rifugio.server.play.stored import Row
from rifugio.server.play.table_cache import CachedTable, TableCache
from rifugio.server.tokens import Tokens
from rifugio.table.clocks import ARCHIVE_AFTER
from rifugio.table.messages.answers import Accepted, Answer
from rifugio.table.messages.commands import Command, MakeMove, PutBot, SentCommand, Sit, Start
from rifugio.table.messages.options import Look, Options
from rifugio.table.who import Caller
from tests.server.simulated import (
    BotsHere,
    MemoryBus,
    MemoryDirectory,
    MemoryStore,
    ReviewersHere,
    SeededChance,
    SetClock,
)

TOKENS = Tokens(b"for tests" * 4)


class SomeNode:
    def __init__(self, world: World, name: str) -> None:
        self.tables = TableCache(world.store)
        self.new_tables = NewTables(world, self.tables, TOKENS)
        self.referee = Referee(world, self.tables, self.new_tables, CommandAnswers(TOKENS))
        self.attendance = Attendance(self.tables, world.bus, name)
        self.runner = JobRunner(world, self.tables, self.referee)
        self.referee.wake = self.runner.wake
        self.runner.poll_seconds = 0.05


class Person:
    """Plays seat 0 at random."""

    def __init__(self, node: SomeNode, cached: CachedTable, chance: Random) -> None:
        self._node, self._cached, self._chance = node, cached, chance
        self._caller = Caller(host=True, may_join=True)

    async def send(self, command: Command, expected_seq: int | None = None) -> Answer:
        seq = self._cached.table.seq if expected_seq is None else expected_seq
        sent = SentCommand(id=CommandId(bytes=self._chance.randbytes(16)), expected_seq=seq, command=command)
        answer = await self._node.referee.answer(self._cached, self._caller, sent)
        if isinstance(answer, Accepted):
            again = await self._node.referee.answer(self._cached, self._caller, sent)
            assert again == answer, "sent once more"
        if isinstance(answer, Accepted) and isinstance(command, Sit):
            seat = self._cached.table.seats[0]
            self._caller = Caller(frozenset({(0, seat.generation)}), host=True, may_join=True)
        return answer

    async def play(self) -> None:
        """Play to the end, while a bot plays the other seat."""
        while (table := self._cached.table).phase == "playing":
            if table.to_move == 0:
                move = write_move(self._chance.choice(tuple(legal_moves(table.begun.state))))
                assert isinstance(await self.send(MakeMove(seat=0, move=move)), Accepted)
                stale = await self.send(MakeMove(seat=0, move=move), table.seq)
                assert stale.answer == "refused"
            await asyncio.sleep(0.001)


async def whole_game(seed: int) -> list[Row]:
    """Play a game from its opening until it is archived; return its log."""
    clock, chance, buses = SetClock(), SeededChance(seed), list[MemoryBus]()
    store, directory = MemoryStore(clock), MemoryDirectory()
    one, other = (
        SomeNode(World(store, directory, MemoryBus(buses), BotsHere(), ReviewersHere(), clock, chance), name)
        for name in ("one", "other")
    )
    opened = await one.new_tables.open(Options(players=2))
    assert shard_of_link(opened.join_link) == shard_of_link(opened.watch_link)
    assert await one.new_tables.find_room(opened.room) == opened.join_link
    found, elsewhere = await one.tables.find(opened.join_link), await other.tables.find(opened.watch_link)
    assert found is not None
    assert elsewhere is not None
    (cached, _), (remembered, _) = found, elsewhere
    assert shard_of_link(opened.join_link) == shard_of(cached.game_id)
    await one.attendance.listen_to(cached)
    await other.attendance.listen_to(remembered)
    running = [asyncio.create_task(node.runner.run()) for node in (one, other)]
    person = Person(one, cached, Random(seed))
    look = Look(name="Ann", animal="owl", colour="red")
    for command in (Sit(seat=0, look=look), PutBot(seat=1, bot="marmot"), Start()):
        assert isinstance(await person.send(command), Accepted)
    await person.play()
    assert cached.table.phase == "over"
    assert remembered.table == cached.table, "the news has come to the other node"
    clock.forward(ARCHIVE_AFTER)
    while store.jobs.keys() - {key for key in store.jobs if key[2] == "abandoned"}:
        await asyncio.sleep(0.01)
    assert store.packed.keys() == store.over.keys() == {cached.game_id}
    assert directory.rooms == {}
    for node in (one, other):
        await node.runner.stop(1.0)
    await asyncio.gather(*running)
    return store.logs[cached.game_id]


async def test_a_whole_game_without_a_database() -> None:
    async with asyncio.timeout(60):
        log = await whole_game(1)
        again = await whole_game(1)
        another = await whole_game(2)
    assert [row.seq for row in log] == list(range(1, len(log) + 1))
    assert [(row.command_id, row.actor, row.body) for row in log] == [
        (row.command_id, row.actor, row.body) for row in again
    ], "the same chance, the same game"
    assert log[-1].body != another[-1].body
