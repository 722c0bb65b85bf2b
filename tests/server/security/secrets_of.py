"""Secrets in every form in which they might leak, and the search for them."""

import base64
import hashlib
import re
from collections.abc import Iterable, Iterator
from typing import Final
from urllib.parse import quote

_DIGITS: Final = b"0123456789abcdefABCDEF-"
_ONLY_DIGITS: Final = bytes(byte if byte in _DIGITS else ord(" ") for byte in range(256))
_UUID: Final = re.compile(rb"[0-9a-f]{8}-?([0-9a-f]{4}-?){3}[0-9a-f]{12}")


def disguises(secret: bytes) -> Iterator[bytes]:
    """Yield a secret in all its forms: plain, encoded, reversed, hashed."""
    yield from (secret, secret[::-1])
    for text in (secret.hex(), secret.hex().upper(), secret.hex()[::-1]):
        yield text.encode()
    yield "".join(f"%{byte:02x}" for byte in secret).encode()
    yield quote(secret).encode()
    for digits in (2, 4):  # "\x41" and "\u0041"
        yield "".join(f"\\{'x' if digits == 2 else 'u'}{byte:0{digits}x}" for byte in secret).encode()
    yield ",".join(map(str, secret)).encode()
    yield ", ".join(map(str, secret)).encode()
    yield from coded(secret)
    yield from coded(secret.hex().encode())
    for hashed in (hashlib.sha256, hashlib.sha1, hashlib.md5):
        digest = hashed(secret).digest()
        yield from (digest, digest.hex().encode(), base64.b64encode(digest).rstrip(b"="))


def coded(secret: bytes) -> Iterator[bytes]:
    """Yield the base64 forms that a secret takes at any offset within a longer text."""
    for skipped in range(3):
        text = base64.b64encode(b"\0" * skipped + secret)
        middle = text[4 if skipped else 0 : -4]  # the ends depend on the neighbouring bytes
        yield from (middle, middle.translate(bytes.maketrans(b"+/", b"-_")))


def found(secrets: Iterable[bytes], sent: bytes) -> list[bytes]:
    """Return the forms of secrets that occur in what was sent."""
    return [form for secret in secrets for form in disguises(secret) if form in sent]


def of_number(number: int) -> list[bytes]:
    """Return the forms of a number."""
    return [
        str(number).encode(),
        f"{number:x}".encode(),
        number.to_bytes(8, "big"),
        number.to_bytes(8, "little"),
    ]


def ids_in(sent: bytes) -> set[str]:
    """Return everything that looks like a command id, as 32 hexadecimal digits."""
    runs = {run.lower() for run in sent.translate(_ONLY_DIGITS).split() if len(run) >= 32}
    return {run.replace(b"-", b"").decode() for run in runs if _UUID.fullmatch(run)}
