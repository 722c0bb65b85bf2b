"""The listening socket, and the addresses at which others reach it."""

import errno
import ipaddress
import socket
from typing import Final

USUAL_PORT: Final = 8000
PORTS_TO_TRY: Final = 50
BACKLOG: Final = 2048
_SOMEWHERE: Final = ("192.0.2.1", "192.168.0.1", "192.168.1.1", "10.0.0.1", "172.16.0.1")
"""Nothing is sent there; connecting a UDP socket only reveals the local address it would use."""


class NoDoor(RuntimeError):
    """The server cannot listen there; the message says why."""


def open_door(host: str, port: int | None) -> socket.socket:
    """Return a listening socket: on the given port (0: any), else on the usual one or the next free."""
    if port is not None:
        return _listen(host, port)
    for number in range(USUAL_PORT, USUAL_PORT + PORTS_TO_TRY):
        try:
            return _listen(host, number)
        except NoDoor as taken:
            if not isinstance(taken.__cause__, OSError) or taken.__cause__.errno != errno.EADDRINUSE:
                raise
    return _listen(host, 0)


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    door = socket.socket(family, socket.SOCK_STREAM)
    try:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind((host, port))
        door.listen(BACKLOG)  # now, so that no other program takes the port meanwhile
    except OSError as error:
        door.close()
        why = "it is taken" if error.errno == errno.EADDRINUSE else error.strerror
        raise NoDoor(f"cannot listen at port {port} of {host}: {why}") from error
    door.set_inheritable(True)
    return door


def port_of(door: socket.socket) -> int:
    """Return the port of a socket."""
    return int(door.getsockname()[1])


def addresses(host: str) -> list[str]:
    """Return the addresses at which other devices reach a listener; none if it is on loopback."""
    if host not in {"0.0.0.0", "::", ""}:
        return [] if host == "localhost" or is_loopback(host) else [host]
    found = [own for somewhere in _SOMEWHERE if (own := _own_address(somewhere)) and not is_loopback(own)]
    return list(dict.fromkeys(found))


def _own_address(towards: str) -> str | None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((towards, 9))
        except OSError:
            return None
        return str(probe.getsockname()[0])


def is_loopback(host: str) -> bool:
    """Whether an address is a loopback address."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def web_address(host: str, port: int) -> str:
    """Return the URL to type into a browser."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
