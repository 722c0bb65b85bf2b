"""A table in memory: for tests, bots, the terminal and a browser without a server."""

from datetime import datetime
from uuid import UUID

from rifugio.table.decide import Declined, decide
from rifugio.table.fold import fold
from rifugio.table.messages.commands import Command
from rifugio.table.messages.events import Event, Opened
from rifugio.table.table import Table
from rifugio.table.who import Who


class TableInMemory:
    """A table and its log. The caller passes the time and the bag's secret."""

    def __init__(self, opened: Opened, secret: bytes, now: datetime) -> None:
        self._secret = secret
        self.log: list[tuple[UUID, datetime, Event]] = [(UUID(int=1), now, opened)]
        self.table: Table = fold(None, 1, UUID(int=1), now, opened)

    def ask(self, who: Who, command: Command, now: datetime) -> Event | Declined:
        """Decide on a command, and append its event if it is allowed."""
        answer = decide(self.table, who, command, lambda: self._secret)
        if not isinstance(answer, Declined):
            self.append(answer, now)
        return answer

    def append(self, event: Event, now: datetime) -> None:
        """Append an event; raise PoisonEvent if it cannot be applied."""
        seq = self.table.seq + 1
        self.table = fold(self.table, seq, UUID(int=seq), now, event)
        self.log.append((UUID(int=seq), now, event))
