"""A port for a server of our own."""

import socket
from random import randrange


def free_port() -> int:
    """Return a port that nobody else gets by chance: a server that was killed wants its own again."""
    while True:
        port = randrange(20_000, 30_000)  # the system hands out higher ones
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
        return port
