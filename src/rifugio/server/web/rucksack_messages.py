"""Messages about a rucksack."""

from collections.abc import Mapping
from datetime import date
from typing import Annotated, Any, Literal

from pydantic import AwareDatetime, Field, StrictBool, StrictInt, StringConstraints

from rifugio.server.people.secrets import CODE_PATTERN, SESSION_PATTERN
from rifugio.server.web.messages import Message, MyTokens
from rifugio.table.messages.options import BotName, Look

Language = Literal["de", "en", "it", "nl"]
Short = Annotated[str, StringConstraints(max_length=40)]
Setting = Annotated[str, StringConstraints(pattern="^[a-z_]{1,20}$")]
Base64 = Annotated[str, StringConstraints(pattern="^[A-Za-z0-9_-]{1,4000}$")]
Address = Annotated[
    str,
    StringConstraints(
        pattern=r"^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}$",
        max_length=254,
        to_lower=True,
        strip_whitespace=True,
    ),
]
Code = Annotated[str, StringConstraints(pattern=CODE_PATTERN, max_length=60)]


class Things(Message):
    """What goes along to every device; what is not named stays as it was."""

    look: Look | None = None
    language: Language | None = None
    settings: (
        Annotated[Mapping[Setting, StrictBool | StrictInt | Short | None], Field(max_length=20)] | None
    ) = None
    stamps: Annotated[tuple[BotName, ...], Field(max_length=20)] = ()
    """Stamps of the climb are only ever added."""
    child: StrictBool | None = None
    """Whether it is a child's; None: as it was."""


class NewRucksack(MyTokens, Things):
    """What to begin with: these seats, and these things."""


class Packed(Message):
    """A rucksack that is open on this device now."""

    session: str
    """The secret that opens it: `Authorization: Bearer …`."""


class ShownSeat(Message):
    """A seat in the rucksack, or the role of a host, as its token."""

    table: str
    token: str
    ended: AwareDatetime | None
    """When its game ended."""


class ShownDevice(Message):
    """A device on which the rucksack is open."""

    number: int
    name: str
    """Its system and its browser, such as `android firefox`."""
    opened: AwareDatetime
    seen: date
    this: bool


class ShownPasskey(Message):
    """A passkey that opens the rucksack."""

    number: int
    device: str
    """The device it was made on: its system and its browser."""
    made: AwareDatetime


class ShownAddress(Message):
    """Where a link that opens the rucksack can be sent."""

    address: str
    confirmed: bool
    """Whether the link in the first letter was followed."""


class Ways(Message):
    """The ways into a rucksack that this server has, besides another device."""

    passkeys: bool
    mail: bool


class ShownRucksack(Message):
    """A rucksack."""

    packed: AwareDatetime
    child: bool
    look: Look | None
    language: Language | None
    settings: Mapping[str, bool | int | str | None] | None
    stamps: tuple[BotName, ...]
    seats: tuple[ShownSeat, ...]
    devices: tuple[ShownDevice, ...]
    passkeys: tuple[ShownPasskey, ...]
    address: ShownAddress | None
    kept_days: int
    """How long it is kept after the last visit."""


class Companion(Message):
    """Somebody who keeps a seat at one of my tables, too."""

    table: str
    seat: int
    friend: int
    """The same number for the same person, in this answer only."""
    look: Look | None
    """As they look now."""


class Move(Message):
    """A code that opens the rucksack on another device, once."""

    code: str
    seconds: int
    """For how long."""


class AskedJoin(Message):
    """The session of another rucksack of the same person."""

    session: Annotated[str, StringConstraints(pattern=SESSION_PATTERN)]


class AskedOpening(Message):
    """A code to open a rucksack by."""

    code: Code


class MadePasskey(Message):
    """A passkey that a browser made for the rucksack, as WebAuthn encodes it."""

    id: Base64
    client_data: Base64
    attestation: Base64

    def credential(self) -> dict[str, Any]:
        """Return it as WebAuthn's JSON."""
        response = {"clientDataJSON": self.client_data, "attestationObject": self.attestation}
        return {"id": self.id, "rawId": self.id, "type": "public-key", "response": response}


class PasskeyProof(Message):
    """The proof that a browser has a passkey, as WebAuthn encodes it."""

    id: Base64
    client_data: Base64
    authenticator_data: Base64
    signature: Base64

    def credential(self) -> dict[str, Any]:
        """Return it as WebAuthn's JSON."""
        response = {
            "clientDataJSON": self.client_data,
            "authenticatorData": self.authenticator_data,
            "signature": self.signature,
        }
        return {"id": self.id, "rawId": self.id, "type": "public-key", "response": response}


class AskedAddress(Message):
    """An e-mail address."""

    address: Address


class AskedConfirmation(Message):
    """The code in a letter that confirms its address."""

    code: Code
