"""The system clock and the system's randomness, for play."""

import secrets
from datetime import UTC, datetime


class MachineClock:
    """The clock of this machine."""

    def now(self) -> datetime:
        """Return the moment."""
        return datetime.now(UTC)


class MachineChance:
    """The operating system's generator for secrets."""

    def some_bytes(self, many: int) -> bytes:
        """Return random bytes."""
        return secrets.token_bytes(many)

    def below(self, number: int) -> int:
        """Return a random number from 0 on, below this one."""
        return secrets.randbelow(number)
