"""The server's key, and the keys derived from it, one for each purpose."""

import hashlib
import hmac
from typing import NamedTuple, Never, Self

KEY_BYTES = 32


class WeakKey(ValueError):
    """The key is too short, too regular, or readable by others."""


class Keys(NamedTuple):
    """The derived keys: for tokens, bags, push services, links that stop notices, and days' trails."""

    tokens: bytes
    bags: bytes
    push: bytes
    stops: bytes
    trails: bytes

    @classmethod
    def derive(cls, key: bytes) -> Self:
        """Derive a key for each purpose; knowing one reveals nothing about another."""
        return cls(*(_hkdf(key, f"rifugio {purpose}".encode()) for purpose in cls._fields))

    def __repr__(self) -> str:
        return "Keys(…)"


class Secret:
    """Wraps a secret value so that it cannot be logged or pickled by accident."""

    __slots__ = ("_value",)

    def __init__(self, value: bytes) -> None:
        self._value = value

    def reveal(self) -> bytes:
        """Return the secret value."""
        return self._value

    def __repr__(self) -> str:
        return "Secret(…)"

    def __reduce__(self) -> Never:
        raise TypeError("a secret does not travel")


def read_key(text: str) -> bytes:
    """Parse a key in hexadecimal; raise WeakKey if it is clearly not random."""
    try:
        key = bytes.fromhex(text.strip())
    except ValueError:
        raise WeakKey("the key is not hexadecimal") from None
    if len(key) < KEY_BYTES:
        raise WeakKey(f"the key is shorter than {KEY_BYTES} bytes")
    if len(set(key)) < KEY_BYTES // 4:  # 32 random bytes with fewer than 8 different ones do not occur
        raise WeakKey("the key repeats itself; make one by: openssl rand -hex 32")
    return key


def _hkdf(key: bytes, purpose: bytes) -> bytes:
    """HKDF-SHA-256 of RFC 5869 without salt, for 32 bytes."""
    extracted = hmac.digest(bytes(32), key, hashlib.sha256)
    return hmac.digest(extracted, purpose + b"\x01", hashlib.sha256)
