"""Links that stop notices by one way, signed, so that they need neither a device nor a rucksack."""

import hashlib
import hmac
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

PATTERN: Final = "^[A-Za-z0-9_-]{32}$"
_NUMBER: Final = 8


class StopLinks:
    """Signs the numbers of ways, and reads them."""

    def __init__(self, key: bytes, public_url: str) -> None:
        self._key, self._url = key, public_url

    def url(self, way: int) -> str:
        """Return the link that stops notices by this way."""
        return f"{self._url}/api/stops/{self.code(way)}"

    def code(self, way: int) -> str:
        """Return the signed number of a way."""
        number = way.to_bytes(_NUMBER, "big")
        return urlsafe_b64encode(number + self._seal(number)).decode()

    def read(self, code: str) -> int | None:
        """Return the number of a way, or None if it was not signed here."""
        raw = urlsafe_b64decode(code)
        number, seal = raw[:_NUMBER], raw[_NUMBER:]
        return int.from_bytes(number, "big") if hmac.compare_digest(seal, self._seal(number)) else None

    def _seal(self, number: bytes) -> bytes:
        return hmac.digest(self._key, number, hashlib.sha256)[:16]
