"""What a browser has for Web Push: its keys, and two ways of opening what was encrypted for it."""

import base64
import hashlib
import hmac
from typing import Any, NamedTuple

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def text_of(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


class Browser(NamedTuple):
    key: ec.EllipticCurvePrivateKey
    secret: bytes

    @property
    def keys(self) -> dict[str, str]:
        return {"p256dh": text_of(point_of(self.key.public_key())), "auth": text_of(self.secret)}

    def opened(self, body: bytes) -> bytes:
        """By http-ece."""
        opened: Any = http_ece.decrypt(
            body, private_key=self.key, auth_secret=self.secret, version="aes128gcm"
        )
        return bytes(opened)

    def opened_by_the_book(self, body: bytes) -> bytes:
        """By the steps of RFC 8291, section 3.4, with nothing but P-256, HKDF and AES."""
        salt, size, theirs = body[:16], int.from_bytes(body[16:20], "big"), body[21:86]
        assert (body[20], len(body) - 86 <= size) == (65, True)
        sender = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        both = point_of(self.key.public_key()) + theirs
        ikm = hkdf(self.secret, self.key.exchange(ec.ECDH(), sender), b"WebPush: info\0" + both, 32)
        key = hkdf(salt, ikm, b"Content-Encoding: aes128gcm\0", 16)
        nonce = hkdf(salt, ikm, b"Content-Encoding: nonce\0", 12)
        padded = AESGCM(key).decrypt(nonce, body[86:], None)
        content, end, _ = padded.rpartition(b"\x02")
        assert end == b"\x02"
        return content


def hkdf(salt: bytes, key: bytes, info: bytes, length: int) -> bytes:
    extracted = hmac.digest(salt, key, hashlib.sha256)
    return hmac.digest(extracted, info + b"\x01", hashlib.sha256)[:length]


def new_browser() -> Browser:
    return Browser(ec.generate_private_key(ec.SECP256R1()), bytes(range(16)))
