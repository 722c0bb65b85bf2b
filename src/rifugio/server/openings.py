"""Opening tables, and the tokens and links that those at a table are given."""

from collections.abc import Sequence
from datetime import datetime
from typing import Final, NamedTuple
from uuid import UUID, uuid4

from rifugio.dealer import commitment_of
from rifugio.engine.game import RULES_VERSION
from rifugio.server.hall import Hall, Known
from rifugio.server.ids import new_game_id, new_link
from rifugio.server.keys import Keys
from rifugio.server.rooms import new_room
from rifugio.server.sealing import new_secret, seal_secret
from rifugio.server.store import games
from rifugio.server.store.events import NewEvent
from rifugio.server.tokens import Tokens
from rifugio.table.decide import Declined, check_rematch, rematch_of
from rifugio.table.duties import duties
from rifugio.table.fold import fold
from rifugio.table.messages.answers import Accepted
from rifugio.table.messages.commands import Claim, HandOn, Rematch, SentCommand, Sit
from rifugio.table.messages.events import Kept, Opened, RematchOpened, write_event
from rifugio.table.messages.options import Options
from rifugio.table.permissions import is_host
from rifugio.table.projection import own_seats
from rifugio.table.table import Table
from rifugio.table.who import Caller, Who

ATTEMPTS: Final = 20
FIRST_GENERATION: Final = 1
"""Of a seat that is kept at a rematch."""
_ANY_TIME: Final = datetime.fromisoformat("2026-01-01T00:00:00+00:00")
"""The duties of a new table do not depend on the time."""


class OpenedTable(NamedTuple):
    """A new table."""

    join_link: str
    watch_link: str
    room: str
    host: str


class Openings:
    """Opens tables."""

    def __init__(self, hall: Hall, keys: Keys, tokens: Tokens) -> None:
        self._hall, self._keys, self._tokens = hall, keys, tokens

    async def open(self, options: Options, kept: Sequence[Kept] = ()) -> OpenedTable:
        """Open a table: its number, links, room and sealed bag, and the first event."""
        for _ in range(ATTEMPTS):
            room = new_room()
            opened = await self._try_room(options, tuple(kept), room)
            if opened is not None:
                return opened
        raise RuntimeError("no room name is free")

    async def _try_room(self, options: Options, kept: tuple[Kept, ...], room: str) -> OpenedTable | None:
        game_id, join_link, watch_link = new_game_id(), new_link(), new_link()
        secret = new_secret()
        event = Opened(options=options, room=room, commitment=commitment_of(secret.reveal()), seats=kept)
        command_id = uuid4()
        first = NewEvent(game_id, 1, command_id, -3, RULES_VERSION, write_event(event))
        foreseen = fold(None, 1, command_id, _ANY_TIME, event)
        first = first._replace(duties=tuple((d.kind, d.after_seconds) for d in duties(None, foreseen)))
        async with self._hall.pool.connection() as connection:
            at = await games.open_game(
                connection,
                game_id=game_id,
                join_link=join_link,
                watch_link=watch_link,
                room=room,
                sealed_secret=seal_secret(self._keys.bags, game_id, secret),
                first=first,
            )
        if at is None:
            return None
        return OpenedTable(join_link, watch_link, room, self._tokens.host(join_link))

    async def rematch(self, table: Table, who: Who) -> RematchOpened | Declined:
        """Open a table for the same people; if two do so at once, one of them is left to the caretaker."""
        declined = check_rematch(table, who)
        if declined is not None:
            return declined
        options, kept = rematch_of(table)
        opened = await self.open(options, kept)
        return RematchOpened(table=opened.join_link)

    async def find_room(self, name: str) -> str | None:
        """Return the link of the table in a room, if it still waits for players."""
        async with self._hall.pool.connection() as connection:
            link = await games.find_room(connection, name)
        found = await self._hall.find_now(link) if link is not None else None
        if found is None:
            return None
        known, _ = found
        return link if known.table.phase == "waiting" else None

    def accepted(self, known: Known, who: Who, sent: SentCommand) -> Accepted:
        """Return the answer to a command that stands in the log, with the tokens it gives."""
        table = known.table
        seq = table.answered[sent.id]
        match sent.command:
            case Sit(seat=seat) | Claim(seat=seat) | HandOn(seat=seat):
                return Accepted(id=sent.id, seq=seq, token=self._token(known, seat, seq))
            case Rematch():
                return self.rematched(table, who, sent.id, seq) or Accepted(id=sent.id, seq=seq)
            case _:
                return Accepted(id=sent.id, seq=seq)

    def _token(self, known: Known, number: int, seq: int) -> str | None:
        """Return the token that the event `seq` gave for a seat, if it is still good; or else none.

        Only what the log says counts, and never what a command says that is sent again: it may come from
        somebody who has lost the seat, or name another seat than the first time.
        """
        if number >= len(known.table.seats):
            return None
        seat = known.table.seats[number]
        if seq == seat.since:
            return self._tokens.seat(known.join_link, number, seat.generation)
        return self._tokens.seat(known.join_link, number, seat.generation + 1) if seq in seat.links else None

    def rematched(self, table: Table, who: Who, command_id: UUID, seq: int) -> Accepted | None:
        """Return the answer with the way to the next table, if there is one and they may have it."""
        if table.rematch is None or not isinstance(who, Caller) or check_rematch(table, who) is not None:
            return None
        tokens = self._tokens_there(table, table.rematch, who)
        return Accepted(id=command_id, seq=seq, table=table.rematch, tokens=tokens)

    def _tokens_there(self, table: Table, link: str, who: Caller) -> tuple[str, ...]:
        """Return a caller's tokens for the table of the rematch: for the seats they have here."""
        tokens = [self._tokens.seat(link, seat, FIRST_GENERATION) for seat in sorted(own_seats(table, who))]
        return (*tokens, self._tokens.host(link)) if is_host(table, who) else tuple(tokens)
