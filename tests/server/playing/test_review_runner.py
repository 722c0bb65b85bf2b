"""The jobs of reviews when something goes wrong: a dead process, a game that cannot be judged, erasing."""

import asyncio
from collections.abc import AsyncGenerator, Callable
from random import Random

import pytest

from rifugio.answering.granting import CommandAnswers
from rifugio.answering.thoughts import Review, Reviewed, ReviewQuestion
from rifugio.engine.play import legal_moves
from rifugio.engine.text.moves import write_move
from rifugio.server.ids import CommandId
from rifugio.server.play.new_tables import NewTables
from rifugio.server.play.referee import Referee
from rifugio.server.play.review_runner import ATTEMPTS, ReviewRunner
from rifugio.server.play.reviewing import ReviewerDied, ReviewFailed
from rifugio.server.play.seams import World
from rifugio.server.play.table_cache import TableCache
from rifugio.server.tokens import Tokens
from rifugio.table.messages.answers import Accepted
from rifugio.table.messages.commands import Command, MakeMove, SentCommand, Sit, Start
from rifugio.table.messages.options import Look, Options
from rifugio.table.who import Caller
from tests.server.simulated import BotsHere, MemoryBus, MemoryDirectory, MemoryStore, SeededChance, SetClock


class Told:
    """Says that every tenth move was a decision, and may do something else on the way."""

    def __init__(self, meanwhile: Callable[[int], None] = lambda _: None) -> None:
        self.asked: list[int] = []
        self._meanwhile = meanwhile

    def __bool__(self) -> bool:
        return True

    async def judge(self, question: ReviewQuestion) -> AsyncGenerator[Reviewed]:
        self.asked.append(question.begin)
        for ply in range(question.begin + 10, len(question.moves), 10):
            self._meanwhile(ply)
            yield Reviewed(ply, str(ply))


class Reviewing:
    """A finished game of two people, and a runner of reviews."""

    def __init__(self, reviewers: Told) -> None:
        self.clock, chance = SetClock(), SeededChance(1)
        self.store = MemoryStore(self.clock)
        buses: list[MemoryBus] = []
        world = World(
            self.store, MemoryDirectory(), MemoryBus(buses), BotsHere(), reviewers, self.clock, chance
        )
        self.tables, tokens = TableCache(self.store), Tokens(b"for tests" * 4)
        self._new_tables = NewTables(world, self.tables, tokens)
        self._referee = Referee(world, self.tables, self._new_tables, CommandAnswers(tokens))
        self._runner = ReviewRunner(world, self.tables)
        self._runner.poll_seconds = 0.01

    async def play(self) -> None:
        """Play a game at random, and ask for the review of seat 0."""
        found = await self.tables.find((await self._new_tables.open(Options(players=2))).join_link)
        assert found is not None
        self._cached, caller, random = found[0], Caller(host=True, may_join=True), Random(1)

        async def send(command: Command) -> None:
            sent = SentCommand(
                id=CommandId(bytes=random.randbytes(16)), expected_seq=self._cached.table.seq, command=command
            )
            assert isinstance(await self._referee.answer(self._cached, caller, sent), Accepted)

        for seat, colour in enumerate(("red", "blue")):
            await send(Sit(seat=seat, look=Look(name="", animal="owl", colour=colour)))  # type: ignore[arg-type]
        generations = [seat.generation for seat in self._cached.table.seats]
        await send(Start())
        caller = Caller(frozenset(enumerate(generations)), host=True, may_join=True)
        while (table := self._cached.table).phase == "playing":
            move = write_move(random.choice(tuple(legal_moves(table.begun.state))))
            await send(MakeMove(seat=table.to_move or 0, move=move))
        await self.store.ask_review(self._cached.game_id, 0)

    @property
    def review(self) -> Review | None:
        return self.store.reviews.get((self._cached.game_id, 0))

    @property
    def plies(self) -> int:
        return len(self._cached.table.begun.moves)

    def erase(self) -> None:
        del self.store.reviews[self._cached.game_id, 0]

    async def run(self) -> None:
        """Run jobs until there is no review left to make."""
        running = asyncio.create_task(self._runner.run())
        async with asyncio.timeout(20):
            while any(kind == "review" for _, _, kind in self.store.jobs):
                self.clock.forward(1.0)
                await asyncio.sleep(0.01)
        await self._runner.stop(1.0)
        await running


async def test_after_a_crash_it_goes_on_where_it_was() -> None:
    died: list[int] = []

    def die_once(ply: int) -> None:
        if ply == 30 and not died:
            died.append(ply)
            raise ReviewerDied

    reviewers = Told(die_once)
    game = Reviewing(reviewers)
    await game.play()
    await game.run()
    assert reviewers.asked == [0, 20]
    assert game.review == Review("done", game.plies, tuple(map(str, range(10, game.plies, 10))))


async def test_a_process_that_always_dies_is_given_up() -> None:
    def die(ply: int) -> None:
        raise ReviewerDied

    reviewers = Told(die)
    game = Reviewing(reviewers)
    await game.play()
    await game.run()
    assert len(reviewers.asked) == ATTEMPTS
    assert game.review == Review("failed")


async def test_a_game_that_cannot_be_judged_is_not_tried_again() -> None:
    def fail(ply: int) -> None:
        raise ReviewFailed("ValueError")

    reviewers = Told(fail)
    game = Reviewing(reviewers)
    await game.play()
    await game.run()
    assert reviewers.asked == [0]
    assert game.review == Review("failed")


@pytest.mark.parametrize("at", [10, 30])
async def test_one_that_is_erased_meanwhile_stays_erased(at: int) -> None:
    seen: list[int] = []

    def erase(ply: int) -> None:
        seen.append(ply)
        if ply == at:
            game.erase()

    game = Reviewing(Told(erase))
    await game.play()
    await game.run()
    assert game.review is None
    assert seen[-1] == at, "nobody goes on judging"
