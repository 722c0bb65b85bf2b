"""Notices by a web hook: a URL of somebody's own, in plain JSON or in the shape that a chat takes."""

import re
from collections.abc import Callable, Mapping
from json import dumps
from typing import Any, Final, NamedTuple
from urllib.parse import parse_qs, quote, urlsplit, urlunsplit

from rifugio.server.host.delivering import delivered, topic_of
from rifugio.server.host.outbound import Outbound
from rifugio.server.people.notices.ways import Notice, Outcome

ROOM: Final = re.compile(r"/_matrix/client/v3/rooms/(!|%21)[^/]+/?")
TOKEN: Final = re.compile(r"[!-~]+")
TOPIC: Final = re.compile(r"/([-_A-Za-z0-9]{1,64})/?")
LONGEST: Final = 900
"""Characters of a message: Discord takes 2000, and escaping may double it."""
SILENT: Final = 1 << 12
UNADORNED: Final = 1 << 2
"""Discord's flags: no sound, and no preview of the link."""


class Hooked(NamedTuple):
    """A request to a hook."""

    url: str
    said: dict[str, Any]
    method: str = "POST"
    token: str | None = None


def plain(url: str, notice: Notice) -> Hooked:
    """Return a notice for a program of one's own."""
    return Hooked(
        url,
        {
            "key": notice.key,
            "tag": notice.tag,
            "title": notice.title,
            "text": notice.text,
            "url": notice.url,
            "language": notice.language,
            "quiet": notice.quiet,
            "stop_url": notice.stop_url,
        },
    )


def discord(url: str, notice: Notice) -> Hooked:
    """Return a notice for Discord. What players wrote has no effect: every sign is escaped."""
    title, text = (re.sub(r"([!-/:-@\[-`{-~])", r"\\\1", part) for part in _shortened(notice))
    flags = UNADORNED | (SILENT if notice.quiet else 0)
    said = {"content": f"**{title}**\n{text}\n{notice.url}", "allowed_mentions": {"parse": []}}
    return Hooked(url, {**said, "flags": flags})


def slack(url: str, notice: Notice) -> Hooked:
    """Return a notice for Slack, Mattermost and others that take the same."""
    text = "\n".join((*_shortened(notice), notice.url))
    escaped = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    quiet = {"mrkdwn": False, "link_names": False, "unfurl_links": False, "unfurl_media": False}
    return Hooked(url, {"text": escaped, **quiet})


def matrix(url: str, notice: Notice) -> Hooked:
    """Return a notice for a Matrix room; its server drops a second one with the same key."""
    parts = urlsplit(url)
    room = urlunsplit((parts.scheme, parts.netloc, parts.path.rstrip("/"), "", ""))
    said: dict[str, Any] = {
        "msgtype": "m.notice" if notice.quiet else "m.text",
        "body": "\n".join((*_shortened(notice), notice.url)),
        "m.mentions": {},
    }
    where = f"{room}/send/m.room.message/{quote(notice.key, safe='')}"
    return Hooked(where, said, "PUT", _matrix_token(parts.query))


def ntfy(url: str, notice: Notice) -> Hooked:
    """Return a notice for ntfy, in which a newer one replaces the older."""
    parts = urlsplit(url)
    topic = TOPIC.fullmatch(parts.path)
    title, text = _shortened(notice)
    said = {
        "topic": topic[1] if topic else "",
        "title": title,
        "message": text,
        "click": notice.url,
        "priority": 2 if notice.quiet else 3,
        "sequence_id": topic_of(notice.tag),
    }
    return Hooked(urlunsplit((parts.scheme, parts.netloc, "/", parts.query, "")), said)


SHAPES: Final[Mapping[str, Callable[[str, Notice], Hooked]]] = {
    "plain": plain,
    "discord": discord,
    "slack": slack,
    "matrix": matrix,
    "ntfy": ntfy,
}


class HookWay:
    """Sends notices to web hooks."""

    public_key: Final = None

    def __init__(self, out: Outbound) -> None:
        self._out = out

    def fault(self, address: str, more: Mapping[str, str]) -> str | None:
        """Return why this hook is not taken: a fault of its address, `shape`, `room` or `topic`."""
        shape = more.get("shape")
        if shape not in SHAPES:
            return "shape"
        if (fault := self._out.fault(address)) is not None:
            return fault
        parts = urlsplit(address)
        if shape == "matrix" and not (ROOM.fullmatch(parts.path) and _matrix_token(parts.query)):
            return "room"
        return "topic" if shape == "ntfy" and not TOPIC.fullmatch(parts.path) else None

    async def send(self, address: str, more: Mapping[str, str], notice: Notice) -> Outcome:
        """Send a notice in the shape that the other side takes."""
        hooked = SHAPES[more["shape"]](address, notice)
        headers = {"Content-Type": "application/json", "Idempotency-Key": notice.key, "User-Agent": "Rifugio"}
        if hooked.token:
            headers["Authorization"] = f"Bearer {hooked.token}"
        return await delivered(self._out, hooked.method, hooked.url, headers, dumps(hooked.said).encode())


def _matrix_token(query: str) -> str | None:
    """Return the token in an address, which newer servers take in a header only."""
    found = parse_qs(query).get("access_token", [""])[0]
    return found if TOKEN.fullmatch(found) else None


def _shortened(notice: Notice) -> tuple[str, str]:
    title = notice.title[:LONGEST]
    return title, notice.text[: LONGEST - len(title)]
