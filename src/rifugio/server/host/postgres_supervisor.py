"""The supervisor of the embedded PostgreSQL: restarts it when it dies.

A thread, because the kernel ends PostgreSQL together with the thread that started it. Restarts have a
back-off and a limit; beyond that the server exits and says why. On a full disk it waits.
"""

import threading
import time
from collections.abc import Callable
from typing import Final

from structlog import get_logger

from rifugio.server.host.folders import is_full
from rifugio.server.host.postgres import Postgres, PostgresError

PAUSES: Final = (0.0, 0.5, 1.0, 2.0, 4.0)
"""Back-off: seconds before each attempt."""
WAIT_FOR_ROOM: Final = 2.0
LIVED_WELL: Final = 60.0
"""Seconds of uptime after which the attempts are counted from zero again."""

log = get_logger()


class PostgresSupervisor(threading.Thread):
    """Restarts PostgreSQL until stopped; calls `give_up` with a message when it cannot."""

    def __init__(self, postgres: Postgres, give_up: Callable[[str], None]) -> None:
        super().__init__(name="rifugio-postgres", daemon=True)
        self._postgres, self._give_up = postgres, give_up
        self._told_to_stop = threading.Event()
        self._tries = 0

    def stop(self) -> None:
        """Stop restarting."""
        self._told_to_stop.set()
        if self.is_alive():
            self.join()

    def run(self) -> None:
        """Restart PostgreSQL whenever it dies."""
        while not self._told_to_stop.is_set():
            began = time.monotonic()
            if not self._ended():
                return
            if time.monotonic() - began > LIVED_WELL:
                self._tries = 0
            log.warning("postgres.died", exit=self._postgres.exit_code)
            if not self._start_again():
                return

    def _ended(self) -> bool:
        """Wait until PostgreSQL has ended; False if this process is stopping."""
        while not self._told_to_stop.wait(0.05):
            if self._postgres.exit_code is not None:
                return True
        return False

    def _start_again(self) -> bool:
        """Retry until it answers; False if this process is stopping, or after giving up."""
        began, waiting, said = time.monotonic(), False, "It ended soon after each start."
        while self._tries < len(PAUSES):
            if self._told_to_stop.wait(WAIT_FOR_ROOM if waiting else PAUSES[self._tries]):
                return False
            failure = self._try()
            if failure is not None and is_full(self._postgres.folder, failure):
                if not waiting:
                    log.error("postgres.disk_full")
                waiting = True
                continue
            self._tries, waiting = self._tries + 1, False
            if failure is None:
                log.info("postgres.back", seconds=round(time.monotonic() - began, 1))
                return True
            said = failure
        if not self._told_to_stop.is_set():
            self._give_up(
                f"PostgreSQL ended and does not start again. The games are in {self._postgres.folder};"
                f" mend what it says, and start the server again:\n{said[-2000:].strip()}"
            )
        return False

    def _try(self) -> str | None:
        """Return None if it runs again, or else its output."""
        try:
            self._postgres.start_again(self._told_to_stop)
        except (PostgresError, OSError) as error:
            return str(error)
        return None
