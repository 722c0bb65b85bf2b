"""Requests to addresses of strangers: nothing of ours is ever reached by them."""

import ssl
from collections.abc import Sequence
from ipaddress import ip_address
from pathlib import Path

import pytest

from rifugio.server.host.machine import MachineClock
from rifugio.server.host.outbound import (
    Address,
    Answered,
    Outbound,
    Resolve,
    Unreached,
    is_out_there,
    resolved,
)
from tests.clock import within
from tests.server.ways.certificates import contexts
from tests.server.ways.far_end import FarEnd, far_end

CLOCK = MachineClock()
SYSTEM = ssl.create_default_context()


def outbound(
    *allowed: str, names: Resolve = resolved, trusted: ssl.SSLContext = SYSTEM, patience: float = 5
) -> Outbound:
    return Outbound(CLOCK, allowed, names, trusted, patience)


def leading_to(*addresses: str) -> "Names":
    return Names([ip_address(one) for one in addresses])


class Names:
    """Knows one answer for all names, and counts the questions."""

    def __init__(self, addresses: Sequence[Address]) -> None:
        self.addresses, self.asked = addresses, 0

    async def __call__(self, host: str, port: int) -> Sequence[Address]:
        self.asked += 1
        return self.addresses


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.178.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"),
        *("224.0.0.1", "239.255.255.250", "255.255.255.255", "240.0.0.1", "192.0.2.1", "198.18.0.1"),
        *("192.88.99.1", "::", "::1", "::ffff:127.0.0.1", "::ffff:8.8.8.8", "::127.0.0.1", "fe80::1"),
        *("fc00::1", "fd12:3456::1", "fec0::1", "ff02::1", "64:ff9b::7f00:1", "64:ff9b::a00:1"),
        *("64:ff9b:1::1", "2002:7f00:1::1", "2001::7f00:1", "2001:db8::1", "3fff::1", "100::1", "5f00::1"),
    ],
)
async def test_no_request_reaches_an_address_that_is_not_public(address: str, end: FarEnd) -> None:
    assert not is_out_there(ip_address(address))
    names = leading_to(address)
    with pytest.raises(Unreached, match="Unreached"):
        await outbound(names=names).send("POST", f"https://hook.example:{end.port}/", {}, b"")
    assert names.asked == 1
    literal = f"[{address}]" if ":" in address else address
    assert outbound().fault(f"https://{literal}:{end.port}/") == "private"
    with pytest.raises(Unreached):
        await outbound().send("POST", f"https://{literal}:{end.port}/", {}, b"")
    assert end.connections == 0


@pytest.mark.parametrize("address", ["8.8.8.8", "142.250.1.1", "2606:4700::1111", "64:ff9b::808:808"])
def test_what_is_public(address: str) -> None:
    assert is_out_there(ip_address(address))


async def test_a_name_is_asked_for_once_and_its_private_addresses_are_left_out(end: FarEnd) -> None:
    """A name that answers differently the second time (DNS rebinding) gets no second question."""
    names = leading_to("127.0.0.1", "::1")
    with pytest.raises(Unreached):
        await outbound(names=names).send("POST", f"https://hook.example:{end.port}/", {}, b"")
    assert (names.asked, end.connections) == (1, 0)


async def test_a_redirect_is_an_answer_and_is_not_followed(end: FarEnd) -> None:
    async with far_end() as inside:
        end.says(302, f"Location: http://127.0.0.1:{inside.port}/secret")
        out = outbound(f"127.0.0.1:{end.port}", f"127.0.0.1:{inside.port}")
        assert (await out.send("POST", f"http://127.0.0.1:{end.port}/", {}, b"")).status == 302
        assert inside.connections == 0


async def test_names_of_the_hosts_own_network_may_be_reached_and_by_http(end: FarEnd) -> None:
    names = leading_to("127.0.0.1")
    url = f"http://ntfy.home.arpa:{end.port}/huts?a=1"
    for allowed in ("ntfy.home.arpa", f"NTFY.home.arpa:{end.port}"):
        answer = await outbound(allowed, names=names).send("PUT", url, {"X-Hut": "1"}, b"abc")
        assert answer == Answered(201, None)
    request = end.requests[-1]
    assert (request.method, request.target, request.body) == ("PUT", "/huts?a=1", b"abc")
    assert request.headers == {"host": f"ntfy.home.arpa:{end.port}", "content-length": "3", "x-hut": "1"}
    with pytest.raises(Unreached):
        await outbound("ntfy.home.arpa:1", names=names).send("PUT", url, {}, b"")


