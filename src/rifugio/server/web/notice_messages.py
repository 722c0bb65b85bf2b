"""Messages about notices."""

from typing import Annotated, Literal

from pydantic import AwareDatetime, Field, StrictInt, StringConstraints, model_validator

from rifugio.server.people.notices.stored import Wishes
from rifugio.server.web.messages import Message

Minute = Annotated[StrictInt, Field(ge=0, lt=24 * 60)]
Zone = Annotated[str, StringConstraints(pattern="^[A-Za-z0-9_+/-]{1,64}$")]
Url = Annotated[str, StringConstraints(pattern=r"^https?://[!-~]+$", max_length=2000)]
PushSecret = Annotated[str, StringConstraints(pattern="^[A-Za-z0-9_=-]{16,200}$")]


class AskedWishes(Message):
    """When I want to be told. Times of the day are minutes after midnight, in my time zone."""

    after_minutes: Literal[2, 10, 60]
    """How long a turn waits first."""
    digest: Minute | None = None
    """At this time once a day, instead of one notice for each turn."""
    quiet_from: Minute | None = None
    quiet_until: Minute | None = None
    """Between these times nothing is sent; both, or neither."""
    zone: Zone

    @model_validator(mode="after")
    def _both(self) -> "AskedWishes":
        if (self.quiet_from is None) != (self.quiet_until is None):
            raise ValueError("quiet hours have a beginning and an end")
        return self

    def wishes(self) -> Wishes:
        """Return them as they are stored."""
        return Wishes(self.after_minutes, self.digest, self.quiet_from, self.quiet_until, self.zone)


class PushWay(Message):
    """A browser, as its push service names it."""

    kind: Literal["push"]
    endpoint: Url
    p256dh: PushSecret
    auth: PushSecret


class MailWay(Message):
    """The e-mail address of the rucksack."""

    kind: Literal["mail"]


class HookWay(Message):
    """An address that is called."""

    kind: Literal["hook"]
    url: Url
    shape: Literal["plain", "discord", "slack", "matrix", "ntfy"]


class AskedWay(Message):
    """A way by which I want to be told."""

    way: Annotated[PushWay | MailWay | HookWay, Field(discriminator="kind")]


class ShownWay(Message):
    """A way by which I am told."""

    number: int
    kind: Literal["push", "mail", "hook"]
    name: str
    """The device of a browser, the address of a mail, the host of a hook."""
    this: bool
    """Whether it is this device."""
    made: AwareDatetime


class PossibleWays(Message):
    """The ways this host has."""

    push: str | None
    """The key with which a browser asks for push messages."""
    mail: bool
    hook: bool


class ShownNotices(Message):
    """When and by what I am told that it is my turn."""

    possible: PossibleWays
    wishes: AskedWishes
    ways: tuple[ShownWay, ...]


class Noted(Message):
    """Whether a look was noted."""

    again_seconds: float
    """In how many seconds to say it again; 0: it was noted."""
