"""Tokens of a device's own tables. They are not signed: whoever has the device has the tables as well."""

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

from rifugio.answering.callers import HostToken, SeatToken

MARK: Final = ".here"
"""In the place of a signature."""


class LocalTokens:
    """Writes and reads tokens; the part before the dot is written as in a server's."""

    def seat(self, link: str, seat: int, generation: int) -> str:
        """Return the token for a seat of the table with this link."""
        return _write([link, seat, generation])

    def host(self, link: str) -> str:
        """Return the host's token for the table with this link."""
        return _write([link])

    def read(self, token: str) -> SeatToken | HostToken | None:
        """Return the content of a token, or None if it is not one of ours."""
        if not token.endswith(MARK):
            return None
        text = token.removesuffix(MARK)
        try:
            content = json.loads(urlsafe_b64decode(text + "=" * (-len(text) % 4)))
        except ValueError:
            return None
        match content:
            case [str(link)]:
                return HostToken(link)
            case [str(link), int(seat), int(generation)]:
                return SeatToken(link, seat, generation)
        return None


def _write(content: object) -> str:
    text = json.dumps(content, separators=(",", ":")).encode()
    return urlsafe_b64encode(text).rstrip(b"=").decode() + MARK
