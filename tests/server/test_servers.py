"""The test servers themselves."""

import socket

import pytest

from kit.servers import NatsServer
from rifugio.server.host.processes import is_alive


def greeting(server: NatsServer, seconds: float = 2.0) -> bytes:
    with socket.create_connection(("127.0.0.1", server.port), timeout=seconds) as connection:
        return connection.recv(4)


def test_nats_starts_pauses_and_dies() -> None:
    with NatsServer() as server:
        assert greeting(server) == b"INFO"
        server.pause()
        with pytest.raises(TimeoutError):
            greeting(server, 0.2)
        server.resume()
        assert greeting(server) == b"INFO"
        pid = server.pid
        server.kill9()
        assert pid is not None
        assert not is_alive(pid)
        server.start()
        assert greeting(server) == b"INFO"
        server.pause()  # and is stopped all the same
