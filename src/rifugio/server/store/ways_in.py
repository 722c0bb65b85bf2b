"""The `WaysIn` in PostgreSQL: passkeys and mail addresses."""

from typing import Final

from rifugio.server.people.stored import MailAddress, Passkey
from rifugio.server.store.asking import Asking

_PASSKEY: Final = "SELECT person_id, number, credential, public_key, device, made FROM passkey"
_ADD: Final = """
INSERT INTO passkey (person_id, credential, public_key, device)
SELECT person_id, %s, %s, %s FROM person WHERE person_id = %s FOR KEY SHARE
ON CONFLICT (credential) DO NOTHING
"""
_SET_ADDRESS: Final = """
INSERT INTO mail_address (person_id, address, code) VALUES (%s, %s, %s)
ON CONFLICT (person_id) DO UPDATE
SET address = excluded.address, code = excluded.code, asked = excluded.asked
"""
_CONFIRM: Final = """
UPDATE mail_address SET code = NULL
WHERE code = %s AND asked > clock_timestamp() - interval '1 day'
"""
_PEOPLE_AT: Final = """
SELECT person_id FROM mail_address JOIN person USING (person_id)
WHERE address = %s AND code IS NULL AND NOT child ORDER BY person_id LIMIT %s
"""


class PostgresWaysIn(Asking):
    """Ways into rucksacks in PostgreSQL; each call borrows a connection."""

    async def add_passkey(self, person_id: int, credential: bytes, public_key: bytes, device: str) -> bool:
        """Store a passkey."""
        return await self._changed(_ADD, (credential, public_key, device, person_id)) == 1

    async def passkey(self, credential: bytes) -> Passkey | None:
        """Return the passkey with this credential id."""
        found = await self._rows(f"{_PASSKEY} WHERE credential = %s", (credential,))
        return Passkey(*found[0]) if found else None

    async def passkeys_of(self, person_id: int) -> list[Passkey]:
        """Return the passkeys of a rucksack, the oldest first."""
        found = await self._rows(f"{_PASSKEY} WHERE person_id = %s ORDER BY number", (person_id,))
        return [Passkey(*row) for row in found]

    async def drop_passkey(self, person_id: int, number: int) -> bool:
        """Delete a passkey."""
        drop = "DELETE FROM passkey WHERE person_id = %s AND number = %s"
        return await self._changed(drop, (person_id, number)) == 1

    async def set_address(self, person_id: int, address: str, digest: bytes) -> None:
        """Store an address in place of the one before; the code of this digest will confirm it."""
        await self._changed(_SET_ADDRESS, (person_id, address, digest))

    async def confirm_address(self, digest: bytes) -> bool:
        """Confirm the address of this code."""
        return await self._changed(_CONFIRM, (digest,)) == 1

    async def address_of(self, person_id: int) -> MailAddress | None:
        """Return the address of a rucksack."""
        found = await self._rows(
            "SELECT address, code IS NULL FROM mail_address WHERE person_id = %s", (person_id,)
        )
        return MailAddress(*found[0]) if found else None

    async def drop_address(self, person_id: int) -> None:
        """Delete the address of a rucksack."""
        await self._changed("DELETE FROM mail_address WHERE person_id = %s", (person_id,))

    async def people_at(self, address: str, limit: int) -> list[int]:
        """Return whose rucksacks have this address, confirmed; none of a child's."""
        return [person_id for (person_id,) in await self._rows(_PEOPLE_AT, (address, limit))]
