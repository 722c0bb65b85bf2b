"""Web hooks of people and of chats: the shape that each takes, and nothing that a name can do there."""

import json
import ssl
from typing import Any

import pytest

from rifugio.server.host.hooks import SHAPES, HookWay
from rifugio.server.host.machine import MachineClock
from rifugio.server.host.outbound import Outbound
from rifugio.server.people.notices.ways import Gone, Later, Notice, Outcome, Sent
from tests.server.ways.far_end import FarEnd, Request, far_end
from tests.server.ways.samples import NOTICE

SYSTEM = ssl.create_default_context()
ROOM = "/_matrix/client/v3/rooms/!huts:example.org"
PATHS = {"matrix": f"{ROOM}?access_token=syt_secret", "ntfy": "/our-huts?auth=QmVhcmVy"}
NASTY = "@everyone <!here> **b** [x](https://evil.example) `c` \\ <script>"


def way(*allowed: str, patience: float = 5) -> HookWay:
    return HookWay(Outbound(MachineClock(), allowed, trusted=SYSTEM, patience=patience))


async def sent(end: FarEnd, shape: str, notice: Notice = NOTICE) -> tuple[Request, dict[str, Any]]:
    url = f"http://127.0.0.1:{end.port}{PATHS.get(shape, '/hook')}"
    assert way("127.0.0.1").fault(url, {"shape": shape}) is None
    assert await way("127.0.0.1").send(url, {"shape": shape}, notice) == Sent()
    request = end.requests[-1]
    assert request.headers["content-type"] == "application/json"
    assert request.headers["idempotency-key"] == notice.key
    return request, json.loads(request.body)


async def test_plain(end: FarEnd) -> None:
    request, said = await sent(end, "plain")
    assert (request.method, request.target) == ("POST", "/hook")
    assert said == {
        "key": NOTICE.key,
        "tag": NOTICE.tag,
        "title": NOTICE.title,
        "text": NOTICE.text,
        "url": NOTICE.url,
        "language": "de",
        "quiet": False,
        "stop_url": NOTICE.stop_url,
    }


async def test_discord(end: FarEnd) -> None:
    _, said = await sent(end, "discord")
    assert said == {
        "content": f"**Rifugio\\: du bist dran**\nLöwe \\& Wilma warten auf dich\\.\n{NOTICE.url}",
        "allowed_mentions": {"parse": []},
        "flags": 4,
    }
    _, nasty = await sent(end, "discord", NOTICE._replace(text=NASTY, quiet=True))
    text = nasty["content"].split("\n")[1]
    assert text == (r"\@everyone \<\!here\> \*\*b\*\* \[x\]\(https\:\/\/evil\.example\) \`c\` \\ \<script\>")
    assert nasty["flags"] == 4 | 4096
    _, long = await sent(end, "discord", NOTICE._replace(text="*" * 5000))
    assert len(long["content"]) <= 2000


async def test_slack(end: FarEnd) -> None:
    _, said = await sent(end, "slack", NOTICE._replace(text=NASTY))
    assert said["text"].split("\n") == [
        NOTICE.title,
        "@everyone &lt;!here&gt; **b** [x](https://evil.example) `c` \\ &lt;script&gt;",
        NOTICE.url,
    ]
    assert (said["mrkdwn"], said["link_names"], said["unfurl_links"]) == (False, False, False)


async def test_matrix(end: FarEnd) -> None:
    request, said = await sent(end, "matrix")
    assert (request.method, request.target) == ("PUT", f"{ROOM}/send/m.room.message/{NOTICE.key}")
    assert request.headers["authorization"] == "Bearer syt_secret"
    assert said == {
        "msgtype": "m.text",
        "body": f"{NOTICE.title}\n{NOTICE.text}\n{NOTICE.url}",
        "m.mentions": {},
    }
    again, _ = await sent(end, "matrix")
    assert again.target == request.target, "so that the room gets it once"
    other, quiet = await sent(end, "matrix", NOTICE._replace(key="a/../b?c", quiet=True))
    assert other.target == f"{ROOM}/send/m.room.message/a%2F..%2Fb%3Fc"
    assert quiet["msgtype"] == "m.notice"


