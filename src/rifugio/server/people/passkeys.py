"""Passkeys: a rucksack opens wherever one of its passkeys is, and there is nothing to remember (WebAuthn)."""

from collections.abc import Mapping
from typing import Any, Final

from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import (
    base64url_to_bytes,
    bytes_to_base64url,
    options_to_json_dict,
    parse_client_data_json,
)
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from rifugio.server.people.rucksacks import Rucksacks
from rifugio.server.people.seams import People, WaysIn
from rifugio.server.people.secrets import digest_of
from rifugio.server.people.site import Site
from rifugio.server.people.stored import Passkey
from rifugio.server.play.seams import Chance

NEW: Final = "passkey-new"
OPEN: Final = "passkey-open"
CHALLENGE_SECONDS: Final = 300
MOST: Final = 20
"""Passkeys in one rucksack."""
VERIFIED: Final = UserVerificationRequirement.REQUIRED
"""By a finger, a face or the device's own code: the passkey is all that is asked for."""


class Passkeys:
    """Adds passkeys to rucksacks, and opens rucksacks by them. Each challenge works once."""

    def __init__(
        self, site: Site, people: People, ways: WaysIn, rucksacks: Rucksacks, chance: Chance
    ) -> None:
        self._site, self._people, self._ways = site, people, ways
        self._rucksacks, self._chance = rucksacks, chance

    async def _challenge(self, kind: str, person_id: int | None) -> bytes:
        challenge = self._chance.some_bytes(32)
        await self._people.add_ticket(
            digest_of(bytes_to_base64url(challenge)), kind, person_id, CHALLENGE_SECONDS
        )
        return challenge

    async def options_for_new(self, person_id: int, name: str) -> dict[str, Any]:
        """Return what a browser needs to make a passkey for this rucksack."""
        known = await self._ways.passkeys_of(person_id)
        options = generate_registration_options(
            rp_id=self._site.host,
            rp_name="Rifugio",
            user_id=digest_of(f"passkey {person_id}"),
            user_name=name or "Rifugio",
            challenge=await self._challenge(NEW, person_id),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=VERIFIED
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=one.credential) for one in known],
        )
        return options_to_json_dict(options)

    async def add(self, person_id: int, made: Mapping[str, Any], device: str) -> bool:
        """Add the passkey that a browser made; return False if it is no good."""
        challenge = await self._answered(made, NEW, person_id)
        if challenge is None or len(await self._ways.passkeys_of(person_id)) >= MOST:
            return False
        try:
            new = verify_registration_response(
                credential=dict(made),
                expected_challenge=challenge,
                expected_rp_id=self._site.host,
                expected_origin=self._site.origin,
                require_user_verification=True,
            )
        except Exception:  # noqa: BLE001 - hostile bytes go through several parsers here
            return False
        return await self._ways.add_passkey(person_id, new.credential_id, new.credential_public_key, device)

    async def options_to_open(self) -> dict[str, Any]:
        """Return what a browser needs to prove that it has a passkey of this site; it asks which."""
        return options_to_json_dict(
            generate_authentication_options(
                rp_id=self._site.host, challenge=await self._challenge(OPEN, None), user_verification=VERIFIED
            )
        )

    async def open_by(self, proof: Mapping[str, Any], device: str) -> str | None:
        """Open the rucksack of a passkey; return the session's secret, or None if the proof is no good."""
        challenge = await self._answered(proof, OPEN, None)
        passkey = await self._ways.passkey(base64url_to_bytes(proof["id"]))
        if challenge is None or passkey is None or not self._holds(proof, challenge, passkey):
            return None
        return await self._rucksacks.open_on(passkey.person_id, device)

    def _holds(self, proof: Mapping[str, Any], challenge: bytes, passkey: Passkey) -> bool:
        try:
            verify_authentication_response(
                credential=dict(proof),
                expected_challenge=challenge,
                expected_rp_id=self._site.host,
                expected_origin=self._site.origin,
                credential_public_key=passkey.public_key,
                credential_current_sign_count=0,  # passkeys that are on several devices count nothing
                require_user_verification=True,
            )
        except Exception:  # noqa: BLE001 - hostile bytes go through several parsers here
            return False
        return True

    async def _answered(
        self, credential: Mapping[str, Any], kind: str, person_id: int | None
    ) -> bytes | None:
        """Return the challenge that was answered, if it was given out for this and not answered before."""
        try:
            sent = parse_client_data_json(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        except (WebAuthnException, ValueError, RecursionError):
            return None
        ticket = await self._people.use_ticket(digest_of(bytes_to_base64url(sent.challenge)), kind)
        return sent.challenge if ticket == (person_id,) else None
