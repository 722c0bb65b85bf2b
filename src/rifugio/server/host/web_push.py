"""Notices by Web Push: encrypted for one browser (RFC 8291), taken to it by its maker's push service."""

import base64
import json
from collections.abc import Mapping
from datetime import timedelta
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric.ec import (
    SECP256R1,
    EllipticCurvePublicKey,
    derive_private_key,
)
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from pywebpush import WebPusher

from rifugio.server.host.delivering import delivered, topic_of
from rifugio.server.host.outbound import Outbound
from rifugio.server.people.notices.ways import Notice, Outcome
from rifugio.server.play.seams import Clock

ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""How many private keys P-256 has, and one."""
CLAIM: Final = timedelta(hours=12)
MOST_BYTES: Final = 3500
"""Of a message; push services take 4096 with what encryption adds."""


class PushWay:
    """Sends notices to the endpoints that browsers gave us, signed by this server's own key (VAPID)."""

    def __init__(self, out: Outbound, key: bytes, contact: str, clock: Clock) -> None:
        private = derive_private_key(int.from_bytes(key, "big") % (ORDER - 1) + 1, SECP256R1())
        self._out, self._contact, self._clock = out, contact, clock
        self._signer = Vapid02(private, conf={"no-strict": True})  # or it takes no contact with a path
        point = private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public_key = base64.urlsafe_b64encode(point).rstrip(b"=").decode()
        """What a browser has to know to subscribe (`applicationServerKey`)."""

    def fault(self, address: str, more: Mapping[str, str]) -> str | None:
        """Return why this subscription is not taken: a fault of its address, or `keys`."""
        fault = self._out.fault(address)
        if fault is None and urlsplit(address).netloc.startswith("["):
            return "address"  # no push service has a bare number for a name
        return fault or (None if _are_keys(more) else "keys")

    async def send(self, address: str, more: Mapping[str, str], notice: Notice) -> Outcome:
        """Encrypt a notice and take it to the push service."""
        keys = {name: more[name] for name in ("p256dh", "auth")}
        body: bytes = WebPusher({"endpoint": address, "keys": keys}).encode(message_of(notice))["body"]
        headers = {
            **self._signed(address),
            "TTL": str(max(notice.ttl_seconds, 0)),
            "Urgency": "low" if notice.quiet else "normal",
            "Topic": topic_of(notice.tag),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
        }
        return await delivered(self._out, "POST", address, headers, body)

    def _signed(self, address: str) -> dict[str, str]:
        parts = urlsplit(address)
        expiry = int((self._clock.now() + CLAIM).timestamp())
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": expiry, "sub": self._contact}
        signed: dict[str, str] = self._signer.sign(claims)
        return signed


def message_of(notice: Notice) -> bytes:
    """Return what the service worker gets, shortened to what push services take."""
    shown = {
        "key": notice.key,
        "tag": notice.tag,
        "title": notice.title,
        "text": notice.text,
        "url": notice.url,
        "language": notice.language,
        "quiet": notice.quiet,
    }
    while len(message := json.dumps(shown, ensure_ascii=False).encode()) > MOST_BYTES and shown["text"]:
        shown["text"] = str(shown["text"])[: len(str(shown["text"])) * 3 // 4]
    return message


def _are_keys(more: Mapping[str, str]) -> bool:
    try:
        point, secret = (_bytes_of(more[name]) for name in ("p256dh", "auth"))
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), point)
    except (KeyError, ValueError):
        return False
    return len(point) == 65 and len(secret) == 16


def _bytes_of(text: str) -> bytes:
    plain = text.rstrip("=")
    if set(plain) - set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"):
        raise ValueError("not base64url")
    return base64.urlsafe_b64decode(plain + "=" * (-len(plain) % 4))
