"""The rucksack: packed by a device without asking, opened on others by a code, filled with seats."""

from collections.abc import Sequence
from datetime import datetime
from typing import Final, NamedTuple

from rifugio.answering.callers import HostToken, SeatToken
from rifugio.answering.room_codes import meant
from rifugio.server.people.seams import People
from rifugio.server.people.secrets import code_words, digest_of, new_move_code, new_session
from rifugio.server.people.stored import HOST, KeptSeat
from rifugio.server.play.seams import Chance, Store
from rifugio.server.play.table_cache import TableCache
from rifugio.server.tokens import Tokens
from rifugio.table.permissions import is_host
from rifugio.table.projection import own_seats
from rifugio.table.who import Caller

MOVE_SECONDS: Final = 600
MOVE: Final = "move"
MOST_SEATS: Final = 2000
"""In one rucksack: thirty years of a game a week and a seat for the host."""


class TokenOf(NamedTuple):
    """A seat in a rucksack with its token: whoever has the rucksack has the seat."""

    token: str
    link: str
    ended: datetime | None


class Rucksacks:
    """Packs, opens and fills rucksacks."""

    def __init__(
        self, people: People, store: Store, tables: TableCache, tokens: Tokens, chance: Chance
    ) -> None:
        self._people, self._store, self._tables = people, store, tables
        self._tokens, self._chance = tokens, chance

    async def pack(self, device: str) -> tuple[int, str]:
        """Make a rucksack; return its person and the secret of its first session."""
        person_id = int.from_bytes(self._chance.some_bytes(8), "big") >> 1
        await self._people.pack(person_id)
        session = await self.open_on(person_id, device)
        if session is None:
            raise LookupError("the rucksack just packed is gone")
        return person_id, session

    async def open_on(self, person_id: int, device: str) -> str | None:
        """Open a rucksack on a device; return the secret of the session, or None if there is none."""
        session = new_session(self._chance)
        opened = await self._people.open_session(person_id, digest_of(session), device)
        return session if opened else None

    async def keep(self, person_id: int, texts: Sequence[str]) -> None:
        """Put the seats of some tokens into a rucksack; tokens that are not valid (any more) are ignored."""
        found = [seat for text in texts if (seat := await self._seat_of(text)) is not None]
        room = MOST_SEATS - len(await self._people.seats_of(person_id))
        await self._people.keep_seats(person_id, found[: max(room, 0)])

    async def _seat_of(self, text: str) -> KeptSeat | None:
        token = self._tokens.read(text)
        place = await self._tables.find_now(token.table) if token is not None else None
        if token is None or place is None:
            return None
        cached = place[0]
        match token:
            case HostToken():
                return KeptSeat(cached.game_id, token.table, HOST, 0)
            case SeatToken(seat=seat, generation=generation):
                held = own_seats(cached.table, Caller(frozenset({(seat, generation)})))
                return KeptSeat(cached.game_id, token.table, seat, generation) if held else None

    async def tokens_of(self, person_id: int) -> list[TokenOf]:
        """Return the tokens of all seats in a rucksack, the newest table first."""
        seats = await self._people.seats_of(person_id)
        running = {one.game_id for one in seats if one.ended is None}
        over = await self._store.finished(running) if running else {}
        if over:
            await self._people.mark_ended(over)
        found = []
        for one in seats:
            ended = one.ended or over.get(one.game_id)
            if ended is None and await self._is_lost(one):
                await self._people.drop_seat(person_id, one.game_id, one.seat)
            else:
                found.append(TokenOf(self._token(one), one.link, ended))
        return found

    async def _is_lost(self, kept: KeptSeat) -> bool:
        """Whether a seat is somebody else's now: it was left, freed or handed on."""
        place = await self._tables.find_now(kept.link)
        if place is None:
            return True
        table = place[0].table
        if kept.seat == HOST:
            return not is_host(table, Caller(host=True))
        return not own_seats(table, Caller(frozenset({(kept.seat, kept.generation)})))

    def _token(self, kept: KeptSeat) -> str:
        if kept.seat == HOST:
            return self._tokens.host(kept.link)
        return self._tokens.seat(kept.link, kept.seat, kept.generation)

    async def drop(self, person_id: int, link: str) -> None:
        """Take a table out of a rucksack; the seats there go on, and their tokens work."""
        for one in await self._people.seats_of(person_id):
            if one.link == link:
                await self._people.drop_seat(person_id, one.game_id, one.seat)

    async def code_to_move(self, person_id: int, seconds: float) -> str:
        """Return a code that opens the rucksack on one other device, within this time."""
        code = new_move_code(self._chance)
        await self._people.add_ticket(digest_of(code), MOVE, person_id, seconds)
        return code

    async def open_by(self, code: str, device: str) -> str | None:
        """Open a rucksack by a code; return the secret of the session, or None if the code is no good."""
        ticket = await self._people.use_ticket(digest_of(meant(code, code_words())), MOVE)
        if ticket is None or ticket[0] is None:
            return None
        return await self.open_on(ticket[0], device)
