"""The port of people: where rucksacks are stored. There is one such place, whatever shard a table is on."""

from collections.abc import Mapping, Sequence
from datetime import date, datetime
from typing import Any, Protocol

from rifugio.server.people.stored import Companion, Device, KeptSeat, MailAddress, Owner, Passkey, Person


class People(Protocol):
    """Durable storage of people. Every call may raise StoreAway."""

    async def pack(self, person_id: int) -> None:
        """Make an empty rucksack."""

    async def open_session(self, person_id: int, digest: bytes, device: str) -> bool:
        """Open a rucksack on a device; return False if it does not exist (any more)."""

    async def owner_of(self, digest: bytes) -> Owner | None:
        """Return whose session this is, and note the day of the visit."""

    async def devices_of(self, person_id: int) -> list[Device]:
        """Return where a rucksack is open, the newest first."""

    async def end_session(self, person_id: int, device: int) -> bool:
        """Close a rucksack on a device; return whether it was open there."""

    async def was_closed(self, digest: bytes) -> bool:
        """Whether this was a session that its person closed, so that the device lets go of what it has."""

    async def person(self, person_id: int) -> Person | None:
        """Return what is in a rucksack, but for its seats."""

    async def change(
        self, person_id: int, things: Mapping[str, Any], stamps: Sequence[str], *, child: bool | None
    ) -> None:
        """Replace these things, add these stamps, and say whether it is a child's unless None."""

    async def keep_seats(self, person_id: int, seats: Sequence[KeptSeat]) -> None:
        """Put seats into a rucksack; a newer generation replaces an older one."""

    async def drop_seat(self, person_id: int, game_id: int, seat: int) -> None:
        """Take a seat out of a rucksack (idempotent)."""

    async def seats_of(self, person_id: int) -> list[KeptSeat]:
        """Return the seats in a rucksack, the newest table first."""

    async def mark_ended(self, ended: Mapping[int, datetime]) -> None:
        """Note when games ended, in all rucksacks that have a seat there."""

    async def companions_of(self, person_id: int) -> list[Companion]:
        """Return the others who keep a seat at the tables of this rucksack."""

    async def add_ticket(self, digest: bytes, kind: str, person_id: int | None, seconds: float) -> None:
        """Store a ticket: something that works once, and for some time."""

    async def use_ticket(self, digest: bytes, kind: str) -> tuple[int | None] | None:
        """Take a ticket away; return for whom it was, or None if there was none or its time is over."""

    async def join(self, other: int, person_id: int, digest: bytes) -> None:
        """Put everything of another rucksack into this one: seats, stamps and devices; the other is gone.

        The session of this digest is closed: the device has both.
        """

    async def give_up(self, person_id: int) -> None:
        """Close a rucksack on all devices, and let it count as not seen since long ago."""

    async def forget(self, person_id: int) -> None:
        """Delete a rucksack with everything in it (idempotent)."""

    async def unseen(self, before: date, limit: int) -> list[int]:
        """Return some people who have not visited since this day."""

    async def sweep(self, empty_before: datetime) -> int:
        """Delete what is past its time; return how many.

        That is rucksacks which have stayed empty, addresses that nobody confirmed, tickets, and which
        notices were sent and which tables looked at long ago.
        """

    async def kept_games(self, game_ids: Sequence[int]) -> set[int]:
        """Return which of these games are in anybody's rucksack."""


class WaysIn(Protocol):
    """Durable storage of the other ways into a rucksack. Every call may raise StoreAway."""

    async def add_passkey(self, person_id: int, credential: bytes, public_key: bytes, device: str) -> bool:
        """Store a passkey; return False if it, or its rucksack, cannot be (it is known already, or gone)."""

    async def passkey(self, credential: bytes) -> Passkey | None:
        """Return the passkey with this credential id."""

    async def passkeys_of(self, person_id: int) -> list[Passkey]:
        """Return the passkeys of a rucksack, the oldest first."""

    async def drop_passkey(self, person_id: int, number: int) -> bool:
        """Delete a passkey; return whether it was there."""

    async def set_address(self, person_id: int, address: str, digest: bytes) -> None:
        """Store an address in place of the one before; the code of this digest will confirm it."""

    async def confirm_address(self, digest: bytes) -> bool:
        """Confirm the address of this code, within a day, once; return whether there was one."""

    async def address_of(self, person_id: int) -> MailAddress | None:
        """Return the address of a rucksack."""

    async def drop_address(self, person_id: int) -> None:
        """Delete the address of a rucksack (idempotent)."""

    async def people_at(self, address: str, limit: int) -> list[int]:
        """Return whose rucksacks have this address, confirmed; none of a child's."""
