"""The system clock and the system's randomness, for play."""

import secrets
from datetime import UTC, datetime


class MachineClock:
    """The clock of this machine."""

    def now(self) -> datetime:
        """Return the current time."""
        return datetime.now(UTC)


class MachineChance:
    """The operating system's secure random generator."""

    def some_bytes(self, many: int) -> bytes:
        """Return random bytes."""
        return secrets.token_bytes(many)

    def below(self, number: int) -> int:
        """Return a random number from 0 to number - 1."""
        return secrets.randbelow(number)
