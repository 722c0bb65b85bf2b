"""Hints: what a bot would do in a player's place, from public information only.

The plan is made in a bot process. It gets only the set-up and the moves so far, which are public, and sees
the position as the seat to move.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Collection, Sequence
from typing import Final

from structlog import get_logger

from rifugio.answering.thoughts import Thought, hint_question
from rifugio.server.play.rate_limits import Buckets
from rifugio.server.play.thinking import BotDied, BotFailed, Bots
from rifugio.table.messages.questions import NoHint
from rifugio.table.table import Table

MOST: Final = 12
SECONDS: Final = 60.0
"""Rate limit per seat: MOST plans in this many seconds; continuing a plan costs nothing."""
REMEMBERED: Final = 500
"""How many plans are cached, so that the next hint in a turn continues the last one."""

log = get_logger()


class Hints:
    """Makes plans for players, and continues a plan while the player follows it."""

    def __init__(self, bots: Bots) -> None:
        self._bots = bots
        self._asked = Buckets(MOST, SECONDS, asyncio.get_running_loop().time)
        self._plans: OrderedDict[int, tuple[tuple[str, ...], Sequence[Thought]]] = OrderedDict()

    async def ask(self, game_id: int, table: Table, seats: Collection[int]) -> Sequence[Thought] | NoHint:
        """Return the rest of a turn as a bot would play it, if the turn belongs to one of these seats."""
        if table.to_move not in seats or table.play is None:
            return "not_your_turn"
        question = hint_question(table)
        planned = self._planned(game_id, question.moves)
        if planned:
            return planned
        if not self._asked.take(f"{game_id}/{table.to_move}"):
            return "too_often"
        try:
            thoughts = await self._bots.ask(question) if self._bots else ()
        except (BotDied, BotFailed) as error:
            log.warning("hint.failed", game=game_id, error=type(error).__name__)
            thoughts = ()
        if not thoughts:
            return "nobody_free"
        self._keep(game_id, question.moves, thoughts)
        return thoughts

    def _planned(self, game_id: int, moves: tuple[str, ...]) -> Sequence[Thought]:
        """Return the rest of the cached plan, if only its moves were played since."""
        before, thoughts = self._plans.get(game_id, ((), ()))
        played = moves[len(before) :]
        planned = tuple(thought.move for thought in thoughts[: len(played)])
        return thoughts[len(played) :] if (*before, *planned) == moves else ()

    def _keep(self, game_id: int, moves: tuple[str, ...], thoughts: Sequence[Thought]) -> None:
        self._plans[game_id] = moves, thoughts
        self._plans.move_to_end(game_id)
        if len(self._plans) > REMEMBERED:
            self._plans.popitem(last=False)
