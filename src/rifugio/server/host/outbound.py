"""Sends requests to addresses that strangers gave us, and never into a private network."""

import asyncio
import socket
import ssl
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import Final, NamedTuple, TypeAlias
from urllib.parse import SplitResult, urlsplit

import httpcore2

from rifugio.server.play.seams import Clock

PATIENCE: Final = 10.0
"""Seconds for everything: finding the address, connecting, sending, and the beginning of the answer."""
AT_ONCE: Final = 50
LONGEST: Final = 2000
"""Characters of an address."""
WAIT_AT_MOST: Final = 86_400.0

NAT64: Final = IPv6Network("64:ff9b::/96")
GIVEN_OUT: Final = IPv6Network("2000::/3")
"""All that is routed of IPv6. What is_global lets through besides leads to IPv4 addresses, or inwards."""
NOT_OUT_THERE: Final = (
    *(IPv6Network("2001::/23"), IPv6Network("2001:db8::/32"), IPv6Network("2002::/16")),
    IPv6Network("3fff::/20"),
)
ASKING: Final = ThreadPoolExecutor(8, thread_name_prefix="names")
"""Asks for names, so that those which nobody answers for keep no other thread waiting."""
RELAYS: Final = IPv4Network("192.88.99.0/24")

Address: TypeAlias = IPv4Address | IPv6Address
Resolve: TypeAlias = Callable[[str, int], Awaitable[Sequence[Address]]]


class Unreached(OSError):
    """There is no answer: nobody there, too slow, no valid certificate, or no place to go."""


class Answered(NamedTuple):
    """What the other side said. What it sent besides is not read."""

    status: int
    retry_after: float | None


async def resolved(host: str, port: int) -> Sequence[Address]:
    """Ask the system for the addresses of a name."""
    loop = asyncio.get_running_loop()
    found = await loop.run_in_executor(ASKING, socket.getaddrinfo, host, port, 0, socket.SOCK_STREAM)
    return [ip_address(str(where[0]).partition("%")[0]) for _, _, _, _, where in found]


def is_out_there(address: Address) -> bool:
    """Whether this is an address on the internet, and not one of our own network or of this machine."""
    if isinstance(address, IPv4Address):
        return address.is_global and not address.is_multicast and address not in RELAYS
    if address in NAT64:
        return is_out_there(IPv4Address(int(address) & 0xFFFFFFFF))
    return address in GIVEN_OUT and not any(address in network for network in NOT_OUT_THERE)


class Outbound:
    """An HTTPS client without redirects, proxies, cookies or patience.

    The names in `allowed` (`host` or `host:port`) are of the host's own network: they may be anywhere, and
    plain http will do.
    """

    def __init__(
        self,
        clock: Clock,
        allowed: Iterable[str] = (),
        resolve: Resolve = resolved,
        trusted: ssl.SSLContext | None = None,
        patience: float = PATIENCE,
    ) -> None:
        self._clock, self._patience = clock, patience
        self._allowed = frozenset(name.lower() for name in allowed)
        self._pool = httpcore2.AsyncConnectionPool(
            ssl_context=trusted or ssl.create_default_context(),
            max_connections=AT_ONCE,
            max_keepalive_connections=0,
            network_backend=_OnlyOutwards(resolve, self._is_allowed),
        )

    def _is_allowed(self, host: str, port: int) -> bool:
        return not self._allowed.isdisjoint({host.lower(), f"{host.lower()}:{port}"})

    def fault(self, url: str) -> str | None:
        """Return why nothing would be sent to this URL: `address`, `https` or `private`."""
        parts = _parts(url)
        if parts is None or parts.hostname is None:
            return "address"
        if self._is_allowed(parts.hostname, _port(parts)):
            return None
        if parts.scheme != "https":
            return "https"
        return "private" if _is_private(parts.hostname) else None

    async def send(self, method: str, url: str, headers: Mapping[str, str], body: bytes) -> Answered:
        """Send a request; raise Unreached if there is no answer."""
        parts = _parts(url)
        if parts is None or (fault := self.fault(url)) is not None:
            raise Unreached("address" if parts is None else fault)
        target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        where = httpcore2.URL(
            scheme=parts.scheme, host=parts.hostname or "", port=_port(parts), target=target
        )
        try:
            async with (
                asyncio.timeout(self._patience),
                self._pool.stream(method, where, headers=[*headers.items()], content=body) as answer,
            ):
                said = {name.lower(): value.decode("latin-1") for name, value in answer.headers}
                return Answered(answer.status, self._seconds(said.get(b"retry-after")))
        except (OSError, ssl.SSLError, *_FAILURES) as error:
            raise Unreached(type(error).__name__) from None

    def _seconds(self, retry_after: str | None) -> float | None:
        """Return a Retry-After, a number of seconds or a date, as seconds."""
        if retry_after is None:
            return None
        try:
            if retry_after.isascii() and retry_after.isdigit():
                seconds = float(retry_after)
            else:
                at = parsedate_to_datetime(retry_after)
                seconds = (_with_zone(at) - self._clock.now()).total_seconds()
        except (ValueError, OverflowError):
            return None
        return min(max(seconds, 0.0), WAIT_AT_MOST)


_FAILURES: Final = (
    *(httpcore2.NetworkError, httpcore2.ProtocolError, httpcore2.TimeoutException),
    httpcore2.UnsupportedProtocol,
)


class _OnlyOutwards(httpcore2.AsyncNetworkBackend):
    """Connects to the very addresses that were looked at: a name is not resolved a second time."""

    def __init__(self, resolve: Resolve, is_allowed: Callable[[str, int], bool]) -> None:
        self._resolve, self._is_allowed = resolve, is_allowed
        self._plain = httpcore2.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[httpcore2.SOCKET_OPTION] | None = None,
    ) -> httpcore2.AsyncNetworkStream:
        """Connect to the first address of this host that answers and may be reached."""
        found = await self._resolve(host, port)
        free = self._is_allowed(host, port)
        failure: Exception = Unreached("private")
        for address in dict.fromkeys(one for one in found if free or is_out_there(one)):
            try:
                return await self._plain.connect_tcp(
                    str(address), port, timeout, local_address, socket_options
                )
            except httpcore2.ConnectError as error:
                failure = error
        raise failure


def _parts(url: str) -> SplitResult | None:
    """Return the parts of a URL; None if it is not simply a place on the web."""
    try:
        parts = urlsplit(url)
        fine = parts.scheme in {"http", "https"} and parts.hostname and parts.port != 0
    except ValueError:
        return None
    plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST
    return parts if fine and plain and "@" not in parts.netloc and "\\" not in url else None


def _port(parts: SplitResult) -> int:
    return parts.port or {"http": 80, "https": 443}[parts.scheme]


def _is_private(host: str) -> bool:
    """Whether a host can be told from its name alone to be in no public place."""
    try:
        return not is_out_there(ip_address(host))
    except ValueError:
        return "." not in host.strip(".") or host.rstrip(".").lower().endswith((".localhost", ".local"))


def _with_zone(at: datetime) -> datetime:
    return at if at.tzinfo else at.replace(tzinfo=UTC)
