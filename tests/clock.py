"""Time limits in tests. A machine may be busy, so tests that took too long are run again.

CI reruns tests that fail by a timeout (`TookTooLong`, or a library's) up to twice, prints each such failure,
and counts them in its closing line (docs/decisions/0004). Every other failure fails at once.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic


class TookTooLong(AssertionError):
    """Something was done, but too late."""


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Fail with TookTooLong if the block takes longer than this."""
    began = monotonic()
    yield
    took = monotonic() - began
    if took >= seconds:
        raise TookTooLong(f"{took:.2f} s instead of {seconds:g} s")


def still_before(until: float, said: str = "") -> None:
    """Raise TookTooLong once this time (by `time.monotonic`) has passed."""
    if monotonic() >= until:
        raise TookTooLong(said)
