"""The ways by which a notice reaches somebody: what is sent, and what can come of it."""

from collections.abc import Mapping
from typing import Literal, NamedTuple, Protocol, TypeAlias

Kind: TypeAlias = Literal["push", "mail", "hook"]


class Notice(NamedTuple):
    """What somebody is told, in their language."""

    key: str
    """The same whenever it is sent again: idempotency key, Message-ID."""
    tag: str
    """The same for all notices of a table, and for all digests: a newer one replaces the older."""
    title: str
    text: str
    url: str
    """Opens the board as it is then."""
    language: str
    ttl_seconds: int
    """After this it is of no use any more."""
    quiet: bool
    """Whether it makes no sound."""
    stop_url: str
    """Stops all notices by this way; signed."""


class Sent(NamedTuple):
    """It was taken."""


class Gone(NamedTuple):
    """The address will never be good again: the way is deleted."""


class Later(NamedTuple):
    """It was not taken, and is sent again later."""

    seconds: float | None = None
    """As the other side wishes."""


Outcome: TypeAlias = Sent | Gone | Later


class Way(Protocol):
    """Sends notices by one kind of way."""

    @property
    def public_key(self) -> str | None:
        """What a browser has to know before it can be sent anything; None if the way goes to no browser."""

    async def send(self, address: str, more: Mapping[str, str], notice: Notice) -> Outcome:
        """Send a notice; `more` is what the kind needs besides the address (keys, the shape of a hook)."""

    def fault(self, address: str, more: Mapping[str, str]) -> str | None:
        """Return a code that says why this address is not taken; None if it is."""
