"""Bots' turns on the full screen: they think in a thread, wait a little, move, and can be paused."""

import asyncio
from collections.abc import Callable

from rifugio.bots import Budget
from rifugio.engine.moves import Move
from rifugio.terminal.tablescreen import TableScreen


class BotTurns:
    """Moves for the bots, one move at a time; `played` is called for every move."""

    def __init__(
        self, screen: TableScreen, budget: Budget, delay: float, played: Callable[[Move], None]
    ) -> None:
        self._screen, self._session, self._played = screen, screen.session, played
        self._budget, self._delay = budget, delay
        self.paused = False

    def go_on(self) -> None:
        """Let the bot to move begin, unless the bots are paused."""
        if not self.paused:
            self._screen.run_worker(self._move(), exclusive=True)

    async def _move(self) -> None:
        session, screen = self._session, self._screen
        before = len(session.entries)
        move, remark = await asyncio.to_thread(session.think, self._budget)
        await asyncio.sleep(self._delay)
        if self.paused or len(session.entries) != before:
            return
        session.play(move, remark)
        self._played(move)
        screen.status(screen.teller.remark(session.entries[before], screen.reader) or "")
