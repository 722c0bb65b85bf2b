"""Terminating processes."""

import signal
import subprocess
import sys

from rifugio.server.host.processes import end

HARD_OF_HEARING = """
import signal, sys
heard = []
signal.signal(signal.SIGINT, lambda *_: heard.append(1) if not heard else sys.exit(7))
print("ready", flush=True)
while True:
    signal.pause()
"""


def test_whoever_misses_the_first_signal_gets_another() -> None:
    with subprocess.Popen([sys.executable, "-c", HARD_OF_HEARING], stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"ready\n"
        end(process, [(signal.SIGINT, 20.0)])
        assert process.returncode == 7
