"""Answers to accepted commands, with the tokens and links they grant."""

from typing import Final
from uuid import UUID

from rifugio.answering.callers import Tokens
from rifugio.table.decide import check_rematch
from rifugio.table.messages.answers import Accepted
from rifugio.table.messages.commands import Claim, HandOn, Rematch, SentCommand, Sit
from rifugio.table.permissions import is_host
from rifugio.table.projection import own_seats
from rifugio.table.table import Table
from rifugio.table.who import Caller, Who

FIRST_GENERATION: Final = 1
"""The generation of a seat kept at a rematch."""


class CommandAnswers:
    """Answers commands that are in the log. The same command always gets the same answer (idempotent)."""

    def __init__(self, tokens: Tokens) -> None:
        self._tokens = tokens

    def accepted(self, table: Table, link: str, who: Who, sent: SentCommand) -> Accepted:
        """Return the answer to a command that is in the log, with the tokens it grants.

        `link` is the table's own, for joining.
        """
        seq = table.answered[sent.id]
        match sent.command:
            case Sit(seat=seat) | Claim(seat=seat) | HandOn(seat=seat):
                return Accepted(id=sent.id, seq=seq, token=self._token(table, link, seat, seq))
            case Rematch():
                return self.rematched(table, who, sent.id, seq) or Accepted(id=sent.id, seq=seq)
            case _:
                return Accepted(id=sent.id, seq=seq)

    def _token(self, table: Table, link: str, number: int, seq: int) -> str | None:
        """Return the token that the event `seq` granted for a seat, if it is still valid; or else None.

        Only the log counts, never the content of a retried command: it may come from somebody who has lost
        the seat, or name another seat than the first time.
        """
        if number >= len(table.seats):
            return None
        seat = table.seats[number]
        if seq == seat.since:
            return self._tokens.seat(link, number, seat.generation)
        return self._tokens.seat(link, number, seat.generation + 1) if seq in seat.links else None

    def rematched(self, table: Table, who: Who, command_id: UUID, seq: int) -> Accepted | None:
        """Return the answer with the link of the next table, if there is one and the sender may have it."""
        if table.rematch is None or not isinstance(who, Caller) or check_rematch(table, who) is not None:
            return None
        tokens = self._tokens_there(table, table.rematch, who)
        return Accepted(id=command_id, seq=seq, table=table.rematch, tokens=tokens)

    def _tokens_there(self, table: Table, link: str, who: Caller) -> tuple[str, ...]:
        """Return a caller's tokens for the rematch's table: for the seats they hold here, and as host."""
        tokens = [self._tokens.seat(link, seat, FIRST_GENERATION) for seat in sorted(own_seats(table, who))]
        return (*tokens, self._tokens.host(link)) if is_host(table, who) else tuple(tokens)
