"""`rifugio` whose clock is in somebody's hand: python -m kit.browser.clocked serve …

The time of day is that in the file CLOCK_FILE, whenever it is asked for. PostgreSQL's clock, by which events
are stored and deadlines pass, is its own. This is part of the tests and not of the package that people
install.
"""

import os
from datetime import datetime
from pathlib import Path
from unittest.mock import patch

from rifugio.cli import main
from rifugio.server.host import machine

CLOCK_FILE = "CLOCK_FILE"


def _now(_clock: machine.MachineClock) -> datetime:
    return datetime.fromisoformat(Path(os.environ[CLOCK_FILE]).read_text(encoding="ascii"))


if __name__ == "__main__":
    with patch.object(machine.MachineClock, "now", _now):
        main()
