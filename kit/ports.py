"""Free ports for test servers."""

import socket
from random import randrange


def free_port() -> int:
    """Return a free port outside the ephemeral range: a restarted server needs to get the same one again."""
    while True:
        port = randrange(20_000, 30_000)  # the system hands out higher ones
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
        return port
