"""The job runner: bots' turns, deadlines, archiving, freeing rooms, and cleaning up abandoned tables."""

from typing import Final

from rifugio.answering.thoughts import Thought, bot_question
from rifugio.engine.text.moves import write_move
from rifugio.server.ids import derived_id
from rifugio.server.play.archiving import archive
from rifugio.server.play.leasing import Runner
from rifugio.server.play.referee import Referee
from rifugio.server.play.seams import World
from rifugio.server.play.stored import Job
from rifugio.server.play.table_cache import CachedTable, TableCache
from rifugio.table.afterwards import ENDED
from rifugio.table.clocks import is_abandoned
from rifugio.table.messages.answers import Accepted, Refusal, Unknown
from rifugio.table.messages.commands import Abort, MakeMove, SentCommand
from rifugio.table.messages.writing import iso
from rifugio.table.who import BotPlayer, Caretaker

KINDS: Final = ("bot", "deadline", "archive", "abandoned", "room")
AT_ONCE: Final = 64


class JobRunner(Runner):
    """Runs each job as an ordinary command, whose id is derived from the job (idempotent)."""

    def __init__(self, world: World, tables: TableCache, referee: Referee) -> None:
        kinds = KINDS if world.bots else tuple(kind for kind in KINDS if kind != "bot")
        super().__init__(world.store, kinds, AT_ONCE)
        self._world, self._bots = world, world.bots
        self._tables, self._referee = tables, referee
        self._plans: dict[int, tuple[tuple[str, ...], list[Thought]]] = {}

    async def attend_to(self, job: Job) -> bool:
        """Run a job; return whether it is done for good."""
        cached = await self._tables.table(job.game_id)
        # The log decides whether it is still needed: the cache may hold events the database has lost.
        await self._tables.catch_up(cached)
        match job.kind:
            case "bot":
                return await self._bot(cached, job)
            case "deadline":
                return await self._deadline(cached, job)
            case "archive":
                return await archive(self._world, self._tables, cached)
            case "room":
                return await self._room(cached)
            case _:
                return await self._abandoned(cached, job)

    async def _bot(self, cached: CachedTable, job: Job) -> bool:
        table = cached.table
        seat, play = table.to_move, table.play
        if table.seq != job.seq or seat is None or play is None or table.seats[seat].bot is None:
            return True  # obsolete: the game has moved on
        bot = table.seats[seat].bot
        assert bot is not None
        moves = tuple(map(write_move, play.moves))
        thought, *rest = self._planned(cached.game_id, moves) or await self._bots.ask(
            bot_question(table, bot)
        )
        sent = SentCommand(
            id=derived_id(cached.game_id, job.seq, "bot"),
            expected_seq=job.seq,
            expected_at=iso(table.last.at),
            command=MakeMove(seat=seat, move=thought.move),
        )
        self._plans[cached.game_id] = (*moves, thought.move), rest
        answer = await self._referee.answer(cached, BotPlayer(bot, thought.remark or None), sent)
        if isinstance(answer, Accepted):
            return True
        return isinstance(answer, Refusal) and answer.code == "stale" and answer.head > job.seq

    def _planned(self, game_id: int, moves: tuple[str, ...]) -> list[Thought]:
        """Return the rest of a plan, if exactly its moves were played.

        Comparing the seq would not be enough: a player's return may have taken the place of the plan's first
        move in the log.
        """
        after, thoughts = self._plans.pop(game_id, ((), []))
        return thoughts if after == moves else []

    async def _deadline(self, cached: CachedTable, job: Job) -> bool:
        answer = await self._referee.expire(cached)
        return not isinstance(answer, Unknown)

    async def _room(self, cached: CachedTable) -> bool:
        """Free the room code of a table that no longer waits, and mark a finished one."""
        if cached.table.phase != "waiting":
            await self._world.directory.free_room(cached.game_id)
        if cached.table.phase in ENDED:
            await self._store.finish(cached.game_id)
        return True

    async def _abandoned(self, cached: CachedTable, job: Job) -> bool:
        """Abort a table that still waits for its start, or whose turn has taken too long."""
        table = cached.table
        if not is_abandoned(table, self._world.clock.now()):
            return True
        own_id = derived_id(cached.game_id, table.seq, "caretaker")
        sent = SentCommand(id=own_id, expected_seq=table.seq, command=Abort())
        return not isinstance(await self._referee.answer(cached, Caretaker(), sent), Unknown)
