"""What has to be done within a time. A machine may be busy, so that what took too long is tried again.

CI runs what fails by the clock (`TookTooLong`, or a time-out of a library) twice more, prints each such
failure, and counts them in its closing line (docs/decisions/0004). Whatever else fails, fails at once.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic


class TookTooLong(AssertionError):
    """Something was done, but not in time."""


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """What is done in here is done within so many seconds."""
    began = monotonic()
    yield
    took = monotonic() - began
    if took >= seconds:
        raise TookTooLong(f"{took:.2f} s instead of {seconds:g} s")


def still_before(until: float, said: str = "") -> None:
    """It is not yet that late (by `time.monotonic`); what was waited for still may come."""
    if monotonic() >= until:
        raise TookTooLong(said)
