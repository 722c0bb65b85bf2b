"""Web Push to an endpoint on this machine: what it gets, what it can open, and what its answers mean."""

import base64
import json
import ssl
from time import time

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from rifugio.server.host.delivering import topic_of
from rifugio.server.host.machine import MachineClock
from rifugio.server.host.outbound import Outbound
from rifugio.server.host.web_push import PushWay
from rifugio.server.keys import Keys
from rifugio.server.people.notices.ways import Gone, Later, Outcome, Sent
from tests.server.ways.browser import Browser, new_browser
from tests.server.ways.far_end import FarEnd
from tests.server.ways.samples import NOTICE

KEYS = Keys.derive(bytes(range(32)))
SYSTEM = ssl.create_default_context()
CONTACT = "https://huts.example/contact"


def way(*allowed: str, patience: float = 5) -> PushWay:
    clock = MachineClock()
    return PushWay(Outbound(clock, allowed, trusted=SYSTEM, patience=patience), KEYS.push, CONTACT, clock)


def endpoint(end: FarEnd) -> str:
    return f"http://127.0.0.1:{end.port}/wpush/v2/abc"


async def test_only_the_browser_can_read_it(end: FarEnd) -> None:
    browser, stranger = new_browser(), new_browser()
    assert await way("127.0.0.1").send(endpoint(end), browser.keys, NOTICE) == Sent()
    (request,) = end.requests
    assert (request.method, request.target) == ("POST", "/wpush/v2/abc")
    opened = browser.opened(request.body)
    assert opened == browser.opened_by_the_book(request.body)
    assert json.loads(opened) == {
        "key": NOTICE.key,
        "tag": NOTICE.tag,
        "title": NOTICE.title,
        "text": NOTICE.text,
        "url": NOTICE.url,
        "language": "de",
        "quiet": False,
    }
    for wrong in (stranger, Browser(browser.key, bytes(16)), Browser(stranger.key, browser.secret)):
        with pytest.raises(Exception):  # noqa: B017, PT011 - each its own
            wrong.opened(request.body)
    assert b"Wilma" not in request.body


def test_the_book_is_read_rightly() -> None:
    """RFC 8291, appendix A."""

    def decoded(text: str) -> bytes:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))

    private = int.from_bytes(decoded("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), "big")
    browser = Browser(ec.derive_private_key(private, ec.SECP256R1()), decoded("BTBZMqHH6r4Tts7J_aSIgg"))
    body = decoded(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
        "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    said = b"When I grow up, I want to be a watermelon"
    assert browser.opened_by_the_book(body) == browser.opened(body) == said


async def test_the_push_service_learns_who_sends_and_until_when_it_matters(end: FarEnd) -> None:
    sender = way("127.0.0.1")
    await sender.send(endpoint(end), new_browser().keys, NOTICE)
    headers = end.requests[0].headers
    assert (headers["ttl"], headers["urgency"]) == ("86400", "normal")
    assert headers["topic"] == topic_of(NOTICE.tag)
    assert len(headers["topic"]) == 32
    assert headers["content-encoding"] == "aes128gcm"
    assert Vapid02.verify(headers["authorization"])
    token, _, key = headers["authorization"].removeprefix("vapid t=").partition(",k=")
    assert key == sender.public_key
    claims = json.loads(base64.urlsafe_b64decode(token.split(".")[1] + "=="))
    assert (claims["aud"], claims["sub"]) == (f"http://127.0.0.1:{end.port}", CONTACT)
    assert time() + 3600 < claims["exp"] < time() + 86_400
    await sender.send(endpoint(end), new_browser().keys, NOTICE._replace(quiet=True, tag="digest"))
    assert end.requests[1].headers["urgency"] == "low"
    assert end.requests[1].headers["topic"] != headers["topic"]


def test_the_server_is_known_by_the_same_key_for_ever() -> None:
    assert way().public_key == way().public_key
    clock = MachineClock()
    other = PushWay(Outbound(clock, trusted=SYSTEM), Keys.derive(bytes(31) + b"\1").push, CONTACT, clock)
    assert other.public_key != way().public_key
    assert len(base64.urlsafe_b64decode(other.public_key + "=")) == 65


@pytest.mark.parametrize(
    ("status", "outcome"),
    [
        (200, Sent()),
        (201, Sent()),
        (202, Sent()),
        (404, Gone()),
        (410, Gone()),
        (400, Later()),
        (403, Later()),
        (500, Later()),
        (503, Later()),
        (307, Later()),
    ],
)
async def test_what_answers_mean(end: FarEnd, status: int, outcome: Outcome) -> None:
    end.says(status, "Location: http://127.0.0.1:1/")
    assert await way("127.0.0.1").send(endpoint(end), new_browser().keys, NOTICE) == outcome


async def test_too_many_is_later_when_the_push_service_says_so(end: FarEnd) -> None:
    end.says(429, "Retry-After: 90")
    assert await way("127.0.0.1").send(endpoint(end), new_browser().keys, NOTICE) == Later(90)


async def test_silence_is_later(end: FarEnd) -> None:
    end.answer = None
    assert await way("127.0.0.1", patience=0.2).send(endpoint(end), new_browser().keys, NOTICE) == Later()
    assert await way("127.0.0.1").send("http://127.0.0.1:1/", new_browser().keys, NOTICE) == Later()


async def test_long_texts_are_shortened_to_what_push_services_take(end: FarEnd) -> None:
    browser = new_browser()
    await way("127.0.0.1").send(endpoint(end), browser.keys, NOTICE._replace(text="⛰" * 5000))
    (request,) = end.requests
    assert len(request.body) <= 4096
    shown = json.loads(browser.opened(request.body))
    assert len(shown["text"]) > 500
    assert (shown["title"], shown["url"]) == (NOTICE.title, NOTICE.url)


def test_what_is_no_subscription() -> None:
    keys, push = new_browser().keys, way()
    assert push.fault("https://push.example/abc", keys) is None
    assert push.fault("http://push.example/abc", keys) == "https"
    assert push.fault("https://127.0.0.1/abc", keys) == "private"
    assert push.fault("https://[2606:4700::1111]/abc", keys) == "address"
    assert push.fault("https://[2606:4700::1111/abc", keys) == "address"
    for broken in (
        {},
        {**keys, "auth": ""},
        {**keys, "auth": keys["auth"] + "AAAA"},
        {**keys, "auth": "…"},
        {**keys, "p256dh": keys["p256dh"][:-4]},
        {**keys, "p256dh": "B" + "A" * 86},
        {**keys, "p256dh": "x"},
    ):
        assert push.fault("https://push.example/abc", broken) == "keys"