async def test_ntfy(end: FarEnd) -> None:
    request, said = await sent(end, "ntfy")
    assert (request.method, request.target) == ("POST", "/?auth=QmVhcmVy")
    newer, shown = await sent(end, "ntfy", NOTICE._replace(key="n7-44", quiet=True))
    assert newer.target == request.target
    assert said["sequence_id"] == shown["sequence_id"], "a newer one replaces the older"
    assert {**said, "sequence_id": None} == {
        "topic": "our-huts",
        "title": NOTICE.title,
        "message": NOTICE.text,
        "click": NOTICE.url,
        "priority": 3,
        "sequence_id": None,
    }
    assert shown["priority"] == 2


@pytest.mark.parametrize(
    ("status", "outcome"),
    [
        (200, Sent()),
        (204, Sent()),
        (404, Gone()),
        (410, Gone()),
        (302, Later()),
        (400, Later()),
        (500, Later()),
    ],
)
@pytest.mark.parametrize("shape", SHAPES)
async def test_what_answers_mean(end: FarEnd, shape: str, status: int, outcome: Outcome) -> None:
    end.says(status, "Location: http://127.0.0.1:1/")
    url = f"http://127.0.0.1:{end.port}{PATHS.get(shape, '/hook')}"
    assert await way("127.0.0.1").send(url, {"shape": shape}, NOTICE) == outcome


async def test_a_hook_that_hangs_or_has_too_many(end: FarEnd) -> None:
    url = f"http://127.0.0.1:{end.port}/hook"
    end.answer = None
    assert await way("127.0.0.1", patience=0.2).send(url, {"shape": "plain"}, NOTICE) == Later()
    end.says(429, "Retry-After: 7")
    assert await way("127.0.0.1").send(url, {"shape": "plain"}, NOTICE) == Later(7)


async def test_no_hook_leads_inwards(end: FarEnd) -> None:
    """Neither by its address nor by its name, nor by a redirect."""
    async with far_end() as inside:
        for host in ("127.0.0.1", "localhost", "[::1]", "[::ffff:127.0.0.1]", "0x7f.1"):
            url = f"https://{host}:{inside.port}/hook"
            assert await way().send(url, {"shape": "plain"}, NOTICE) == Later()
        end.says(307, f"Location: http://127.0.0.1:{inside.port}/")
        url = f"http://127.0.0.1:{end.port}/hook"
        assert await way(f"127.0.0.1:{end.port}").send(url, {"shape": "plain"}, NOTICE) == Later()
        assert inside.connections == 0
    assert end.connections == 1


@pytest.mark.parametrize(
    ("url", "shape", "fault"),
    [
        ("https://hook.example/a", "plain", None),
        ("https://hook.example/a", "carrier pigeon", "shape"),
        ("http://hook.example/a", "plain", "https"),
        ("https://10.0.0.1/a", "slack", "private"),
        (f"https://matrix.example{ROOM}?access_token=a", "matrix", None),
        (f"https://matrix.example{ROOM}", "matrix", "room"),
        (f"https://matrix.example{ROOM}?access_token=a%0d%0aX:y", "matrix", "room"),
        (f"https://matrix.example{ROOM}?access_token=%C3%B6", "matrix", "room"),
        ("https://matrix.example/?access_token=a", "matrix", "room"),
        ("https://ntfy.example/huts", "ntfy", None),
        ("https://ntfy.example/", "ntfy", "topic"),
        ("https://ntfy.example/a/b", "ntfy", "topic"),
    ],
)
def test_what_is_no_hook(url: str, shape: str, fault: str | None) -> None:
    assert way().fault(url, {"shape": shape}) == fault
