"""Signed tokens (itsdangerous) for seats and hosts. They are never stored."""

import hashlib

from itsdangerous import BadData, URLSafeSerializer

from rifugio.answering.callers import HostToken, SeatToken
from rifugio.server.ids import is_link

MAX_LENGTH = 200
_SEATS = 5


class Tokens:
    """Signs and verifies tokens. The same seat and generation always give the same token."""

    def __init__(self, key: bytes) -> None:
        self._serializer = URLSafeSerializer(
            key,
            salt=b"rifugio token 1",
            signer_kwargs={"digest_method": hashlib.sha256, "key_derivation": "hmac"},
        )

    def seat(self, link: str, seat: int, generation: int) -> str:
        """Return the token for a seat of the table with this link."""
        return self._write([link, seat, generation])

    def host(self, link: str) -> str:
        """Return the host's token for the table with this link."""
        return self._write([link])

    def read(self, token: str) -> SeatToken | HostToken | None:
        """Return the content of a token, or None if its signature or its exact spelling is not ours."""
        if len(token) > MAX_LENGTH:
            return None
        try:
            content = self._serializer.loads(token)
        except BadData:
            return None
        if self._write(content) != token:  # base64 allows several spellings; only the canonical one counts
            return None
        return _parse(content)

    def _write(self, content: object) -> str:
        return self._serializer.dumps(content)


def _parse(content: object) -> SeatToken | HostToken | None:
    match content:
        case [str(link)] if is_link(link):
            return HostToken(link)
        case [str(link), int(seat), int(generation)] if is_link(link) and 0 <= seat < _SEATS:
            return SeatToken(link, seat, generation)
    return None