async def test_the_certificate_is_checked_for_the_name_that_was_asked_for(tmp_path: Path) -> None:
    server, trusting = contexts(tmp_path, "push.example")
    names = leading_to("127.0.0.1")
    async with far_end(server) as end:
        right, wrong = (f"{name}.example:{end.port}" for name in ("push", "other"))
        out = outbound(right, wrong, names=names, trusted=trusting)
        assert (await out.send("POST", f"https://{right}/", {}, b"")).status == 201
        for client, name in ((out, wrong), (outbound(right, names=names), right)):
            with pytest.raises(Unreached):
                await client.send("POST", f"https://{name}/", {}, b"")
    assert len(end.requests) == 1


async def test_neither_silence_nor_a_flood_takes_long(end: FarEnd) -> None:
    url = f"http://127.0.0.1:{end.port}/"
    out = outbound("127.0.0.1", patience=0.3)
    end.answer = None
    with within(5), pytest.raises(Unreached):
        await out.send("POST", url, {}, b"")
    end.answer = b"HTTP/1.1 200 OK\r\nContent-Length: 900000000\r\n\r\n" + bytes(100_000)
    with within(5):
        assert (await out.send("POST", url, {}, b"")).status == 200
    end.answer = b"HTTP/1.1 200 OK\r\nX: " + b"x" * 3_000_000
    with within(5), pytest.raises(Unreached):
        await out.send("POST", url, {}, b"")


async def test_an_answer_that_is_none(end: FarEnd) -> None:
    out, url = outbound("127.0.0.1"), f"http://127.0.0.1:{end.port}/"
    for nonsense in (b"", b"SSH-2.0-x\r\n\r\n", b"HTTP/1.1 abc\r\n\r\n"):
        end.answer = nonsense
        with pytest.raises(Unreached):
            await out.send("POST", url, {}, b"")
    with pytest.raises(Unreached):
        await outbound("127.0.0.1").send("POST", "http://127.0.0.1:1/", {}, b"")


@pytest.mark.parametrize(
    ("said", "seconds"),
    [
        ("120", (120, 120)),
        ("99999999999", (86_400, 86_400)),
        ("Wed, 21 Oct 2015 07:28:00 GMT", (0, 0)),
        ("Wed, 21 Oct 2115 07:28:00 GMT", (86_400, 86_400)),
        ("soon", None),
        ("-5", None),
    ],
)
async def test_how_long_to_wait(end: FarEnd, said: str, seconds: tuple[float, float] | None) -> None:
    end.says(429, f"Retry-After: {said}")
    answer = await outbound("127.0.0.1").send("POST", f"http://127.0.0.1:{end.port}/", {}, b"")
    assert answer == Answered(429, None if seconds is None else seconds[0])


@pytest.mark.parametrize(
    ("url", "fault"),
    [
        ("https://push.example/abc?d=e", None),
        ("https://push.example:8443/", None),
        ("http://push.example/", "https"),
        ("ftp://push.example/", "address"),
        ("push.example", "address"),
        ("", "address"),
        ("https://", "address"),
        ("https://push.example:99999/", "address"),
        ("https://name:password@push.example/", "address"),
        ("https://push.example/a b", "address"),
        ("https://push.example/\r\nX: y", "address"),
        ("https://push.example\\@127.0.0.1/", "address"),
        ("https://[::1/", "address"),
        ("https://püsh.example/", "address"),
        ("https://push.example/" + "x" * 2000, "address"),
        ("https://localhost/", "private"),
        ("https://hooks.localhost/", "private"),
        ("https://printer.local/", "private"),
        ("https://intranet/", "private"),
        ("https://127.0.0.1/", "private"),
        ("https://2130706433/", "private"),
        ("https://[::ffff:127.0.0.1]/", "private"),
    ],
)
def test_addresses_that_are_refused_before_anything_is_sent(url: str, fault: str | None) -> None:
    assert outbound().fault(url) == fault
